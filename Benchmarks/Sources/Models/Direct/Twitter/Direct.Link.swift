public import Bricolage

extension Direct {
    /// A link and its position.
    public struct Link: JSONModel, GuessableDecodable, Sendable {
        var url: String
        var expandedUrl: String
        var displayUrl: String
        var indices: [Int]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            url = try fields["url"]
            expandedUrl = try fields["expanded_url"]
            displayUrl = try fields["display_url"]
            indices = try fields["indices"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["url"] = url
            fields["expanded_url"] = expandedUrl
            fields["display_url"] = displayUrl
            fields["indices"] = indices
        }
    }
}
