// Searches for the bytes that give a text its structure, eight at a time, in text without padding after it.

extension UnsafeBufferPointer<UInt8> {
    /// The position after the quote that ends a string; the end of the text if there is none.
    ///
    /// - Parameter start: The first byte after the opening quote.
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
    /// It stops at `Y`, `y`, `_` and 0x7F as well, which differ from brackets only in the three bits in which these
    /// differ from each other; none of them occurs outside of strings.
    @inline(__always)
    package func firstQuoteOrBracket(from start: Int) -> Int {
        first(from: start) {
            Self.zeros($0 ^ Self.all("\"")) | Self.zeros(($0 | Self.ones &* 0x26) ^ (Self.ones &* 0x7F))
        }
    }

    /// The first byte whose highest bit `marks` sets in its word of eight bytes.
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
