extension Plain {
    /// The response to a search for statuses.
    public struct Timeline: Codable, Sendable {
        var statuses: [Status]
        var searchMetadata: SearchMetadata

        private enum CodingKeys: String, CodingKey {
            case statuses
            case searchMetadata = "search_metadata"
        }
    }
}
