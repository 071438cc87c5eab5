extension Plain {
    /// The available sizes of a picture.
    public struct MediaSizes: Codable, Sendable {
        var medium: MediaSize
        var small: MediaSize
        var thumb: MediaSize
        var large: MediaSize
    }
}
