internal import BricolageCore
internal import BricolageFields
internal import BricolageWriting

/// Makes placeholders for values that a document does not contain.
///
///     let placeholders = Placeholders()
///     placeholders.value(of: Order.self)      // an order that the code of Order made itself, or nil
///
/// A placeholder is always a value that the type's own code could have produced, so that code which receives one gets
/// nothing that another document could not have caused. The sources, in this order: a value of the type that was
/// decoded before (`remember`); two elements for arrays, none for dictionaries, nil for optionals, 1 and "1"; the first
/// case of an enumeration; the type's own initialiser with more placeholders, if it may be run that way.
///
/// It does not depend on documents or issues: code that studies the requests of a type has an instance of its own.
package final class Placeholders {
    /// The placeholders by type: values that were decoded before, or made.
    ///
    /// The value of a type for which none can be made is `nil`.
    private var known: [ObjectIdentifier: Any?] = [:]
    /// The types that are being made, to stop where a type contains itself.
    private var underway: Set<ObjectIdentifier> = []
    /// The maximum nesting of types, for generic types that contain ever new types.
    private static let largestNesting = 32
    /// Whether some type could not be made only because it was being made already, or because types were nested too
    /// deeply.
    private var metItself = false
    /// How many initialisers may still be run: a bound for types whose initialisers refuse everything.
    private var remainingTries = 20_000
    /// Whether any initialiser may be run; otherwise only those that are known to tolerate placeholders.
    private let trustsInitialisers: Bool

    package init(trustsInitialisers: Bool = true) { self.trustsInitialisers = trustsInitialisers }

    /// Keeps a value that the type's own code has made, as a placeholder for that type.
    package func remember<T>(_ value: T) {
        let identifier = ObjectIdentifier(T.self)
        if let old = known[identifier], old != nil { return }
        known[identifier] = .some(value)
    }

    /// A value of a type; nil if none can be made.
    @_semantics("optimize.sil.specialize.generic.never")
    package func value<T: Decodable>(of type: T.Type) -> T? {
        let identifier = ObjectIdentifier(type)
        if let value = known[identifier] { return value as? T }
        guard underway.count < Self.largestNesting, underway.insert(identifier).inserted else {
            metItself = true
            return nil
        }
        let outerMetItself = metItself
        metItself = false
        let value = make(type)
        underway.remove(identifier)
        // A failure that was caused only by nesting is not final for the type.
        if value != nil || !metItself || underway.isEmpty { known[identifier] = .some(value.map { $0 as Any }) }
        metItself = outerMetItself || (metItself && !underway.isEmpty)
        return value
    }

    /// A value to answer a request for a type; scalars differ from attempt to attempt.
    package func answer<T: Decodable>(_ type: T.Type, probe: ProbeValues) -> T? {
        try? GhostDecoder(placeholders: self, probe: probe).value(type)
    }

    private func make<T: Decodable>(_ type: T.Type) -> T? {
        if let value = scalar(type) { return value }
        if let collection = type as? any DiagnosableCollection.Type { return collection.placeholder(from: self) as? T }
        if let provider = type as? any PlaceholderProviding.Type { return provider.placeholder(from: self) as? T }
        if let listing = type as? any CaseIterable.Type { return Self.first(of: listing) as? T }
        guard trusts(type) else { return EnumerationCases.named(of: type).first }
        return ownInitialiser(type) ?? EnumerationCases.all(of: type).first
    }

    /// Whether the initialiser of a type may be run: those of the library, of Foundation and of types that allow it.
    private func trusts(_ type: any Decodable.Type) -> Bool {
        trustsInitialisers || type is any GuessableDecodable.Type || type is any JSONOpenEnum.Type
            || type is any StrategyIndependent.Type || type is any WholeValue.Type
    }

    private func scalar<T>(_ type: T.Type) -> T? {
        switch type {
        case is String.Type: "1" as? T
        case is Bool.Type: false as? T
        case is Double.Type: 1.0 as? T
        case is Float.Type: Float(1) as? T
        case let type as any FixedWidthInteger.Type: Self.one(type) as? T
        default: nil
        }
    }

    private static func one<I: FixedWidthInteger>(_ type: I.Type) -> I { 1 }

    private static func first<C: CaseIterable>(of type: C.Type) -> C? { type.allCases.first { _ in true } }
}

// MARK: The type's own initialiser

extension Placeholders {
    private func ownInitialiser<T: Decodable>(_ type: T.Type) -> T? {
        if type is any UndiagnosedDecodable.Type { return nil }
        if let readable = type as? any JSONReadable.Type, !(type is any JSONReadableObject.Type),
            !(type is any JSONContainerCoded.Type)
        {
            return ownInitialiser(reading: readable) as? T
        }
        for attempt in ProbeValues.strings.indices where spend() {
            let probe = ProbeValues(attempt: attempt)
            let decoder = GhostDecoder(placeholders: self, probe: probe)
            if let value = try? type.init(from: decoder) { return value }
            if !probe.wasAsked || probe.isSpent { return nil }
        }
        return nil
    }

    /// Tries small documents: a type that reads a node looks at its kind before anything else.
    private func ownInitialiser<R: JSONReadable>(reading type: R.Type) -> R? {
        for json in [1] + ProbeValues.strings.map(JSON.string) + [false, [], [:], .null] where spend() {
            if let value = try? R(json: JSONDocument(json).root) { return value }
        }
        for alternative in (type as? any JSONReadableValue.Type)?.alternatives ?? [] where spend() {
            if let json = written(alternative), let value = try? R(json: json.root) { return value }
        }
        return nil
    }

    /// A placeholder of a type as a document: an object with the members that it requires, for example.
    private func written<T: Decodable>(_ type: T.Type) -> JSONDocument? {
        guard let value = value(of: type) as? any JSONWritable, let bytes = try? JSON.encode(value) else { return nil }
        return try? JSONDocument(parsing: bytes)
    }

    /// Counts an attempt, or a nested decoder in one; false if no more are allowed.
    func spend() -> Bool {
        remainingTries -= 1
        return remainingTries > 0
    }
}

/// A type that knows how to make its own placeholder.
package protocol PlaceholderProviding: Decodable {
    /// A value that the type's own code could have produced; nil if none can be made.
    static func placeholder(from placeholders: Placeholders) -> Self?
}
