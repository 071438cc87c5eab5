public import Bricolage

extension Direct {
    /// An author.
    public struct User: JSONModel, GuessableDecodable, Sendable {
        var id: Int
        var idStr: String
        var name: String
        var screenName: String
        var location: String
        var description: String
        var url: String?
        var entities: UserEntities
        var protected: Bool
        var followersCount: Int
        var friendsCount: Int
        var listedCount: Int
        var createdAt: String
        var favouritesCount: Int
        var utcOffset: Int?
        var timeZone: String?
        var geoEnabled: Bool
        var verified: Bool
        var statusesCount: Int
        var lang: String
        var contributorsEnabled: Bool
        var isTranslator: Bool
        var isTranslationEnabled: Bool
        var profileBackgroundColor: String
        var profileBackgroundImageUrl: String
        var profileBackgroundImageUrlHttps: String
        var profileBackgroundTile: Bool
        var profileImageUrl: String
        var profileImageUrlHttps: String
        var profileBannerUrl: String?
        var profileLinkColor: String
        var profileSidebarBorderColor: String
        var profileSidebarFillColor: String
        var profileTextColor: String
        var profileUseBackgroundImage: Bool
        var defaultProfile: Bool
        var defaultProfileImage: Bool
        var following: Bool
        var followRequestSent: Bool
        var notifications: Bool

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            id = try fields["id"]
            idStr = try fields["id_str"]
            name = try fields["name"]
            screenName = try fields["screen_name"]
            location = try fields["location"]
            description = try fields["description"]
            url = try fields["url"]
            entities = try fields["entities"]
            protected = try fields["protected"]
            followersCount = try fields["followers_count"]
            friendsCount = try fields["friends_count"]
            listedCount = try fields["listed_count"]
            createdAt = try fields["created_at"]
            favouritesCount = try fields["favourites_count"]
            utcOffset = try fields["utc_offset"]
            timeZone = try fields["time_zone"]
            geoEnabled = try fields["geo_enabled"]
            verified = try fields["verified"]
            statusesCount = try fields["statuses_count"]
            lang = try fields["lang"]
            contributorsEnabled = try fields["contributors_enabled"]
            isTranslator = try fields["is_translator"]
            isTranslationEnabled = try fields["is_translation_enabled"]
            profileBackgroundColor = try fields["profile_background_color"]
            profileBackgroundImageUrl = try fields["profile_background_image_url"]
            profileBackgroundImageUrlHttps = try fields["profile_background_image_url_https"]
            profileBackgroundTile = try fields["profile_background_tile"]
            profileImageUrl = try fields["profile_image_url"]
            profileImageUrlHttps = try fields["profile_image_url_https"]
            profileBannerUrl = try fields["profile_banner_url"]
            profileLinkColor = try fields["profile_link_color"]
            profileSidebarBorderColor = try fields["profile_sidebar_border_color"]
            profileSidebarFillColor = try fields["profile_sidebar_fill_color"]
            profileTextColor = try fields["profile_text_color"]
            profileUseBackgroundImage = try fields["profile_use_background_image"]
            defaultProfile = try fields["default_profile"]
            defaultProfileImage = try fields["default_profile_image"]
            following = try fields["following"]
            followRequestSent = try fields["follow_request_sent"]
            notifications = try fields["notifications"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["id"] = id
            fields["id_str"] = idStr
            fields["name"] = name
            fields["screen_name"] = screenName
            fields["location"] = location
            fields["description"] = description
            fields["url"] = url
            fields["entities"] = entities
            fields["protected"] = protected
            fields["followers_count"] = followersCount
            fields["friends_count"] = friendsCount
            fields["listed_count"] = listedCount
            fields["created_at"] = createdAt
            fields["favourites_count"] = favouritesCount
            fields["utc_offset"] = utcOffset
            fields["time_zone"] = timeZone
            fields["geo_enabled"] = geoEnabled
            fields["verified"] = verified
            fields["statuses_count"] = statusesCount
            fields["lang"] = lang
            fields["contributors_enabled"] = contributorsEnabled
            fields["is_translator"] = isTranslator
            fields["is_translation_enabled"] = isTranslationEnabled
            fields["profile_background_color"] = profileBackgroundColor
            fields["profile_background_image_url"] = profileBackgroundImageUrl
            fields["profile_background_image_url_https"] = profileBackgroundImageUrlHttps
            fields["profile_background_tile"] = profileBackgroundTile
            fields["profile_image_url"] = profileImageUrl
            fields["profile_image_url_https"] = profileImageUrlHttps
            fields["profile_banner_url"] = profileBannerUrl
            fields["profile_link_color"] = profileLinkColor
            fields["profile_sidebar_border_color"] = profileSidebarBorderColor
            fields["profile_sidebar_fill_color"] = profileSidebarFillColor
            fields["profile_text_color"] = profileTextColor
            fields["profile_use_background_image"] = profileUseBackgroundImage
            fields["default_profile"] = defaultProfile
            fields["default_profile_image"] = defaultProfileImage
            fields["following"] = following
            fields["follow_request_sent"] = followRequestSent
            fields["notifications"] = notifications
        }
    }
}
