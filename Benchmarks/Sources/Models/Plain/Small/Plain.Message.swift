extension Plain {
    /// A document of about a hundred bytes.
    public struct Message: Codable, Sendable {
        var id: Int
        var kind: String
        var sender: String
        var delivered: Bool
        var score: Double
        var topic: String?
    }
}
