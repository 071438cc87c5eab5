internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// Reports members that must be there and that nothing describes, or that are refused; many are misspelt.
    ///
    /// - Parameters:
    ///   - keys: The members that the parts name.
    ///   - described: What they say of them.
    mutating func reportRequirements(
        of parts: [SchemaPart], _ keys: [ExactKey], described: [ExactKey: [SchemaPart]], rest: Rest
    ) {
        let isChecked = configuration.checksConstraints && configuration.style == .fast
        for part in parts where !part.isLoose {
            guard let names = part.schema["required"] else { continue }
            for node in names.elements {
                guard let name = node.string else { continue }
                var message = "\"\(name)\" is required "
                if let member = described[ExactKey(name)] {
                    guard member.contains(where: { !$0.isLoose && $0.schema.refusesEverything }) else { continue }
                    message += "and its schema is false, so that no object is valid"
                } else {
                    message += "and not among the properties"
                    if rest == .rejected {
                        message += ", so that no object is valid"
                    } else if !isChecked {
                        message += "; the type does not ask for it"
                    }
                    message += NearestSpelling.question(NearestSpelling.find(name, among: keys.lazy.map(\.text)))
                }
                diagnostics.add(.warning, .mistake, message, at: node, in: part.schema)
            }
        }
    }
}
