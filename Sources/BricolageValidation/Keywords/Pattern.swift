internal import BricolageCore
internal import ECMARegex

extension KeywordRule {
    /// `pattern`: a regular expression that must match somewhere in the string (Validation 6.3.3).
    static let pattern = KeywordRule("pattern", in: .validation) { block in
        guard let node = block.value("pattern") else { return }
        guard let text = node.string else { return block.refuse(node, "a regular expression") }
        guard let pattern = block.compiler.pattern(text, at: node, in: block.schema) else { return }
        block.add(.pattern, for: .string, at: node, pattern)
    }
}

extension Evaluator {
    /// Whether a string or a key has a match of a pattern.
    mutating func matches(_ pattern: UInt32, _ index: Int) -> Bool {
        let table = views.patternTables[pattern]
        return withText(index) { table.finds(in: $0) } ?? matchesBySearch(pattern, index)
    }

    @inline(never)
    private mutating func matchesBySearch(_ pattern: UInt32, _ index: Int) -> Bool {
        let regex = program.patterns[Int(pattern)]
        let verdict = withText(index) { text in try? regex.occurs(in: text) }
        guard let verdict else {
            interrupt(.patternLimit(pattern: regex.pattern))
            return false
        }
        return verdict
    }
}
