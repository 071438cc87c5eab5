internal import BricolageCore

/// The names that components of a description have, and those that more of them get.
///
///     components: {schemas: {pet: …}}      pet ─▶ pet-2 ─▶ pet-3
struct ComponentNames {
    private let description: OpenAPIDescription
    private var sections: [[String]: FreeNames] = [:]

    init(_ description: OpenAPIDescription) { self.description = description }

    /// A place in a section for what is called so, which nothing else has.
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
