extension Plain {
    /// Where the order goes.
    public struct Address: Codable, Sendable {
        var street: String
        var city: String
        var postalCode: String
        var country: String
    }
}
