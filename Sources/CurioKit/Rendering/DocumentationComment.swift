/// Makes documentation comments of any text.
///
/// Nothing in the text can end the comment: every kind of line break begins a new comment line, and characters that
/// control or reorder text are left out.
enum DocumentationComment {
    static func lines(_ paragraphs: [String], columns: Int) -> [String] {
        var result: [String] = []
        for paragraph in paragraphs {
            let lines = broken(paragraph)
            guard lines.contains(where: { !$0.isEmpty }) else { continue }
            if !result.isEmpty { result.append("///") }
            for line in lines {
                result += line.isEmpty ? ["///"] : wrapped(line, columns: columns - 4).map { "/// " + $0 }
            }
        }
        return result
    }

    /// The lines of a text without white space at their ends, and without empty lines around them.
    private static func broken(_ text: String) -> [String] {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            if isLineBreak(scalar) {
                if scalar == "\n", wasReturn {
                    wasReturn = false
                    continue
                }
                lines.append(trimmed(line))
                line = String.UnicodeScalarView()
            } else if scalar == "\t" {
                line.append(" ")
            } else if isVisible(scalar) {
                line.append(scalar)
            }
            wasReturn = scalar == "\r"
        }
        lines.append(trimmed(line))
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop(while: \.isEmpty))
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }

    private static func trimmed(_ line: String.UnicodeScalarView) -> String {
        guard let last = line.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(line[...last])
    }

    /// Breaks a line at spaces.
    ///
    /// The spaces before its first word stay, so that lists and code look as they were meant.
    private static func wrapped(_ line: String, columns: Int) -> [String] {
        let columns = max(columns, 20)
        guard line.unicodeScalars.count > columns else { return [line] }
        let margin = String(line.unicodeScalars.prefix { $0 == " " }.prefix(columns / 2))
        var result: [String] = []
        var current = margin
        for word in line.unicodeScalars.split(separator: " ") {
            let isFirst = current.unicodeScalars.count == margin.unicodeScalars.count
            if !isFirst, current.unicodeScalars.count + 1 + word.count > columns {
                result.append(current)
                current = margin + String(word)
            } else {
                current += (isFirst ? "" : " ") + String(word)
            }
        }
        result.append(current)
        return result
    }
}
