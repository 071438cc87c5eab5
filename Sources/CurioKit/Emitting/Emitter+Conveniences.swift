/// What people would otherwise write by hand: ways into and out of unions, and values that print themselves.
///
///     enum Source { case path(String), server(Server) }
///
///     source.serverValue?.port        Source(server)        let source: Source = "a/b"
extension Emitter {
    /// Whether conveniences are generated.
    var isConvenient: Bool { configuration.hasConveniences && configuration.style == .fast }

    /// The protocols that a type conforms to for convenience.
    var convenientProtocols: [String] { isConvenient ? ["JSONPrintable"] : [] }

    /// The kinds of literals that a union can be written as, with the branches that take them: those of a kind that one
    /// branch alone has.
    func literals(_ union: UnionShape) -> [(protocol: String, label: String, type: String, branch: Int)] {
        guard isConvenient else { return [] }
        let kinds: [(TypeExpression, String, String)] = [
            (.string, "ExpressibleByStringLiteral", "stringLiteral"),
            (.integer, "ExpressibleByIntegerLiteral", "integerLiteral"),
            (.unsigned, "ExpressibleByIntegerLiteral", "integerLiteral"),
            (.number, "ExpressibleByFloatLiteral", "floatLiteral"),
            (.bool, "ExpressibleByBooleanLiteral", "booleanLiteral"),
        ]
        return kinds.compactMap { type, name, label in
            guard let branch = union.branches.firstIndex(where: { $0.type == type }) else { return nil }
            return (name, label, spelled(type, in: nil), branch)
        }
    }

    /// The initialisers that wrap values in a union, and the properties that unwrap them.
    func conveniences(_ union: UnionShape, _ cases: [Case]) -> SourceText {
        var text = SourceText(indentation: text.indentation + 1)
        let types = union.branches.map { resolved($0.type) }
        var taken = Set(cases.map(\.name))
        for item in cases {
            var name = item.plainName + "Value"
            while !taken.insert(name).inserted { name += "Value" }
            text.gap()
            text.documentation(["The value of the case `\(item.plainName)`; nil for other cases."])
            text.block("\(access)var \(name): \(item.type)?") { text in
                text.line("if case .\(item.name)(let value) = self { value } else { nil }")
            }
        }
        for (item, type) in zip(cases, types) where types.filter({ $0 == type }).count == 1 {
            text.gap()
            text.documentation(["Wraps a value as the case `\(item.plainName)`."])
            text.short("\(access)init(_ value: \(item.type))", "self = .\(item.name)(value)")
        }
        for literal in literals(union) {
            text.gap()
            text.documentation(["Wraps a literal as the case `\(cases[literal.branch].plainName)`."])
            text.short(
                "\(access)init(\(literal.label) value: \(literal.type))", "self = .\(cases[literal.branch].name)(value)"
            )
        }
        return text
    }

    /// A type with its aliases replaced by the types that they stand for.
    private func resolved(_ type: TypeExpression) -> TypeExpression {
        type.mapping { index in
            if case .alias(let other) = graph.declarations[index].shape { return other }
            return .named(index)
        }
    }
}

extension Emitter.Case {
    /// The name without backticks.
    var plainName: String { name.filter { $0 != "`" } }
}
