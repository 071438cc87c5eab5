internal import BricolageCore
internal import BricolageSchema

extension Emitter {
    /// Reports what the configuration asks for in vain.
    func reportUnmet(to diagnostics: inout DiagnosticCollector) {
        reportUnusedDefaults(to: &diagnostics)
        reportOtherMemberNames(to: &diagnostics)
    }

    /// Warns of members and cases that do not get the name that the configuration has for them.
    ///
    /// It has a meaning in Swift, is that of another one, or is none. The first letter may be large.
    private func reportOtherMemberNames(to diagnostics: inout DiagnosticCollector) {
        for (index, given) in names.memberNames.sorted(by: { $0.key < $1.key }) {
            guard let schema = graph.schemas[index] else { continue }
            for (key, used) in memberNames(of: index) {
                guard let name = given[key], used.lowercased() != name.lowercased() else { continue }
                let kind = if case .object = graph.declarations[index].shape { "member" } else { "case" }
                diagnostics.add(
                    .warning, .mistake, "the \(kind) is called \"\(used)\" and not \"\(name)\" (rename)",
                    at: schema["properties"]?[key] ?? schema.node, in: schema)
            }
        }
    }

    /// The keys of the members or cases of a type, with their names in Swift.
    private func memberNames(of index: Int) -> [(key: String, name: String)] {
        switch graph.declarations[index].shape {
        case .object(let object):
            parts(object, index, spelledIn: index).members.map { ($0.key, $0.name) }
        case .enumeration(let shape):
            zip(shape.values.texts, entries(shape, index)).map { ($0, $1.name) }
        case .union(let union):
            zip(union.branches, cases(union, index)).map { branch, item in
                (branch.name ?? branch.type.caseName ?? "", item.name.filter { $0 != "`" })
            }
        case .alias, .pending, .tuple, .wrapper: []
        }
    }
}
