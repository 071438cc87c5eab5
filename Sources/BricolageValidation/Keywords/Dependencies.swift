internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `dependencies`: keys or a schema that a member requires (drafts 3 to 7, and still accepted by many in later
    /// ones).
    static let dependencies = KeywordRule("dependencies", in: .applicator) { block in
        guard let node = block.value("dependencies") else { return }
        let members = block.members("dependencies")
        add(members.map { ($0.key, consequence($0.value, in: block)) }, at: node, to: &block)
    }

    private static func consequence(_ node: JSONDocument.Node, in block: BlockBuilder) -> Dependency.Consequence {
        if let name = node.string, block.dialect.base == .draft3 { return .keys(block.compiler.parts.addKeys([name])) }
        return node.kind == .array ? keys(node, in: block) : .block(block.block(node))
    }

    private static func keys(_ node: JSONDocument.Node, in block: BlockBuilder) -> Dependency.Consequence {
        .keys(block.compiler.parts.addKeys(block.strings(node).unique))
    }

    /// `dependentRequired`: keys that must be present if another one is (Validation 6.5.4).
    static let dependentRequired = KeywordRule(
        "dependentRequired", in: .validation, of: .draft2019 ... .v1
    ) { block in
        guard let node = block.value("dependentRequired") else { return }
        add(block.members("dependentRequired").map { ($0.key, keys($0.value, in: block)) }, at: node, to: &block)
    }

    /// `dependentSchemas`: schemas that an object must obey if a key is present (Core 10.2.2.4).
    static let dependentSchemas = KeywordRule("dependentSchemas", in: .applicator, of: .draft2019 ... .v1) { block in
        guard let node = block.value("dependentSchemas") else { return }
        let members = block.members("dependentSchemas")
        add(members.map { ($0.key, .block(block.block($0.value))) }, at: node, to: &block)
    }

    /// `propertyDependencies`: schemas that an object must obey if a member has a certain string (proposed for v1).
    static let propertyDependencies = KeywordRule("propertyDependencies", in: .applicator, of: .v1 ... .v1) { block in
        guard let node = block.value("propertyDependencies") else { return }
        let consequences = block.members("propertyDependencies").map { member in
            let cases = BlockBuilder.members(of: member.value)
            let keys = block.compiler.parts.addKeys(cases.map(\.key))
            return (member.key, Dependency.Consequence.blocks(keys, cases.map { block.block($0.value) }))
        }
        add(consequences, at: node, to: &block)
    }

    private static func add(
        _ dependencies: [(key: String, consequence: Dependency.Consequence)], at node: JSONDocument.Node,
        to block: inout BlockBuilder
    ) {
        guard !dependencies.isEmpty else { return }
        let keys = block.compiler.parts.addKeys(dependencies.map(\.key))
        block.compiler.parts.dependencies.append(
            Dependency(keys: keys, consequences: dependencies.map(\.consequence)))
        block.add(.dependentMembers, for: .object, at: node, UInt32(block.compiler.parts.dependencies.count - 1))
    }
}

extension Evaluator {
    /// Whether an object meets all requirements of its members in the dependency `first`.
    ///
    /// Requirements are checked as their keys are found, until a key recurs: of equal keys only the last one counts,
    /// and their requirement is checked once.
    @inline(never)
    mutating func hasDependentMembers(_ step: Instruction, _ object: Int, _ region: EvaluationMarks.Region) -> Bool {
        let dependency = program.dependencies[Int(step.first)]
        let end = next(object)
        var key = object &+ 1
        var asked: UInt64 = 0
        while key < end {
            if let position = position(of: key, in: dependency.keys) {
                if position >= 64 || asked >> UInt64(position) & 1 == 1 {
                    return hasDistinctDependentMembers(dependency, object, region)
                }
                asked |= 1 << UInt64(position)
                let consequence = dependency.consequences[Int(position)]
                if consequence.dependsOnValue, region.isKept, repeatsKey(object) {
                    return hasDistinctDependentMembers(dependency, object, region)
                }
                guard holds(consequence, of: key, in: object, region) else {
                    return consequence.dependsOnValue && repeatsKey(object)
                        && hasDistinctDependentMembers(dependency, object, region)
                }
            }
            key = next(key &+ 1)
        }
        return true
    }

    /// The same after all keys have been read, each with the last member that has it.
    @inline(never)
    private mutating func hasDistinctDependentMembers(
        _ dependency: Dependency, _ object: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        var last: [UInt32: Int] = [:]
        let end = next(object)
        var key = object &+ 1
        while key < end {
            if let position = position(of: key, in: dependency.keys) { last[position] = key }
            key = next(key &+ 1)
        }
        for (position, key) in last {
            guard holds(dependency.consequences[Int(position)], of: key, in: object, region) else { return false }
        }
        return true
    }

    mutating func holds(
        _ consequence: Dependency.Consequence, of key: Int, in object: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        switch consequence {
        case .keys(let table): return hasKeys(table, object)
        case .block(let block): return accepts(block, object, region)
        case .blocks(let table, let blocks):
            guard tag(key + 1) == TapeBits.string, let position = position(of: key + 1, in: table) else { return true }
            return accepts(blocks[Int(position)], object, region)
        }
    }

    /// Whether an object has all keys of a table.
    mutating func hasKeys(_ table: KeyTable, _ object: Int) -> Bool {
        if table.count == 0 { return true }
        if table.count > 64 { return hasManyKeys(table, object) }
        var missing: UInt64 = table.count == 64 ? .max : (1 &<< UInt64(table.count)) &- 1
        let end = next(object)
        var key = object &+ 1
        while key < end {
            if let position = position(of: key, in: table) { missing &= ~(1 &<< UInt64(position)) }
            key = next(key &+ 1)
        }
        return missing == 0
    }

    private mutating func hasManyKeys(_ table: KeyTable, _ object: Int) -> Bool {
        var found: Set<UInt32> = []
        let end = next(object)
        var key = object &+ 1
        while key < end {
            if let position = position(of: key, in: table) { found.insert(position) }
            key = next(key &+ 1)
        }
        return found.count == Int(table.count)
    }
}
