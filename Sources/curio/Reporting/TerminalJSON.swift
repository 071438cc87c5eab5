internal import BricolageCore

/// JSON for people: with escapes for characters that would control a terminal, or be invisible there.
///
///     "a\u{9B}31m"   ─▶   "a\u009b31m"
///
/// JSON contains such characters in strings only, where an escape means the same.
struct TerminalJSON {
    /// The bytes of a character that the last part has not completed.
    private var rest: [UInt8] = []

    /// A whole text with escapes.
    static func escaped(_ text: [UInt8]) -> [UInt8] {
        var terminal = TerminalJSON()
        return terminal.next(text) + terminal.rest
    }

    /// The next part of a text, with escapes; parts may end inside characters.
    mutating func next(_ part: [UInt8]) -> [UInt8] {
        let bytes = rest + part
        let end = bytes.count - Self.incompleteCount(bytes)
        rest = Array(bytes[end...])
        // JSON escapes all control characters below.
        guard bytes.contains(where: { $0 >= 0x7F }) else { return Array(bytes[..<end]) }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        for scalar in String(decoding: bytes[..<end], as: UTF8.self).unicodeScalars {
            if scalar.value >= 0x7F, String(scalar).visibleLine != String(scalar) {
                for unit in String(scalar).utf16 {
                    output += ("\\u" + String(String(0x1_0000 + UInt32(unit), radix: 16).dropFirst())).utf8
                }
            } else {
                output += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return output
    }

    /// How many bytes at the end begin a character without completing it.
    private static func incompleteCount(_ bytes: [UInt8]) -> Int {
        let tail = bytes.suffix(3)
        guard let start = tail.lastIndex(where: { $0 >= 0xC0 }) else { return 0 }
        let needed = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
        return bytes.count - start < needed ? bytes.count - start : 0
    }
}
