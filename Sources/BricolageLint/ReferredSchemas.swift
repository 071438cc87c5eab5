internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension [JSONSchema] {
    /// Appends the schemas of a file that references lead to and no keyword holds, with all inside of them, and returns
    /// the outermost ones of these: `{"$ref": "#/types/size", "types": {"size": {…}}}`.
    ///
    /// Other files are not read for that. Linear in the size of the file.
    mutating func appendReferredTo(in root: JSONSchema) -> [JSONSchema] {
        // They stand in what is no keyword, so that a file without such words is not searched for them.
        guard contains(where: \.hasFolder) else { return [] }
        var registry = SchemaRegistry(dialect: root.dialect)
        registry.add(root.source)
        var places = Set(map(\.node.index))
        var outermost: [Int: JSONSchema] = [:]
        var next = startIndex
        while next < endIndex {
            let schema = self[next]
            next += 1
            for (_, text) in schema.references {
                guard let target = try? registry.resolve(text, from: schema), target.node.storage === root.node.storage,
                    target.node.canBeSchema, places.insert(target.node.index).inserted
                else { continue }
                outermost[target.node.index] = target
                var pending = [target]
                while let found = pending.popLast() {
                    append(found)
                    for inner in found.subschemas where inner.node.canBeSchema {
                        if places.insert(inner.node.index).inserted {
                            pending.append(inner)
                        } else {
                            // What another reference has led to already stands inside of this one.
                            outermost[inner.node.index] = nil
                        }
                    }
                }
            }
        }
        return outermost.values.sorted { $0.node.index < $1.node.index }
    }
}

extension JSONSchema {
    /// Whether a member that is no keyword holds objects.
    fileprivate var hasFolder: Bool {
        guard node.kind == .object else { return false }
        return node.members.contains { $0.value.kind == .object && SchemaKeyword($0.key) == nil }
    }
}
