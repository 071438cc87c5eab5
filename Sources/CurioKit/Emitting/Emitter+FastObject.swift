internal import BricolageCore

extension Emitter {
    /// Writes an object as a struct that reads and writes itself.
    mutating func fastObject(_ object: ObjectShape, _ index: Int) {
        var reserved = ReservedNames.members
        let restName =
            Set(object.properties.map { Identifier.member($0.key) }).contains("additional")
            ? "additionalMembers" : "additional"
        reserved.insert(restName)
        let patterns = patternMembers(object, besides: &reserved, index)
        let members = members(object, index, reserved: reserved)
        let rest = restMember(object.rest, name: restName, index)
        let stored = members.filter { $0.constant == nil } + patterns + (rest.map { [$0] } ?? [])

        document(graph.declarations[index].documentation)
        text.line("\(access)struct \(declaredName(index))\(conformances(["JSONModel", "GuessableDecodable"])) {")
        var body = Emitter(configuration: configuration, graph: graph, names: names, layout: layout)
        body.text = SourceText(indentation: text.indentation + 1)
        for member in members { body.property(member) }
        for member in patterns { body.property(member) }
        if let rest { body.property(rest) }
        if !stored.isEmpty || !members.isEmpty { body.text.gap() }
        body.initializer(stored)
        body.text.gap()
        body.readFields(members, object, patterns, restName)
        body.text.gap()
        body.writeFields(members + patterns, object.rest, restName)
        text.append(body.text)
        text.line("}")
        if !isNesting { nestedExtension(index) }
    }

    private func restMember(_ rest: Rest, name: String, _ index: Int) -> StoredMember? {
        let type: String
        switch rest {
        case .rejected: return nil
        case .untyped: type = "JSON.Object"
        case .typed(let value): type = spelled(.map(value), in: index)
        }
        return StoredMember(
            key: "", name: name, type: type, defaultValue: "[:]", isBoxed: false, constant: nil,
            documentation: Documentation(title: nil, text: "Members that the schema does not name."))
    }

    /// The most members that are read straight into place.
    ///
    /// Larger types are made whole first, so that a failure has one thing to undo instead of each member read so far.
    /// Compiling 50,000 generated lines took as long either way; what it is worth for types of many hundreds is open.
    private static let membersReadInPlace = 16

    private mutating func readFields(
        _ members: [StoredMember], _ object: ObjectShape, _ patterns: [StoredMember], _ restName: String
    ) {
        let stored = members.filter { $0.constant == nil }
        let startsWhole = stored.count > Self.membersReadInPlace
        text.block("\(access)init(fields: inout JSONFields) throws") { text in
            if startsWhole {
                let required = stored.filter { $0.defaultValue == nil }
                let arguments = required.map {
                    "\(ReservedNames.label($0.name)): fields[\(StringLiteral.literal($0.key))]"
                }
                text.list(required.isEmpty ? "self.init" : "try self.init", arguments, tail: "")
            }
            for member in members where !startsWhole || member.constant != nil || member.defaultValue != nil {
                let key = StringLiteral.literal(member.key)
                if let constant = member.constant {
                    text.line("try fields.check(\(key), equals: \(StringLiteral.literal(constant)))")
                } else {
                    text.line("\(member.reference) =", "try fields[\(key)]")
                }
            }
            for (pattern, member) in zip(object.patterns, patterns) {
                Self.readMap(pattern.pattern, into: member.reference, &text)
            }
            switch object.rest {
            case .rejected: text.line("try fields.rejectRest()")
            case .untyped, .typed: text.line("\(restName) = try fields.rest()")
            }
        }
    }

    private mutating func writeFields(_ members: [StoredMember], _ rest: Rest, _ restName: String) {
        if members.isEmpty, rest == .rejected {
            text.line("\(access)func write(fields: inout JSONOutput) {}")
            return
        }
        text.block("\(access)func write(fields: inout JSONOutput)") { text in
            for member in members {
                let key = StringLiteral.literal(member.key)
                if let constant = member.constant {
                    text.line("fields.constant(\(key), \(StringLiteral.literal(constant)))")
                } else if member.isMap {
                    text.line("fields.rest(\(member.reference))")
                } else {
                    text.line("fields[\(key)] =", member.reference)
                }
            }
            if rest != .rejected { text.line("fields.rest(\(restName))") }
        }
    }
}
