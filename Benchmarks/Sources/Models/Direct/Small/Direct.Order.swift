public import Bricolage

extension Direct {
    /// A document of about a kilobyte.
    public struct Order: JSONModel, GuessableDecodable, Sendable {
        var id: Int
        var number: String
        var customer: Customer
        var lines: [OrderLine]
        var total: Double
        var currency: String
        var note: String?
        var paid: Bool

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            id = try fields["id"]
            number = try fields["number"]
            customer = try fields["customer"]
            lines = try fields["lines"]
            total = try fields["total"]
            currency = try fields["currency"]
            note = try fields["note"]
            paid = try fields["paid"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["id"] = id
            fields["number"] = number
            fields["customer"] = customer
            fields["lines"] = lines
            fields["total"] = total
            fields["currency"] = currency
            fields["note"] = note
            fields["paid"] = paid
        }
    }
}
