internal import BricolageCore

extension JSONOutput {
    /// Writes a string.
    public mutating func write(_ value: String) {
        guard let end = beginValue() else { return }
        write(value, at: end)
    }

    /// Writes a string at a cursor that `beginValue` or `beginMember` returned.
    @inline(__always)
    mutating func write(_ value: String, at end: OutputCursor) {
        buffer.end = end
        writeQuoted(value)
        endValue()
    }

    /// Writes a string in quotes, as a key or a value, and reserves room for a short value after it.
    ///
    /// A comma may already have been stored in the room reserved before.
    @inline(__always)
    mutating func writeQuoted(_ text: String) {
        buffer.end = appendingQuoted(text, at: buffer.end)
    }

    @inline(__always)
    mutating func writeQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
        buffer.end = appendingQuoted(bytes, at: buffer.end)
    }

    /// The same at a cursor taken out of the buffer.
    @inline(__always)
    mutating func appendingQuoted(_ text: String, at end: OutputCursor) -> OutputCursor {
        appendingQuoted(short: text, at: end) ?? appendingQuoted(any: text, at: end)
    }

    /// Writes a string that is stored in its own two words and needs no escape; nil for other strings.
    @inline(__always)
    private func appendingQuoted(short text: String, at cursor: OutputCursor) -> OutputCursor? {
        guard escapesLittle, let text = ShortString.words(of: text), buffer.hasRoom(for: text.count, at: cursor) else {
            return nil
        }
        var end = cursor
        end.append(UInt8(ascii: "\""))
        guard end.appendPlain(text.first, text.second, count: text.count) else { return nil }
        end.append(UInt8(ascii: "\""))
        return end
    }

    @inline(__always)
    private mutating func appendingQuoted(any text: String, at end: OutputCursor) -> OutputCursor {
        let after = text.utf8.withContiguousStorageIfAvailable { appendingQuoted($0, at: end) }
        return after ?? appendingQuoted(foreign: text, at: end)
    }

    /// Writes a string that is not stored as contiguous UTF-8, such as one bridged from Objective-C.
    @inline(never)
    private mutating func appendingQuoted(foreign text: String, at end: OutputCursor) -> OutputCursor {
        var text = text
        return text.withUTF8 { appendingQuoted($0, at: end) }
    }

    @inline(never)
    private mutating func appendingQuoted(
        _ bytes: UnsafeBufferPointer<UInt8>, at cursor: OutputCursor
    ) -> OutputCursor {
        guard buffer.hasRoom(for: bytes.count, at: cursor) else { return growForQuoted(bytes, at: cursor) }
        var end = cursor
        var stored = 0
        end.append(UInt8(ascii: "\""))
        if escapesLittle, let start = bytes.baseAddress { stored = end.appendPlain(start, count: bytes.count) }
        if stored < bytes.count { return appendingQuotedRest(of: bytes, from: stored, at: end) }
        end.append(UInt8(ascii: "\""))
        return end
    }

    @inline(never)
    private mutating func growForQuoted(
        _ bytes: UnsafeBufferPointer<UInt8>, at end: OutputCursor
    ) -> OutputCursor {
        buffer.end = end
        buffer.reserve(bytes.count)
        return appendingQuoted(bytes, at: buffer.end)
    }

    /// Writes the rest of a string from an index on, where a byte may have to be escaped, and the closing quote.
    @inline(never)
    private mutating func appendingQuotedRest(
        of bytes: UnsafeBufferPointer<UInt8>, from start: Int, at end: OutputCursor
    ) -> OutputCursor {
        buffer.end = end
        writeEscaped(bytes, from: start)
        buffer.end.append(UInt8(ascii: "\""))
        return buffer.end
    }
}

// MARK: Escapes

extension JSONOutput {
    /// How many bytes are escaped at a time.
    private static var escapedPart: Int { 4096 }

    /// Writes UTF-8 from an index on: runs that need no escape, and escapes between them.
    mutating func writeEscaped(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        guard let base = bytes.baseAddress else { return }
        var index = start
        while index < bytes.count {
            // In parts, so that a long text with few escapes does not reserve twice the room that it takes.
            let count = min(bytes.count &- index, Self.escapedPart)
            buffer.reserve(2 &* count)
            let end = index &+ count
            if escapesLittle {
                index &+= buffer.end.appendEscaping(base + index, count: count)
            } else {
                buffer.end = plainRun(of: UnsafeBufferPointer(rebasing: bytes[..<end]), from: &index, at: buffer.end)
            }
            if index == end { continue }
            let letter = Self.shortEscape(of: bytes[index])
            if letter != 0 {
                buffer.end.append(UInt8(ascii: "\\"), letter)
                index &+= 1
            } else {
                index = writeLongEscape(at: index, in: bytes)
            }
        }
        buffer.reserve()
    }

    /// Stores the text from an index up to the next byte to escape, and moves the index there; for outputs with
    /// optional escapes.
    @inline(never)
    private func plainRun(
        of bytes: UnsafeBufferPointer<UInt8>, from index: inout Int, at cursor: OutputCursor
    ) -> OutputCursor {
        var end = cursor
        let raw = UnsafeRawBufferPointer(bytes)
        while index &+ 8 <= bytes.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let plain = plainPrefix(of: word)
            end.append(word, used: plain)
            index &+= plain
            if plain < 8 { return end }
        }
        while index < bytes.count, !needsEscape(bytes[index]) {
            end.append(bytes[index])
            index &+= 1
        }
        return end
    }

    /// How many of the eight bytes, counted from the lowest, precede the first byte to escape.
    @inline(__always)
    private func plainPrefix(of word: UInt64) -> Int {
        var hits = EscapedCharacters.found(in: word)
        if formatting.escapesSlashes { hits |= EscapedCharacters.slashes(in: word) }
        if formatting.escapesNonASCII { hits |= EscapedCharacters.nonASCII(in: word) }
        return hits.trailingZeroBitCount >> 3
    }

    @inline(__always)
    private func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C
            || (byte == 0x2F && formatting.escapesSlashes) || (byte >= 0x80 && formatting.escapesNonASCII)
    }

    /// The second character of an escape of two characters; zero for bytes without such an escape.
    @inline(__always)
    private static func shortEscape(of byte: UInt8) -> UInt8 {
        switch byte {
        case 0x08: UInt8(ascii: "b")
        case 0x09: UInt8(ascii: "t")
        case 0x0A: UInt8(ascii: "n")
        case 0x0C: UInt8(ascii: "f")
        case 0x0D: UInt8(ascii: "r")
        case 0x22, 0x2F, 0x5C: byte
        default: 0
        }
    }

    /// Writes the character that begins at an index as `\u` escapes, and returns the index after it.
    @inline(never)
    private mutating func writeLongEscape(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        if bytes[index] >= 0x80 { return writeScalarEscape(at: index, in: bytes) }
        writeUnitEscape(UInt16(bytes[index]))
        return index + 1
    }

    private mutating func writeUnitEscape(_ unit: UInt16) {
        buffer.end.append(UInt8(ascii: "\\"), UInt8(ascii: "u"))
        for shift in [12, 8, 4, 0] as [UInt16] {
            let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
            buffer.end.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
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
