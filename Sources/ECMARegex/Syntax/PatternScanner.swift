/// A place in the text of a pattern, which moves from its beginning to its end.
struct PatternScanner {
    private let bytes: [UInt8]
    /// How many bytes stand before the place.
    var offset = 0

    init(_ pattern: String) { bytes = Array(pattern.utf8) }

    /// The byte at the place, nil at the end.
    ///
    /// Whatever means something in patterns is one byte.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The byte behind that one.
    var following: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

    /// Passes over text if it stands here.
    mutating func skip(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { expected in
            guard bytes[offset...].starts(with: expected) else { return false }
            offset += expected.count
            return true
        }
    }

    /// Passes over a byte that `next` has shown to be one that condition accepts.
    mutating func pop(where condition: (UInt8) -> Bool) -> UInt8? {
        guard let byte = next, condition(byte) else { return nil }
        offset += 1
        return byte
    }

    /// Passes over a character.
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

    /// What stands at an offset, in words.
    func name(at offset: Int) -> String {
        guard let scalar = scalar(at: offset) else { return "the end of the pattern" }
        return Self.name(of: scalar.value)
    }

    /// What a code point is called in messages.
    static func name(of point: UInt32) -> String {
        switch point {
        case 0x20: return "a space"
        case 0x21...0x7E: return "'\(Unicode.Scalar(point).map(String.init) ?? "")'"
        default:
            let digits = String(point, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }
    }

    /// The error that something else must stand here.
    func expected(_ expected: String, hint: String? = nil) -> ECMARegex.SyntaxError {
        guard offset < bytes.count else { return failure(.unexpectedEnd(expected: expected), hint: hint) }
        return failure(.unexpected(found: name(at: offset), expected: expected), hint: hint)
    }

    /// An error at this place, or at one before it.
    func failure(
        _ reason: ECMARegex.SyntaxError.Reason, at place: Int? = nil, hint: String? = nil
    ) -> ECMARegex.SyntaxError {
        ECMARegex.SyntaxError(reason: reason, offset: place ?? offset, hint: hint)
    }
}
