extension Emitter {
    /// The most cases of an enumeration; more become members of a struct, which compiles much faster.
    private static let cases = 50

    /// Writes a choice of strings or integers.
    mutating func fastEnumeration(_ shape: EnumerationShape, _ index: Int) {
        document(graph.declarations[index].documentation)
        if shape.isClosed {
            closedEnumeration(shape, index, own: [rawType(shape), "JSONClosedEnum"], style: [])
        } else if shape.values.count > Self.cases {
            namedValues(shape, index)
        } else {
            openEnumeration(shape, index)
        }
    }

    /// Writes a choice of strings or integers in plain Swift.
    mutating func codableEnumeration(_ shape: EnumerationShape, _ index: Int) {
        document(graph.declarations[index].documentation)
        closedEnumeration(shape, index, own: [rawType(shape)], style: ["CaseIterable"])
    }

    private func rawType(_ shape: EnumerationShape) -> String {
        if case .strings = shape.values { return "String" }
        return "Int"
    }

    /// The names of the cases with the literals of their values.
    func entries(_ shape: EnumerationShape, reserved: Set<String>) -> [(
        name: String, key: String, literal: String
    )] {
        switch shape.values {
        case .strings(let values):
            let names = MemberNames.names(for: values, reserved: reserved)
            return zip(names, values).map { ($0, $1, StringLiteral.literal($1)) }
        case .integers(let values):
            let names = MemberNames.names(
                for: values.map { "value \($0 < 0 ? "minus " : "")\($0.magnitude)" }, reserved: reserved)
            return zip(names, values).map { ($0, "", String($1)) }
        }
    }

    private mutating func closedEnumeration(_ shape: EnumerationShape, _ index: Int, own: [String], style: [String]) {
        var list = conformances(own, isScalar: true)
        for name in style { list += ", " + name }
        let entries = entries(shape, reserved: ReservedNames.cases)
        text.block("\(access)enum \(declaredName(index))\(list)") { text in
            for entry in entries {
                let name = ReservedNames.spelled(entry.name)
                text.line(entry.name == entry.key ? "case \(name)" : "case \(name) = \(entry.literal)")
            }
        }
    }

    private mutating func openEnumeration(_ shape: EnumerationShape, _ index: Int) {
        let entries = entries(shape, reserved: ReservedNames.cases)
        let (access, type) = (access, rawType(shape))
        text.block("\(access)enum \(declaredName(index))\(conformances(["JSONOpenEnum"], isScalar: true))") { text in
            for entry in entries { text.line("case \(ReservedNames.spelled(entry.name))") }
            text.line("case other(\(type))")
            text.gap()
            text.block("\(access)init(rawValue: \(type))") { text in
                text.line("switch rawValue {")
                for entry in entries {
                    text.line("case \(entry.literal):", "self = .\(ReservedNames.spelled(entry.name))")
                }
                text.line("default: self = .other(rawValue)")
                text.line("}")
            }
            text.gap()
            text.block("\(access)var rawValue: \(type)") { text in
                text.line("switch self {")
                for entry in entries { text.line("case .\(ReservedNames.spelled(entry.name)):", entry.literal) }
                text.line("case .other(let value): value")
                text.line("}")
            }
            text.gap()
            Self.knownCases(entries.map(\.name), access, &text)
        }
    }

    private mutating func namedValues(_ shape: EnumerationShape, _ index: Int) {
        let entries = entries(shape, reserved: ReservedNames.cases)
        let (access, type) = (access, rawType(shape))
        text.block("\(access)struct \(declaredName(index))\(conformances(["JSONOpenEnum"], isScalar: true))") { text in
            text.line("\(access)var rawValue: \(type)")
            text.gap()
            text.block("\(access)init(rawValue: \(type))") { $0.line("self.rawValue = rawValue") }
            text.gap()
            for entry in entries {
                let name = ReservedNames.spelled(entry.name)
                text.short("\(access)static var \(name): Self", "Self(rawValue: \(entry.literal))")
            }
            text.gap()
            Self.knownCases(entries.map(\.name), access, &text)
        }
    }

    private static func knownCases(_ names: [String], _ access: String, _ text: inout SourceText) {
        text.block("\(access)static var knownCases: [Self]") { text in
            text.array(names.map { "." + ReservedNames.spelled($0) })
        }
    }
}
