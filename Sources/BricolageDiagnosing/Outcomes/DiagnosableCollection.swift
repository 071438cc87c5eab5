internal import BricolageCore
internal import BricolageFields

/// A type of the standard library or of this library that contains values of other types and never catches their
/// errors.
///
/// It is read element by element, so that elements with faults are left out and the others are checked.
protocol DiagnosableCollection: DescribedCollection {
    /// Reads the value at a place of the tape; nil if the type must read this value by its own code.
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome?

    static func placeholder(from placeholders: Placeholders) -> Self?
}

/// A type that contains a single value, which it reads from its own place.
protocol ValueHolding: DiagnosableCollection {}

extension Optional: ValueHolding where Wrapped: Decodable {}
extension Nullable: ValueHolding where Wrapped: Decodable {}
extension Indirect: ValueHolding where Value: Decodable {}

extension Optional: DiagnosableCollection where Wrapped: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? {
        if walk.node(index).isNull, (Wrapped.self as? any JSONReadable.Type)?.readsNull != true {
            return Outcome(value: Wrapped?.none as Any)
        }
        var outcome = walk.outcome(of: Wrapped.self, at: index)
        if outcome.value == nil { outcome.value = Wrapped?.none as Any }
        return outcome
    }

    static func placeholder(from placeholders: Placeholders) -> Wrapped?? { .some(nil) }
}

extension Nullable: DiagnosableCollection where Wrapped: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? {
        if walk.node(index).isNull, (Wrapped.self as? any JSONReadable.Type)?.readsNull != true {
            return Outcome(value: Nullable.null)
        }
        var outcome = walk.outcome(of: Wrapped.self, at: index)
        outcome.value = (outcome.value as? Wrapped).map(Nullable.value) ?? .null
        return outcome
    }

    static func placeholder(from placeholders: Placeholders) -> Nullable? { .null }
}

extension Indirect: DiagnosableCollection where Value: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? {
        var outcome = walk.outcome(of: Value.self, at: index)
        outcome.value = (outcome.value as? Value).map { Indirect(wrappedValue: $0) }
        return outcome
    }

    static func placeholder(from placeholders: Placeholders) -> Indirect? {
        placeholders.value(of: Value.self).map { Indirect(wrappedValue: $0) }
    }
}

extension Array: DiagnosableCollection where Element: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? {
        walk.elements(of: Element.self, at: index)
    }

    static func placeholder(from placeholders: Placeholders) -> [Element]? {
        placeholders.value(of: Element.self).map { [$0, $0] } ?? []
    }
}

extension Set: DiagnosableCollection where Element: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? {
        var outcome = walk.elements(of: Element.self, at: index)
        if let elements = outcome.value as? [Element] { outcome.value = Set(elements) }
        return outcome
    }

    static func placeholder(from placeholders: Placeholders) -> Set<Element>? {
        placeholders.value(of: Element.self).map { [$0] } ?? []
    }
}

extension Dictionary: DiagnosableCollection where Key: Decodable, Value: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? {
        guard isObject else { return walk.pairs(of: Key.self, Value.self, at: index) }
        return walk.members(of: Value.self, at: index, convertsKeys: Key.self != String.self) { text in
            switch Key.self {
            case is String.Type: text as? Key
            case is Int.Type: Int(text) as? Key
            default: (Key.self as? any CodingKeyRepresentable.Type).flatMap { key($0, text) }
            }
        }
    }

    private static func key<K: CodingKeyRepresentable>(_ type: K.Type, _ text: String) -> Key? {
        K(codingKey: DictionaryKey(text)) as? Key
    }

    static func placeholder(from placeholders: Placeholders) -> [Key: Value]? { [:] }
}

extension ContiguousArray: DiagnosableCollection where Element: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? {
        var outcome = walk.elements(of: Element.self, at: index)
        if let elements = outcome.value as? [Element] { outcome.value = ContiguousArray(elements) }
        return outcome
    }

    static func placeholder(from placeholders: Placeholders) -> ContiguousArray<Element>? { [] }
}

extension Range: DiagnosableCollection where Bound: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? { walk.bounds(Bound.self, at: index) }

    static func placeholder(from placeholders: Placeholders) -> Range<Bound>? {
        placeholders.value(of: Bound.self).map { $0..<$0 }
    }
}

extension ClosedRange: DiagnosableCollection where Bound: Decodable {
    static func diagnose(at index: Int, in walk: CollectionWalk) -> Outcome? { walk.bounds(Bound.self, at: index) }

    static func placeholder(from placeholders: Placeholders) -> ClosedRange<Bound>? {
        placeholders.value(of: Bound.self).map { $0...$0 }
    }
}
