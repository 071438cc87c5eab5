/// The characters that must be escaped in a JSON string: quotes, backslashes and all characters below U+0020.
///
/// "x has a byte below n" is (x - n in each byte) & ~x & 0x80 in each byte; a borrow can only make false hits above a
/// true one. Flipping the second bit puts the quote, the characters below the space and no others below 0x21.
enum EscapedCharacters {
    /// A word whose lowest set bit, if any, is the top bit of the first byte to escape; the lowest byte is the first.
    @inline(__always)
    static func found(in word: UInt64) -> UInt64 {
        let low = (word ^ ones &* 0x02) &- ones &* 0x21
        let backslash = (word ^ ones &* 0x5C) &- ones
        return (low | backslash) & ~word & topBits
    }

    /// The same for slashes.
    @inline(__always)
    static func slashes(in word: UInt64) -> UInt64 { ((word ^ ones &* 0x2F) &- ones) & ~word & topBits }

    /// The same for bytes of characters outside ASCII.
    @inline(__always)
    static func nonASCII(in word: UInt64) -> UInt64 { word & topBits }

    @inline(__always)
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }

    @inline(__always)
    private static var topBits: UInt64 { 0x8080_8080_8080_8080 }
}
