extension Plain {
    /// A part of the hall.
    public struct Area: Codable, Sendable {
        var areaId: Int
        var blockIds: [Int]
    }
}
