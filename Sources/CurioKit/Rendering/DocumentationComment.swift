/// Makes documentation comments of any text.
///
/// Nothing in the text can end the comment: every kind of line break begins a new comment line, and characters that
/// control or reorder text are left out.
enum DocumentationComment {
    static func lines(_ paragraphs: [String], columns: Int) -> [String] {
        var result: [String] = []
        for paragraph in paragraphs {
            let lines = broken(paragraph)
            guard !lines.isEmpty else { continue }
            if !result.isEmpty { result.append("///") }
            for line in lines { wrap(line, columns: columns - 4, into: &result) }
        }
        return result
    }

    /// The lines of a text, as UTF-8, without white space at their ends, and without empty lines around them.
    private static func broken(_ text: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(text.utf8)
        let isPlain = bytes.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
        var lines = isPlain ? brokenPlain(bytes) : brokenUnicode(text)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return Array(lines.drop(while: \.isEmpty))
    }

    /// The lines of a text of visible ASCII, which most texts are.
    private static func brokenPlain(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for position in 0...text.count where position == text.count || text[position] == UInt8(ascii: "\n") {
            var end = position
            while end > start, text[end - 1] == space { end -= 1 }
            lines.append(text[start..<end])
            start = position + 1
        }
        return lines
    }

    private static func brokenUnicode(_ text: String) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
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

    private static func trimmed(_ line: String.UnicodeScalarView) -> ArraySlice<UInt8> {
        guard let last = line.lastIndex(where: { $0 != " " && !$0.properties.isWhitespace }) else { return [] }
        return Array(String(line[...last]).utf8)[...]
    }

    /// Adds a line to a comment, broken at spaces where it is too long.
    ///
    /// The spaces before its first word stay, so that lists and code look as they were meant.
    private static func wrap(_ line: ArraySlice<UInt8>, columns: Int, into comment: inout [String]) {
        guard !line.isEmpty else { return comment.append("///") }
        let columns = max(columns, 20)
        let isShort = line.count <= columns || length(line) <= columns
        let margin = isShort ? [] : line.prefix { $0 == space }.prefix(columns / 2)
        let beginning = Array("/// ".utf8) + margin
        if isShort { return comment.append(String(decoding: beginning + line, as: UTF8.self)) }
        var current = beginning
        // The length of the line, and whether it has no word yet.
        var (count, isFirst) = (margin.count, true)
        var index = line.startIndex + margin.count
        while index < line.endIndex {
            let start = index
            while index < line.endIndex, line[index] != space { index += 1 }
            let word = line[start..<index]
            index += 1
            if word.isEmpty { continue }
            let length = length(word)
            if !isFirst, count + 1 + length > columns {
                comment.append(String(decoding: current, as: UTF8.self))
                current.replaceSubrange(beginning.count..., with: EmptyCollection())
                (count, isFirst) = (margin.count, true)
            }
            if !isFirst { current.append(space) }
            current += word
            count += length + (isFirst ? 0 : 1)
            isFirst = false
        }
        comment.append(String(decoding: current, as: UTF8.self))
    }

    /// The number of scalars in UTF-8: of the bytes that are not continuation bytes.
    private static func length(_ text: ArraySlice<UInt8>) -> Int {
        text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }

    private static let space = UInt8(ascii: " ")
}
