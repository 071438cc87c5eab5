public import Bricolage

extension Direct {
    /// An author who is named in a status.
    public struct Mention: JSONModel, GuessableDecodable, Sendable {
        var screenName: String
        var name: String
        var id: Int
        var idStr: String
        var indices: [Int]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            screenName = try fields["screen_name"]
            name = try fields["name"]
            id = try fields["id"]
            idStr = try fields["id_str"]
            indices = try fields["indices"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["screen_name"] = screenName
            fields["name"] = name
            fields["id"] = id
            fields["id_str"] = idStr
            fields["indices"] = indices
        }
    }
}
