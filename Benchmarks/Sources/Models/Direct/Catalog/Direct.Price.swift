public import Bricolage

extension Direct {
    /// What a seat costs.
    public struct Price: JSONModel, GuessableDecodable, Sendable {
        var amount: Int
        var audienceSubCategoryId: Int
        var seatCategoryId: Int

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            amount = try fields["amount"]
            audienceSubCategoryId = try fields["audienceSubCategoryId"]
            seatCategoryId = try fields["seatCategoryId"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["amount"] = amount
            fields["audienceSubCategoryId"] = audienceSubCategoryId
            fields["seatCategoryId"] = seatCategoryId
        }
    }
}
