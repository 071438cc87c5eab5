extension Plain {
    /// A hash tag and where it stands.
    public struct Hashtag: Codable, Sendable {
        var text: String
        var indices: [Int]
    }
}
