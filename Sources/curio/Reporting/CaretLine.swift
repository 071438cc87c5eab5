/// The line with the caret below an excerpt.
///
///     excerpt    {"名": 1}
///     caret      seven characters of a report before it
///     terminal   eight columns, because 名 is twice as wide as the other characters
enum CaretLine {
    /// Lines of a report with each caret in the column of a terminal that its character has.
    static func aligned(_ lines: [String]) -> [String] {
        guard lines.contains(where: { !$0.utf8.allSatisfy { $0 < 0x80 } }) else { return lines }
        var lines = lines
        for position in lines.indices.dropFirst() where isCaret(lines[position]) {
            let before = lines[position - 1].prefix(lines[position].utf8.count - 1)
            lines[position] = String(repeating: " ", count: before.reduce(0) { $0 + width(of: $1) }) + "^"
        }
        return lines
    }

    private static func isCaret(_ line: String) -> Bool {
        line.utf8.last == UInt8(ascii: "^") && line.utf8.dropLast().allSatisfy { $0 == UInt8(ascii: " ") }
    }

    /// How many columns of a terminal a character takes.
    private static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first, first.value >= 0x300 else { return 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        let isEmoji = first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
        return isEmoji || isWide(first) ? 2 : 1
    }

    /// Whether a character is of East Asian width (Unicode Standard Annex 11: W or F).
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Hangul in parts, radicals and CJK up to Yi, Hangul, compatibility forms, and the planes of ideographs.
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C: true
        case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60: true
        case 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD: true
        default: false
        }
    }
}
