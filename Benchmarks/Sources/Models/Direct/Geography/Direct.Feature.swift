public import Bricolage

extension Direct {
    /// One shape and what it is.
    public struct Feature: JSONModel, GuessableDecodable, Sendable {
        var type: String
        var properties: FeatureProperties
        var geometry: Geometry

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            type = try fields["type"]
            properties = try fields["properties"]
            geometry = try fields["geometry"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["type"] = type
            fields["properties"] = properties
            fields["geometry"] = geometry
        }
    }
}
