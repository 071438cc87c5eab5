public import Bricolage

extension Direct {
    /// One size of a picture.
    public struct MediaSize: JSONModel, GuessableDecodable, Sendable {
        var w: Int
        var h: Int
        var resize: String

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            w = try fields["w"]
            h = try fields["h"]
            resize = try fields["resize"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["w"] = w
            fields["h"] = h
            fields["resize"] = resize
        }
    }
}
