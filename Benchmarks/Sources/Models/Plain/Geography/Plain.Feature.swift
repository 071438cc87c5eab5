extension Plain {
    /// One shape and what it is.
    public struct Feature: Codable, Sendable {
        var type: String
        var properties: FeatureProperties
        var geometry: Geometry
    }
}
