/// A simple reference reader of JSON: byte by byte, recursive, with Swift's own validation of UTF-8.
///
/// The library's results for a text are compared with those of this reader: whether it is JSON, its value, and the
/// location of an error, which is that of the word, part of a number, escape or character that is not allowed there.
struct PlainReader {
    /// Why a text is not JSON.
    enum Failure: Error, Equatable {
        case wrong(at: Int)
        case tooDeep(at: Int)

        var offset: Int {
            switch self {
            case .wrong(let offset), .tooDeep(let offset): offset
            }
        }
    }

    private let text: [UInt8]
    private let maximumDepth: Int
    private let allowsTrailingCommas: Bool
    private var position = 0

    /// The value of a text, including duplicate keys.
    static func read(
        _ text: [UInt8], maximumDepth: Int, allowsTrailingCommas: Bool = false
    ) throws(Failure) -> PlainValue {
        var reader = PlainReader(text, maximumDepth, allowsTrailingCommas)
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value(depth: 0)
        if reader.position < text.count { throw .wrong(at: reader.position) }
        return value
    }

    private init(_ text: [UInt8], _ maximumDepth: Int, _ allowsTrailingCommas: Bool) {
        self.text = text
        self.maximumDepth = maximumDepth
        self.allowsTrailingCommas = allowsTrailingCommas
    }

    private var byte: UInt8? { position < text.count ? text[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
        if !take(character) { throw .wrong(at: position) }
    }

    private mutating func skipSpace() {
        while take(" ") || take("\n") || take("\r") || take("\t") {}
    }

    /// A value and the white space around it.
    private mutating func value(depth: Int) throws(Failure) -> PlainValue {
        skipSpace()
        defer { skipSpace() }
        switch byte ?? 0 {
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            if depth == maximumDepth { throw .tooDeep(at: position) }
            if take("[") { return .array(try elements(depth + 1)) }
            position += 1
            return .object(try members(depth + 1))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: break
        }
        for (word, value) in [("true", PlainValue.bool(true)), ("false", .bool(false)), ("null", .null)] {
            if text[position...].starts(with: word.utf8) {
                position += word.utf8.count
                return value
            }
        }
        throw .wrong(at: position)
    }

    private mutating func elements(_ depth: Int) throws(Failure) -> [PlainValue] {
        var elements: [PlainValue] = []
        skipSpace()
        if take("]") { return [] }
        repeat { elements.append(try value(depth: depth)) } while takeComma(before: "]")
        try expect("]")
        return elements
    }

    private mutating func members(_ depth: Int) throws(Failure) -> [(key: String, value: PlainValue)] {
        var members: [(key: String, value: PlainValue)] = []
        skipSpace()
        if take("}") { return [] }
        repeat {
            skipSpace()
            let key = try string()
            skipSpace()
            try expect(":")
            members.append((key, try value(depth: depth)))
        } while takeComma(before: "}")
        try expect("}")
        return members
    }

    /// Whether another value must follow: false after a comma that the bracket may follow.
    private mutating func takeComma(before bracket: Unicode.Scalar) -> Bool {
        guard take(",") else { return false }
        skipSpace()
        return !allowsTrailingCommas || byte != UInt8(ascii: bracket)
    }

    private mutating func number() throws(Failure) -> String {
        let start = position
        _ = take("-")
        if !take("0") { try digits() } else if isDigit { throw .wrong(at: position) }
        if take(".") { try digits() }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            try digits()
        }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private var isDigit: Bool { byte.map { 0x30...0x39 ~= $0 } ?? false }

    private mutating func digits() throws(Failure) {
        if !isDigit { throw .wrong(at: position) }
        while isDigit { position += 1 }
    }
}

// MARK: Strings

extension PlainReader {
    private mutating func string() throws(Failure) -> String {
        try expect("\"")
        var string = String.UnicodeScalarView()
        while !take("\"") {
            guard let byte, byte >= 0x20 else { throw .wrong(at: position) }
            string.append(byte == UInt8(ascii: "\\") ? try escape() : try scalar())
        }
        return String(string)
    }

    private mutating func scalar() throws(Failure) -> Unicode.Scalar {
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = text[position...].makeIterator()
        guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { throw .wrong(at: position) }
        position += encoded.count
        return Unicode.UTF8.decode(encoded)
    }

    /// The character of an escape.
    ///
    /// A wrong escape is an error where it begins, unless the text ends after its backslash.
    private mutating func escape() throws(Failure) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let letter = byte else { throw .wrong(at: position) }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard let first = unit() else { throw .wrong(at: start) }
            if let scalar = Unicode.Scalar(first) { return scalar }
            guard take("\\"), take("u"), let second = unit(), let scalar = Self.scalar(of: [first, second]) else {
                throw .wrong(at: start)
            }
            return scalar
        default: throw .wrong(at: start)
        }
    }

    private mutating func unit() -> UInt16? {
        let digits = text[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private static func scalar(of pair: [UInt16]) -> Unicode.Scalar? {
        var parser = Unicode.UTF16.ForwardParser()
        var units = pair.makeIterator()
        guard case .valid(let encoded) = parser.parseScalar(from: &units) else { return nil }
        return Unicode.UTF16.decode(encoded)
    }
}
