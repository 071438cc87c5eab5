internal import BricolageKernel

/// Makes Swift strings from string literals that `StringScanner` has accepted.
///
/// Only the bytes of a literal are read, and its escapes are complete.
@usableFromInline package enum StringUnescaping {
    /// How many bytes after a text may be read and written; their values do not matter.
    package static var slack: Int { 32 }

    /// Writes the text of a literal that is known to be valid, with `slack` readable bytes after it; returns its
    /// length.
    ///
    /// - Parameter memory: `slack` more bytes than the literal has.
    package static func unescape(
        _ bytes: UnsafeBufferPointer<UInt8>, into memory: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        guard let start = bytes.baseAddress, let result = memory.baseAddress, memory.count >= bytes.count + slack else {
            return 0
        }
        return unescape(start, count: bytes.count, into: result)
    }

    /// The text of a literal that is known to be valid, with `slack` readable bytes after it.
    ///
    /// If the literal ends with an escape, nothing after it is read.
    @inlinable @inline(__always)
    package static func string(_ bytes: UnsafeBufferPointer<UInt8>, isEscaped: Bool) -> String {
        isEscaped ? unescaped(bytes) : copied(bytes)
    }

    /// A string of bytes that the scanner has already validated.
    @inlinable @inline(__always)
    static func copied(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        guard let start = bytes.baseAddress, bytes.count <= ShortString.capacity else { return copiedLong(bytes) }
        return ShortString.make(start, count: bytes.count)
    }

    /// The same for a string that needs memory of its own; comparing and hashing it are cheap if it is known to be
    /// ASCII.
    @inline(never)
    @usableFromInline static func copiedLong(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            guard let start = bytes.baseAddress else { return "" }
            let isASCII = bricolage_is_ascii(start, bytes.count)
            return String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text with its escapes resolved.
    ///
    /// The result is never longer than the literal.
    @inline(never)
    @usableFromInline static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let capacity = bytes.count + slack
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            guard let start = bytes.baseAddress, let result = buffer.baseAddress else { return "" }
            let count = unescape(start, count: bytes.count, into: result)
            return copied(UnsafeBufferPointer(start: result, count: count))
        }
    }

    /// Writes the unescaped text, and returns its length.
    ///
    /// Plain text is copied in blocks. The bytes that they copy in excess are overwritten or lie in the slack, since a
    /// byte is never written at a later position than it was read from.
    private static func unescape(
        _ bytes: UnsafePointer<UInt8>, count: Int, into result: UnsafeMutablePointer<UInt8>
    ) -> Int {
        var position = 0
        var length = 0
        while position < count {
            // Escapes often follow one another: text in other alphabets may be written entirely in escapes.
            if bytes[position] == UInt8(ascii: "\\") {
                position &+= escape(bytes + position, &length, result)
                continue
            }
            let plain = bricolage_copy_up_to_backslash(result + length, bytes + position, count &- position)
            position &+= plain
            length &+= plain
        }
        return length
    }

    /// Writes the character of a valid escape, and returns the length of the escape.
    @inline(__always)
    private static func escape(
        _ escape: UnsafePointer<UInt8>, _ length: inout Int, _ result: UnsafeMutablePointer<UInt8>
    ) -> Int {
        let out = result + length
        if escape[1] == UInt8(ascii: "u") {
            let unit = UInt32(bitPattern: bricolage_four_hexadecimal_digits(escape + 2))
            if unit >= 0x800, unit & 0xF800 != 0xD800 {
                out[0] = UInt8(truncatingIfNeeded: 0xE0 | unit &>> 12)
                out[1] = UInt8(truncatingIfNeeded: 0x80 | unit &>> 6 & 0x3F)
                out[2] = UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F)
                length &+= 3
                return 6
            }
            return rareUnicodeEscape(escape, unit, &length, out)
        }
        out[0] = shortEscape(escape[1])
        length &+= 1
        return 2
    }

    /// The character of a two-byte escape, given its second byte.
    @inline(__always)
    private static func shortEscape(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }

    /// Writes a character of one, two or four bytes; one of four bytes is written as a pair of escapes.
    private static func rareUnicodeEscape(
        _ escape: UnsafePointer<UInt8>, _ unit: UInt32, _ length: inout Int, _ out: UnsafeMutablePointer<UInt8>
    ) -> Int {
        if unit < 0x80 {
            out[0] = UInt8(truncatingIfNeeded: unit)
            length &+= 1
            return 6
        }
        if unit < 0x800 {
            out[0] = UInt8(truncatingIfNeeded: 0xC0 | unit &>> 6)
            out[1] = UInt8(truncatingIfNeeded: 0x80 | unit & 0x3F)
            length &+= 2
            return 6
        }
        let low = UInt32(bitPattern: bricolage_four_hexadecimal_digits(escape + 8))
        let value = 0x10000 &+ (unit & 0x3FF) &<< 10 &+ (low & 0x3FF)
        out[0] = UInt8(truncatingIfNeeded: 0xF0 | value &>> 18)
        out[1] = UInt8(truncatingIfNeeded: 0x80 | value &>> 12 & 0x3F)
        out[2] = UInt8(truncatingIfNeeded: 0x80 | value &>> 6 & 0x3F)
        out[3] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
        length &+= 4
        return 12
    }
}
