extension Plain {
    /// A link and its position.
    public struct Link: Codable, Sendable {
        var url: String
        var expandedUrl: String
        var displayUrl: String
        var indices: [Int]

        private enum CodingKeys: String, CodingKey {
            case url
            case expandedUrl = "expanded_url"
            case displayUrl = "display_url"
            case indices
        }
    }
}
