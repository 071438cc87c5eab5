extension Plain {
    /// The query of a search and its duration.
    public struct SearchMetadata: Codable, Sendable {
        var completedIn: Double
        var maxId: Int
        var maxIdStr: String
        var nextResults: String?
        var query: String
        var refreshUrl: String
        var count: Int
        var sinceId: Int
        var sinceIdStr: String

        private enum CodingKeys: String, CodingKey {
            case completedIn = "completed_in"
            case maxId = "max_id"
            case maxIdStr = "max_id_str"
            case nextResults = "next_results"
            case query
            case refreshUrl = "refresh_url"
            case count
            case sinceId = "since_id"
            case sinceIdStr = "since_id_str"
        }
    }
}
