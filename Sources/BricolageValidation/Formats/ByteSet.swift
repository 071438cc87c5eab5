/// A set of ASCII characters, a bit for each.
///
///     "-._~"   bits 45, 46, 95, 126
struct ByteSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The characters of a text.
    init(_ characters: StaticString) {
        characters.withUTF8Buffer { for byte in $0 { insert(byte) } }
    }

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    private mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte - 64) }
    }

    /// The characters of both sets.
    func union(_ other: ByteSet) -> ByteSet { ByteSet(low: low | other.low, high: high | other.high) }

    /// Whether a byte is one of the characters; bytes beyond ASCII never are.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        (byte < 64 ? low : byte < 128 ? high : 0) &>> UInt64(byte & 63) & 1 == 1
    }

    static let alphanumeric = ByteSet("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}
