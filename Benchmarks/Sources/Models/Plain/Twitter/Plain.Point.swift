extension Plain {
    /// A place on the earth.
    public struct Point: Codable, Sendable {
        var type: String
        var coordinates: [Double]
    }
}
