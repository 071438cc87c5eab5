public import Bricolage

extension Direct {
    /// Links in a text.
    public struct LinkList: JSONModel, GuessableDecodable, Sendable {
        var urls: [Link]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            urls = try fields["urls"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["urls"] = urls
        }
    }
}
