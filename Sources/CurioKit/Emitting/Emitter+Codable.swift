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
        if members.contains(where: \.writesNull) { body.writing(members) }
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

    /// Writes the function that writes an object with null for required members: the one that the compiler synthesizes
    /// leaves them out.
    private mutating func writing(_ members: [StoredMember]) {
        text.gap()
        text.block("\(access)func encode(to encoder: any Encoder) throws") { text in
            text.line("var container = encoder.container(keyedBy: CodingKeys.self)")
            for member in members {
                let isOmitted = member.isOptionalByNature && !member.writesNull
                let name = ReservedNames.spelled(member.storedName)
                text.line("try container.encode\(isOmitted ? "IfPresent" : "")(self.\(name), forKey: .\(name))")
            }
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

    mutating func codableNested(_ index: Int) {
        for child in names.nested[index] ?? [] {
            text.gap()
            declaration(child)
        }
    }
}
