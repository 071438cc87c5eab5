/// The line with the caret below an excerpt.
///
///     excerpt    {"名": 1}
///     caret      seven characters of a report before it
///     terminal   eight columns, because 名 is twice as wide as the other characters
enum CaretLine {
    /// Lines of a report with each caret in the column of a terminal that its character has.
    ///
    /// - Parameter width: The columns of the terminal, to which excerpts are cut around the caret; nil if there is none.
    static func aligned(_ lines: [String], in width: Int? = nil) -> [String] {
        let hasWideText = lines.contains { line in !line.utf8.allSatisfy { $0 < 0x80 } }
        guard hasWideText || width != nil else { return lines }
        var lines = lines
        for position in lines.indices.dropFirst() where isCaret(lines[position]) {
            var excerpt = Array(lines[position - 1])
            var caret = min(lines[position].utf8.count - 1, excerpt.count)
            if let width { cut(&excerpt, around: &caret, to: width) }
            lines[position - 1] = String(excerpt)
            lines[position] = String(repeating: " ", count: columns(of: excerpt[..<caret])) + "^"
        }
        return lines
    }

    private static func isCaret(_ line: String) -> Bool {
        line.utf8.last == UInt8(ascii: "^") && line.utf8.dropLast().allSatisfy { $0 == UInt8(ascii: " ") }
    }

    /// The spaces before every excerpt.
    private static let indentation = 4

    /// Cuts an excerpt to a width: as much behind the caret as before it, or more if the other side is short.
    private static func cut(_ excerpt: inout [Character], around caret: inout Int, to width: Int) {
        let room = width - indentation
        let text = excerpt.dropFirst(indentation)
        guard room > 0, caret >= indentation, columns(of: text) > room else { return }
        let (before, behind) = (columns(of: excerpt[indentation..<caret]), columns(of: excerpt[caret...]))
        // The caret itself takes a column, also behind the end of the text.
        let share = max(1, min(behind, max(room / 2, room - before)))
        let start = caret - Self.count(of: excerpt[indentation..<caret].reversed(), in: room - share)
        let end = caret + Self.count(of: excerpt[caret...], in: share)
        caret -= start - indentation
        excerpt = Array(excerpt[..<indentation] + excerpt[start..<end])
    }

    /// How many of the first characters fit into some columns.
    private static func count(of characters: some Sequence<Character>, in room: Int) -> Int {
        var (count, room) = (0, room)
        for character in characters {
            room -= character.columns
            if room < 0 { break }
            count += 1
        }
        return count
    }

    private static func columns(of characters: some Sequence<Character>) -> Int {
        characters.reduce(0) { $0 + $1.columns }
    }
}
