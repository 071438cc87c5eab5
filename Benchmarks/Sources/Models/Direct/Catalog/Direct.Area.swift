public import Bricolage

extension Direct {
    /// A part of the hall.
    public struct Area: JSONModel, GuessableDecodable, Sendable {
        var areaId: Int
        var blockIds: [Int]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            areaId = try fields["areaId"]
            blockIds = try fields["blockIds"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["areaId"] = areaId
            fields["blockIds"] = blockIds
        }
    }
}
