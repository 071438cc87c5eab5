internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// Reports required members that nothing describes, or that are refused; many are misspelt.
    ///
    /// - Parameter members: The members that the parts name.
    mutating func reportRequirements(of parts: [SchemaPart], _ members: NamedMembers, rest: Rest) {
        let isChecked = configuration.checksConstraints && configuration.style == .fast
        for part in parts where !part.isLoose {
            guard let names = part.schema["required"] else { continue }
            for node in names.elements {
                guard let name = node.string else { continue }
                var message = "\"\(name)\" is required "
                if let member = members[ExactKey(name)] {
                    guard member.isRefused else { continue }
                    message += "and its schema is false, so that no object is valid"
                } else {
                    message += "and not among the properties"
                    if rest == .rejected {
                        message += ", so that no object is valid"
                    } else if !isChecked {
                        message += "; the type does not require it"
                    }
                    let nearest = NearestSpelling.find(name, among: members.all.lazy.map(\.key.text))
                    message += NearestSpelling.question(nearest)
                }
                diagnostics.add(.warning, .mistake, message, at: node, in: part.schema)
            }
        }
    }
}
