public import Bricolage

extension Direct {
    /// Who ordered.
    public struct Customer: JSONModel, GuessableDecodable, Sendable {
        var id: Int
        var name: String
        var email: String
        var address: Address

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            id = try fields["id"]
            name = try fields["name"]
            email = try fields["email"]
            address = try fields["address"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["id"] = id
            fields["name"] = name
            fields["email"] = email
            fields["address"] = address
        }
    }
}
