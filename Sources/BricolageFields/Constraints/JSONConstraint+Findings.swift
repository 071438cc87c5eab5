package import BricolageCore
internal import BricolageWriting

extension JSONConstraint {
    /// Something that does not meet a constraint.
    package struct Finding {
        package var node: JSONDocument.Node
        package var kind = DecodingIssue.Kind.invalidValue
        /// What is expected there.
        package var expected: String
    }

    /// The parts of a value that do not meet the constraint; none if `isMet` is true.
    package func findings(in node: JSONDocument.Node) -> [Finding] {
        if isMet(by: node) { return [] }
        switch self {
        case .elements(let inner): return node.elements.flatMap { inner.findings(in: $0) }
        case .values(let inner): return node.countingMembers.flatMap { inner.findings(in: $0.value) }
        case .keys(let inner):
            return node.membersInText.filter { !inner.isMet(by: $0.key) }.map { member in
                let expected = "a key that is " + inner.expectation
                return Finding(node: member.value, kind: .unexpectedKey(member.key.string ?? ""), expected: expected)
            }
        case .all(let constraints): return constraints.flatMap { $0.findings(in: node) }
        case .requires(let keys):
            return keys.filter { node[$0] == nil }.map {
                Finding(node: node, kind: .missing(key: $0), expected: "a value")
            }
        case .distinct: return [Finding(node: Self.firstRepeated(node) ?? node, expected: expectation)]
        default: return [Finding(node: node, expected: expectation)]
        }
    }

    /// The constraint in words that follow "expected".
    private var expectation: String {
        switch self {
        case .length(let least, let most): Self.amount(least, most, "character")
        case .range(let least, let most):
            Self.sides(Self.number(least).map { "at least " + $0 }, Self.number(most).map { "at most " + $0 })
        case .between(let least, let most):
            Self.sides(Self.number(least).map { "more than " + $0 }, Self.number(most).map { "less than " + $0 })
        case .multiple(let divisor): "a multiple of \(divisor)"
        case .count(let least, let most): Self.amount(least, most, "element")
        case .distinct: "unique elements"
        case .elements(let inner): "elements of which each is \(inner.expectation)"
        case .members(let least, let most): Self.amount(least, most, "member")
        case .values(let inner): "members of which each is \(inner.expectation)"
        case .keys(let inner): "keys of which each is \(inner.expectation)"
        case .requires(let keys): "an object with " + Self.list(keys.map { "\"\($0)\"" }, "and")
        case .scalar(let values): Self.list(values.map(\.description), "or")
        case .all(let constraints): Self.list(constraints.map(\.expectation), "and")
        case .any(let constraints): Self.list(constraints.map(\.expectation), "or")
        case .one(let constraints): "exactly one of these: " + Self.list(constraints.map(\.expectation), "or")
        case .not(let constraint): "anything but " + constraint.expectation
        }
    }

    private static func number(_ bound: Double) -> String? {
        Int(exactly: bound).map(String.init) ?? JSON.Number(bound)?.description
    }

    private static func amount(_ least: Int, _ most: Int, _ thing: String) -> String {
        let counted = { (count: Int) in "\(count) \(thing)\(count == 1 ? "" : "s")" }
        if least == most { return counted(least) }
        return sides(
            least > 0 ? "at least " + counted(least) : nil, most < .max ? "at most " + counted(most) : nil)
    }

    private static func sides(_ sides: String?...) -> String {
        let words = sides.compactMap { $0 }
        return words.isEmpty ? "any value" : words.joined(separator: " and ")
    }

    private static func list(_ words: [String], _ last: String) -> String {
        guard let end = words.last, words.count > 1 else { return words.first ?? "any value" }
        return words.dropLast().joined(separator: ", ") + " \(last) " + end
    }
}
