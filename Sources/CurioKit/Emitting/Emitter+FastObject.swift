internal import BricolageCore

extension Emitter {
    /// Writes an object as a struct that reads and writes itself.
    mutating func fastObject(_ object: ObjectShape, _ index: Int) {
        let parts = parts(object, index, spelledIn: index)
        // A member of that name would be confused with the property that `JSONPrintable` adds.
        let isDescribed = parts.all.contains { $0.name == "description" }
        document(graph.declarations[index].documentation)
        text.head(
            "\(access)\(objectKeyword) \(declaredName(index))",
            conformances(["JSONModel", "GuessableDecodable"] + (isDescribed ? [] : convenientProtocols)))
        var body = writing(at: text.indentation + 1)
        body.properties(parts.all, parts.stored)
        if !isWide(parts.stored) {
            if !parts.all.isEmpty { body.text.gap() }
            body.initializer(parts.stored)
            body.readAndWrite(object, parts)
        }
        if isClass { body.equality(parts.stored, index) }
        text.append(body.text)
        text.line("}")
        if !isNesting { nestedExtension(index) }
    }

    /// Writes the properties of an object.
    mutating func properties(_ members: [StoredMember], _ stored: [StoredMember]) {
        guard isWide(stored) else {
            for member in members { property(member) }
            return
        }
        let demanded = WideObject.demanded(stored)
        for member in members where member.constant != nil { property(member) }
        for var member in WideObject.stored(stored) {
            if demanded.contains(member.name) { member.type = "Optional<\(member.type.dropLast())>" }
            property(member, isAssigned: true)
        }
    }

    /// The properties of an object.
    struct ObjectParts {
        /// Those that the schema names.
        var members: [StoredMember]
        /// The maps of the members that match patterns.
        var maps: [StoredMember] = []
        /// The one for all other members.
        var rest: StoredMember?

        var all: [StoredMember] { members + maps + (rest.map { [$0] } ?? []) }
        /// Those that are stored.
        var stored: [StoredMember] { all.filter { $0.constant == nil } }
    }

    /// The properties of an object as they are written in a style.
    func parts(_ object: ObjectShape, _ index: Int, spelledIn scope: Int?) -> ObjectParts {
        guard configuration.style == .fast else {
            return ObjectParts(members: members(object, index, reserved: ReservedNames.members, spelledIn: scope))
        }
        let restName = restName(object)
        var reserved = ReservedNames.members.union([restName])
        let maps = patternMembers(object, besides: &reserved, spelledIn: scope)
        let members = members(object, index, reserved: reserved, spelledIn: scope)
        return ObjectParts(members: members, maps: maps, rest: restMember(object.rest, name: restName, scope))
    }

    private func restName(_ object: ObjectShape) -> String {
        let name = "additional"
        // A shorter key never has this name, so its own need not be made.
        let isTaken = object.properties.contains {
            $0.key.utf8.count >= name.utf8.count && Identifier.member($0.key) == name
        }
        return isTaken ? "additionalMembers" : name
    }

    /// Writes how an object is read and written.
    mutating func readAndWrite(_ object: ObjectShape, _ parts: ObjectParts) {
        text.gap()
        readFields(parts, object, restName(object))
        text.gap()
        writeFields(parts.members + parts.maps, object.rest, restName(object))
    }

    private func restMember(_ rest: Rest, name: String, _ scope: Int?) -> StoredMember? {
        let type: String
        switch rest {
        case .rejected: return nil
        case .untyped: type = "JSON.Object"
        case .typed(let value): type = spelled(.map(value), in: scope)
        }
        return StoredMember(
            key: "", name: name, type: type, defaultValue: "[:]", isBoxed: false, constant: nil,
            documentation: Documentation(title: nil, text: "Members that the schema does not name."))
    }

