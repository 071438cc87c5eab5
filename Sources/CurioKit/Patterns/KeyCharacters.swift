/// A set of characters, as precise as patterns for keys need: ASCII characters individually, all others together.
///
///     [a-z0-9_]   ASCII 0x30-0x39, 0x5F, 0x61-0x7A
///     [^.]        ASCII without 0x2E, and everything else
struct KeyCharacters: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    var holdsOthers = false

    static let all: KeyCharacters = {
        var all = KeyCharacters()
        (all.low, all.high, all.holdsOthers) = (.max, .max, true)
        return all
    }()

    init() {}

    /// The characters of some ranges; nil if these distinguish between characters beyond ASCII.
    ///
    /// Characters beyond ASCII that hardly occur in keys do not count: a set may have all others without them, or them
    /// alone.
    init?(_ ranges: [ClosedRange<UInt32>]) {
        var others: UInt32 = 0
        for range in ranges {
            if range.lowerBound < 0x80 {
                insert(UInt8(range.lowerBound)...UInt8(min(range.upperBound, 0x7F)))
            }
            if range.upperBound >= 0x80 {
                let beyond = max(range.lowerBound, 0x80)...range.upperBound
                others += UInt32(beyond.count) - Self.rare.reduce(0) { $0 + Self.shared($1, beyond) }
            }
        }
        holdsOthers = others == Self.usualCount
        guard holdsOthers || others == 0 else { return nil }
        // The dot means any character but line breaks.
        if holdsOthers, (UInt8(0x20)...0x7E).allSatisfy({ contains(Unicode.Scalar($0)) }) { self = .all }
    }

    /// Code points beyond ASCII that hardly occur in keys: control characters, what `\s` means (ECMA-262, section
    /// 22.2.2.9), surrogates, and two that are no characters.
    private static let rare: [ClosedRange<UInt32>] = [
        0x80...0x9F, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F, 0x205F...0x205F,
        0x3000...0x3000, 0xD800...0xDFFF, 0xFEFF...0xFEFF, 0xFFFE...0xFFFF,
    ]

    /// How many code points beyond ASCII there are besides the rare ones.
    private static let usualCount: UInt32 = rare.reduce(0x10FFFF - 0x7F) { $0 - UInt32($1.count) }

    private static func shared(_ one: ClosedRange<UInt32>, _ other: ClosedRange<UInt32>) -> UInt32 {
        one.overlaps(other) ? UInt32(one.clamped(to: other).count) : 0
    }

    mutating func insert(_ range: ClosedRange<UInt8>) {
        for byte in range where byte < 128 {
            if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
        }
    }

    var isEmpty: Bool { low | high == 0 && !holdsOthers }

    func isSubset(of other: KeyCharacters) -> Bool {
        low & ~other.low == 0 && high & ~other.high == 0 && (!holdsOthers || other.holdsOthers)
    }

    func meets(_ other: KeyCharacters) -> Bool {
        low & other.low != 0 || high & other.high != 0 || holdsOthers && other.holdsOthers
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return holdsOthers }
        let byte = UInt64(scalar.value)
        return (byte < 64 ? low >> byte : high >> (byte - 64)) & 1 == 1
    }

    /// The ASCII characters of the set, as ranges.
    var ranges: [ClosedRange<UInt8>] {
        var ranges: [ClosedRange<UInt8>] = []
        for byte in 0..<128 as Range<UInt8> where contains(Unicode.Scalar(byte)) {
            if let last = ranges.last, last.upperBound == byte - 1 {
                ranges[ranges.count - 1] = last.lowerBound...byte
            } else {
                ranges.append(byte...byte)
            }
        }
        return ranges
    }

    /// The set as one range, if it has all characters or one range of ASCII; nil for other sets.
    var range: ClosedRange<Unicode.Scalar>? {
        if self == .all { return "\0"..."\u{10FFFF}" }
        guard !holdsOthers, ranges.count == 1 else { return nil }
        return Unicode.Scalar(ranges[0].lowerBound)...Unicode.Scalar(ranges[0].upperBound)
    }

    /// The character of a set with only one, of ASCII; nil for other sets.
    var single: Unicode.Scalar? {
        guard !holdsOthers, low.nonzeroBitCount + high.nonzeroBitCount == 1 else { return nil }
        return Unicode.Scalar(UInt8(low == 0 ? 64 + high.trailingZeroBitCount : low.trailingZeroBitCount))
    }
}
