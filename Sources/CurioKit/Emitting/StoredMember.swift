internal import BricolageCore
internal import BricolageFields

/// A property of a struct as it is written.
struct StoredMember {
    var key: String
    var name: String
    var type: String
    /// The default argument of the initialiser; nil if an argument must be given.
    var defaultValue: String?
    var isBoxed: Bool
    var constant: JSON?
    var documentation: Documentation
    /// The name of the stored property behind a deprecated one, which generated code must not use.
    var hiddenName: String?
    /// Whether reading uses the default if the member is absent.
    var readsDefault = false
    /// Whether reading refuses an object without the member, although a value of the type can be absent.
    var isDemanded = false
    /// Whether plain Swift code writes null where there is no value: an object without the member would be invalid.
    var writesNull = false
    /// The constraints that are checked before the member is read.
    var constraints: [JSONConstraint] = []
    /// Whether it is a map of members instead of a single one.
    var isMap = false
    /// Whether a parameter of a generated function has the name.
    var isShadowed: Bool { name == "fields" || name == "json" || name == "value" }
    /// Whether calls of the initialiser that the compiler makes for the struct can omit it.
    var isOptionalByNature: Bool { type.hasSuffix("?") }
    /// The name of the stored property.
    var storedName: String { hiddenName ?? name }
    /// The name of the stored property as it is written where a parameter could have the same name.
    var reference: String { (isShadowed && hiddenName == nil ? "self." : "") + ReservedNames.spelled(storedName) }
    /// The name of the value to write: for a boxed member its box, which is borrowed where the member would be copied.
    var written: String { isBoxed ? "_" + storedName : ReservedNames.spelled(storedName) }
    /// The name of the value to write, spelled for where a parameter could have the same name.
    var writtenReference: String { isBoxed ? written : reference }
}

extension Emitter {
    /// The members of an object, the required ones first.
    ///
    /// - Parameter scope: The declaration in which the types are spelled; nil means the top level of the file.
    func members(
        _ object: ObjectShape, _ index: Int, reserved: Set<String>, spelledIn scope: Int?
    ) -> [StoredMember] {
        let properties = object.ordered
        let memberNames = MemberNames.names(
            for: properties.map(\.key), reserved: reserved, given: names.memberNames[index] ?? [:])
        return properties.indices.map { position in
            var member = member(properties[position], named: memberNames[position], spelledIn: scope)
            member.isBoxed = layout.isBoxed(index, position)
            if member.documentation.notes.contains(.deprecated), member.constant == nil {
                member.hiddenName = Self.hiddenName(for: member.name, besides: memberNames)
            }
            return member
        }
    }

    private func member(_ property: ObjectShape.Property, named name: String, spelledIn scope: Int?) -> StoredMember {
        let wrapped = spelled(property.type.withoutNull, in: scope)
        let initial = property.defaultValue.flatMap { literal($0, as: property.type.withoutNull, in: scope) }
        var member = StoredMember(
            key: property.key, name: name, type: wrapped, defaultValue: initial, isBoxed: false,
            constant: property.constant, documentation: property.documentation)
        member.constraints = property.constraints
        if property.type.isNullable, configuration.style == .fast {
            member.type = "Nullable<" + wrapped + ">"
            member.defaultValue = initial.map { ".value(\($0))" } ?? (property.isRequired ? nil : ".absent")
            member.isDemanded = property.isRequired
        } else if initial != nil, configuration.defaults == .reading, configuration.style == .fast, !property.isRequired
        {
            member.readsDefault = true
        } else if property.type.isNullable || !property.isRequired {
            member.type = wrapped + "?"
            member.writesNull = property.isRequired
            member.defaultValue = initial ?? (property.isRequired ? nil : "nil")
        } else if configuration.style == .codable {
            member.defaultValue = initial ?? onlyCase(of: property.type)
        }
        return member
    }

    /// The only value of a type, which callers need not give.
    private func onlyCase(of type: TypeExpression) -> String? {
        guard case .named(let index) = type, case .enumeration(let shape) = graph.declarations[index].shape,
            shape.values.count == 1
        else { return nil }
        return entries(shape, index).first.map { "." + ReservedNames.spelled($0.name) }
    }

    private static func hiddenName(for name: String, besides names: [String]) -> String {
        var hidden = Identifier.member("stored " + name)
        while names.contains(hidden) { hidden += "Value" }
        return hidden
    }

    /// Writes a property.
    ///
    /// - Parameter isAssigned: Whether an initialiser gives it one value first and another one afterwards.
    mutating func property(_ member: StoredMember, isAssigned: Bool = false) {
        document(member.documentation)
        let name = ReservedNames.spelled(member.name)
        if member.documentation.notes.contains(.deprecated) { text.line("@available(*, deprecated)") }
        if let hidden = member.hiddenName {
            if hasConstants {
                text.short("\(access)var \(name): \(member.type)", hidden)
            } else {
                text.block("\(access)var \(name): \(member.type)") { text in
                    text.line("get { \(hidden) }")
                    text.line("set { \(hidden) = newValue }")
                }
            }
            let keyword = hasConstants && !member.isBoxed && !isAssigned ? "let" : "var"
            text.line("\(member.isBoxed ? "@Indirect " : "")fileprivate \(keyword) \(hidden): \(member.type)")
        } else if let constant = member.constant {
            text.short("\(access)var \(name): \(member.type)", StringLiteral.literal(constant))
        } else {
            let keyword = hasConstants ? (member.isBoxed || isAssigned ? "private(set) var" : "let") : "var"
            text.line("\(member.isBoxed ? "@Indirect " : "")\(access)\(keyword) \(name): \(member.type)")
        }
    }

    /// Whether members cannot be set.
    var hasConstants: Bool { configuration.storage.properties == .constant }

    /// Writes the initialiser that takes every stored property.
    mutating func initializer(_ members: [StoredMember]) {
        initializer(members) { text in
            for member in members {
                text.line("self.\(ReservedNames.spelled(member.storedName)) = \(ReservedNames.spelled(member.name))")
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
