extension Item {
    /// The label on the shelf.
    public var label: String { "\(name): \(price.amount) \(price.currency.rawValue)" }
}
