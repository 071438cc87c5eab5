/// Patterns that let in one text, which tell schemas apart like constants: `^Note$`.
package enum PatternOfOneText {
    /// The only text that a pattern lets in; nil if it may let in others.
    package static func text(of pattern: String) -> String? {
        guard pattern.hasPrefix("^"), pattern.hasSuffix("$") else { return nil }
        let text = pattern.dropFirst().dropLast()
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " -/:_".contains($0)) }
        return isPlain && !text.isEmpty ? String(text) : nil
    }
}
