extension Plain {
    /// A document of about ten kilobytes.
    public struct Orders: Codable, Sendable {
        var orders: [Order]
    }
}
