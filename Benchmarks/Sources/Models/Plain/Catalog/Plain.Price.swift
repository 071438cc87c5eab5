extension Plain {
    /// What a seat costs.
    public struct Price: Codable, Sendable {
        var amount: Int
        var audienceSubCategoryId: Int
        var seatCategoryId: Int
    }
}
