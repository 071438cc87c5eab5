/// Colour for diagnostics: the severity of every `path:line:col: error: text` line, and the caret below the source.
enum Paint {
    private static let colours = [("error", "31"), ("warning", "35"), ("note", "36")]

    static func severities(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { painted($0) }.joined(separator: "\n")
    }

    private static func painted(_ line: Substring) -> String {
        if line.allSatisfy({ " ^~".contains($0) }), line.contains("^") {
            return bold(line, "32")
        }
        for (severity, colour) in colours {
            let mark = "\(severity): "
            if line.hasPrefix(mark) {
                return bold(mark.dropLast(), colour) + " " + line.dropFirst(mark.count)
            }
            if let place = line.firstRange(of: " " + mark), line[..<place.lowerBound].hasSuffix(":") {
                let before = line[..<place.lowerBound]
                return bold(before, "39") + " " + bold(mark.dropLast(), colour) + " " + line[place.upperBound...]
            }
        }
        return String(line)
    }

    private static func bold(_ text: some StringProtocol, _ colour: String) -> String {
        "\u{1B}[1;\(colour)m\(text)\u{1B}[0m"
    }
}
