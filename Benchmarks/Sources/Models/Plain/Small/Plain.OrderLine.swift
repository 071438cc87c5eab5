extension Plain {
    /// What was ordered.
    public struct OrderLine: Codable, Sendable {
        var article: String
        var title: String
        var quantity: Int
        var price: Double
        var tags: [String]
    }
}
