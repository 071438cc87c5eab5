extension Plain {
    /// How the search found a status.
    public struct StatusMetadata: Codable, Sendable {
        var resultType: String
        var isoLanguageCode: String

        private enum CodingKeys: String, CodingKey {
            case resultType = "result_type"
            case isoLanguageCode = "iso_language_code"
        }
    }
}
