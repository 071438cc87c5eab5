extension Emitter {
    /// Writes a union that finds its branch by a tag, or tries its branches in order.
    mutating func codableUnion(_ union: UnionShape, _ index: Int) {
        let cases = cases(union, index)
        let reading = PlainUnion(union, index, cases, in: settled)
        let access = access
        document(graph.declarations[index].documentation)
        text.line("\(access)enum \(declaredName(index))\(conformances([])) {")
        var body = writing(at: text.indentation + 1)
        for item in cases { body.text.line("\(item.isIndirect ? "indirect " : "")case \(item.name)(\(item.type))") }
        body.text.gap()
        body.text.block("\(access)init(from decoder: any Decoder) throws") { text in
            text.line("let container = try decoder.singleValueContainer()")
            reading.write(&text)
        }
        body.text.gap()
        body.text.block("\(access)func encode(to encoder: any Encoder) throws") { text in
            text.line("var container = encoder.singleValueContainer()")
            text.line("switch self {")
            for item in cases { text.line("case .\(item.name)(let value): try container.encode(value)") }
            text.line("}")
        }
        if reading.hasTags { body.tagReading() }
        if reading.demandsMembers { body.memberDemand() }
        if reading.refusesMembers { body.memberRefusal() }
        if reading.hasTags || reading.demandsMembers || reading.refusesMembers { body.anyCodingKeys() }
        body.codableNested(index)
        text.append(body.text)
        text.line("}")
    }

    /// Writes the function that reads a tag; nil in any value that has none.
    private mutating func tagReading() {
        text.gap()
        text.block("private static func textOfTag(_ key: String, in decoder: any Decoder) -> String?") { text in
            text.line("let container = try? decoder.container(keyedBy: CodingKeys.self)")
            text.line("return try? container?.decode(String.self, forKey: CodingKeys(stringValue: key))")
        }
    }

    /// Writes the check that spares a union reading what is inside an object that lacks a member.
    private mutating func memberDemand() {
        text.gap()
        let head = "private static func demandMember(_ name: String, in decoder: any Decoder) throws"
        text.block(head) { text in
            text.line("let key = CodingKeys(stringValue: name)")
            text.block("if try !decoder.container(keyedBy: CodingKeys.self).contains(key)") { text in
                text.line("let description = \"no member of that name\"")
                let arguments = ["codingPath: decoder.codingPath", "debugDescription: description"]
                text.list("throw DecodingError.keyNotFound(key, DecodingError.Context", arguments, tail: ")")
            }
        }
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
    }

    /// Writes keys of any name.
    private mutating func anyCodingKeys() {
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
