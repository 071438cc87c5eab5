internal import BricolageCore
internal import BricolageFields
internal import BricolageSchema
internal import BricolageWriting

/// The places of the schemas of a file that references lead to, and of those inside them.
///
///     places    [ 0 ][ 4 ][ 9 ][ 31 ] …    tape indices, in ascending order
///
/// Invariant: all of them are in the file that was asked about.
struct ReachedPlaces {
    private let places: [Int]

    /// - Parameters:
    ///   - schemas: The schemas to start from.
    ///   - root: The schema of the whole file.
    ///   - registry: Resolves the references that are followed.
    ///   - keepsDefinitions: Whether the definitions of a reached schema are reached too, even if nothing refers to
    ///     them.
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
    /// The definitions under `definitions` and `$defs`.
    var definitions: [(key: String, value: JSONDocument.Node)] {
        guard node.kind == .object else { return [] }
        return ["definitions", "$defs"].compactMap { self[$0] }.filter { $0.kind == .object }.flatMap { folder in
            folder.countingMembers.map { ($0.key, $0.value) }
        }
    }
}
