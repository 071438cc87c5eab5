/// The blocks, each after those that it applies to the same value, and the circles among them.
///
///     {"allOf": [A, B]}      A, B, the whole
///     A: {"$ref": "#/B"}     B, A, the whole
///     B: {"$ref": "#/A"}     the circle closes at one of the two
///
/// Only blocks for the same value count: checks of members and elements end with the document at the latest.
///
/// A dynamic reference leads to its anchor, and the anchor to each block that it may name, so that references with the
/// same anchor share these steps. The anchors are numbered after the blocks.
struct BlockOrder {
    /// The blocks, each after those that it leads to.
    private(set) var blocks: [Int] = []
    /// The blocks at which circles close: each circle contains one.
    private(set) var isCircular: [Bool]
    /// The blocks for which the members and elements that they evaluate may have to be recorded.
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
    ///   - path: The path to the current block; empty before and afterwards.
    ///   - targets: The targets of the blocks on the path, those of its last block last; empty before and afterwards.
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
                // An anchor never leads directly to an anchor, so at least one of the two is a block.
                let target = target < parts.blocks.count ? target : top.block
                isCircular[target] = true
            case .done: break
            }
        }
    }

    /// Marks the blocks that must know what is evaluated, and all that they lead to.
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

    /// Adds the blocks that a block applies to the same value.
    private func addTargets(of block: Int, to targets: inout [Int]) {
        if block >= parts.blocks.count {
            targets += parts.dynamicAnchors[block - parts.blocks.count].values.lazy.map(Int.init)
            return
        }
        var last = StepRange()
        for tag in 0..<7 {
            let range = parts.steps[block * 8 + tag]
            // Kinds that share their instructions are often neighbors.
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