    /// Writes how an object is read.
    ///
    /// A wide struct is first initialised as a whole, and members that may be absent are assigned in separate
    /// functions: inside the initialiser, Swift 6.3 would take the assignment for the first value of a boxed member,
    /// and never free the box that it replaces.
    private mutating func readFields(_ parts: ObjectParts, _ object: ObjectShape, _ restName: String) {
        let startsWhole = isWide(parts.stored)
        let members = startsWhole ? parts.members : Self.inSchemaOrder(parts.members, of: object)
        let canWait = { (member: StoredMember) in member.constant != nil || member.defaultValue != nil }
        let groups = startsWhole ? WideObject.groups(members.filter(canWait)) : []
        let refusesNulls = graph.refusesNulls && members.contains { $0.isOptionalByNature }
        text.block("\(access)init(fields: inout JSONFields) throws") { text in
            if refusesNulls { text.line("fields.refuseNulls()") }
            Self.check(object.constraints, of: "fields", &text)
            if startsWhole {
                let required = members.filter { !canWait($0) }
                for member in required { Self.check(member, &text) }
                let arguments = required.map { "\(ReservedNames.argument($0.name)): \(Self.field($0))" }
                text.list(required.isEmpty ? "self.init" : "try self.init", arguments, tail: "")
            } else {
                for member in members { Self.read(member, into: member.reference, &text) }
            }
            for number in groups.indices { text.line("try Self.readGroup\(number + 1)(of: &self, from: &fields)") }
            for (pattern, member) in zip(object.patterns, parts.maps) {
                Self.checkRest(pattern.constraints, pattern.pattern, &text)
                Self.readMap(pattern.pattern, into: member.reference, &text)
            }
            Self.checkRest(object.restConstraints, nil, &text)
            switch object.rest {
            case .rejected: text.line("try fields.rejectRest()")
            case .untyped, .typed: text.line("\(restName) = try fields.rest()")
            }
        }
        for (number, group) in groups.enumerated() {
            text.gap()
            let head = "(of model: inout Self, from fields: inout JSONFields) throws"
            text.block("private static func readGroup\(number + 1)" + head) { text in
                for member in group {
                    Self.read(member, into: "model." + ReservedNames.spelled(member.storedName), &text)
                }
            }
        }
    }

    private static func read(_ member: StoredMember, into place: String, _ text: inout SourceText) {
        let key = StringLiteral.literal(member.key)
        check(member, &text)
        if let constant = member.constant {
            text.line("try fields.check(\(key), equals: \(StringLiteral.literal(constant)))")
        } else {
            text.line("\(place) =", "try \(field(member))")
        }
    }

    /// The members in the order of the schema, which documents are likelier to have than the order of the declaration.
    private static func inSchemaOrder(_ members: [StoredMember], of object: ObjectShape) -> [StoredMember] {
        guard object.isRequiredFirst else { return members }
        let byKey = Dictionary(members.map { (ExactKey($0.key), $0) }) { first, _ in first }
        return object.properties.compactMap { byKey[ExactKey($0.key)] }
    }

    /// The expression that reads a member.
    private static func field(_ member: StoredMember) -> String {
        let other = member.readsDefault ? member.defaultValue.map { ", default: " + $0 } ?? "" : ""
        return "fields[\(member.isDemanded ? "required: " : "")\(StringLiteral.literal(member.key))\(other)]"
    }

    private mutating func writeFields(_ members: [StoredMember], _ rest: Rest, _ restName: String) {
        if members.isEmpty, rest == .rejected {
            text.line("\(access)func write(fields: inout JSONOutput) {}")
            return
        }
        let isGrouped = members.count > WideObject.threshold && !isClass
        let groups = isGrouped ? WideObject.groups(members) : []
        text.block("\(access)func write(fields: inout JSONOutput)") { text in
            if !isGrouped { for member in members { Self.write(member, from: member.writtenReference, &text) } }
            for number in groups.indices { text.line("Self.writeGroup\(number + 1)(of: self, to: &fields)") }
            if rest != .rejected { text.line("fields.rest(\(restName))") }
        }
        for (number, group) in groups.enumerated() {
            text.gap()
            text.block("private static func writeGroup\(number + 1)(of model: Self, to fields: inout JSONOutput)") {
                text in
                for member in group {
                    Self.write(member, from: "model." + member.written, &text)
                }
            }
        }
    }

    private static func write(_ member: StoredMember, from place: String, _ text: inout SourceText) {
        let key = StringLiteral.literal(member.key)
        if let constant = member.constant {
            text.line("fields.constant(\(key), \(StringLiteral.literal(constant)))")
        } else if member.isMap {
            text.line("fields.rest(\(place))")
        } else {
            text.line("fields[\(key)] =", place)
        }
    }
}
