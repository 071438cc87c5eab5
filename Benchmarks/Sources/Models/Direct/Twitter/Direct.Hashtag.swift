public import Bricolage

extension Direct {
    /// A hash tag and its position.
    public struct Hashtag: JSONModel, GuessableDecodable, Sendable {
        var text: String
        var indices: [Int]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            text = try fields["text"]
            indices = try fields["indices"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["text"] = text
            fields["indices"] = indices
        }
    }
}
