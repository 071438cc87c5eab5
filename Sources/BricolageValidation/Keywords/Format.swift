internal import BricolageCore

extension KeywordRule {
    /// `format`: a named format of strings, if formats are asserted (Validation 7).
    static let format = KeywordRule("format", in: .format) { block in
        guard let node = block.value("format") else { return }
        guard let name = node.string else { return block.refuse(node, "the name of a format") }
        guard block.compiler.options.assertsFormats ?? block.dialect.assertsFormats else { return }
        guard let format = block.compiler.format(name, in: block.dialect) else { return }
        block.add(.format, for: .string, at: node, format)
    }
}

extension Evaluator {
    /// Whether a string is of the format `first`.
    mutating func hasFormat(_ step: Instruction, _ index: Int) -> Bool {
        let check = program.formats[Int(step.first)].accepts
        return withText(index) { text in
            var cursor = TextCursor(text)
            return check(&cursor)
        }
    }
}
