public import Bricolage

extension Direct {
    /// Events, their performances and names for every code in them.
    public struct Catalog: JSONModel, GuessableDecodable, Sendable {
        var areaNames: [String: String]
        var audienceSubCategoryNames: [String: String]
        var blockNames: [String: String]
        var events: [String: Event]
        var performances: [Performance]
        var seatCategoryNames: [String: String]
        var subTopicNames: [String: String]
        var subjectNames: [String: String]
        var topicNames: [String: String]
        var topicSubTopics: [String: [Int]]
        var venueNames: [String: String]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            areaNames = try fields["areaNames"]
            audienceSubCategoryNames = try fields["audienceSubCategoryNames"]
            blockNames = try fields["blockNames"]
            events = try fields["events"]
            performances = try fields["performances"]
            seatCategoryNames = try fields["seatCategoryNames"]
            subTopicNames = try fields["subTopicNames"]
            subjectNames = try fields["subjectNames"]
            topicNames = try fields["topicNames"]
            topicSubTopics = try fields["topicSubTopics"]
            venueNames = try fields["venueNames"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["areaNames"] = areaNames
            fields["audienceSubCategoryNames"] = audienceSubCategoryNames
            fields["blockNames"] = blockNames
            fields["events"] = events
            fields["performances"] = performances
            fields["seatCategoryNames"] = seatCategoryNames
            fields["subTopicNames"] = subTopicNames
            fields["subjectNames"] = subjectNames
            fields["topicNames"] = topicNames
            fields["topicSubTopics"] = topicSubTopics
            fields["venueNames"] = venueNames
        }
    }
}
