/// The words for what a type is read from, as in "expected …".
package enum ExpectedKind {
    package static func words(for type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "a boolean"
        case is any FixedWidthInteger.Type: "an integer"
        case is any BinaryFloatingPoint.Type, is JSON.Number.Type: "a number"
        case is JSON.Type: "a value"
        case let type as any DescribedCollection.Type: type.expectedWords
        case is JSON.Array.Type: "an array"
        case is JSON.Object.Type: "an object"
        case _ where LinkedModels.areReadAsObjects(type): "an object"
        default: cases(of: type) ?? knownKind(of: type) ?? "a value of type \(type)"
        }
    }

    /// The words for an array from which one more element was requested.
    package static func words(forArrayBeyond count: Int) -> String {
        count == 0 ? "an array with an element" : "an array with at least \(count + 1) elements"
    }

    /// Lists the raw values of an enumeration; nil for other types, and for enumerations with many cases.
    private static func cases(of type: Any.Type) -> String? {
        let spellings = EnumerationCases.spellings(of: type)
        let known = spellings.known.map { "\"\($0)\"" }
        if spellings.areAll { return list(known) }
        guard (1...12).contains(known.count) else { return nil }
        return "\(known.joined(separator: ", ")) or another case of \(type)"
    }

    /// The words for one of several values; nil if there are none, or too many to list.
    static func list(_ values: [String]) -> String? {
        (1...12).contains(values.count) ? "one of " + values.joined(separator: ", ") : nil
    }

    /// The kind of JSON that a type is known to be read from, followed by its name; nil if the kind is not known.
    private static func knownKind(of type: Any.Type) -> String? {
        switch type {
        case let type as any RawRepresentable.Type: "\(words(forRawValueOf: type)) (\(type))"
        case let type as any (PredescribedValue & StrategyIndependent).Type:
            type.schema["type"]?.string.map { "\($0 == "integer" ? "an" : "a") \($0) (\(type))" }
        default: nil
        }
    }

    private static func words<R: RawRepresentable>(forRawValueOf type: R.Type) -> String { words(for: R.RawValue.self) }
}

/// A type that describes what it is read from, such as one that holds values of other types.
package protocol DescribedCollection {
    /// What it is read from, as in "expected …".
    static var expectedWords: String { get }
}

extension Optional: DescribedCollection {
    package static var expectedWords: String { ExpectedKind.words(for: Wrapped.self) }
}

extension Array: DescribedCollection where Element: Decodable {
    package static var expectedWords: String { "an array" }
}

extension Set: DescribedCollection where Element: Decodable {
    package static var expectedWords: String { "an array" }
}

extension Dictionary: DescribedCollection where Key: Decodable, Value: Decodable {
    package static var expectedWords: String { isObject ? "an object" : "an array" }

    /// Whether coders represent the entries as members, and not as keys and values in turn.
    package static var isObject: Bool { Key.self is any CodingKeyRepresentable.Type }
}

extension ContiguousArray: DescribedCollection where Element: Decodable {
    package static var expectedWords: String { "an array" }
}

extension Range: DescribedCollection where Bound: Decodable {
    package static var expectedWords: String { "an array" }
}

extension ClosedRange: DescribedCollection where Bound: Decodable {
    package static var expectedWords: String { "an array" }
}

/// The words for what types are read from, each made once, since enumerations may have many cases.
package final class ExpectedWords {
    private var known = SeldomTable<ObjectIdentifier, String>()
    /// The last result: faults often come in series.
    private var last: (type: ObjectIdentifier, words: String)?
    /// Whether the raw values of enumerations of integers are searched for, which takes long: only for words that are
    /// reported.
    private let listsIntegers: Bool

    package init(listsIntegers: Bool) { self.listsIntegers = listsIntegers }

    package func expected(of type: Any.Type) -> String {
        if let last, last.type == ObjectIdentifier(type) { return last.words }
        let words = known[ObjectIdentifier(type)] ?? makeWords(for: type)
        last = (ObjectIdentifier(type), words)
        return words
    }

    private func makeWords(for type: Any.Type) -> String {
        let integers = listsIntegers ? ExpectedKind.list(IntegerCases.values(of: type)) : nil
        let words = integers ?? ExpectedKind.words(for: type)
        known[ObjectIdentifier(type)] = words
        return words
    }
}
