internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema
internal import BricolageWriting

/// Where the schemas of a file stand that references lead to, and those inside of them.
///
///     places    [ 0 ][ 4 ][ 9 ][ 31 ] …    tape indices, in ascending order
///
/// Invariant: all of them are in the file that was asked about.
struct ReachedPlaces {
    private let places: [Int]

    /// - Parameters:
    ///   - schemas: Those that are known to take part.
    ///   - root: The schema that the file is.
    ///   - registry: Resolves the references that are followed.
    ///   - keepsDefinitions: Whether a schema brings along what it defines, though nothing refers to that.
    init(
        from schemas: [JSONSchema], of root: JSONSchema, in registry: inout SchemaRegistry, keepsDefinitions: Bool
    ) {
        var reached: Set<JSONSchema> = []
        var pending = schemas
        while let schema = pending.popLast() {
            guard reached.insert(schema).inserted else { continue }
            let definitions = keepsDefinitions ? [] : Set(schema.definitions.map(\.value.index))
            pending += schema.subschemas.filter { !definitions.contains($0.node.index) }
            for (_, text) in schema.references {
                if let target = try? registry.resolve(text, from: schema) { pending.append(target) }
            }
        }
        let storage = root.node.storage
        places = reached.filter { $0.node.storage === storage }.map(\.node.index).sorted()
    }

    /// Whether a value, or something in it, is such a schema.
    ///
    /// - Complexity: Logarithmic in the number of schemas.
    func isReached(_ value: JSONDocument.Node) -> Bool {
        let first = places.partitioningIndex { $0 >= value.index }
        let end = Int(value.tapeNode.next)
        return first < places.count && (places[first] < end || places[first] == value.index)
    }
}

extension JSONSchema {
    /// What stands under `definitions` and `$defs`.
    var definitions: [(key: String, value: JSONDocument.Node)] {
        guard node.kind == .object else { return [] }
        return ["definitions", "$defs"].compactMap { self[$0] }.filter { $0.kind == .object }.flatMap { folder in
            folder.countingMembers.map { ($0.key, $0.value) }
        }
    }
}
