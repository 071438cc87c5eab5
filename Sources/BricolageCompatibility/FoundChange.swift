internal import BricolageCore
internal import BricolageSchema

/// Something that does not follow, before anybody has worked out where it stands.
struct FoundChange: Hashable {
    /// A keyword of a schema that has it, or the schema.
    struct Part: Hashable {
        let schema: JSONSchema
        let keyword: String?

        init(_ schema: JSONSchema, _ keyword: String? = nil) {
            self.schema = schema
            self.keyword = keyword.flatMap { schema[$0] == nil ? nil : $0 }
        }

        var index: Int { (keyword.flatMap { schema[$0] } ?? schema.node).index }
    }

    var old: Part
    var new: Part
    var pointer: JSONPointer
    var message: String
    var isCertain: Bool
}

/// Where parts of schemas stand: one sweep over a file for all of its parts.
struct PartPlaces {
    private var places: [FoundChange.Part: SchemaCompatibility.Change.Place] = [:]

    init(of parts: some Sequence<FoundChange.Part>) {
        for parts in Dictionary(grouping: Set(parts), by: \.schema.source.identifier).values {
            let sorted = parts.map { (index: $0.index, part: $0) }.sorted { $0.index < $1.index }
            guard let source = sorted.first?.part.schema.source else { continue }
            var sweep = PlaceSweep(source.document.root.storage)
            for (index, part) in sorted {
                let (pointer, location) = sweep.place(of: index)
                places[part] = .init(path: source.path, pointer: pointer, location: location)
            }
        }
    }

    subscript(part: FoundChange.Part) -> SchemaCompatibility.Change.Place? { places[part] }
}
