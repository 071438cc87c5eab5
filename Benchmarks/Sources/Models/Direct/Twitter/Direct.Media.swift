public import Bricolage

extension Direct {
    /// A picture.
    public struct Media: JSONModel, GuessableDecodable, Sendable {
        var id: Int
        var idStr: String
        var indices: [Int]
        var mediaUrl: String
        var mediaUrlHttps: String
        var url: String
        var displayUrl: String
        var expandedUrl: String
        var type: String
        var sizes: MediaSizes
        var sourceStatusId: Int?
        var sourceStatusIdStr: String?

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            id = try fields["id"]
            idStr = try fields["id_str"]
            indices = try fields["indices"]
            mediaUrl = try fields["media_url"]
            mediaUrlHttps = try fields["media_url_https"]
            url = try fields["url"]
            displayUrl = try fields["display_url"]
            expandedUrl = try fields["expanded_url"]
            type = try fields["type"]
            sizes = try fields["sizes"]
            sourceStatusId = try fields["source_status_id"]
            sourceStatusIdStr = try fields["source_status_id_str"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["id"] = id
            fields["id_str"] = idStr
            fields["indices"] = indices
            fields["media_url"] = mediaUrl
            fields["media_url_https"] = mediaUrlHttps
            fields["url"] = url
            fields["display_url"] = displayUrl
            fields["expanded_url"] = expandedUrl
            fields["type"] = type
            fields["sizes"] = sizes
            fields["source_status_id"] = sourceStatusId
            fields["source_status_id_str"] = sourceStatusIdStr
        }
    }
}
