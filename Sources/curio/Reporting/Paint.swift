/// Colour for diagnostics: the severity of every `path:line:col: error: text` line, and the caret below the source.
enum Paint {
    private static let colours = ["error": "31", "warning": "35", "note": "36"]

    static func severities(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { painted($0) }.joined(separator: "\n")
    }

    private static func painted(_ line: Substring) -> String {
        if line.allSatisfy({ " ^~".contains($0) }), line.contains("^") {
            return bold(line, "32")
        }
        // Four spaces begin an excerpt, which may contain any words.
        guard !line.hasPrefix("    "),
            let match = line.prefixMatch(of: #/(|.*?: )(error|warning|note): /#), let colour = colours[String(match.2)]
        else { return String(line) }
        let place = match.1.isEmpty ? "" : bold(match.1.dropLast(), "39") + " "
        return place + bold(match.2 + ":", colour) + " " + line[match.range.upperBound...]
    }

    private static func bold(_ text: some StringProtocol, _ colour: String) -> String {
        "\u{1B}[1;\(colour)m\(text)\u{1B}[0m"
    }
}
