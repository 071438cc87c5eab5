extension Plain {
    /// A document of about a kilobyte.
    public struct Order: Codable, Sendable {
        var id: Int
        var number: String
        var customer: Customer
        var lines: [OrderLine]
        var total: Double
        var currency: String
        var note: String?
        var paid: Bool
    }
}
