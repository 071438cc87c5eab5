/// Strings of up to fifteen bytes, which Swift keeps in the two words of the string itself.
///
///     first word    byte 0 … byte 7
///     second word   byte 8 … byte 14, and above them the form: 1110 (all ASCII) or 1010, and the count in four bits
///
/// The standard library puts these words together byte by byte, each with a branch for the length; that was the largest
/// single part of making strings. Here they are loaded and masked.
///
/// The layout is a part of the stable ABI on Apple's systems and the same on other ones with 64 bits; where that is not
/// known, strings are made by the standard library. `ShortStringTests` compares the words of all lengths.
@usableFromInline package enum ShortString {
    /// How many bytes a string holds without memory of its own.
    @usableFromInline static var capacity: Int { 15 }

    /// The words of a string that needs no memory of its own, and how many bytes they hold; the bytes after these are
    /// zero.
    ///
    /// Nil for other strings, and where the layout is not known.
    @inlinable @inline(__always)
    package static func words(of text: String) -> (first: UInt64, second: UInt64, count: Int)? {
        #if compiler(<7) && _endian(little) && (arch(x86_64) || arch(arm64)) && !os(Android)
            let (first, second) = unsafeBitCast(text, to: (UInt64, UInt64).self)
            guard second & 1 &<< 61 != 0 else { return nil }
            return (first, second & (1 &<< 56 &- 1), Int(truncatingIfNeeded: second &>> 56 & 0xF))
        #else
            return nil
        #endif
    }

    /// A string of valid UTF-8.
    ///
    /// - Parameters:
    ///   - text: The text, of which sixteen bytes may be read, however short it is.
    ///   - count: At most `capacity`.
    @inlinable @inline(__always)
    static func make(_ text: UnsafePointer<UInt8>, count: Int) -> String {
        #if compiler(<7) && _endian(little) && (arch(x86_64) || arch(arm64)) && !os(Android)
            let bytes = UnsafeRawPointer(text)
            let bits = UInt64(truncatingIfNeeded: count) &* 8
            // Shift counts are masked, so a whole word is a separate case.
            let low = count < 8 ? (1 &<< bits) &- 1 : UInt64.max
            let high = count > 8 ? (1 &<< (bits &- 64)) &- 1 : 0
            let first = bytes.loadUnaligned(as: UInt64.self) & low
            let second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) & high
            let isASCII = (first | second) & 0x8080_8080_8080_8080 == 0
            let form: UInt64 = isASCII ? 0xE0 : 0xA0
            return unsafeBitCast((first, second | (form | UInt64(truncatingIfNeeded: count)) &<< 56), to: String.self)
        #else
            return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
        #endif
    }
}
