extension Plain {
    /// Shapes on the earth.
    public struct FeatureCollection: Codable, Sendable {
        var type: String
        var features: [Feature]
    }
}
