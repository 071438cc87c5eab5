extension Plain {
    /// Who ordered.
    public struct Customer: Codable, Sendable {
        var id: Int
        var name: String
        var email: String
        var address: Address
    }
}
