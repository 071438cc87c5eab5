public import Bricolage

extension Direct {
    /// A place with a name.
    public struct Place: JSONModel, GuessableDecodable, Sendable {
        var id: String
        var name: String
        var fullName: String
        var country: String

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            id = try fields["id"]
            name = try fields["name"]
            fullName = try fields["full_name"]
            country = try fields["country"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["id"] = id
            fields["name"] = name
            fields["full_name"] = fullName
            fields["country"] = country
        }
    }
}
