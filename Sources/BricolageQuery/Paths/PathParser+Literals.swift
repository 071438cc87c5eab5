internal import BricolageCore

extension PathParser {
    /// Reads a string in quotes of either kind; nil if there is no quote.
    mutating func string() throws(JSONPathError) -> String? {
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = position
        position += 1
        var content: [UInt8] = []
        while let byte = next {
            if byte < 0x20 { throw failure("a control character in a string is written as an escape", at: position) }
            if byte == UInt8(ascii: "\\") {
                content += try escape(quote).utf8
                continue
            }
            position += 1
            if byte == quote { return String(decoding: content, as: UTF8.self) }
            content.append(byte)
        }
        throw failure("the string that begins here does not end", at: start)
    }

    private mutating func escape(_ quote: UInt8) throws(JSONPathError) -> String {
        let start = position
        position += 2
        switch position <= bytes.count ? bytes[position - 1] : 0 {
        case quote: return String(Unicode.Scalar(quote))
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            if let scalar = unicodeEscape() { return String(scalar) }
            throw failure("'\\u' needs four hexadecimal digits; of two surrogates both are needed", at: start)
        default: throw failure("this is not an escape of a string in these quotes", at: start)
        }
    }

    private mutating func unicodeEscape() -> Unicode.Scalar? {
        guard let first = hexadecimal() else { return nil }
        guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
        guard take("\\u"), let second = hexadecimal(), second & 0xFC00 == 0xDC00 else { return nil }
        return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    }

    private mutating func hexadecimal() -> UInt32? {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// Reads an integer between -(2^53 - 1) and 2^53 - 1; nil if there is neither a digit nor a minus sign.
    mutating func integer() throws(JSONPathError) -> Int? {
        guard let byte = next, byte == UInt8(ascii: "-") || Self.isDigit(byte) else { return nil }
        let start = position
        position += 1
        skipDigits()
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Int(digits), abs(value) < 1 << 53, String(value) == digits else {
            let range = "an integer between -(2^53 - 1) and 2^53 - 1"
            throw failure("\"\(digits)\" is not \(range), written without leading zeros", at: start)
        }
        return value
    }

    /// Reads a number as JSON has it.
    mutating func number() throws(JSONPathError) -> JSON {
        let start = position
        position += 1
        skipDigits()
        if take(".") { skipDigits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            skipDigits()
        }
        let digits = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = JSON.Number(digits) else { throw failure("\"\(digits)\" is not a number", at: start) }
        return .number(number)
    }

    private mutating func skipDigits() { while let byte = next, Self.isDigit(byte) { position += 1 } }
}
