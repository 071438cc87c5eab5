/// How plain Swift code finds the branch of a union.
///
///     switch Self.textOfTag("type", in: decoder) {
///     case "circle":     the only branch with that tag
///     case "shape":      trials: those branches, in order
///     default:           trials of branches that may have other tags or other kinds; an error if there are none
///     }
///
/// Without a tag all branches are tried. Nested unions would multiply the time for that, and the errors of all trials
/// would contain each other; hence the tags, the demanded members, and the bound on the texts of errors.
struct PlainUnion {
    private let cases: [Emitter.Case]
    private let choice: UnionPlan.Choice
    private let closed: [Int: ObjectShape]
    /// The members without which branches of a recursive union are not tried.
    private let demanded: [Int: String]

    init(_ union: UnionShape, _ index: Int, _ cases: [Emitter.Case], in settled: SettledGraph) {
        self.cases = cases
        choice = settled.plainChoice(of: union)
        closed = settled.closedRivals(in: union)
        demanded = settled.demandedMembers(of: union, index)
    }

    /// Whether a tag is read.
    var hasTags: Bool { if case .tag = choice { true } else { false } }

    /// Whether a branch is only tried if an object has no other members.
    var refusesMembers: Bool { choice.tried.joined().contains { closed[$0] != nil } }

    /// Whether a branch is only tried if an object has a certain member.
    var demandsMembers: Bool { choice.tried.joined().contains { demanded[$0] != nil } }

    /// Writes the statements that assign a case to `self`.
    func write(_ text: inout SourceText) { write(choice, &text) }

    private func write(_ choice: UnionPlan.Choice, _ text: inout SourceText) {
        switch choice {
        case .one(let branch):
            text.line(assignment(of: branch))
        case .trial(let trials), .suggestion(_, _, then: let trials):
            attempts(trials.flatMap(\.branches), &text)
        case .tag(let key, let arms, let others):
            // Arms with the same choice as the other tags need no case of their own.
            let arms = arms.filter { $0.choice != others }
            if arms.isEmpty, let others { return write(others, &text) }
            text.line("switch Self.textOfTag(\(StringLiteral.literal(key)), in: decoder) {")
            for arm in arms {
                text.line("case \(arm.values.map(StringLiteral.literal).joined(separator: ", ")):")
                text.indented { write(arm.choice, &$0) }
            }
            text.line("default:")
            text.indented { text in
                if let others { return write(others, &text) }
                let tags = Emitter.list(of: arms.flatMap(\.values))
                let expected = "expected \"\(key)\" to be " + tags
                text.line("let description = \(StringLiteral.literal(expected))")
                text.line("throw DecodingError.dataCorruptedError(in: container, debugDescription: description)")
            }
            text.line("}")
        }
    }

    private func assignment(of branch: Int) -> String {
        "self = .\(cases[branch].name)(try container.decode(\(Emitter.inExpression(cases[branch].type)).self))"
    }

    private func attempts(_ branches: [Int], _ text: inout SourceText) {
        text.line("var failures: [any \(cases[0].errors)] = []")
        for branch in branches {
            text.line("do {")
            text.indented { text in
                if let key = demanded[branch] {
                    text.line("try Self.demandMember(\(StringLiteral.literal(key)), in: decoder)")
                }
                if let object = closed[branch] {
                    let keys = Emitter.inExpression(cases[branch].type) + ".CodingKeys.allCases.map(\\.rawValue)"
                    let known = object.properties.isEmpty ? "[]" : keys
                    text.line("try Self.refuseMembers(besides: \(known), in: decoder)")
                }
                text.line(assignment(of: branch))
                text.line("return")
            }
            text.line("} catch { failures.append(error) }")
        }
        let expected = "expected one of " + branches.sorted().map { cases[$0].type }.joined(separator: ", ")
        text.line("let reasons = failures.map { String(describing: $0).prefix(200) }.joined(separator: \"; \")")
        text.line("throw DecodingError.dataCorruptedError(")
        text.indented { text in
            text.line("in: container,")
            text.line("debugDescription: \(StringLiteral.literal(expected).dropLast()): \\(reasons)\"")
        }
        text.line(")")
    }
}

extension UnionPlan.Choice {
    /// The branches that are tried one after the other, in each place where some are tried.
    var tried: [[Int]] {
        switch self {
        case .one: []
        case .tag(_, let arms, let others): arms.flatMap(\.choice.tried) + (others?.tried ?? [])
        case .trial(let trials), .suggestion(_, _, then: let trials): [trials.flatMap(\.branches)]
        }
    }
}
