internal import BricolageCore

/// The names of the components of a description, and free names for additional ones.
///
///     components: {schemas: {pet: …}}      pet ─▶ pet-2 ─▶ pet-3
struct ComponentNames {
    private let description: OpenAPIDescription
    private var sections: [[String]: FreeNames] = [:]

    init(_ description: OpenAPIDescription) { self.description = description }

    /// A free place in a section for a component with this name, or with a number added to it.
    mutating func place(for name: String, in section: [String]) -> JSONPointer {
        var names = sections[section] ?? FreeNames(besides: keys(of: section))
        sections[section] = nil
        defer { sections[section] = names }
        return JSONPointer(tokens: section + [names.take(name, separator: "-")])
    }

    private func keys(of section: [String]) -> [String] {
        description.root.node[pointer: JSONPointer(tokens: section)]?.members.map(\.key) ?? []
    }
}
