/// One value, or one key, of a parsed document: 16 bytes on a flat tape.
///
///     source   {"a": [1, "x"]}
///
///     index    0         1         2         3         4
///     tag      object    string    array     number    string
///     offset   0         1         6         7         10
///     length   1 member  1 byte    2 elem.   1 byte    1 byte
///     next     5         2         5         4         5
///
/// Values are in the order of the text. A container is followed by its contents: elements, or keys and values in turn.
/// `next` is the index of the node that follows the whole value, so any value is skipped in one step. Strings and
/// numbers stay in the source, between `offset` and `offset + length`, until somebody asks for them; the offset of a
/// string is that of its opening quote, its length does not count the quotes.
@usableFromInline package struct TapeNode {
    @usableFromInline package internal(set) var offset: UInt32
    @usableFromInline package internal(set) var length: UInt32
    @usableFromInline package internal(set) var next: UInt32
    @usableFromInline package internal(set) var tag: Tag

    @inline(__always)
    init(tag: Tag, offset: UInt32, length: UInt32, next: UInt32) {
        self.offset = offset
        self.length = length
        self.next = next
        self.tag = tag
    }

    /// A string between its quotes.
    @inline(__always)
    init(
        tag: Tag, from opening: UnsafePointer<UInt8>, to closing: UnsafePointer<UInt8>, base: UnsafePointer<UInt8>,
        next: UInt32
    ) {
        self.init(
            tag: tag, offset: UInt32(truncatingIfNeeded: opening - base),
            length: UInt32(truncatingIfNeeded: closing - opening &- 1), next: next)
    }

    /// No index: the value of `next` in the outermost container while it is open.
    static let none = UInt32.max

    /// The kind of a value in the low bits, and properties of its text above them.
    @usableFromInline package struct Tag: Equatable, Sendable {
        @usableFromInline package internal(set) var bits: UInt32

        @inlinable init(bits: UInt32) { self.bits = bits }

        @inlinable static var null: Tag { Tag(bits: 0) }
        @inlinable package static var `false`: Tag { Tag(bits: 1) }
        @inlinable package static var `true`: Tag { Tag(bits: 2) }
        @inlinable package static var number: Tag { Tag(bits: 3) }
        @inlinable package static var string: Tag { Tag(bits: 4) }
        @inlinable package static var array: Tag { Tag(bits: 5) }
        @inlinable package static var object: Tag { Tag(bits: 6) }

        /// The string has escapes.
        @inlinable package static var escaped: UInt32 { 1 << 8 }
        /// The number has a fraction or an exponent.
        @inlinable package static var fractional: UInt32 { 1 << 9 }

        /// A number with an exponent.
        @inlinable static var scientific: Tag { Tag(bits: number.bits | fractional) }

        /// The lowest bit of the number of digits after the dot.
        @inlinable static var fraction: UInt32 { 16 }

        /// A number without an exponent, with these numbers of digits before and after the dot.
        ///
        /// The number of digits after the dot is stored only for numbers that are converted in the short way: up to
        /// eight digits before it, up to sixteen after it, and not more than nineteen in all.
        @inline(__always)
        static func decimal(whole: Int, fraction: Int) -> Tag {
            let isShort = whole <= 8 && fraction <= 16 && whole &+ fraction <= 19
            return Tag(
                bits: number.bits | fractional | (isShort ? UInt32(truncatingIfNeeded: fraction) : 0) &<< Self.fraction)
        }

        /// How many digits a short number without exponent has after its dot; 0 for all others.
        @inlinable @inline(__always)
        var fractionDigits: Int { Int(bits &>> Self.fraction) }

        @inlinable package var kind: Tag { Tag(bits: bits & 0xFF) }
        @inlinable package var isEscaped: Bool { bits & Self.escaped != 0 }
        @inlinable package var isFractional: Bool { bits & Self.fractional != 0 }
        @inlinable package var isContainer: Bool { bits & 0xFF >= Tag.array.bits }
    }
}
