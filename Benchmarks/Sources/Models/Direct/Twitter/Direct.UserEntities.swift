public import Bricolage

extension Direct {
    /// The links in an author's description of themselves.
    public struct UserEntities: JSONModel, GuessableDecodable, Sendable {
        var url: LinkList?
        var description: LinkList

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            url = try fields["url"]
            description = try fields["description"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["url"] = url
            fields["description"] = description
        }
    }
}
