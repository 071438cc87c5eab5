public import Bricolage

extension Direct {
    /// The query of a search and its duration.
    public struct SearchMetadata: JSONModel, GuessableDecodable, Sendable {
        var completedIn: Double
        var maxId: Int
        var maxIdStr: String
        var nextResults: String?
        var query: String
        var refreshUrl: String
        var count: Int
        var sinceId: Int
        var sinceIdStr: String

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            completedIn = try fields["completed_in"]
            maxId = try fields["max_id"]
            maxIdStr = try fields["max_id_str"]
            nextResults = try fields["next_results"]
            query = try fields["query"]
            refreshUrl = try fields["refresh_url"]
            count = try fields["count"]
            sinceId = try fields["since_id"]
            sinceIdStr = try fields["since_id_str"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["completed_in"] = completedIn
            fields["max_id"] = maxId
            fields["max_id_str"] = maxIdStr
            fields["next_results"] = nextResults
            fields["query"] = query
            fields["refresh_url"] = refreshUrl
            fields["count"] = count
            fields["since_id"] = sinceId
            fields["since_id_str"] = sinceIdStr
        }
    }
}
