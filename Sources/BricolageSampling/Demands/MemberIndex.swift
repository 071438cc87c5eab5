internal import BricolageCore
internal import BricolageSchema

/// The schemas of the members of one object, from all parts of its demand.
///
///     {"properties": {"a": A}}   {"properties": {"a": B}}      a: A, B
///     {"additionalProperties": C}                              looked at for each name
struct MemberIndex {
    private var named: [ExactKey: [JSONSchema]] = [:]
    private var open: [MemberSchemas] = []

    /// Adds what another part says of members.
    mutating func take(_ members: MemberSchemas) {
        if members.isOpen {
            open.append(members)
        } else {
            for name in members.names {
                if let schema = members.property(name) { named[ExactKey(name), default: []].append(schema) }
            }
        }
    }

    /// The schemas that must hold for a member.
    func schemas(of name: String, occurs: (String) -> Bool) -> [JSONSchema] {
        (named[ExactKey(name)] ?? []) + open.flatMap { $0.schemas(of: name, occurs: occurs) }
    }

    /// Whether a member with this name is a property or matches a pattern.
    func describe(_ name: ExactKey, occurs: (String) -> Bool) -> Bool {
        named[name] != nil
            || open.contains { part in
                part.property(name.text) != nil || part.patterns.contains { occurs($0.name) }
            }
    }

    /// Whether no member may have this name.
    func forbid(_ name: ExactKey, occurs: (String) -> Bool) -> Bool {
        named[name]?.contains { $0.boolean == false } ?? false
            || open.contains { part in
                part.isClosed && part.schemas(of: name.text, occurs: occurs).contains { $0.boolean == false }
            }
    }
}
