internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension [JSONSchema] {
    /// Appends the schemas of a file that only references lead to, with all schemas inside them, and returns the
    /// outermost ones of these: `{"$ref": "#/types/size", "types": {"size": {…}}}`.
    ///
    /// Other files are not read for that. Takes time linear in the size of the file.
    mutating func appendReferredTo(in root: JSONSchema) -> [JSONSchema] {
        // They are inside members that are no keyword, so a file without such members is not searched.
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
                            // A schema that another reference has led to before is inside this one.
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
    /// Whether a member that is no keyword is an object.
    fileprivate var hasFolder: Bool {
        guard node.kind == .object else { return false }
        return node.members.contains { $0.value.kind == .object && SchemaKeyword($0.key) == nil }
    }
}
