package import BricolageCore

/// What a schema asks for because a member is there.
///
///     {"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"a": C}}      a: b      a: C
package struct MemberDependency {
    /// The member.
    package let name: ExactKey
    /// The keyword that says so.
    package let keyword: String
    /// The members that must be there, too.
    package var names: [String] = []
    /// The schemas that must hold.
    package var schemas: [JSONSchema] = []
}

extension JSONSchema {
    /// What the schema asks for because a member is there, in the order of the text.
    ///
    /// - Parameter silent: The keywords that mean nothing here, because a metaschema of one's own leaves them out.
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
