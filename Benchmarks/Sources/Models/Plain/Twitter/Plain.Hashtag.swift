extension Plain {
    /// A hash tag and its position.
    public struct Hashtag: Codable, Sendable {
        var text: String
        var indices: [Int]
    }
}
