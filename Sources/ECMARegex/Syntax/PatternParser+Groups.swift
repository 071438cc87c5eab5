extension PatternParser {
    /// A group, a look-around or the whole pattern, whose end has not been read yet.
    struct OpenGroup {
        enum Kind {
            case pattern
            case plain
            case numbered(Int)
            case look(SyntaxTree.Look)
        }

        let kind: Kind
        /// The flags to restore after the group.
        var outerModifiers: Modifiers = []
        /// How many numbered groups begin before this one.
        var groupsBefore = 0
        /// The nodes of the alternatives that have ended.
        var alternatives: [Int] = []
        /// The nodes of the alternative that is being read.
        var terms: [Int] = []
        var endsInRepetition = false

        init(_ kind: Kind) { self.kind = kind }
    }

    mutating func openGroup() throws(ECMARegex.SyntaxError) {
        guard open.count <= limits.nesting else { throw scanner.failure(.nestingLimit(limits.nesting)) }
        let outer = modifiers
        let groupsBefore = names.count
        scanner.offset += 1
        guard let kind = try parseGroupKind() else { return }
        var group = OpenGroup(kind)
        group.outerModifiers = outer
        group.groupsBefore = groupsBefore
        open.append(group)
        names.openGroup()
    }

    /// Parses the part between the parenthesis and the first alternative; nil for flags that apply to the rest of the
    /// enclosing group, such as `(?i)`, which begin no group.
    private mutating func parseGroupKind() throws(ECMARegex.SyntaxError) -> OpenGroup.Kind? {
        guard scanner.skip("?") else { return .numbered(names.addGroup()) }
        if scanner.skip(":") { return .plain }
        if scanner.skip("=") { return .look(SyntaxTree.Look(isBehind: false, isNegated: false)) }
        if scanner.skip("!") { return .look(SyntaxTree.Look(isBehind: false, isNegated: true)) }
        if scanner.skip("<=") { return .look(SyntaxTree.Look(isBehind: true, isNegated: false)) }
        if scanner.skip("<!") { return .look(SyntaxTree.Look(isBehind: true, isNegated: true)) }
        if scanner.skip("<") {
            let offset = scanner.offset
            let name = try parseGroupName()
            guard let number = names.addGroup(named: name) else {
                throw scanner.failure(.duplicateGroup(name), at: offset)
            }
            return .numbered(number)
        }
        return try parseModifiers() == UInt8(ascii: ":") ? .plain : nil
    }

    /// Parses `ims-ims:`, with at least one flag and none twice, and returns the byte after the flags.
    private mutating func parseModifiers() throws(ECMARegex.SyntaxError) -> UInt8? {
        let offset = scanner.offset
        let (added, once) = parseFlags()
        let removing = scanner.skip("-")
        let (removed, onceRemoved) = removing ? parseFlags() : ([], true)
        let end = scanner.pop { $0 == UInt8(ascii: ":") || isLenient && $0 == UInt8(ascii: ")") }
        guard let end else {
            let isOldSyntax = scanner.next == UInt8(ascii: ")") && scanner.offset > offset
            throw scanner.expected(
                scanner.offset > offset ? "':' after the flags of a group" : "one of : = ! < i m s - after '(?'",
                hint: isOldSyntax ? ForeignSyntax.looseFlags : ForeignSyntax.hint(group: scanner.next))
        }
        guard once, onceRemoved, added.isDisjoint(with: removed), !added.union(removed).isEmpty else {
            throw scanner.failure(.invalidModifiers, at: offset)
        }
        modifiers = modifiers.union(added).subtracting(removed)
        return end
    }

    private mutating func parseFlags() -> (flags: Modifiers, areOnce: Bool) {
        var flags: Modifiers = []
        var areOnce = true
        while let letter = scanner.pop(where: { Modifiers(letter: $0) != nil }), let flag = Modifiers(letter: letter) {
            areOnce = areOnce && flags.insert(flag).inserted
        }
        return (flags, areOnce)
    }

    mutating func closeGroup() throws(ECMARegex.SyntaxError) {
        guard open.count > 1 else { throw scanner.failure(.unescaped(scanner.name(at: scanner.offset))) }
        let content = endDisjunction()
        scanner.offset += 1
        let group = open.removeLast()
        names.closeGroup()
        modifiers = group.outerModifiers
        let groups = group.groupsBefore..<names.count
        switch group.kind {
        case .pattern, .plain: try appendRepeated(content, groups: groups)
        case .numbered(let number): try appendRepeated(add(.group(of: content, number: number)), groups: groups)
        case .look(let look): append(add(.look(at: content, look)))
        }
    }

    mutating func endAlternative() {
        scanner.offset += 1
        let terms = open[open.count - 1].terms
        let alternative = combined(terms) { .sequence(children: $0) }
        open[open.count - 1].alternatives.append(alternative)
        open[open.count - 1].terms = []
        open[open.count - 1].endsInRepetition = false
        names.endAlternative()
    }

    /// Ends the last alternative, and returns the node of all alternatives.
    mutating func endDisjunction() -> Int {
        let terms = open[open.count - 1].terms
        let alternatives = open[open.count - 1].alternatives
        let last = combined(terms) { .sequence(children: $0) }
        return combined(alternatives + [last]) { .alternatives(children: $0) }
    }

    /// A new node that contains several nodes, or the only node itself.
    private mutating func combined(_ nodes: [Int], into node: (Range<Int>) -> SyntaxTree.Node) -> Int {
        if nodes.count == 1 { return nodes[0] }
        let start = tree.children.count
        tree.children += nodes
        return add(node(start..<tree.children.count))
    }
}
