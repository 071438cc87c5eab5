/// The words for what a type is read from, as in "expected …".
enum ExpectedKind {
    static func words(for type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "a boolean"
        case is any FixedWidthInteger.Type: "an integer"
        case is any BinaryFloatingPoint.Type, is JSON.Number.Type: "a number"
        case is JSON.Type: "a value"
        case let type as any WrappingType.Type: words(for: type.wrapped)
        case let type as any DiagnosableCollection.Type: type.expectedWords
        case is JSON.Array.Type: "an array"
        case is JSON.Object.Type, is any JSONReadableObject.Type: "an object"
        default: cases(of: type) ?? "a value of type \(type)"
        }
    }

    /// The words for an array of which another element is asked for.
    static func words(forArrayBeyond count: Int) -> String {
        count == 0 ? "an array with an element" : "an array with at least \(count + 1) elements"
    }

    /// Lists the raw values of an enumeration; nil for other types, and for enumerations with many cases.
    private static func cases(of type: Any.Type) -> String? {
        let spellings = EnumerationCases.spellings(of: type)
        guard !spellings.known.isEmpty, spellings.known.count <= 12 else { return nil }
        let known = spellings.known.map { "\"\($0)\"" }.joined(separator: ", ")
        return spellings.areAll ? "one of \(known)" : "\(known) or another case of \(type)"
    }
}

/// A type that is read from what another type is read from.
protocol WrappingType {
    static var wrapped: Any.Type { get }
}

extension Optional: WrappingType {
    static var wrapped: Any.Type { Wrapped.self }
}

extension Nullable: WrappingType {
    static var wrapped: Any.Type { Wrapped.self }
}

extension Indirect: WrappingType {
    static var wrapped: Any.Type { Value.self }
}

/// The words for what types are read from, each made once: the cases of enumerations are many.
final class ExpectedWords {
    private var known: [ObjectIdentifier: String] = [:]

    func expected(of type: Any.Type) -> String {
        if let words = known[ObjectIdentifier(type)] { return words }
        let words = ExpectedKind.words(for: type)
        known[ObjectIdentifier(type)] = words
        return words
    }
}
