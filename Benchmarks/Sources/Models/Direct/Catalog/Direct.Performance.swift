public import Bricolage

extension Direct {
    /// One performance of an event.
    public struct Performance: JSONModel, GuessableDecodable, Sendable {
        var eventId: Int
        var id: Int
        var logo: String?
        var name: String?
        var prices: [Price]
        var seatCategories: [SeatCategory]
        var seatMapImage: String?
        var start: Int
        var venueCode: String

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            eventId = try fields["eventId"]
            id = try fields["id"]
            logo = try fields["logo"]
            name = try fields["name"]
            prices = try fields["prices"]
            seatCategories = try fields["seatCategories"]
            seatMapImage = try fields["seatMapImage"]
            start = try fields["start"]
            venueCode = try fields["venueCode"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["eventId"] = eventId
            fields["id"] = id
            fields["logo"] = logo
            fields["name"] = name
            fields["prices"] = prices
            fields["seatCategories"] = seatCategories
            fields["seatMapImage"] = seatMapImage
            fields["start"] = start
            fields["venueCode"] = venueCode
        }
    }
}
