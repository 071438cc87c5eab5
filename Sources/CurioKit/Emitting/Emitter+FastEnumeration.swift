internal import BricolageCore

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

    /// A case, and the literal of its value.
    struct Entry {
        var name: String
        var key = ""
        var literal: String
        /// The documentation of the value.
        var paragraphs: [String] = []

        /// The pattern of the value in a switch.
        ///
        /// Swift considers strings equal that are canonically equivalent in Unicode, however their letters are
        /// composed. JSON compares them scalar by scalar.
        var pattern: String {
            isSpelledInSeveralWays ? "let text where text.utf8.elementsEqual(\(literal).utf8)" : literal
        }

        /// Whether the value is a text that Swift may consider equal to a different one.
        var isSpelledInSeveralWays: Bool { !key.utf8.allSatisfy { $0 < 0x80 } }
    }

    /// The cases: strings are named after themselves, integers after their titles.
    func entries(_ shape: EnumerationShape, _ index: Int) -> [Entry] {
        let given = names.memberNames[index] ?? [:]
        var entries: [Entry]
        switch shape.values {
        case .strings(let values):
            // An enumeration that accepts no other texts has no case for them.
            let isClosed = shape.isClosed || configuration.style == .codable
            let reserved = isClosed ? ReservedNames.cases.subtracting(["other"]) : ReservedNames.cases
            let names = MemberNames.names(for: values, reserved: reserved, given: given)
            entries = zip(names, values).map { Entry(name: $0, key: $1, literal: StringLiteral.literal($1)) }
        case .integers(let values):
            let wishes = values.map { value in
                given[String(value)] ?? shape.notes[ExactKey(String(value))]?.title
                    ?? "value \(value < 0 ? "minus " : "")\(value.magnitude)"
            }
            let names = MemberNames.names(for: wishes, reserved: ReservedNames.cases)
            entries = zip(names, values).map { Entry(name: $0, literal: String($1)) }
        }
        for (position, text) in shape.values.texts.enumerated() {
            guard var note = shape.notes[ExactKey(text)] else { continue }
            if let title = note.title, Identifier.member(title) == entries[position].name { note.title = nil }
            entries[position].paragraphs = paragraphs(of: note)
        }
        return entries
    }

    private mutating func closedEnumeration(_ shape: EnumerationShape, _ index: Int, own: [String], style: [String]) {
        var list = conformances(own, isScalar: true)
        for name in style { list += ", " + name }
        let entries = entries(shape, index)
        let (access, type, keys) = (access, rawType(shape), entries.map(\.key))
        let isStrict = configuration.style == .fast
        text.block("\(access)enum \(declaredName(index))\(list)") { text in
            for entry in entries {
                let name = ReservedNames.spelled(entry.name)
                text.documentation(entry.paragraphs)
                text.line(entry.name == entry.key ? "case \(name)" : "case \(name) = \(entry.literal)")
            }
            // In plain Swift, canonically equivalent texts are read as the same case, unless the schema lists both.
            guard entries.contains(where: \.isSpelledInSeveralWays), isStrict || Set(keys).count < keys.count else {
                return
            }
            text.gap()
            text.block("\(access)init?(rawValue: \(type))") { text in
                text.line("switch rawValue {")
                Self.arms(of: entries, &text)
                text.line("default: return nil")
                text.line("}")
            }
        }
    }

    /// Writes the arms of a switch that turn values into cases.
    private static func arms(of entries: [Entry], _ text: inout SourceText) {
        for entry in entries { text.line("case \(entry.pattern):", "self = .\(ReservedNames.spelled(entry.name))") }
    }

    private mutating func openEnumeration(_ shape: EnumerationShape, _ index: Int) {
        let entries = entries(shape, index)
        let (access, type) = (access, rawType(shape))
        text.block("\(access)enum \(declaredName(index))\(conformances(["JSONOpenEnum"], isScalar: true))") { text in
            for entry in entries {
                text.documentation(entry.paragraphs)
                text.line("case \(ReservedNames.spelled(entry.name))")
            }
            text.line("case other(\(type))")
            text.gap()
            text.block("\(access)init(rawValue: \(type))") { text in
                text.line("switch rawValue {")
                Self.arms(of: entries, &text)
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
        let entries = entries(shape, index)
        let (access, type) = (access, rawType(shape))
        text.block("\(access)struct \(declaredName(index))\(conformances(["JSONOpenEnum"], isScalar: true))") { text in
            text.line("\(access)var rawValue: \(type)")
            text.gap()
            text.block("\(access)init(rawValue: \(type))") { $0.line("self.rawValue = rawValue") }
            text.gap()
            for entry in entries {
                let name = ReservedNames.spelled(entry.name)
                text.documentation(entry.paragraphs)
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
