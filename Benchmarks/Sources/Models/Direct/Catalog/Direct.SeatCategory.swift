public import Bricolage

extension Direct {
    /// Seats of one category.
    public struct SeatCategory: JSONModel, GuessableDecodable, Sendable {
        var areas: [Area]
        var seatCategoryId: Int

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            areas = try fields["areas"]
            seatCategoryId = try fields["seatCategoryId"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["areas"] = areas
            fields["seatCategoryId"] = seatCategoryId
        }
    }
}
