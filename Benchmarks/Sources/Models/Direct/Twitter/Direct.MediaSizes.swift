public import Bricolage

extension Direct {
    /// The available sizes of a picture.
    public struct MediaSizes: JSONModel, GuessableDecodable, Sendable {
        var medium: MediaSize
        var small: MediaSize
        var thumb: MediaSize
        var large: MediaSize

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            medium = try fields["medium"]
            small = try fields["small"]
            thumb = try fields["thumb"]
            large = try fields["large"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["medium"] = medium
            fields["small"] = small
            fields["thumb"] = thumb
            fields["large"] = large
        }
    }
}
