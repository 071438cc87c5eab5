extension Plain {
    /// The outline of a shape: polygons of points of two coordinates.
    public struct Geometry: Codable, Sendable {
        var type: String
        var coordinates: [[[Double]]]
    }
}
