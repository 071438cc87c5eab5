internal import BricolageCore
internal import BricolageSchema

/// What a schema asks for because a member is there.
///
///     {"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"a": C}}      a: b      a: C
struct MemberDependency {
    let name: ExactKey
    /// The members that must be there, too.
    var names: [String] = []
    /// The schemas that must hold.
    var schemas: [JSONSchema] = []

    /// All that a schema asks for, in the order of the text.
    ///
    /// - Parameter silent: The keywords that mean nothing here, because a metaschema of one's own leaves them out.
    static func all(of schema: JSONSchema, silent: Set<String>) -> [MemberDependency] {
        var found: [MemberDependency] = []
        for keyword in ["dependentRequired", "dependencies"] where !silent.contains(keyword) {
            guard let members = schema.active(keyword)?.members else { continue }
            for (name, value) in members {
                let names = value.string.map { [$0] } ?? value.elements.compactMap(\.string)
                if !names.isEmpty { found.append(MemberDependency(name: ExactKey(name), names: names)) }
            }
        }
        for keyword in ["dependentSchemas", "dependencies"] where !silent.contains(keyword) {
            for (name, asked) in schema.activeNamedSchemas(in: keyword)
            where asked.node.kind == .object || asked.boolean != nil {
                found.append(MemberDependency(name: ExactKey(name), schemas: [asked]))
            }
        }
        return found
    }
}
