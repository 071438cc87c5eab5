extension Plain {
    /// A place with a name.
    public struct Place: Codable, Sendable {
        var id: String
        var name: String
        var fullName: String
        var country: String

        private enum CodingKeys: String, CodingKey {
            case id
            case name
            case fullName = "full_name"
            case country
        }
    }
}
