package import BricolageCore

/// What a schema requires if a member is present.
///
///     {"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"a": C}}      a: b      a: C
package struct MemberDependency {
    /// The member.
    package let name: ExactKey
    /// The keyword with the requirement.
    package let keyword: String
    /// The members that must be present too.
    package var names: [String] = []
    /// The schemas that must hold.
    package var schemas: [JSONSchema] = []
}

extension JSONSchema {
    /// What the schema requires if a member is present: members first, then schemas.
    ///
    /// - Parameter silent: The keywords that mean nothing here, because a custom metaschema leaves them out.
    package func memberDependencies(silent: Set<String> = []) -> [MemberDependency] {
        var found: [MemberDependency] = []
        for keyword in ["dependentRequired", "dependencies"] where !silent.contains(keyword) {
            for (name, asked) in activeNamedSchemas(in: keyword) {
                let names = asked.node.string.map { [$0] } ?? asked.node.elements.compactMap(\.string)
                if names.isEmpty { continue }
                found.append(MemberDependency(name: ExactKey(name), keyword: keyword, names: names))
            }
        }
        for keyword in ["dependentSchemas", "dependencies"] where !silent.contains(keyword) {
            for (name, asked) in activeNamedSchemas(in: keyword)
            where asked.node.kind == .object || asked.boolean != nil {
                found.append(MemberDependency(name: ExactKey(name), keyword: keyword, schemas: [asked]))
            }
        }
        return found
    }
}
