public import Bricolage

extension Direct {
    /// A document of about ten kilobytes.
    public struct Orders: JSONModel, GuessableDecodable, Sendable {
        var orders: [Order]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            orders = try fields["orders"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["orders"] = orders
        }
    }
}
