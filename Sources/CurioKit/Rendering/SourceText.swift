/// Swift text that is being written, line by line.
struct SourceText {
    static let maximumColumns = 120

    private(set) var text = ""
    private(set) var indentation = 0
    /// Whether the next line begins a block or the text, where no empty line precedes it.
    private var isAtStart = true

    init(indentation: Int = 0) {
        self.indentation = indentation
    }

    /// Appends another text, which already has its own indentation.
    mutating func append(_ other: SourceText) {
        guard !other.text.isEmpty else { return }
        text += other.text
        isAtStart = false
    }

    /// Writes a line.
    mutating func line(_ line: String) {
        for _ in 0..<indentation { text += "    " }
        text += line
        text += "\n"
        isAtStart = false
    }

    /// Writes an empty line between two things.
    mutating func gap() {
        if !isAtStart { text += "\n" }
        isAtStart = true
    }

    /// Writes the head of a type up to its brace; its conformances wrap at the end of the line.
    mutating func head(_ declaration: String, _ conformances: String) {
        let whole = declaration + conformances
        if fits(whole + " {") {
            line(whole + " {")
            return
        }
        var current = declaration
        var margin = 0
        for (position, part) in conformances.split(separator: ",").enumerated() {
            let next = position == 0 ? String(part) : "," + part
            if margin + indentation * 4 + (current + next + ",").unicodeScalars.count > Self.maximumColumns {
                line(String(repeating: " ", count: margin) + current + ",")
                current = String(next.drop { $0 == "," || $0 == " " })
                margin = 4
            } else {
                current += next
            }
        }
        line(String(repeating: " ", count: margin) + current)
        line("{")
    }

    /// Writes a head, lines within braces, and the closing brace.
    mutating func block(_ head: String, _ body: (inout SourceText) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// Writes lines with one more level of indentation.
    mutating func indented(_ body: (inout SourceText) -> Void) {
        indentation += 1
        isAtStart = true
        body(&self)
        indentation -= 1
    }

    /// Writes an array, on one line where it fits, otherwise with a line for each element.
    mutating func array(_ elements: [String]) {
        let line = "[" + elements.joined(separator: ", ") + "]"
        // The formatter breaks arrays that leave no room for a comma after the last element.
        if fits(line + ",") {
            self.line(line)
            return
        }
        rows(elements)
    }

    /// Writes an array with a line for each element, so that another one changes no other line; a single element stays
    /// on the line of the brackets.
    mutating func rows(_ elements: [String]) {
        guard elements.count > 1 else { return line("[" + elements.joined() + "]") }
        line("[")
        indented { text in
            for element in elements { text.line(element + ",") }
        }
        line("]")
    }

    /// Writes two parts on one line if they fit, otherwise the second one on a separate, indented line.
    mutating func line(_ first: String, _ second: String) {
        let whole = first + " " + second
        if fits(whole) {
            line(whole)
        } else {
            line(first)
            indented { $0.line(second) }
        }
    }

    /// Writes a head and one line within braces, on one line where that fits.
    mutating func short(_ head: String, _ body: String) {
        let whole = head + " { " + body + " }"
        if fits(whole) {
            line(whole)
        } else {
            block(head) { $0.line(body) }
        }
    }

    private func fits(_ line: String) -> Bool {
        // A line has at most as many scalars as bytes, whose number is known without counting.
        let columns = Self.maximumColumns - indentation * 4
        return line.utf8.count <= columns || line.unicodeScalars.count <= columns
    }

    /// Writes a head with a list in parentheses, on one line where it fits, otherwise with a line for each.
    mutating func list(_ head: String, _ items: [String], tail: String) {
        let line = head + "(" + items.joined(separator: ", ") + ")" + tail
        if fits(line) || items.isEmpty {
            self.line(line)
            return
        }
        self.line(head + "(")
        indented { text in
            for (position, item) in items.enumerated() {
                text.line(item + (position == items.count - 1 ? "" : ","))
            }
        }
        self.line(")" + tail)
    }

    /// Writes a documentation comment, wrapped.
    mutating func documentation(_ paragraphs: [String]) {
        for line in DocumentationComment.lines(paragraphs, columns: Self.maximumColumns - indentation * 4) {
            self.line(line)
        }
    }
}
