public import Bricolage

extension Direct {
    /// The response to a search for statuses.
    public struct Timeline: JSONModel, GuessableDecodable, Sendable {
        var statuses: [Status]
        var searchMetadata: SearchMetadata

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            statuses = try fields["statuses"]
            searchMetadata = try fields["search_metadata"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["statuses"] = statuses
            fields["search_metadata"] = searchMetadata
        }
    }
}
