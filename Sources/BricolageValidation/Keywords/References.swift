internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `$ref`: the rules of another schema (Core 8.2.3.1).
    static let reference = KeywordRule("$ref", in: .core) { block in
        guard let (text, node) = reference("$ref", in: block) else { return }
        guard let target = block.compiler.target(of: text, at: node, in: block.schema) else { return }
        block.add(.reference, for: .all, at: node, block.compiler.block(for: target))
    }

    /// `$dynamicRef`: the schema with the anchor in the outermost resource that the evaluation has passed through and
    /// that has such an anchor (Core 8.2.3.2).
    static let dynamicReference = KeywordRule("$dynamicRef", in: .core, of: .draft2020 ... .v1) { block in
        guard let (text, node) = reference("$dynamicRef", in: block) else { return }
        // Since v1 the name alone counts, with or without a number sign, and whether or not the resource of the
        // reference has such an anchor.
        if block.dialect.base == .v1 {
            let name = String(text.first == "#" ? text.dropFirst() : text[...])
            let own = try? block.compiler.registry.resolve("#" + name, from: block.schema)
            let initial = own.map { block.compiler.block(for: $0) } ?? Instruction.none
            return addDynamic(.named(name), initial, at: node, to: &block)
        }
        guard let target = block.compiler.target(of: text, at: node, in: block.schema) else { return }
        let initial = block.compiler.block(for: target)
        let name = text.split(separator: "#", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        // Up to 2020-12 the reference is dynamic only if it leads to a dynamic anchor.
        guard text.contains("#"), target["$dynamicAnchor"]?.string == name else {
            return block.add(.reference, for: .all, at: node, initial)
        }
        addDynamic(.named(name), initial, at: node, to: &block)
    }

    private static func addDynamic(
        _ anchor: DynamicAnchor.Name, _ initial: UInt32, at node: JSONDocument.Node, to block: inout BlockBuilder
    ) {
        let number = block.compiler.dynamicReference(to: initial, anchor: anchor)
        block.add(.dynamicReference, for: .all, at: node, number)
    }

    /// `$recursiveRef`: the outermost root that the evaluation has passed through and that has `$recursiveAnchor`
    /// (2019-09, Core 8.2.4.2.1).
    static let recursiveReference = KeywordRule("$recursiveRef", in: .core, of: .draft2019 ... .draft2019) { block in
        guard let (text, node) = reference("$recursiveRef", in: block) else { return }
        guard let target = block.compiler.target(of: text, at: node, in: block.schema) else { return }
        let initial = block.compiler.block(for: target)
        guard target["$recursiveAnchor"]?.bool == true else {
            return block.add(.reference, for: .all, at: node, initial)
        }
        addDynamic(.recursive, initial, at: node, to: &block)
    }

    private static func reference(_ keyword: String, in block: BlockBuilder) -> (String, JSONDocument.Node)? {
        guard let node = block.value(keyword) else { return nil }
        guard let text = node.string else {
            block.refuse(node, "a reference")
            return nil
        }
        return (text, node)
    }
}

extension Evaluator {
    /// Whether a value obeys the block `first`.
    @inline(never)
    mutating func acceptsReferred(_ step: Instruction, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        accepts(step.first, index, region)
    }

    /// Whether a value obeys the schema that the reference `first` means on the path of the evaluation.
    @inline(never)
    mutating func acceptsDynamically(_ step: Instruction, _ index: Int, _ region: EvaluationMarks.Region) -> Bool {
        let block = target(of: step)
        if block != Instruction.none { return accepts(block, index, region) }
        interrupt(.unresolvedReference)
        return false
    }

    /// The block that a dynamic reference means here, or none.
    mutating func target(of step: Instruction) -> UInt32 {
        let reference = program.dynamicReferences[Int(step.first)]
        return workspace.scope.outermost(program.dynamicAnchors[reference.anchor]) ?? reference.block
    }
}
