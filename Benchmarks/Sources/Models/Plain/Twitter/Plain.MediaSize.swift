extension Plain {
    /// One size of a picture.
    public struct MediaSize: Codable, Sendable {
        var w: Int
        var h: Int
        var resize: String
    }
}
