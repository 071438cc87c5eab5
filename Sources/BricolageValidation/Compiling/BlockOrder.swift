/// The blocks in an order in which each stands behind those that it asks of the same value, and the circles among them.
///
///     {"allOf": [A, B]}      A, B, the whole
///     A: {"$ref": "#/B"}     B, A, the whole
///     B: {"$ref": "#/A"}     one of both is where a circle closes
///
/// Only what concerns the same value counts: what members and elements are asked comes to an end with the document.
///
/// A dynamic reference leads to its anchor, and that to each block that it may name: what many references have in common
/// is looked at once. The anchors are numbered behind the blocks.
struct BlockOrder {
    /// The blocks, each behind those that it leads to.
    private(set) var blocks: [Int] = []
    /// The blocks at which circles close: on each circle there is one.
    private(set) var isCircular: [Bool]
    /// The blocks of which it may have to be known what they evaluate.
    private(set) var isTracked: [Bool]

    private let parts: ProgramParts
    private var state: [Progress]

    private enum Progress: UInt8 {
        case new, open, done
    }

    /// A block on the path: where its targets begin, and which of them comes next.
    private struct Step {
        let block: Int
        let start: Int
        var next: Int
    }

    /// Linear in the instructions, without recursion.
    init(_ parts: ProgramParts) {
        self.parts = parts
        let count = parts.blocks.count + parts.dynamicAnchors.count
        isCircular = [Bool](repeating: false, count: count)
        isTracked = isCircular
        state = [Progress](repeating: .new, count: count)
        blocks.reserveCapacity(count)
        var path: [Step] = []
        var targets: [Int] = []
        for block in parts.blocks.indices where state[block] == .new { visit(block, &path, &targets) }
        track()
    }

    /// Visits a block and all that it leads to.
    ///
    /// - Parameters:
    ///   - path: The way to the block that is looked at; empty before and afterwards.
    ///   - targets: What the blocks on the path lead to, the targets of its end last; empty before and afterwards.
    private mutating func visit(_ first: Int, _ path: inout [Step], _ targets: inout [Int]) {
        addTargets(of: first, to: &targets)
        path.append(Step(block: first, start: 0, next: 0))
        state[first] = .open
        while let top = path.last {
            if top.next == targets.count {
                state[top.block] = .done
                if top.block < parts.blocks.count { blocks.append(top.block) }
                targets.removeSubrange(top.start...)
                path.removeLast()
                continue
            }
            path[path.count - 1].next += 1
            let target = targets[top.next]
            switch state[target] {
            case .new:
                state[target] = .open
                path.append(Step(block: target, start: targets.count, next: targets.count))
                addTargets(of: target, to: &targets)
            case .open:
                // No circle leads from an anchor to an anchor, so that one of both is a block.
                let target = target < parts.blocks.count ? target : top.block
                isCircular[target] = true
            case .done: break
            }
        }
    }

    /// Marks what blocks lead to that must know what is evaluated.
    private mutating func track() {
        var pending = parts.blocks.indices.filter { parts.blocks[$0].traits.contains(.tracking) }
        for block in pending { isTracked[block] = true }
        while let block = pending.popLast() {
            var targets: [Int] = []
            addTargets(of: block, to: &targets)
            for target in targets where !isTracked[target] {
                isTracked[target] = true
                pending.append(target)
            }
        }
    }

    /// Adds the blocks that a block asks of the same value.
    private func addTargets(of block: Int, to targets: inout [Int]) {
        if block >= parts.blocks.count {
            targets += parts.dynamicAnchors[block - parts.blocks.count].values.lazy.map(Int.init)
            return
        }
        var last = StepRange()
        for tag in 0..<7 {
            let range = parts.steps[block * 8 + tag]
            // Kinds that share their instructions stand side by side.
            if range.count == 0 || range.start == last.start && range.count == last.count { continue }
            last = range
            for position in range.start..<range.start + range.count {
                add(parts.instructions[Int(position)], to: &targets)
            }
        }
    }

    private func add(_ step: Instruction, to targets: inout [Int]) {
        switch step.operation {
        case .reference, .not: targets.append(Int(step.first))
        case .all, .any, .exactlyOne:
            for operand in parts.operands[Int(step.first)..<Int(step.first + step.second)] {
                targets.append(Int(operand))
            }
        case .condition:
            for operand in parts.operands[Int(step.first)..<Int(step.first + 3)] where operand != Instruction.none {
                targets.append(Int(operand))
            }
        case .dynamicReference:
            let reference = parts.dynamicReferences[Int(step.first)]
            if reference.block != Instruction.none { targets.append(Int(reference.block)) }
            targets.append(parts.blocks.count + reference.anchor)
        case .dependentMembers:
            for consequence in parts.dependencies[Int(step.first)].consequences {
                switch consequence {
                case .keys: break
                case .block(let block): targets.append(Int(block))
                case .blocks(_, let blocks): targets += blocks.map(Int.init)
                }
            }
        default: break
        }
    }
}
