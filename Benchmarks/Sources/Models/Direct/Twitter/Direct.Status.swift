public import Bricolage

extension Direct {
    /// A status with its author and the status that it repeats, if any.
    public struct Status: JSONModel, GuessableDecodable, Sendable {
        var metadata: StatusMetadata
        var createdAt: String
        var id: Int
        var idStr: String
        var text: String
        var source: String
        var truncated: Bool
        var inReplyToStatusId: Int?
        var inReplyToStatusIdStr: String?
        var inReplyToUserId: Int?
        var inReplyToUserIdStr: String?
        var inReplyToScreenName: String?
        var user: User
        var geo: Point?
        var coordinates: Point?
        var place: Place?
        var contributors: [Int]?
        @Indirect var retweetedStatus: Status?
        var retweetCount: Int
        var favoriteCount: Int
        var entities: Entities
        var favorited: Bool
        var retweeted: Bool
        var possiblySensitive: Bool?
        var lang: String

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            metadata = try fields["metadata"]
            createdAt = try fields["created_at"]
            id = try fields["id"]
            idStr = try fields["id_str"]
            text = try fields["text"]
            source = try fields["source"]
            truncated = try fields["truncated"]
            inReplyToStatusId = try fields["in_reply_to_status_id"]
            inReplyToStatusIdStr = try fields["in_reply_to_status_id_str"]
            inReplyToUserId = try fields["in_reply_to_user_id"]
            inReplyToUserIdStr = try fields["in_reply_to_user_id_str"]
            inReplyToScreenName = try fields["in_reply_to_screen_name"]
            user = try fields["user"]
            geo = try fields["geo"]
            coordinates = try fields["coordinates"]
            place = try fields["place"]
            contributors = try fields["contributors"]
            retweetedStatus = try fields["retweeted_status"]
            retweetCount = try fields["retweet_count"]
            favoriteCount = try fields["favorite_count"]
            entities = try fields["entities"]
            favorited = try fields["favorited"]
            retweeted = try fields["retweeted"]
            possiblySensitive = try fields["possibly_sensitive"]
            lang = try fields["lang"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["metadata"] = metadata
            fields["created_at"] = createdAt
            fields["id"] = id
            fields["id_str"] = idStr
            fields["text"] = text
            fields["source"] = source
            fields["truncated"] = truncated
            fields["in_reply_to_status_id"] = inReplyToStatusId
            fields["in_reply_to_status_id_str"] = inReplyToStatusIdStr
            fields["in_reply_to_user_id"] = inReplyToUserId
            fields["in_reply_to_user_id_str"] = inReplyToUserIdStr
            fields["in_reply_to_screen_name"] = inReplyToScreenName
            fields["user"] = user
            fields["geo"] = geo
            fields["coordinates"] = coordinates
            fields["place"] = place
            fields["contributors"] = contributors
            fields["retweeted_status"] = _retweetedStatus
            fields["retweet_count"] = retweetCount
            fields["favorite_count"] = favoriteCount
            fields["entities"] = entities
            fields["favorited"] = favorited
            fields["retweeted"] = retweeted
            fields["possibly_sensitive"] = possiblySensitive
            fields["lang"] = lang
        }
    }
}
