/// Code points of a property as the generated tables hold them: text that takes no time until somebody asks for it.
///
///     "aY1U…"    aY = 1 + 32·25      how far the first range begins behind the one before
///                1 …                 how many code points follow its first one
///
/// Numbers have five bits in a digit, the least first; digits begin with '0', and all but the last digit of a number
/// are 32 higher. The 350 tables take 60 KB of read-only data together.
struct EncodedRanges: ExpressibleByStringLiteral {
    private let text: StaticString

    init(stringLiteral text: StaticString) { self.text = text }

    /// The set; linear in the text.
    var decoded: CodePointSet {
        var ranges: [ClosedRange<UInt32>] = []
        var numbers = EncodedNumbers(text)
        var next: UInt32 = 0
        while let distance = numbers.next(), let count = numbers.next() {
            let first = next + distance
            ranges.append(first...first + count)
            next = first + count + 1
        }
        return CodePointSet(sorted: ranges)
    }
}

/// The numbers of an encoded table, one after the other.
struct EncodedNumbers: IteratorProtocol {
    private let text: StaticString
    private var position = 0

    init(_ text: StaticString) { self.text = text }

    mutating func next() -> UInt32? {
        guard position < text.utf8CodeUnitCount else { return nil }
        return text.withUTF8Buffer { digits in
            var number: UInt32 = 0
            var shift: UInt32 = 0
            while position < digits.count {
                let digit = UInt32(digits[position] - 0x30)
                position += 1
                number |= (digit & 31) << shift
                if digit < 32 { break }
                shift += 5
            }
            return number
        }
    }
}
