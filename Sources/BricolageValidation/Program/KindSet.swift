internal import BricolageCore

/// The kinds of values that a schema lets in: a bit for each tag of the tape, and one for integers.
///
///     bit    0     1      2     3          4       5      6       7
///     tag    null  false  true  a number   string  array  object  (a number without a fraction)
///
/// A set with numbers also has integers, so that the intersection of two sets is the intersection of their bits.
struct KindSet: OptionSet, BitwiseCopyable, Sendable {
    var rawValue: UInt8

    static let null = KindSet(rawValue: 1 << 0)
    static let boolean = KindSet(rawValue: 1 << 1 | 1 << 2)
    static let number = KindSet(rawValue: 1 << 3 | 1 << 7)
    static let string = KindSet(rawValue: 1 << 4)
    static let array = KindSet(rawValue: 1 << 5)
    static let object = KindSet(rawValue: 1 << 6)
    /// Numbers without a fraction.
    static let integer = KindSet(rawValue: 1 << 7)

    static let all: KindSet = [.null, .boolean, .number, .string, .array, .object]

    /// The kinds that a name in `type` stands for; nil for words that are none.
    init?(typeName: String) {
        switch typeName {
        case "null": self = .null
        case "boolean": self = .boolean
        case "number": self = .number
        case "integer": self = .integer
        case "string": self = .string
        case "array": self = .array
        case "object": self = .object
        default: return nil
        }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The kind of a value.
    init(_ tag: TapeNode.Tag) { rawValue = 1 << UInt8(truncatingIfNeeded: tag.bits & 7) }

    /// The names in `type` for these kinds, in the order of the bits.
    var names: [String] {
        var names: [String] = []
        if contains(.null) { names.append("null") }
        if contains(.boolean) { names.append("boolean") }
        if contains(.number) { names.append("number") }
        if isDisjoint(with: Self(rawValue: 1 << 3)), contains(.integer) { names.append("integer") }
        if contains(.string) { names.append("string") }
        if contains(.array) { names.append("array") }
        if contains(.object) { names.append("object") }
        return names
    }
}
