extension Plain {
    /// An author who is named in a status.
    public struct Mention: Codable, Sendable {
        var screenName: String
        var name: String
        var id: Int
        var idStr: String
        var indices: [Int]

        private enum CodingKeys: String, CodingKey {
            case screenName = "screen_name"
            case name
            case id
            case idStr = "id_str"
            case indices
        }
    }
}
