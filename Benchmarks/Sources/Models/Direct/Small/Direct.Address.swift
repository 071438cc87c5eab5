public import Bricolage

extension Direct {
    /// Where the order goes.
    public struct Address: JSONModel, GuessableDecodable, Sendable {
        var street: String
        var city: String
        var postalCode: String
        var country: String

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            street = try fields["street"]
            city = try fields["city"]
            postalCode = try fields["postalCode"]
            country = try fields["country"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["street"] = street
            fields["city"] = city
            fields["postalCode"] = postalCode
            fields["country"] = country
        }
    }
}
