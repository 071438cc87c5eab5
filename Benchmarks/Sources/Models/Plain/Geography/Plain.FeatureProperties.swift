extension Plain {
    /// What a shape is.
    public struct FeatureProperties: Codable, Sendable {
        var name: String
    }
}
