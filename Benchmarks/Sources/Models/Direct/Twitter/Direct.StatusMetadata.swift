public import Bricolage

extension Direct {
    /// How the search found a status.
    public struct StatusMetadata: JSONModel, GuessableDecodable, Sendable {
        var resultType: String
        var isoLanguageCode: String

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            resultType = try fields["result_type"]
            isoLanguageCode = try fields["iso_language_code"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["result_type"] = resultType
            fields["iso_language_code"] = isoLanguageCode
        }
    }
}
