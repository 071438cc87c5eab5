extension Emitter {
    /// Writes the protocols that the configuration wants of a declaration and of those nested in it.
    mutating func adoptions(_ index: Int) {
        if case .alias = graph.declarations[index].shape { return }
        let protocols =
            configuration.writing.adopted["*", default: []] + customization.adopted[index, default: []]
        for name in protocols {
            text.gap()
            text.line("extension \(path(of: index)): \(declaredProtocol(name)) {}")
        }
        identifiable(index)
        for child in names.nested[index] ?? [] { adoptions(child) }
    }

    private func declaredProtocol(_ name: String) -> String {
        configuration.writing.declaredProtocols.contains(name) ? inNamespace(name) : name
    }

    private mutating func identifiable(_ index: Int) {
        guard let key = customization.identifiers[index], case .object(let object) = graph.declarations[index].shape
        else { return }
        let members = parts(object, index, spelledIn: nil).members
        guard let member = members.first(where: { $0.key == key }) else { return }
        text.gap()
        if member.name == "id" {
            text.line("extension \(path(of: index)): Identifiable {}")
        } else if !members.contains(where: { $0.name == "id" }) {
            let (access, name) = (access, ReservedNames.spelled(member.name))
            text.block("extension \(path(of: index)): Identifiable") { text in
                text.short("\(access)var id: \(member.type)", name)
            }
        }
    }
}
