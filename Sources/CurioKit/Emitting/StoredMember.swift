internal import BricolageCore

/// A property of a struct as it is written.
struct StoredMember {
    var key: String
    var name: String
    var type: String
    /// What the initialiser takes when nothing is given; nil where something must be.
    var defaultValue: String?
    var isBoxed: Bool
    var constant: JSON?
    var documentation: Documentation
    /// Whether it holds members instead of being one.
    var isMap = false
    /// Whether a parameter of a generated function has the name.
    var isShadowed: Bool { name == "fields" || name == "json" || name == "value" }
    /// Whether the initialiser that the compiler makes for the struct can leave it out.
    var isOptionalByNature: Bool { defaultValue == "nil" }
    /// The name as it is written where a parameter could be meant.
    var reference: String { (isShadowed ? "self." : "") + ReservedNames.spelled(name) }
}

extension Emitter {
    /// The members of an object, the required ones first.
    ///
    /// - Parameter scope: Where the types are spelled; nil stands for the top of the file.
    func members(
        _ object: ObjectShape, _ index: Int, reserved: Set<String>, spelledIn scope: Int?
    ) -> [StoredMember] {
        let properties = object.ordered
        let memberNames = MemberNames.names(
            for: properties.map(\.key), reserved: reserved, given: names.memberNames[index] ?? [:])
        return properties.indices.map { position in
            let property = properties[position]
            let wrapped = spelled(property.type.withoutNull, in: scope)
            var type = wrapped
            var defaultValue: String?
            if property.type.isNullable, configuration.style == .fast {
                type = "Nullable<" + wrapped + ">"
                defaultValue = property.isRequired ? nil : ".absent"
            } else if property.type.isNullable || !property.isRequired {
                type = wrapped + "?"
                defaultValue = property.isRequired ? nil : "nil"
            }
            return StoredMember(
                key: property.key, name: memberNames[position], type: type, defaultValue: defaultValue,
                isBoxed: layout.isBoxed(index, position), constant: property.constant,
                documentation: property.documentation)
        }
    }

    /// Writes a property.
    mutating func property(_ member: StoredMember) {
        document(member.documentation)
        let name = ReservedNames.spelled(member.name)
        if let constant = member.constant {
            text.short("\(access)var \(name): \(member.type)", StringLiteral.literal(constant))
        } else {
            text.line("\(member.isBoxed ? "@Indirect " : "")\(access)var \(name): \(member.type)")
        }
    }

    /// Writes the initialiser that takes every stored property.
    mutating func initializer(_ members: [StoredMember]) {
        initializer(members) { text in
            for member in members {
                text.line("self.\(ReservedNames.spelled(member.name)) = \(ReservedNames.spelled(member.name))")
            }
        }
    }

    /// Writes an initialiser with a parameter for every stored property.
    mutating func initializer(_ members: [StoredMember], body: (inout SourceText) -> Void) {
        let parameters = members.map { member in
            let value = member.defaultValue.map { " = " + $0 } ?? ""
            return "\(ReservedNames.label(member.name)): \(member.type)\(value)"
        }
        if members.isEmpty {
            text.line("\(access)init() {}")
            return
        }
        text.list("\(access)init", parameters, tail: " {")
        text.indented(body)
        text.line("}")
    }
}
