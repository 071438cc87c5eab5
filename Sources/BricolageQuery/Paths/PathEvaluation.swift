internal import BricolageCore

/// Finds the values that a query selects.
///
///     $.menu[?@.price < 5].name
///
///     segment          selects
///     .menu            [menu]                        of [root]
///     [?…]             [menu/0, menu/2]              of [menu]
///     .name            [menu/0/name, menu/2/name]    of those
///
/// Every value that is looked at counts, also where a condition looks at it again, and so do selectors, conditions and
/// long texts, so that the work is bounded.
struct PathEvaluation {
    private let root: JSONDocument.Node
    private let mostVisited: Int
    private var visited = 0
    private var patterns = PathPatterns()

    init(root: JSONDocument.Node, mostVisited: Int) {
        self.root = root
        self.mostVisited = mostVisited
    }

    /// The values that a query selects, which starts at a value unless it is absolute.
    mutating func nodes(
        _ query: PathQuery, at current: JSONDocument.Node
    ) throws(JSONPathLimitError) -> [JSONDocument.Node] {
        var nodes = [query.isAbsolute ? root : current]
        for segment in query.segments {
            if nodes.isEmpty { return [] }
            var selected: [JSONDocument.Node] = []
            for node in nodes { try select(segment, in: node, &selected) }
            nodes = selected
        }
        return nodes
    }

    private mutating func visit(_ count: Int = 1) throws(JSONPathLimitError) {
        visited += count
        if visited > mostVisited { throw JSONPathLimitError(.visited(mostVisited)) }
        guard StackRoom.isLeft else { throw JSONPathLimitError(.depth) }
    }

    // MARK: Selecting

    private mutating func select(
        _ segment: PathQuery.Segment, in node: JSONDocument.Node, _ selected: inout [JSONDocument.Node]
    ) throws(JSONPathLimitError) {
        // A value comes before what is inside it.
        var pending = [node]
        while let next = pending.popLast() {
            for selector in segment.selectors { try select(selector, in: next, &selected) }
            guard segment.isDeep else { return }
            pending += try children(of: next).reversed()
        }
    }

    private mutating func select(
        _ selector: PathQuery.Selector, in node: JSONDocument.Node, _ selected: inout [JSONDocument.Node]
    ) throws(JSONPathLimitError) {
        try visit()
        switch selector {
        case .name(let name):
            guard node.kind == .object else { return }
            try visit(node.count)
            if let value = node[name] { selected.append(value) }
        case .index(let index):
            guard node.kind == .array else { return }
            let position = index < 0 ? node.count + index : index
            guard position >= 0, position < node.count else { return }
            try visit(position)
            if let value = node[position] { selected.append(value) }
        case .slice(let start, let end, let step):
            guard node.kind == .array, step != 0 else { return }
            let elements = try children(of: node)
            for position in Self.positions(start, end, step, count: elements.count) {
                selected.append(elements[position])
            }
        case .wildcard: selected += try children(of: node)
        case .filter(let condition):
            for child in try children(of: node) where try holds(condition, for: child) { selected.append(child) }
        }
    }

    /// The elements or the values of the members, in their order.
    private mutating func children(of node: JSONDocument.Node) throws(JSONPathLimitError) -> [JSONDocument.Node] {
        try visit(node.count)
        switch node.kind {
        case .array: return Array(node.elements)
        case .object:
            var values: [JSONDocument.Node] = []
            values.reserveCapacity(node.count)
            var members = node.members
            while let member = members.nextNodes() { values.append(member.value) }
            return values
        default: return []
        }
    }

    /// The positions of a slice (RFC 9535, section 2.3.4.2.2).
    private static func positions(_ start: Int?, _ end: Int?, _ step: Int, count: Int) -> StrideTo<Int> {
        func normal(_ index: Int) -> Int { index < 0 ? count + index : index }
        if step > 0 {
            let lower = min(max(normal(start ?? 0), 0), count)
            let upper = min(max(normal(end ?? count), 0), count)
            return stride(from: lower, to: upper, by: step)
        }
        let upper = min(max(start.map(normal) ?? count - 1, -1), count - 1)
        let lower = min(max(end.map(normal) ?? -1, -1), count - 1)
        return stride(from: upper, to: lower, by: step)
    }

    // MARK: Conditions

    private mutating func holds(
        _ condition: PathCondition, for node: JSONDocument.Node
    ) throws(JSONPathLimitError) -> Bool {
        try visit()
        switch condition {
        case .any(let conditions):
            for condition in conditions where try holds(condition, for: node) { return true }
            return false
        case .all(let conditions):
            for condition in conditions where try !holds(condition, for: node) { return false }
            return true
        case .not(let condition): return try !holds(condition, for: node)
        case .exists(let query): return try !nodes(query, at: node).isEmpty
        case .function(let call):
            guard case .truth(let isTrue) = try outcome(of: call, for: node) else { return false }
            return isTrue
        case .comparison(let left, let comparison, let right):
            return try compare(try value(of: left, for: node), comparison, try value(of: right, for: node))
        }
    }

    /// Whether two values compare as demanded; either may be missing (RFC 9535, section 2.3.5.2.2).
    private mutating func compare(
        _ left: PathValue?, _ comparison: PathCondition.Comparison, _ right: PathValue?
    ) throws(JSONPathLimitError) -> Bool {
        guard let left, let right else {
            let bothMissing = left == nil && right == nil
            return switch comparison {
            case .equal, .atMost, .atLeast: bothMissing
            case .unequal: !bothMissing
            case .less, .greater: false
            }
        }
        try visit(left.size + right.size)
        return switch comparison {
        case .equal: left.isEqual(to: right)
        case .unequal: !left.isEqual(to: right)
        case .less: left.isLess(than: right)
        case .greater: right.isLess(than: left)
        case .atMost: left.isLess(than: right) || left.isEqual(to: right)
        case .atLeast: right.isLess(than: left) || left.isEqual(to: right)
        }
    }

    private mutating func value(
        of operand: PathOperand, for node: JSONDocument.Node
    ) throws(JSONPathLimitError) -> PathValue? {
        switch operand {
        case .literal(let value): return .literal(value)
        case .query(let query): return try nodes(query, at: node).first.map { .node($0) }
        case .function(let call):
            guard case .value(let value) = try outcome(of: call, for: node) else { return nil }
            return value
        }
    }

    private mutating func outcome(
        of call: PathFunction.Call, for node: JSONDocument.Node
    ) throws(JSONPathLimitError) -> PathFunction.Outcome {
        try visit()
        var arguments: [PathFunction.Argument] = []
        for source in call.arguments {
            switch source {
            case .operand(let operand):
                let value = try value(of: operand, for: node)
                try visit(value?.size ?? 1)
                arguments.append(.value(value))
            case .nodes(let query): arguments.append(.nodes(try nodes(query, at: node)))
            }
        }
        let compilations = patterns.compilations
        let outcome = try call.function.body(arguments, &patterns)
        try visit((patterns.compilations - compilations) * 100)
        return outcome
    }
}
