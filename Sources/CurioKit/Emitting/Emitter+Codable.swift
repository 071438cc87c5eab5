extension Emitter {
    /// Writes an object as a plain struct.
    mutating func codableObject(_ object: ObjectShape, _ index: Int) {
        let members = parts(object, index, spelledIn: index).members
        document(graph.declarations[index].documentation)
        text.line("\(access)\(objectKeyword) \(declaredName(index))\(conformances([])) {")
        var body = writing(at: text.indentation + 1)
        body.properties(members, members)
        if !isWide(members) {
            if !members.isEmpty { body.text.gap() }
            body.initializer(members)
        }
        if members.isEmpty { body.emptyReading() }
        if isClass { body.equality(members, index) }
        if !members.isEmpty {
            body.text.gap()
            body.codingKeys(members)
        }
        body.codableNested(index)
        text.append(body.text)
        text.line("}")
    }

    /// Writes the initialiser that reads an object without members: the one that the compiler synthesizes accepts any
    /// value without looking at it.
    private mutating func emptyReading() {
        text.gap()
        text.block("\(access)init(from decoder: any Decoder) throws") { text in
            text.line("_ = try decoder.container(keyedBy: CodingKeys.self)")
        }
    }

    private mutating func codingKeys(_ members: [StoredMember]) {
        text.block("\(access)enum CodingKeys: String, CodingKey, CaseIterable") { text in
            for member in members {
                let name = ReservedNames.spelled(member.storedName)
                let isKey = member.storedName == member.key
                text.line(isKey ? "case \(name)" : "case \(name) = \(StringLiteral.literal(member.key))")
            }
        }
    }

    private mutating func codableNested(_ index: Int) {
        for child in names.nested[index] ?? [] {
            text.gap()
            declaration(child)
        }
    }

    /// Writes a union that tries its branches in order.
    mutating func codableUnion(_ union: UnionShape, _ index: Int) {
        let cases = cases(union, index)
        let closed = settled.closedRivals(in: union)
        let access = access
        document(graph.declarations[index].documentation)
        text.line("\(access)enum \(declaredName(index))\(conformances([])) {")
        var body = writing(at: text.indentation + 1)
        for item in cases { body.text.line("\(item.isIndirect ? "indirect " : "")case \(item.name)(\(item.type))") }
        body.text.gap()
        body.text.block("\(access)init(from decoder: any Decoder) throws") { text in
            text.line("let container = try decoder.singleValueContainer()")
            text.line("var failures: [any Error] = []")
            for branch in settled.inOrderOfDemand(union) {
                let item = cases[branch]
                text.line("do {")
                text.indented { text in
                    if let object = closed[branch] {
                        let keys = Self.inExpression(item.type) + ".CodingKeys.allCases.map(\\.rawValue)"
                        let known = object.properties.isEmpty ? "[]" : keys
                        text.line("try Self.refuseMembers(besides: \(known), in: decoder)")
                    }
                    text.line("self = .\(item.name)(try container.decode(\(Self.inExpression(item.type)).self))")
                    text.line("return")
                }
                text.line("} catch { failures.append(error) }")
            }
            let expected = StringLiteral.literal("expected one of " + cases.map(\.type).joined(separator: ", "))
            text.line("throw DecodingError.dataCorruptedError(")
            text.indented { text in
                text.line("in: container,")
                text.line("debugDescription: \(expected.dropLast()): \\(failures)\"")
            }
            text.line(")")
        }
        body.text.gap()
        body.text.block("\(access)func encode(to encoder: any Encoder) throws") { text in
            text.line("var container = encoder.singleValueContainer()")
            text.line("switch self {")
            for item in cases { text.line("case .\(item.name)(let value): try container.encode(value)") }
            text.line("}")
        }
        if !closed.isEmpty { body.memberRefusal() }
        body.codableNested(index)
        text.append(body.text)
        text.line("}")
    }

    /// Writes the check that keeps a union from reading an object as a type that does not have all of its members.
    private mutating func memberRefusal() {
        text.gap()
        let head = "private static func refuseMembers(besides known: [String], in decoder: any Decoder) throws"
        text.block(head) { text in
            text.line("let container = try decoder.container(keyedBy: CodingKeys.self)")
            text.block("if let key = container.allKeys.first(where: { !known.contains($0.stringValue) })") { text in
                text.line("let description = \"no member of that name\"")
                let arguments = ["forKey: key", "in: container", "debugDescription: description"]
                text.list("throw DecodingError.dataCorruptedError", arguments, tail: "")
            }
        }
        text.gap()
        text.block("private struct CodingKeys: CodingKey") { text in
            text.line("let stringValue: String")
            text.line("var intValue: Int? { nil }")
            text.gap()
            text.line("init(stringValue: String) { self.stringValue = stringValue }")
            text.line("init?(intValue: Int) { nil }")
        }
    }
}
