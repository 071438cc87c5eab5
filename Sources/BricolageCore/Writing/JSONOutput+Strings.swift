extension JSONOutput {
    /// Writes a string.
    public mutating func write(_ value: String) {
        guard beginValue() else { return }
        writeQuoted(value)
        position = .afterValue
    }

    /// Writes a string in quotes, as a key or a value.
    mutating func writeQuoted(_ text: String) {
        var text = text
        text.withUTF8 { writeQuoted($0) }
    }

    /// Writes UTF-8 in quotes and escapes what needs it; eight bytes at a time as long as nothing does.
    mutating func writeQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
        let count = bytes.count
        // Two quotes, and eight bytes that a whole-word store may touch past the end.
        buffer.reserve(count &+ 10)
        buffer.appendReserved(0x22)
        let raw = UnsafeRawBufferPointer(bytes)
        var index = 0
        while index &+ 8 <= count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let plain = plainPrefix(of: word)
            buffer.appendReserved(word, used: plain)
            index &+= plain
            if plain < 8 { index = writeEscape(at: index, in: bytes) }
        }
        while index < count {
            let byte = bytes[index]
            if needsEscape(byte) {
                index = writeEscape(at: index, in: bytes)
            } else {
                buffer.appendReserved(byte)
                index &+= 1
            }
        }
        buffer.appendReserved(0x22)
    }

    /// How many of the eight bytes, from the lowest on, can be written as they are.
    @inline(__always)
    private func plainPrefix(of word: UInt64) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let backslashes = word ^ (ones &* 0x5C)
        // "x has a byte below n" as (x - n·ones) & ~x & 0x80·ones: the lowest hit is exact, those above it may not be.
        var hits = (word &- ones &* 0x20) & ~word
        hits |= (quotes &- ones) & ~quotes
        hits |= (backslashes &- ones) & ~backslashes
        if escapesSlashes {
            let slashes = word ^ (ones &* 0x2F)
            hits |= (slashes &- ones) & ~slashes
        }
        if escapesNonASCII { hits |= word }
        hits &= ones &* 0x80
        return hits.trailingZeroBitCount >> 3
    }

    @inline(__always)
    private func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C
            || (byte == 0x2F && escapesSlashes) || (byte >= 0x80 && escapesNonASCII)
    }

    /// Writes the escape for the character that begins at an index, and returns the index after it.
    @inline(never)
    private mutating func writeEscape(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let byte = bytes[index]
        buffer.reserve(bytes.count - index + 24)
        switch byte {
        case 0x08: writeShortEscape(0x62)
        case 0x09: writeShortEscape(0x74)
        case 0x0A: writeShortEscape(0x6E)
        case 0x0C: writeShortEscape(0x66)
        case 0x0D: writeShortEscape(0x72)
        case 0x22, 0x2F, 0x5C: writeShortEscape(byte)
        case 0x80...: return writeScalarEscape(at: index, in: bytes)
        default: writeUnitEscape(UInt16(byte))
        }
        return index + 1
    }

    private mutating func writeShortEscape(_ letter: UInt8) {
        buffer.appendReserved(0x5C)
        buffer.appendReserved(letter)
    }

    private mutating func writeUnitEscape(_ unit: UInt16) {
        writeShortEscape(0x75)
        for shift in [12, 8, 4, 0] as [UInt16] {
            let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
            buffer.appendReserved(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }

    /// Writes a character outside ASCII as one or two UTF-16 escapes.
    private mutating func writeScalarEscape(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let length = bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
        let end = min(index + length, bytes.count)
        for unit in String(decoding: bytes[index..<end], as: UTF8.self).utf16 {
            writeUnitEscape(unit)
        }
        return end
    }
}
