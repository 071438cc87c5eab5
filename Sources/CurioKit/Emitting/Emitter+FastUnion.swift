internal import BricolageFields
internal import BricolageSchema

extension Emitter {
    /// A branch of a union as it is written.
    struct Case {
        var name: String
        var type: String
        var isIndirect: Bool
        /// The constraints that are checked before the branch is read.
        var constraints: [JSONConstraint] = []
        /// Whether any value can be read as this case.
        var takesAnything = false
        /// The protocol of errors, as it is spelled beside a nested type of that name.
        var errors = "Error"
    }

    /// The names of cases, those of definitions that differ only in capitals, such as `Cat` and `cat`, after their
    /// types, of which one has another name in Swift.
    private func distinguished(_ wishes: [String], _ union: UnionShape, _ given: [String: String]) -> [String] {
        // Identifiers are costly to make, and hardly any names are alike.
        guard Set(wishes.map { $0.lowercased() }).count < wishes.count else { return wishes }
        let alike = wishes.reduce(into: [:]) { $0[Identifier.member($1), default: 0] += 1 }
        return zip(wishes, union.branches).map { wish, branch in
            guard alike[Identifier.member(wish), default: 0] > 1, given[wish] == nil,
                case .named(let definition) = branch.type, graph.declarations[definition].name == wish,
                names.scopes[definition] == nil, let name = names.names[definition]
            else { return wish }
            return name
        }
    }

    /// The cases of a union.
    func cases(_ union: UnionShape, _ index: Int) -> [Case] {
        let given = names.memberNames[index] ?? [:]
        var wishes = union.branches.map { branch in
            branch.name ?? branch.type.caseName ?? branch.type.declaration.flatMap { self.names.names[$0] } ?? "value"
        }
        wishes = distinguished(wishes, union, given)
        if wishes.count(where: { $0 == "elements" }) > 1 {
            for (position, branch) in union.branches.enumerated() where wishes[position] == "elements" {
                guard case .array(.named(let element)) = branch.type, let name = names.names[element] else { continue }
                wishes[position] = Nouns.plural(name)
            }
        }
        // Without a case for other values, the branch that accepts any value may have its name.
        let isOpen =
            union.branches.contains { $0.type == .any }
            && (configuration.style != .fast || !UnionPlan(union, in: settled).keepsOthers)
        let names = MemberNames.names(
            for: wishes, reserved: isOpen ? ReservedNames.cases.subtracting(["other"]) : ReservedNames.cases,
            given: given)
        let errors = self.names.hides("Error", in: index) ? "Swift.Error" : "Error"
        return union.branches.indices.map { position in
            Case(
                name: ReservedNames.spelled(names[position]),
                type: spelled(union.branches[position].type, in: index),
                isIndirect: layout.isBoxed(index, position),
                constraints: union.branches[position].constraints,
                takesAnything: union.branches[position].type == .any && union.branches[position].constraints.isEmpty,
                errors: errors)
        }
    }

    /// Writes a union that finds its branch by the kind of value, by a tag, or by trying.
    mutating func fastUnion(_ union: UnionShape, _ index: Int) {
        let plan = UnionPlan(union, in: settled)
        let cases = cases(union, index)
        let access = access
        let recognition = recognition(of: index)
        let conveniences = isConvenient ? conveniences(union, cases) : nil
        let own = ["JSONChoice", "GuessableDecodable"] + convenientProtocols + literals(union).map(\.protocol)
        document(graph.declarations[index].documentation)
        text.head("\(access)enum \(declaredName(index))", conformances(own))
        text.indented { text in
            for item in cases { text.line("\(item.isIndirect ? "indirect " : "")case \(item.name)(\(item.type))") }
            if plan.keepsOthers { text.line("indirect case other(JSON)") }
            text.gap()
            text.block("\(access)init(json: JSONDocument.Node) throws") { text in
                text.line("switch json.kind {")
                for entry in plan.entries {
                    let head = "case .\(Self.name(entry.kind)):"
                    Self.read(entry.choice, head, entry, plan, cases, &text)
                }
                if plan.keepsOtherKinds {
                    text.line("default: self = .other(try json.read())")
                } else if plan.entries.count < 5 {
                    text.line("default:", "throw json.failure(\(StringLiteral.literal(plan.expectedKinds)))")
                }
                if plan.entries.count == 5 { text.line("case .null: throw json.failure(\"a value\")") }
                text.line("}")
            }
            text.gap()
            text.block("\(access)func write(json: inout JSONOutput)") { text in
                text.line("switch self {")
                for item in cases { text.line("case .\(item.name)(let value):", "value.write(json: &json)") }
                if plan.keepsOthers { text.line("case .other(let value): value.write(json: &json)") }
                text.line("}")
            }
            text.gap()
            text.block("\(access)static var alternatives: [any JSONReadable.Type]") { text in
                text.rows(cases.map { Self.inExpression($0.type) + ".self" })
            }
            recognition(&text)
            if let conveniences {
                text.gap()
                text.append(conveniences)
            }
        }
        text.line("}")
        if !isNesting { nestedExtension(index) }
    }

