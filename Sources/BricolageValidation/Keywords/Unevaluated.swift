internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `unevaluatedItems`: a schema for the elements that no other keyword has evaluated (Core 11.2).
    static let unevaluatedItems = KeywordRule(
        "unevaluatedItems", in: .unevaluated, of: .draft2019 ... .v1
    ) { block in
        guard let node = block.value("unevaluatedItems") else { return }
        block.traits.insert(.tracking)
        block.add(.unevaluatedItems, for: .array, at: node, block.block(node))
    }

    /// `unevaluatedProperties`: a schema for the members that no other keyword has evaluated (Core 11.3).
    static let unevaluatedProperties = KeywordRule(
        "unevaluatedProperties", in: .unevaluated, of: .draft2019 ... .v1
    ) { block in
        guard let node = block.value("unevaluatedProperties") else { return }
        block.traits.insert(.tracking)
        block.add(.unevaluatedMembers, for: .object, at: node, block.block(node))
    }
}

extension Evaluator {
    /// Whether the elements that are not marked obey the block `first`.
    @inline(never)
    mutating func acceptsUnevaluatedItems(
        _ step: Instruction, _ array: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        let end = next(array)
        var index = array &+ 1
        var position = 0
        while index < end {
            if !workspace.marks.isMarked(position, in: region) {
                guard accepts(step.first, index) else { return false }
                workspace.marks.mark(position, in: region)
            }
            index = next(index)
            position &+= 1
        }
        return true
    }

    /// Whether the members that are not marked obey the block `first`; of equal keys only the last one counts.
    @inline(never)
    mutating func acceptsUnevaluatedMembers(
        _ step: Instruction, _ object: Int, _ region: EvaluationMarks.Region
    ) -> Bool {
        acceptsUnevaluatedMembers(step, object, region, shadowed: [])
            || repeatsKey(object)
                && acceptsUnevaluatedMembers(
                    step, object, region, shadowed: MemberIndex(object: node(object)).shadowed)
    }

    private mutating func acceptsUnevaluatedMembers(
        _ step: Instruction, _ object: Int, _ region: EvaluationMarks.Region, shadowed: Set<Int>
    ) -> Bool {
        let end = next(object)
        var key = object &+ 1
        var position = 0
        while key < end {
            if !workspace.marks.isMarked(position, in: region) {
                let isShadowed = !shadowed.isEmpty && shadowed.contains(key)
                guard isShadowed || accepts(step.first, key &+ 1) else { return false }
                workspace.marks.mark(position, in: region)
            }
            key = next(key &+ 1)
            position &+= 1
        }
        return true
    }
}
