extension Character {
    /// How many columns of a terminal the character takes.
    var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        // A variation selector makes some characters below U+0300 an emoji too: digits with a keycap, and signs.
        if unicodeScalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
        guard first.value >= 0x300 else { return 1 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        return first.properties.isEmojiPresentation || Self.isWide(first) ? 2 : 1
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
