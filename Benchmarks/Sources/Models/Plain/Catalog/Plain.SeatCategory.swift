extension Plain {
    /// Seats of one category.
    public struct SeatCategory: Codable, Sendable {
        var areas: [Area]
        var seatCategoryId: Int
    }
}
