public import Bricolage

extension Direct {
    /// A document of about a hundred bytes.
    public struct Message: JSONModel, GuessableDecodable, Sendable {
        var id: Int
        var kind: String
        var sender: String
        var delivered: Bool
        var score: Double
        var topic: String?

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            id = try fields["id"]
            kind = try fields["kind"]
            sender = try fields["sender"]
            delivered = try fields["delivered"]
            score = try fields["score"]
            topic = try fields["topic"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["id"] = id
            fields["kind"] = kind
            fields["sender"] = sender
            fields["delivered"] = delivered
            fields["score"] = score
            fields["topic"] = topic
        }
    }
}
