internal import BricolageCore
internal import BricolagePointers

/// The reference that was probably meant by one that leads nowhere.
///
///     #/$defs/adress           #/$defs/address           a name of the path is misspelt
///     #/definitions/address    #/$defs/address           the definition is elsewhere in the file
///     address, #address        #/$defs/address           its name alone is no reference
///     definitions/address      #/definitions/address     the path alone names a file
extension SchemaRegistry {
    /// The reference that was probably meant by one that leads nowhere; nil if that is unclear.
    ///
    /// Only the first hundred questions are answered: comparing words is slow, and a schema may have any number
    /// of such references.
    package mutating func reference(meantBy text: String, in schema: JSONSchema) -> String? {
        guard searchesLeft > 0 else { return nil }
        searchesLeft -= 1
        let written = URIReference(text)
        let address = schema.base.resolving(written)
        guard let resource = try? resource(at: address.withoutFragment, reference: written, from: schema) else {
            guard let own = self.resource(of: schema), written.fragment == nil, !written.isAbsolute else { return nil }
            let tokens = written.path.split(separator: "/").map(String.init)
            return Self.place(tokens, in: own.node, isExact: true)?.fragment
                ?? tokens.last.flatMap { Self.definition($0, in: own.node) }?.fragment
        }
        guard let name = address.decodedFragment, !name.isEmpty else { return nil }
        guard let fragment = fragment(meantBy: name, in: resource) else { return nil }
        return written.withoutFragment.description + fragment
    }

    private func fragment(meantBy name: String, in resource: JSONSchema) -> String? {
        if name.utf8.first == URIReference.slash {
            guard let tokens = (try? JSONPointer(name))?.tokens, let last = tokens.last else { return nil }
            return (Self.place(tokens, in: resource.node) ?? Self.definition(last, in: resource.node))?.fragment
        }
        let anchors = anchorNames(in: resource).sorted()
        return NearestSpelling.find(name, among: anchors).map { "#" + $0 }
            ?? Self.definition(name, in: resource.node)?.fragment
    }

    /// The place with almost the same path, or with exactly the same.
    private static func place(
        _ tokens: [String], in root: JSONDocument.Node, isExact: Bool = false
    ) -> JSONPointer? {
        var (node, path): (JSONDocument.Node, [String]) = (root, [])
        for token in tokens {
            var next = token
            if node.child(token) == nil {
                guard !isExact, node.kind == .object,
                    let near = NearestSpelling.find(token, among: node.members.lazy.map(\.key))
                else { return nil }
                next = near
            }
            guard let child = node.child(next) else { return nil }
            node = child
            path.append(next)
        }
        return path.isEmpty || !node.canBeSchema ? nil : JSONPointer(tokens: path)
    }

    /// The definition with a name, or else with almost the same.
    private static func definition(_ name: String, in root: JSONDocument.Node) -> JSONPointer? {
        let places = [["$defs"], ["definitions"], ["components", "schemas"]]
        let pairs = places.compactMap { place in root[pointer: JSONPointer(tokens: place)].map { (place, $0) } }
            .filter { $0.1.kind == .object }
        if let (place, _) = pairs.first(where: { $0.1[name]?.canBeSchema == true }) {
            return JSONPointer(tokens: place + [name])
        }
        for (place, definitions) in pairs {
            let schemas = definitions.members.lazy.filter { $0.value.canBeSchema }
            if let near = NearestSpelling.find(name, among: schemas.map(\.key)) {
                return JSONPointer(tokens: place + [near])
            }
        }
        return nil
    }
}
