extension Emitter {
    /// Writes a tuple as a struct with a property for each position, or as another name for a pair of the library.
    mutating func fastTuple(_ tuple: TupleShape, _ index: Int) {
        if isPair(tuple, index) { return pair(tuple, index) }
        let elements = tuple.elements.enumerated().map { position, type in
            let isOptional = position >= tuple.requiredCount
            let wrapped = spelled(type.withoutNull, in: index)
            let spelling = isOptional && type.isNullable ? "Nullable<\(wrapped)>" : wrapped
            let isOptionalType = isOptional != type.isNullable
            return StoredMember(
                key: "", name: SchemaNames.ordinal(position), type: spelling + (isOptionalType ? "?" : ""),
                defaultValue: isOptional ? (type.isNullable ? ".absent" : "nil") : nil,
                isBoxed: layout.isBoxed(index, position), constant: nil, documentation: Documentation())
        }
        var members = elements
        if tuple.rest != .rejected {
            let type = spelled(.array(tuple.rest.type ?? .any), in: index)
            members.append(
                StoredMember(
                    key: "", name: "rest", type: type, defaultValue: "[]", isBoxed: false, constant: nil,
                    documentation: Documentation(title: nil, text: "Elements after those that the schema describes.")))
        }
        let nullables = tuple.elements.map(\.isNullable)
        document(graph.declarations[index].documentation)
        text.head(
            "\(access)struct \(declaredName(index))",
            conformances(["JSONChoice", "GuessableDecodable"] + convenientProtocols))
        var body = writing(at: text.indentation + 1)
        for member in members { body.property(member) }
        body.text.gap()
        body.initializer(members)
        body.text.gap()
        body.readTuple(elements, tuple)
        body.text.gap()
        body.writeTuple(elements, nullables, tuple)
        recognition(of: index)(&body.text)
        text.append(body.text)
        text.line("}")
        if !isNesting { nestedExtension(index) }
    }

    private mutating func readTuple(_ elements: [StoredMember], _ tuple: TupleShape) {
        text.block("\(access)init(json: JSONDocument.Node) throws") { text in
            var conditions = ["json.kind == .array"]
            if tuple.requiredCount > 0 { conditions.append("json.count >= \(tuple.requiredCount)") }
            if tuple.rest == .rejected { conditions.append("json.count <= \(elements.count)") }
            text.block("guard \(conditions.joined(separator: ", ")) else") { text in
                text.line("throw json.failure(\(StringLiteral.literal(Self.expected(elements.count, tuple))))")
            }
            for (position, constraints) in tuple.constraints.enumerated() {
                Self.check(constraints, of: "json[\(position)]?", &text)
            }
            if !tuple.restConstraints.isEmpty {
                text.block("for element in json.elements.dropFirst(\(elements.count))") { text in
                    Self.check(tuple.restConstraints, of: "element", &text)
                }
            }
            text.line("var elements = json.elements")
            for (position, member) in elements.enumerated() {
                let isRequired = position < tuple.requiredCount
                if isRequired {
                    text.line("\(member.name) = try (elements.next() ?? json).read()")
                } else if tuple.elements[position].isNullable {
                    text.line("\(member.name) = try elements.next()?.read() ?? .absent")
                } else {
                    // If it were read as an optional, null would be taken for the end of the array, and lost with
                    // everything after it.
                    text.line("\(member.name) = try elements.next().map { try $0.read() }")
                }
            }
            if tuple.rest != .rejected { text.line("rest = try elements.map { try $0.read() }") }
        }
    }

    private static func expected(_ count: Int, _ tuple: TupleShape) -> String {
        let elements = { (count: Int) in count == 1 ? "1 element" : "\(count) elements" }
        if tuple.rest != .rejected {
            return tuple.requiredCount == 0 ? "an array" : "an array of at least \(elements(tuple.requiredCount))"
        }
        if tuple.requiredCount == count { return "an array of \(elements(count))" }
        return "an array of \(tuple.requiredCount) to \(elements(count))"
    }

    /// Writes the function that writes the elements up to the first one that is absent: an array has no gaps.
    private mutating func writeTuple(_ elements: [StoredMember], _ nullables: [Bool], _ tuple: TupleShape) {
        text.block("\(access)func write(json: inout JSONOutput)") { text in
            text.line("guard json.beginArray() else { return }")
            for (position, member) in elements.enumerated() {
                if position < tuple.requiredCount {
                    text.line("\(member.name).write(json: &json)")
                } else {
                    // A pattern needs no ==, which types have only where the configuration asks for it.
                    let isAbsent = nullables[position] ? "case .absent = \(member.name)" : "\(member.name) == nil"
                    text.line("if \(isAbsent) { return json.endArray() }")
                    text.line("\(member.name).write(json: &json)")
                }
            }
            if tuple.rest != .rejected { text.line("for element in rest { element.write(json: &json) }") }
            text.line("json.endArray()")
        }
    }
}
