extension Plain {
    /// The marked parts of the text of a status.
    public struct Entities: Codable, Sendable {
        var hashtags: [Hashtag]
        var symbols: [Hashtag]
        var urls: [Link]
        var userMentions: [Mention]
        var media: [Media]?

        private enum CodingKeys: String, CodingKey {
            case hashtags
            case symbols
            case urls
            case userMentions = "user_mentions"
            case media
        }
    }
}