    private static func read(
        _ choice: UnionPlan.Choice, _ head: String, _ entry: UnionPlan.Entry, _ plan: UnionPlan, _ cases: [Case],
        _ text: inout SourceText
    ) {
        switch choice {
        case .one(let branch) where entry.keepsRest:
            text.line(head)
            text.indented { text in
                readKeepingNulls(entry, &text)
                read([UnionPlan.Trial(branches: [branch])], entry, cases, &text)
            }
        case .one(let branch): read(cases[branch], head, &text)
        case .tag(let key, let arms, let others):
            // Arms with the same choice as the other tags need no case of their own.
            let arms = arms.filter { $0.choice != others }
            if arms.isEmpty, let others { return read(others, head, entry, plan, cases, &text) }
            text.line(head)
            text.indented { text in
                text.line("switch json[\(StringLiteral.literal(key))]?.string {")
                for arm in arms {
                    let values = arm.values.map(StringLiteral.literal).joined(separator: ", ")
                    read(arm.choice, "case \(values):", entry, plan, cases, &text)
                }
                if let others {
                    read(others, "default:", entry, plan, cases, &text)
                } else if plan.keepsUnknownTags || entry.keepsRest {
                    text.line("default: self = .other(try json.read())")
                } else {
                    let place = "(json[\(StringLiteral.literal(key))] ?? json)"
                    text.line("default:", "throw \(place).failure(\(expectation(of: arms.flatMap(\.values))))")
                }
                text.line("}")
            }
        case .trial(let trials):
            text.line(head)
            text.indented { text in
                readKeepingNulls(entry, &text)
                read(trials, entry, cases, &text)
            }
        case .suggestion(let key, let arms, let trials):
            text.line(head)
            text.indented { text in
                readKeepingNulls(entry, &text)
                text.line("switch json[\(StringLiteral.literal(key))]?.string {")
                for arm in arms {
                    text.line("case \(arm.values.map(StringLiteral.literal).joined(separator: ", ")):")
                    text.indented { text in
                        for trial in arm.choice.trials { attempt(trial, cases, hasFallback: true, &text) }
                    }
                }
                text.line("default: break")
                text.line("}")
                read(trials, entry, cases, &text)
            }
        }
    }

    /// Writes the attempt to read a value without dropping a null that another branch keeps.
    private static func readKeepingNulls(_ entry: UnionPlan.Entry, _ text: inout SourceText) {
        guard entry.mayDropNulls else { return }
        text.block("if let whole: Self = json.readKeepingNulls()") { text in
            text.line("self = whole")
            text.line("return")
        }
    }

    private static func read(_ item: Case, _ head: String, _ text: inout SourceText) {
        guard !item.constraints.isEmpty else { return text.line(head, "self = .\(item.name)(try json.read())") }
        text.line(head)
        text.indented { text in
            check(item.constraints, of: "json", &text)
            text.line("self = .\(item.name)(try json.read())")
        }
    }

    private static func read(
        _ trials: [UnionPlan.Trial], _ entry: UnionPlan.Entry, _ cases: [Case], _ text: inout SourceText
    ) {
        let open = trials.last?.branches.last.map { cases[$0] }.flatMap { $0.takesAnything ? $0 : nil }
        let fallback = open?.name ?? (entry.keepsRest ? "other" : nil)
        if fallback == nil { text.line("var failures: [any \(cases[0].errors)] = []") }
        for trial in open == nil ? trials[...] : trials.dropLast() {
            let attempt = { (text: inout SourceText) in
                Self.attempt(trial, cases, hasFallback: fallback != nil, &text)
            }
            if let key = trial.key {
                text.block("if json.suggests(\(StringLiteral.literal(key)))", attempt)
            } else {
                attempt(&text)
            }
        }
        if let fallback { return text.line("self = .\(fallback)(try json.read())") }
        let names = trials.flatMap(\.branches).map { cases[$0].type }.joined(separator: ", ")
        text.list("throw json.failure", [StringLiteral.literal("one of " + names), "candidates: failures"], tail: "")
    }

    /// Tries a branch, or several, beginning with those of which the object has the most members.
    private static func attempt(
        _ trial: UnionPlan.Trial, _ cases: [Case], hasFallback: Bool, _ text: inout SourceText
    ) {
        let items = trial.branches.map { cases[$0] }
        guard items.count > 1 else { return attempt(items, hasFallback: hasFallback, &text) }
        let names = trial.names.map { "[" + $0.map(StringLiteral.literal).joined(separator: ", ") + "]" }
        text.list("for branch in json.rankedByMembers", names, tail: " {")
        text.indented { attempt(items, hasFallback: hasFallback, &$0) }
        text.line("}")
    }

    private static func attempt(_ items: [Case], hasFallback: Bool, _ text: inout SourceText) {
        text.line("do {")
        text.indented { text in
            if items.count == 1 {
                check(items[0].constraints, of: "json", &text)
                text.line("self = .\(items[0].name)(try json.read())")
            } else {
                text.line("switch branch {")
                for (position, item) in items.enumerated() {
                    read(item, position == items.count - 1 ? "default:" : "case \(position):", &text)
                }
                text.line("}")
            }
            text.line("return")
        }
        text.line(hasFallback ? "} catch {}" : "} catch { failures.append(error) }")
    }

    /// A description of the expected texts of a tag, as a literal.
    private static func expectation(of values: [String]) -> String { StringLiteral.literal(list(of: values)) }

    /// A description of the expected texts of a tag.
    static func list(of values: [String]) -> String {
        let shown = values.prefix(20).map { "\"" + $0 + "\"" }
        let list = shown.joined(separator: ", ") + (values.count > shown.count ? ", …" : "")
        return values.count > 1 ? "one of " + list : list
    }

    private static func name(_ kind: ValueKinds) -> String {
        switch kind {
        case .bool: "bool"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        default: "object"
        }
    }
}
