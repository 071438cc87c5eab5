internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension [JSONSchema] {
    /// Appends the entries of a file and the schemas that only references lead to, with all schemas inside them, and
    /// returns the outermost ones of these: `{"$ref": "#/types/size", "types": {"size": {…}}}`.
    ///
    /// Other files are not read for that. Takes time linear in the size of the file.
    mutating func appendReferredTo(in root: JSONSchema, entries: [JSONSchema]) -> [JSONSchema] {
        // The root is not elsewhere, even if it is no schema.
        var places = Set(map(\.node.index)).union([root.node.index])
        var outermost: [Int: JSONSchema] = [:]
        for entry in entries { append(target: entry, &places, &outermost) }
        // They are inside members that are no keyword, so a file without such members is not searched.
        if contains(where: \.hasFolder) {
            var registry = SchemaRegistry(dialect: root.dialect)
            registry.add(root.source)
            var next = startIndex
            while next < endIndex {
                let schema = self[next]
                next += 1
                for (_, text) in schema.references {
                    guard let target = try? registry.resolve(text, from: schema),
                        target.node.storage === root.node.storage
                    else { continue }
                    append(target: target, &places, &outermost)
                }
            }
        }
        return outermost.values.sorted { $0.node.index < $1.node.index }
    }

    private mutating func append(
        target: JSONSchema, _ places: inout Set<Int>, _ outermost: inout [Int: JSONSchema]
    ) {
        guard target.node.canBeSchema, places.insert(target.node.index).inserted else { return }
        outermost[target.node.index] = target
        var pending = [target]
        while let found = pending.popLast() {
            append(found)
            for inner in found.subschemas where inner.node.canBeSchema {
                if places.insert(inner.node.index).inserted {
                    pending.append(inner)
                } else {
                    // A schema that was reached before is inside this one.
                    outermost[inner.node.index] = nil
                }
            }
        }
    }
}

extension JSONSchema {
    /// Whether a member that is no keyword is an object.
    fileprivate var hasFolder: Bool {
        guard node.kind == .object else { return false }
        return node.members.contains { $0.value.kind == .object && SchemaKeyword($0.key) == nil }
    }
}
