extension Item {
    /// What stands on the shelf.
    public var label: String { "\(name): \(price.amount) \(price.currency.rawValue)" }
}
