/// Makes JSON texts of every kind that the grammar allows (RFC 8259), the same ones on every run.
public struct JSONTextGenerator {
    private var random: SeededGenerator
    /// How deep the next value may be.
    private var depth: Int
    /// Whether numbers may be beyond what doubles hold.
    public var exoticNumbers = true
    /// Whether objects may have a key twice.
    public var duplicates = true

    /// Creates a generator; equal seeds give equal texts.
    public init(seed: UInt64, depth: Int = 6) {
        random = SeededGenerator(seed: seed)
        self.depth = depth
    }

    /// The next text.
    public mutating func text() -> String {
        switch Int.random(in: 0..<40, using: &random) {
        case 0: return deep()
        case 1: return wide()
        default: return space() + value() + space()
        }
    }

    /// The next text after one to three changes to its bytes, most of which make it invalid.
    public mutating func mutatedText() -> [UInt8] {
        var bytes = Array(text().utf8)
        let interesting =
            Array("[]{}:,\"\\/bu0189.-+eE \n\t\u{1}tfn".utf8) + [0x7F, 0x80, 0xC0, 0xED, 0xA0, 0xF5, 0xFF]
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let byte = interesting.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where place < bytes.count: bytes.remove(at: place)
            case 1 where place < bytes.count: bytes[place] = byte
            case 2 where place < bytes.count: bytes.removeSubrange(place...)
            default: bytes.insert(byte, at: place)
            }
        }
        return bytes
    }

    private mutating func value() -> String {
        switch Int.random(in: 0..<(depth > 0 ? 12 : 8), using: &random) {
        case 0: return "null"
        case 1: return Bool.random(using: &random) ? "true" : "false"
        case 2, 3, 4: return number()
        case 5, 6, 7: return string()
        case 8, 9: return array(of: Int.random(in: 0...6, using: &random))
        default: return object(of: Int.random(in: 0...6, using: &random))
        }
    }

    private mutating func array(of count: Int) -> String {
        depth -= 1
        defer { depth += 1 }
        var text = "[" + space()
        for position in 0..<count { text += (position > 0 ? "," + space() : "") + value() + space() }
        return text + "]"
    }

    private mutating func object(of count: Int) -> String {
        depth -= 1
        defer { depth += 1 }
        var text = "{" + space()
        for position in 0..<count {
            let key: String
            if duplicates, Int.random(in: 0..<8, using: &random) == 0 {
                key = ["\"a\"", "\"\\u0061\"", "\"\"", "\"é\""].randomElement(using: &random) ?? "\"a\""
            } else {
                key = String(string().dropLast()) + "\(position)\""
            }
            text += (position > 0 ? "," + space() : "") + key + space() + ":" + space() + value() + space()
        }
        return text + "}"
    }

    private mutating func space() -> String {
        ["", "", "", "", " ", "\n", "\r\n", "\t", "  \n  "].randomElement(using: &random) ?? ""
    }

    /// Many levels with little in them.
    private mutating func deep() -> String {
        var open = ""
        var close = ""
        for _ in 0..<Int.random(in: 1...300, using: &random) {
            if Bool.random(using: &random) {
                open += "["
                close = "]" + close
            } else {
                open += "{\"k\":"
                close = "}" + close
            }
        }
        return open + number() + close
    }

    /// Many members or elements, beyond every bound between ways of looking them up.
    private mutating func wide() -> String {
        let count = [15, 16, 17, 31, 33, 63, 64, 65, 66, 300].randomElement(using: &random) ?? 64
        let outer = depth
        depth = 1
        defer { depth = outer }
        return Bool.random(using: &random) ? array(of: count) : object(of: count)
    }

    // MARK: Numbers

    private mutating func number() -> String {
        let sign = Bool.random(using: &random) ? "-" : ""
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return sign + "0" + (Bool.random(using: &random) ? ".0" : "")
        case 1: return sign + String(random.next() >> UInt64.random(in: 0..<64, using: &random))
        case 2, 3: return sign + digits(1...4) + "." + tail(1...17)
        case 4: return "\(Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF))"
        case 5:
            // The middle between two doubles and its neighbours, where rounding is decided.
            let value = Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF | 0x0010_0000_0000_0000)
            return "\(value)".split(separator: "e").enumerated().map { $0 == 0 ? $1 + "5" : "e" + $1 }.joined()
                .replacing(" ", with: "")
        case 6 where exoticNumbers: return sign + digits(18...60)
        case 7 where exoticNumbers: return sign + digits(1...20) + "." + tail(20...60) + exponent(0...400)
        case 8 where exoticNumbers: return sign + digits(1...3) + exponent(290...420)
        default: return sign + digits(1...9) + exponent(0...30)
        }
    }

    private mutating func exponent(_ range: ClosedRange<Int>) -> String {
        let letter = Bool.random(using: &random) ? "e" : "E"
        let sign = ["", "+", "-"].randomElement(using: &random) ?? ""
        let zeros = Int.random(in: 0..<6, using: &random) == 0 ? "00" : ""
        return letter + sign + zeros + String(Int.random(in: range, using: &random))
    }

    private mutating func digits(_ count: ClosedRange<Int>) -> String {
        String(Int.random(in: 1...9, using: &random)) + tail(count.lowerBound - 1...count.upperBound - 1)
    }

    private mutating func tail(_ count: ClosedRange<Int>) -> String {
        var text = ""
        for _ in 0..<Int.random(in: count, using: &random) { text += String(Int.random(in: 0...9, using: &random)) }
        return text
    }

    // MARK: Strings

    private mutating func string() -> String {
        var text = "\""
        let count = [0, 1, 2, 5, 7, 8, 9, 15, 16, 17, 40, 64, 130].randomElement(using: &random) ?? 5
        let isPlain = Bool.random(using: &random)
        while text.utf8.count <= count { text += isPlain ? plain() : character() }
        return text + "\""
    }

    private mutating func plain() -> String {
        String(Unicode.Scalar(UInt8.random(in: 0x61...0x7A, using: &random)))
    }

    private mutating func character() -> String {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: return ["\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t"].randomElement(using: &random) ?? ""
        case 1: return escape(UInt32.random(in: 0...0x7F, using: &random))
        case 2: return escape(UInt32.random(in: 0x80...0xD7FF, using: &random))
        case 3:
            let offset = UInt32.random(in: 0..<0x10_0000, using: &random)
            return escape(0xD800 + offset >> 10) + escape(0xDC00 + offset & 0x3FF)
        case 4:
            let scalar = UInt32.random(in: 0x80...0x10FFFF, using: &random)
            return Unicode.Scalar(scalar).map { String($0) } ?? "é"
        case 5: return ["é", "e\u{301}", "ß", "漢字", "😀", "\u{7F}", "\u{2028}"].randomElement(using: &random) ?? ""
        default: return plain()
        }
    }

    private mutating func escape(_ unit: UInt32) -> String {
        let hexadecimal = String(0x10000 + unit, radix: 16, uppercase: Bool.random(using: &random)).dropFirst()
        return "\\u" + hexadecimal
    }
}
