internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// Tells which members an object must have although nothing describes them: no type asks for such a member, and
    /// many a one is merely misspelt.
    ///
    /// - Parameter keys: The members that `properties` of some part describes.
    mutating func reportRequirements(of parts: [SchemaPart], beyond keys: [String], rest: Rest) {
        let described = Set(keys)
        for part in parts where !part.isLoose {
            guard let names = part.schema["required"] else { continue }
            for node in names.elements {
                guard let name = node.string, !described.contains(name) else { continue }
                var message = "\"\(name)\" is required and not among the properties"
                message += rest == .rejected ? ", so that no object is valid" : "; the type does not ask for it"
                if let nearest = NearestSpelling.find(name, among: keys) {
                    message += "; did you mean \"\(nearest)\"?"
                }
                diagnostics.add(.warning, .mistake, message, at: node, in: part.schema)
            }
        }
    }
}
