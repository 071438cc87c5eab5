/// Parses patterns by the grammar of ECMA-262 with the flag `u` (section 22.2.1), without annex B unless it is lenient.
///
///     a(?:b|c(d        open   pattern     terms: a
///            ▲                (?:         alternatives: b   terms: c
///          offset             (           terms: d
///
/// Open groups are kept in a list and not on the stack. The grammar includes the additions of the 2025 edition:
/// modifiers such as `(?i:…)`, and one name for groups in different alternatives.
struct PatternParser {
    var scanner: PatternScanner
    var tree = SyntaxTree()
    var open = [OpenGroup(.pattern)]
    var modifiers: Modifiers = []
    var classes: ClassTable
    var names = GroupNames()
    /// Whether to accept constructs outside that grammar that mean the same in all other dialects.
    let isLenient: Bool
    let limits: ECMARegex.Limits
    /// Advice on the first class that other dialects end elsewhere, as in `[[:alpha:]]` and `[]a]`.
    var doubtfulClass: String?

    static func parse(
        _ pattern: String, isLenient: Bool, limits: ECMARegex.Limits
    ) throws(ECMARegex.SyntaxError) -> SyntaxTree {
        let scanner = PatternScanner(pattern)
        guard pattern.utf8.count <= limits.patternSize else {
            throw scanner.failure(.patternSizeLimit(limits.patternSize))
        }
        var parser = PatternParser(
            scanner: scanner, classes: ClassTable(limit: limits.classRanges), isLenient: isLenient, limits: limits)
        try parser.parse()
        return parser.tree
    }

    private mutating func parse() throws(ECMARegex.SyntaxError) {
        while let byte = scanner.next {
            switch byte {
            case UInt8(ascii: "|"): endAlternative()
            case UInt8(ascii: "("): try openGroup()
            case UInt8(ascii: ")"): try closeGroup()
            case UInt8(ascii: "\\"): try parseEscape()
            case UInt8(ascii: "["): try appendAtom(parseClass())
            case UInt8(ascii: "^"): appendPlace(modifiers.contains(.isMultiline) ? .lineStart : .textStart)
            case UInt8(ascii: "$"): appendPlace(modifiers.contains(.isMultiline) ? .lineEnd : .textEnd)
            case UInt8(ascii: "."):
                scanner.offset += 1
                let lines = CodePointSet.lineTerminators.complement
                try appendAtom(modifiers.contains(.dotMatchesAll) ? .all : lines)
            case UInt8(ascii: "{") where isLooseBrace: try appendScalar()
            case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
                throw nothingToRepeat(byte)
            case UInt8(ascii: "]") where !isLenient || doubtfulClass != nil:
                throw scanner.failure(.unescaped(scanner.name(at: scanner.offset)), hint: doubtfulClass)
            case UInt8(ascii: "}") where !isLenient:
                throw scanner.failure(.unescaped(scanner.name(at: scanner.offset)))
            default: try appendScalar()
            }
        }
        guard open.count == 1 else { throw scanner.expected("')'") }
        _ = endDisjunction()
        tree.groupCount = names.count
        tree.references = try names.resolvedReferences(scanner)
    }

    private func nothingToRepeat(_ byte: UInt8) -> ECMARegex.SyntaxError {
        let hint: String? =
            switch byte {
            case UInt8(ascii: "+") where open.last?.endsInRepetition == true: "ECMA-262 has no possessive quantifiers"
            case UInt8(ascii: "{"): ForeignSyntax.looseBrace
            default: nil
            }
        return scanner.failure(.nothingToRepeat(found: scanner.name(at: scanner.offset)), hint: hint)
    }

    // MARK: Nodes

    mutating func add(_ node: SyntaxTree.Node) -> Int {
        tree.nodes.append(node)
        return tree.nodes.count - 1
    }

    mutating func appendPlace(_ assertion: Assertion, length: Int = 1) {
        scanner.offset += length
        append(add(.assertion(assertion)))
    }

    /// Adds the next character, which matches itself.
    private mutating func appendScalar() throws(ECMARegex.SyntaxError) {
        if let point = scanner.popScalar() { try appendAtom(CodePointSet(point)) }
    }

    /// Adds a character of a set, which may be repeated.
    mutating func appendAtom(_ set: CodePointSet) throws(ECMARegex.SyntaxError) {
        let closed = modifiers.contains(.ignoresCase) ? classes.closure(of: set) : set
        guard let index = classes.index(of: closed) else {
            throw scanner.failure(.classRangesLimit(limits.classRanges))
        }
        if index == tree.sets.count { tree.sets.append(closed) }
        try appendRepeated(add(.characters(set: index)), groups: names.count..<names.count)
    }

    /// Adds a node, or its repetition if a quantifier follows.
    mutating func appendRepeated(_ node: Int, groups: Range<Int>) throws(ECMARegex.SyntaxError) {
        guard let repetition = try parseQuantifier() else { return append(node) }
        append(add(.repetition(of: node, repetition, groups: groups)), isRepetition: true)
    }

    mutating func append(_ node: Int, isRepetition: Bool = false) {
        open[open.count - 1].terms.append(node)
        open[open.count - 1].endsInRepetition = isRepetition
    }
}
