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
        let bytes = Array(text.utf8)
        let isPlain = bytes.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
        var lines = isPlain ? brokenPlain(bytes) : brokenUnicode(text)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop(while: \.isEmpty))
    }

    /// The lines of a text of visible ASCII, by its bytes, which most texts are.
    private static func brokenPlain(_ text: [UInt8]) -> [String] {
        var lines: [String] = []
        var start = 0
        while start <= text.count {
            let lineEnd = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            var end = lineEnd
            while end > start, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
            lines.append(String(decoding: text[start..<end], as: UTF8.self))
            start = lineEnd + 1
        }
        return lines
    }

    private static func brokenUnicode(_ text: String) -> [String] {
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
        return lines
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
        return switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }

    private static func trimmed(_ line: String.UnicodeScalarView) -> String {
        guard let last = line.lastIndex(where: { $0 != " " && !$0.properties.isWhitespace }) else { return "" }
        return String(line[...last])
    }

    /// Breaks a line at spaces.
    ///
    /// The spaces before its first word stay, so that lists and code look as they were meant.
    private static func wrapped(_ line: String, columns: Int) -> [String] {
        let columns = max(columns, 20)
        let text = Array(line.utf8)
        guard length(text[...]) > columns else { return [line] }
        let space = UInt8(ascii: " ")
        let margin = text.prefix { $0 == space }.prefix(columns / 2)
        var result: [String] = []
        var current = Array(margin)
        // How long the line is, and whether no word stands in it yet.
        var (count, isFirst) = (margin.count, true)
        var index = 0
        while let start = text[index...].firstIndex(where: { $0 != space }) {
            index = text[start...].firstIndex(of: space) ?? text.count
            let word = text[start..<index]
            let length = length(word)
            if !isFirst, count + 1 + length > columns {
                result.append(String(decoding: current, as: UTF8.self))
                current.replaceSubrange(margin.count..., with: EmptyCollection())
                (count, isFirst) = (margin.count, true)
            }
            if !isFirst { current.append(space) }
            current += word
            count += length + (isFirst ? 0 : 1)
            isFirst = false
        }
        result.append(String(decoding: current, as: UTF8.self))
        return result
    }

    /// How many characters a text of UTF-8 has: the bytes that do not continue one.
    private static func length(_ text: ArraySlice<UInt8>) -> Int {
        text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
}
