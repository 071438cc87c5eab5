public import Bricolage

extension Direct {
    /// The outline of a shape: polygons of points of two coordinates.
    public struct Geometry: JSONModel, GuessableDecodable, Sendable {
        var type: String
        var coordinates: [[[Double]]]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            type = try fields["type"]
            coordinates = try fields["coordinates"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["type"] = type
            fields["coordinates"] = coordinates
        }
    }
}
