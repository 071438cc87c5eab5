extension Plain {
    /// The answer of a search for statuses.
    public struct Timeline: Codable, Sendable {
        var statuses: [Status]
        var searchMetadata: SearchMetadata

        private enum CodingKeys: String, CodingKey {
            case statuses
            case searchMetadata = "search_metadata"
        }
    }
}
