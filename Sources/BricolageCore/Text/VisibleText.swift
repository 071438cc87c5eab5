/// Text of a document or of a user, as shown in a line of a report.
///
/// Whoever sends a document decides what a message quotes. Line breaks would forge lines of a log, control characters
/// would control a terminal, and direction marks would reverse the text after them: all of these are shown as escapes.
enum VisibleText {
    /// The text in one line, with escapes for characters that are invisible or that affect the text around them.
    static func line(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": shown += "\\n"
            case "\r": shown += "\\r"
            case "\t": shown += "\\t"
            case _ where isHidden(scalar): shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    /// The text with U+FFFD in place of each such character, so that a caret below it stays in place.
    static func inPlace(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHidden) else { return text }
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { shown.append(isHidden(scalar) ? "\u{FFFD}" : scalar) }
        return String(shown)
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Line and paragraph separators, and characters that mark, embed, override or isolate a direction.
        case 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        default: false
        }
    }
}

extension String {
    /// The text in one line, with escapes for characters that are invisible or that affect the text around them.
    package var visibleLine: String { VisibleText.line(self) }
}
