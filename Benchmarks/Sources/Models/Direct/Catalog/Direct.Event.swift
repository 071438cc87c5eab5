public import Bricolage

extension Direct {
    /// One event.
    public struct Event: JSONModel, GuessableDecodable, Sendable {
        var description: String?
        var id: Int
        var logo: String?
        var name: String
        var subTopicIds: [Int]
        var subjectCode: String?
        var subtitle: String?
        var topicIds: [Int]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            description = try fields["description"]
            id = try fields["id"]
            logo = try fields["logo"]
            name = try fields["name"]
            subTopicIds = try fields["subTopicIds"]
            subjectCode = try fields["subjectCode"]
            subtitle = try fields["subtitle"]
            topicIds = try fields["topicIds"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["description"] = description
            fields["id"] = id
            fields["logo"] = logo
            fields["name"] = name
            fields["subTopicIds"] = subTopicIds
            fields["subjectCode"] = subjectCode
            fields["subtitle"] = subtitle
            fields["topicIds"] = topicIds
        }
    }
}
