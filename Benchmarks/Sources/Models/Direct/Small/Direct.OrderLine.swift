public import Bricolage

extension Direct {
    /// What was ordered.
    public struct OrderLine: JSONModel, GuessableDecodable, Sendable {
        var article: String
        var title: String
        var quantity: Int
        var price: Double
        var tags: [String]

        /// Reads the fields.
        public init(fields: inout JSONFields) throws {
            article = try fields["article"]
            title = try fields["title"]
            quantity = try fields["quantity"]
            price = try fields["price"]
            tags = try fields["tags"]
        }

        /// Writes the fields.
        public func write(fields: inout JSONOutput) {
            fields["article"] = article
            fields["title"] = title
            fields["quantity"] = quantity
            fields["price"] = price
            fields["tags"] = tags
        }
    }
}
