public import Bricolage

extension Direct {
    /// What a shape is.
    public struct FeatureProperties: JSONModel, GuessableDecodable, Sendable {
        var name: String

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            name = try fields["name"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["name"] = name
        }
    }
}
