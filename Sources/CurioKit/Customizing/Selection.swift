internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// Finds the declarations and members that the selectors of a configuration mean.
///
///     Food            a type, by its name in the schema or in Swift; inside of another one: Food.Kind
///     Food.calories   a member of it, by its key or by its name in Swift
///     #/$defs/Food    the type, or under `properties` the member, that the schema at this place of a document becomes
struct Selection {
    private let graph: TypeGraph
    private let documents: [SchemaSource]
    private var types: [String: [Int]] = [:]
    private var places: [String: [Int: [Int]]] = [:]
    /// The names of the declarations, qualified with those of the types around them, for suggesting members.
    private var paths: [Int: String] = [:]

    /// - Parameters:
    ///   - present: The declarations that become types.
    ///   - names: The names of the types in Swift, if these are known.
    init(
        _ graph: TypeGraph, of documents: [SchemaSource], among present: some Sequence<Int>, names: TypeNames? = nil
    ) {
        self.graph = graph
        self.documents = documents
        for index in present.sorted() {
            let declaration = graph.declarations[index]
            var known: Set = [declaration.name, Identifier.type(declaration.name), path(of: index)]
            if let names, let name = names.names[index] { known.formUnion([name, names.plainPath(of: index)]) }
            for name in [declaration.formerName, declaration.packagedKey].compactMap(\.self) {
                known.formUnion([name, Identifier.type(name)])
            }
            if let names { known.insert(formerPath(of: index, names)) }
            paths[index] = names?.plainPath(of: index) ?? path(of: index)
            for name in known {
                types[name, default: []].append(index)
            }
            if let schema = graph.schemas[index] {
                places[schema.source.identifier, default: [:]][schema.node.index, default: []].append(index)
            }
        }
    }

    /// All names that a selector of an option could be.
    func names(of option: SelectorOption) -> [String] {
        let members =
            option.findsMembers ? paths.flatMap { index, path in keys(of: index).map { path + "." + $0 } } : []
        return Set(members).union(option.findsTypes ? Array(types.keys) : []).sorted()
    }

    /// The declarations that a selector of a type means.
    func declarations(_ selector: String) -> [Int] {
        guard selector.hasPrefix("#") else {
            let found = types[selector] ?? []
            // A definition of the schema takes precedence over types of the same name inside others.
            let defined = found.filter { graph.declarations[$0].owner == nil }
            return defined.isEmpty ? found : defined
        }
        guard let pointer = try? JSONPointer(fragment: selector) else { return [] }
        return documents.flatMap { document in
            document.document[pointer: pointer].flatMap { places[document.identifier]?[$0.index] } ?? []
        }
    }

    /// The member that a selector means, and the declarations that it may be a member of.
    func member(_ selector: String) -> (owners: [Int], key: String)? {
        if selector.hasPrefix("#") {
            guard let tokens = try? JSONPointer(fragment: selector).tokens, tokens.count > 1,
                tokens[tokens.count - 2] == "properties", let key = tokens.last
            else { return nil }
            return found(declarations(JSONPointer(tokens: tokens.dropLast(2)).fragment), key)
        }
        // Names of types and keys may both contain dots: the longest name of a type that has such a member counts.
        for dot in selector.indices.reversed() where selector[dot] == "." {
            let owners = declarations(String(selector[..<dot]))
            if let found = found(owners, String(selector[selector.index(after: dot)...])) { return found }
        }
        return nil
    }

    /// The declarations, among those given, that have a member, and the key of the member.
    private func found(_ owners: [Int], _ name: String) -> (owners: [Int], key: String)? {
        let having = owners.filter { key(name, in: $0) != nil }
        return having.first.flatMap { key(name, in: $0) }.map { (having, $0) }
    }

    private func key(_ name: String, in index: Int) -> String? {
        let keys = keys(of: index)
        return keys.contains(name) ? name : keys.first { Identifier.member($0) == name }
    }

    /// The keys of the members of a declaration, or of its cases as far as these are not called after types.
    private func keys(of index: Int) -> [String] {
        switch graph.declarations[index].shape {
        case .object(let object): object.properties.map(\.key)
        case .enumeration(let enumeration): enumeration.values.texts
        case .union(let union): union.branches.compactMap { $0.name ?? $0.type.caseName }
        case .alias, .pending, .tuple, .wrapper: []
        }
    }

    /// The name of a declaration, qualified with those of the types around it, as if the configuration renamed nothing.
    private func formerPath(of index: Int, _ names: TypeNames) -> String {
        let former = graph.declarations[index].formerName.map(Identifier.type)
        let name = former ?? names.names[index] ?? ""
        return names.scopes[index].map { formerPath(of: $0, names) + "." + name } ?? name
    }

    private func path(of index: Int) -> String {
        var names: [String] = []
        var seen: Set<Int> = []
        var next: Int? = index
        while let index = next, seen.insert(index).inserted, names.count < 8 {
            names.append(Identifier.type(graph.declarations[index].name))
            next = graph.declarations[index].owner
        }
        return names.reversed().joined(separator: ".")
    }
}
