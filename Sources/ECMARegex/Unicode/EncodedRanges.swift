/// The code points of a property in the form of the generated tables: text that costs no time until it is decoded.
///
///     "aY1U1…"    aY1 = 17 + 32·9 + 1024·1     how many code points are between this range and the previous one
///                 U1 = 5 + 32·1                how many code points follow its first one
///
/// A digit of a number has five bits, and the least significant digit comes first. Digits begin with '0', and all but
/// the last digit of a number are 32 higher. The 350 tables take 60 KB of read-only data together.
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

/// An iterator over the numbers of an encoded table.
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
