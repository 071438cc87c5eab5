public import Bricolage

extension Direct {
    /// Shapes on the earth.
    public struct FeatureCollection: JSONModel, GuessableDecodable, Sendable {
        var type: String
        var features: [Feature]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            type = try fields["type"]
            features = try fields["features"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["type"] = type
            fields["features"] = features
        }
    }
}
