internal import BricolageCore
internal import BricolageSchema

/// The schemas of the members of one object, from all parts of its demand.
///
///     {"properties": {"a": A}}   {"properties": {"a": B}}      a: A, B
///     {"additionalProperties": C}                              looked at for each name
struct MemberIndex {
    private var named: [ExactKey: [JSONSchema]] = [:]
    private var open: [MemberSchemas] = []

    init(_ parts: [JSONSchema], _ workshop: SampleWorkshop) {
        for part in parts {
            let members = workshop.members(of: part)
            if members.isOpen {
                open.append(members)
            } else {
                for name in members.names {
                    if let schema = members.property(name) { named[ExactKey(name), default: []].append(schema) }
                }
            }
        }
    }

    /// The schemas that must hold for a member.
    func schemas(of name: String, occurs: (String) -> Bool) -> [JSONSchema] {
        (named[ExactKey(name)] ?? []) + open.flatMap { $0.schemas(of: name, occurs: occurs) }
    }
}
