package import BricolageCore
internal import BricolagePointers

extension Explanation: CustomStringConvertible {
    /// The tree, with one rule or schema per line.
    public var description: String { description() }

    /// The tree, with one rule or schema per line, indented up to 64 levels.
    ///
    /// - Parameter isComplete: Whether to include the rules that the document obeys.
    public func description(isComplete: Bool = true) -> String {
        lines(isComplete: isComplete).joined(separator: "\n")
    }

    /// The lines of the tree.
    ///
    /// - Parameter place: Converts locations in the document to locations in the text that it was made from.
    package func lines(
        isComplete: Bool, placed place: @escaping (SourceLocation) -> SourceLocation = { $0 }
    ) -> [String] {
        var tree = ExplanationTree(isComplete: isComplete || isValid, address: root.schemaAddress, place: place)
        tree.add(root, "", "")
        if isIncomplete || tree.isIncomplete {
            tree.lines.append("… the rest is left out: it is deeper than the stack of this thread allows")
        }
        return tree.lines.map(\.visibleLine)
    }
}

/// Draws an explanation.
private struct ExplanationTree {
    /// Whether obeyed rules are drawn too.
    let isComplete: Bool
    /// The address of the root schema, which is not repeated for other schemas of its document.
    let address: String
    /// Converts locations in the document to locations in the text that it was made from.
    let place: (SourceLocation) -> SourceLocation
    var lines: [String] = []
    /// How many steps and rules are around the current one.
    private var level = 0
    private(set) var isIncomplete = false

    init(isComplete: Bool, address: String, place: @escaping (SourceLocation) -> SourceLocation) {
        self.isComplete = isComplete
        self.address = address
        self.place = place
    }

    /// - Parameters:
    ///   - head: The text before the line.
    ///   - margin: The text before the lines below it.
    mutating func add(_ step: Explanation.Step, _ head: String, _ margin: String) {
        let value = step.pointer.isRoot ? "the document" : "\(step.pointer)"
        let schema = (step.schemaAddress == address ? "" : step.schemaAddress) + step.schemaPointer.fragment
        let title = step.title.map { " (\($0))" } ?? ""
        let note = step.isRepeated ? ", as above" : ""
        lines.append("\(head)\(mark(step.isValid)) \(value) at \(place(step.location)), by \(schema)\(title)\(note)")
        guard StackRoom.isLeft else {
            isIncomplete = true
            return
        }
        let rules = isComplete ? step.rules : step.rules.filter { !$0.isObeyed }
        for (position, rule) in rules.enumerated() {
            let margins = enter(margin, isLast: position == rules.count - 1)
            add(rule, margins.head, margins.below)
            level -= 1
        }
    }

    private mutating func add(_ rule: Explanation.Rule, _ head: String, _ margin: String) {
        let name = [rule.keyword.isEmpty ? "no value is allowed" : rule.keyword, rule.value].compactMap { $0 }
        let complaints = rule.complaints.isEmpty ? "" : ": " + rule.complaints.joined(separator: "; ")
        lines.append(head + mark(rule.isObeyed) + " " + name.joined(separator: " ") + complaints)
        // If a rule such as `not` is broken although all its schemas hold, these are the reason.
        let broken = rule.steps.filter { !$0.isValid }
        let steps = isComplete || broken.isEmpty ? rule.steps : broken
        for (position, step) in steps.enumerated() {
            let margins = enter(margin, isLast: position == steps.count - 1)
            add(step, margins.head, margins.below)
            level -= 1
        }
    }

    /// The last level that is indented further than the one around it, as in pretty-printed JSON: otherwise the text
    /// would grow with the square of the depth.
    private static let deepestLevel = 64

    /// Goes one level deeper, and returns the text before the line there and before the lines below it.
    private mutating func enter(_ margin: String, isLast: Bool) -> (head: String, below: String) {
        level += 1
        return (
            margin + (isLast ? "└─ " : "├─ "),
            level > Self.deepestLevel ? margin : margin + (isLast ? "   " : "│  ")
        )
    }

    private func mark(_ isGood: Bool) -> String { isGood ? "✓" : "✗" }
}
