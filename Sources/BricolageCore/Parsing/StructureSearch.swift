// The search for what gives a text its structure, eight bytes at a time, in text that has no padding behind it.

extension UnsafeBufferPointer<UInt8> {
    /// The place behind the quote that ends a string; the end of the text if there is none.
    ///
    /// - Parameter start: The first byte behind the quote that begins it.
    @inline(__always)
    func endOfString(from start: Int) -> Int {
        var position = firstQuoteOrBackslash(from: start)
        while position < count, self[position] != UInt8(ascii: "\"") {
            position = firstQuoteOrBackslash(from: Swift.min(position &+ 2, count))
        }
        return Swift.min(position &+ 1, count)
    }

    /// The first quote or backslash; the end of the text if there is none.
    @inline(__always)
    package func firstQuoteOrBackslash(from start: Int) -> Int {
        first(from: start) { Self.zeros($0 ^ Self.all("\"")) | Self.zeros($0 ^ Self.all("\\")) }
    }

    /// The first quote, bracket or brace; the end of the text if there is none.
    ///
    /// It stops at `Y`, `y`, `_` and 0x7F as well, which differ from brackets in the same three bits as these do from
    /// each other, and which no value outside of a string has.
    @inline(__always)
    package func firstQuoteOrBracket(from start: Int) -> Int {
        first(from: start) {
            Self.zeros($0 ^ Self.all("\"")) | Self.zeros(($0 | Self.ones &* 0x26) ^ (Self.ones &* 0x7F))
        }
    }

    /// The first byte that is marked, by its highest bit, in the eight of its word.
    @inline(__always)
    private func first(from start: Int, _ marks: (UInt64) -> UInt64) -> Int {
        guard let base = baseAddress else { return count }
        var position = start
        while position &+ 8 <= count {
            let found = marks(UInt64(littleEndian: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)))
            // A borrow can mark a byte above a marked one, never below it; only the lowest mark is used.
            if found != 0 { return position &+ found.trailingZeroBitCount &>> 3 }
            position &+= 8
        }
        while position < count, marks(UInt64(base[position])) & 0x80 == 0 { position &+= 1 }
        return position
    }

    private static var ones: UInt64 { 0x0101_0101_0101_0101 }

    /// A word of the same byte eight times.
    @inline(__always)
    private static func all(_ byte: Unicode.Scalar) -> UInt64 { ones &* UInt64(UInt8(ascii: byte)) }

    /// Marks the bytes that are zero.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & (ones &* 0x80) }
}
