/// A position in the text of a pattern, which moves from its beginning to its end.
struct PatternScanner {
    private let bytes: [UInt8]
    /// How many bytes precede the position.
    var offset = 0

    init(_ pattern: String) { bytes = Array(pattern.utf8) }

    /// The byte at the position, nil at the end.
    ///
    /// Every character with a special meaning in patterns is one byte.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The byte after `next`.
    var following: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

    /// Skips a text if it is at this position; whether it was.
    mutating func skip(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { expected in
            guard bytes[offset...].starts(with: expected) else { return false }
            offset += expected.count
            return true
        }
    }

    /// Consumes the next byte if a condition accepts it.
    mutating func pop(where condition: (UInt8) -> Bool) -> UInt8? {
        guard let byte = next, condition(byte) else { return nil }
        offset += 1
        return byte
    }

    /// Consumes the next character; nil at the end.
    mutating func popScalar() -> UInt32? {
        guard let scalar = scalar(at: offset) else { return nil }
        offset += String(scalar).utf8.count
        return scalar.value
    }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
        var rest = bytes[offset...].prefix(4).makeIterator()
        var codec = UTF8()
        guard case .scalarValue(let scalar) = codec.decode(&rest) else { return nil }
        return scalar
    }

    /// The name, for messages, of the character at an offset.
    func name(at offset: Int) -> String {
        guard let scalar = scalar(at: offset) else { return "the end of the pattern" }
        return Self.name(of: scalar.value)
    }

    /// The name of a code point in messages.
    static func name(of point: UInt32) -> String {
        switch point {
        case 0x20: return "a space"
        case 0x21...0x7E: return "'\(Unicode.Scalar(point).map(String.init) ?? "")'"
        default:
            let digits = String(point, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }
    }

    /// The error that something else was expected at this position.
    func expected(_ expected: String, hint: String? = nil) -> ECMARegex.SyntaxError {
        guard offset < bytes.count else { return failure(.unexpectedEnd(expected: expected), hint: hint) }
        return failure(.unexpected(found: name(at: offset), expected: expected), hint: hint)
    }

    /// An error at this position, or at an earlier one.
    func failure(
        _ reason: ECMARegex.SyntaxError.Reason, at place: Int? = nil, hint: String? = nil
    ) -> ECMARegex.SyntaxError {
        ECMARegex.SyntaxError(reason: reason, offset: place ?? offset, hint: hint)
    }
}
