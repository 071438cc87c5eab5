package import BricolageDiagnosing

extension JSONVariantFamily {
    /// A value of the first type of the family for which a placeholder can be made.
    static func placeholder(from placeholders: Placeholders) -> Base? {
        variants.table.variants.lazy.compactMap { $0.placeholder(placeholders) }.first
    }
}

extension Polymorphic.Value: PlaceholderProviding {
    package static func placeholder(from placeholders: Placeholders) -> Self? {
        let empty = (Content.self as? any EmptyContent.Type)?.empty
        let made = empty ?? Family.placeholder(from: placeholders).map { $0 as Any }
        guard let content = made as? Content else { return nil }
        return Self(wrappedValue: content)
    }
}

/// A collection of a family's values that may be empty.
private protocol EmptyContent {
    static var empty: Any { get }
}

extension Optional: EmptyContent {
    fileprivate static var empty: Any { Self.none as Any }
}

extension Array: EmptyContent {
    fileprivate static var empty: Any { [Element]() }
}

extension Dictionary: EmptyContent {
    fileprivate static var empty: Any { [Key: Value]() }
}
