/// The bytes of an input as choices, one after the other; zeros after the last one.
struct Choices {
    private var bytes: ArraySlice<UInt8>

    init(_ input: [UInt8]) { bytes = input[...] }

    var isEmpty: Bool { bytes.isEmpty }

    mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

    mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

    /// A number below a limit from 1 to 256.
    mutating func number(below limit: Int) -> Int { Int(byte()) % limit }

    /// Whether something happens that happens once in the given number of times.
    mutating func happens(onceIn times: Int) -> Bool { number(below: times) == 1 }

    mutating func element<T>(of elements: [T]) -> T { elements[number(below: elements.count)] }
}

// MARK: Numbers

extension Choices {
    /// Any double that is finite; whole ones, short ones and those at the ends of the range more often than chance
    /// would.
    mutating func double() -> Double {
        let value: Double
        switch number(below: 6) {
        case 0: value = Double(Int8(bitPattern: byte()))
        case 1: value = Double(Int64(bitPattern: word()) >> Int64(number(below: 64)))
        case 2:
            value =
                Double(Int64(bitPattern: word()) >> Int64(number(below: 64)))
                / Double(element(of: [1e1, 1e3, 1e7, 1e15]))
        case 3: value = Double(sign: .plus, exponent: Int(word() % 2098) - 1074, significand: 1)
        default: value = Double(bitPattern: word())
        }
        return value.isFinite ? value : .greatestFiniteMagnitude
    }

    mutating func integer() -> Int64 { Int64(bitPattern: word()) >> Int64(number(below: 64)) }

    /// The text of a number, as RFC 8259, section 6, allows it.
    mutating func literal() -> String {
        switch number(below: 9) {
        case 0: return double().description
        case 1: return String(integer())
        case 2: return limit()
        case 3:
            // A word with a dot in it, the middle between two doubles among them.
            let shift = UInt64(number(below: 12))
            let word = String(shift == 0 ? word() : word() & (.max << shift) | 1 << (shift - 1))
            let place = number(below: word.count + 1)
            let isWhole = place == 0 || place == word.count
            // A digit far after those of the midpoint decides.
            let tail = happens(onceIn: 4) ? String(repeating: "0", count: number(below: 30)) + "1" : ""
            if isWhole { return tail.isEmpty ? word : word + "." + tail }
            return word.prefix(place) + "." + word.dropFirst(place) + tail
        default:
            var text = happens(onceIn: 4) ? "-" : ""
            let whole = digits()
            text += whole.drop { $0 == "0" }.isEmpty ? "0" : String(whole.drop { $0 == "0" })
            if happens(onceIn: 2) { text += "." + digits() }
            if happens(onceIn: 4) {
                text += element(of: ["e", "E", "e+", "e-", "E-", "e00", "e-0"])
                text += String(Int(byte()) * element(of: [1, 1, 2, 4]) + number(below: 3))
            }
            return text
        }
    }

    /// An integer at the end of what a type of integers holds, or near it, as far as 2^64.
    private mutating func limit() -> String {
        let bits = happens(onceIn: 2) ? number(below: 65) : element(of: [7, 8, 15, 16, 31, 32, 53, 63, 64])
        let distance = Int128(number(below: 9)) - 4
        return String((Int128(1) << Int128(bits) + distance) * (happens(onceIn: 2) ? -1 : 1))
    }

    /// One digit or more: up to 20, rarely hundreds, many of them zeros or nines.
    private mutating func digits() -> String {
        let count = happens(onceIn: 32) ? 20 + Int(byte()) * 3 : number(below: 20) + 1
        let usual = element(of: [0, 0, 9, 4])
        var text = ""
        for _ in 0..<count {
            let digit = Int(byte())
            text += String(digit < 100 ? digit % 10 : usual)
        }
        return text
    }
}

// MARK: Strings and values

extension Choices {
    /// A text with a length near the ends of blocks, and with some characters that are escaped or longer than a byte.
    mutating func string() -> String {
        let length =
            happens(onceIn: 2)
            ? number(below: 24) : element(of: [8, 16, 32, 48, 64, 80, 128, 200]) + number(below: 5) - 2
        var scalars = [Unicode.Scalar](repeating: "a", count: length)
        for index in scalars.indices { scalars[index] = Unicode.Scalar(UInt8(0x61 + index % 26)) }
        for _ in 0..<number(below: 4) where length > 0 {
            let place = number(below: length)
            scalars[place] = happens(onceIn: 4) ? Unicode.Scalar(byte()) : element(of: Self.special)
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private static let special: [Unicode.Scalar] = [
        "\"", "\\", "/", "\n", "\u{0}", "\u{1F}", " ", "!", "\u{7F}", "\u{80}", "é", "\u{301}", "\u{2028}", "漢",
        "\u{FFFF}", "😀",
    ]

    /// Any value of a few levels.
    mutating func value(depth: Int = 4) -> PlainValue {
        switch number(below: isEmpty || depth == 0 ? 6 : 10) {
        case 0: return .null
        case 1: return .bool(happens(onceIn: 2))
        case 2: return .number(literal())
        case 3: return .double(double())
        case 4, 5: return .string(string())
        case 6, 7: return .array((0..<length()).map { _ in value(depth: depth - 1) })
        default: return .object((0..<length()).map { (key($0), value(depth: depth - 1)) })
        }
    }

    /// A key that is equal to few others, or to none.
    private mutating func key(_ position: Int) -> String { happens(onceIn: 3) ? string() : "\(position)" }

    private mutating func length() -> Int { happens(onceIn: 16) ? Int(byte()) : number(below: 6) }

    /// A text with a structural character inserted at some place, or replacing the character there.
    mutating func spoilt(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        let place = Int(word() % UInt64(bytes.count))
        let character = element(of: Array(#",,,:[]{}" \"#.utf8))
        bytes.replaceSubrange(place..<(happens(onceIn: 2) ? place : place + 1), with: [character])
        return bytes
    }
}
