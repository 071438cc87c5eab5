internal import BricolageCore
internal import BricolageSchema

extension TypeNames {
    /// Warns of types that do not get the name that the configuration has for them.
    ///
    /// It has a meaning in Swift, is that of another type, or is none. The first letter may be small.
    func reportOtherNames(than graph: TypeGraph, to diagnostics: inout DiagnosticCollector) {
        for (index, declaration) in graph.declarations.enumerated() where declaration.isRenamed {
            guard let name = names[index], let schema = graph.schemas[index], declaration.formerName != nil,
                name.lowercased() != declaration.name.lowercased()
            else { continue }
            let message = "the type is called \"\(name)\" and not \"\(declaration.name)\" (rename)"
            diagnostics.add(.warning, .mistake, message, at: schema.node, in: schema)
        }
    }
}
