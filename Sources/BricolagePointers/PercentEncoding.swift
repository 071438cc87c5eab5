internal import BricolageCore

/// Percent encoding of URI fragments and paths (RFC 3986, sections 2.1, 3.3 and 3.5).
package enum PercentEncoding {
    /// Undoes percent encoding; nil for a broken escape or bytes that are not UTF-8.
    package static func decode(_ text: some Sequence<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var iterator = text.makeIterator()
        while let byte = iterator.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = iterator.next().flatMap(Hexadecimal.value),
                let low = iterator.next().flatMap(Hexadecimal.value)
            else { return nil }
            bytes.append(UInt8(high << 4 | low))
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Where a text that cannot be decoded is wrong: at the first percent sign without two digits or, if the bytes
    /// are not UTF-8, at the first of all.
    static func failure(in text: Substring.UTF8View) -> Substring.UTF8View.Index {
        let signs = text.indices.filter { text[$0] == UInt8(ascii: "%") }
        let broken = signs.first { sign in
            text[sign...].dropFirst().prefix(2).count { Hexadecimal.value($0) != nil } < 2
        }
        return broken ?? signs.first ?? text.startIndex
    }

    /// Escapes what a fragment may not contain.
    static func encodeFragment(_ text: String) -> String { encode(text, keeping: fragmentPunctuation) }

    /// Escapes what a path may not contain; slashes stay.
    package static func encodePath(_ text: String) -> String { encode(text, keeping: pathPunctuation) }

    /// The escape of a byte: `%0A`.
    package static func escape(_ byte: UInt8) -> String {
        let digits = [UInt8(ascii: "%"), Hexadecimal.upperDigit(byte >> 4), Hexadecimal.upperDigit(byte & 15)]
        return String(decoding: digits, as: UTF8.self)
    }

    private static func encode(_ text: String, keeping punctuation: [UInt8]) -> String {
        var encoded = ""
        for byte in text.utf8 {
            let isKept = isLetterOrDigit(byte) || punctuation.contains(byte)
            encoded += isKept ? String(Character(Unicode.Scalar(byte))) : escape(byte)
        }
        return encoded
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    private static let pathPunctuation = Swift.Array("-._~!$&'()*+,;=:@/".utf8)
    private static let fragmentPunctuation = Swift.Array("-._~!$&'()*+,;=:@/?".utf8)
}
