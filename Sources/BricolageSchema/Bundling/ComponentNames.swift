internal import BricolageCore
internal import BricolagePointers

/// The names that components of a description have, and those that more of them get.
///
///     components: {schemas: {pet: …}}      pet ─▶ pet-2 ─▶ pet-3
struct ComponentNames {
    private let description: OpenAPIDescription
    private var taken: [[String]: Set<ExactKey>] = [:]
    private var counts: [[String]: Int] = [:]

    init(_ description: OpenAPIDescription) { self.description = description }

    /// A place in a section for what is called so, which nothing else has.
    mutating func place(for name: String, in section: [String]) -> JSONPointer {
        if taken[section] == nil {
            let members = description.root.node[pointer: JSONPointer(tokens: section)]?.members
            taken[section] = Set(members?.map { ExactKey($0.key) } ?? [])
        }
        var unique = name
        // From where the last one of that name was found, so that many of them cost no more than each of them once.
        while taken[section]?.insert(ExactKey(unique)).inserted == false {
            let count = counts[section + [name], default: 1] + 1
            counts[section + [name]] = count
            unique = "\(name)-\(count)"
        }
        return JSONPointer(tokens: section + [unique])
    }
}
