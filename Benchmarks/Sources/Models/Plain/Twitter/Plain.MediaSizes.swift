extension Plain {
    /// The sizes that a picture can be had in.
    public struct MediaSizes: Codable, Sendable {
        var medium: MediaSize
        var small: MediaSize
        var thumb: MediaSize
        var large: MediaSize
    }
}
