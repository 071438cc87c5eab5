public import Bricolage

extension Direct {
    /// The marked parts of the text of a status.
    public struct Entities: JSONModel, GuessableDecodable, Sendable {
        var hashtags: [Hashtag]
        var symbols: [Hashtag]
        var urls: [Link]
        var userMentions: [Mention]
        var media: [Media]?

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            hashtags = try fields["hashtags"]
            symbols = try fields["symbols"]
            urls = try fields["urls"]
            userMentions = try fields["user_mentions"]
            media = try fields["media"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["hashtags"] = hashtags
            fields["symbols"] = symbols
            fields["urls"] = urls
            fields["user_mentions"] = userMentions
            fields["media"] = media
        }
    }
}
