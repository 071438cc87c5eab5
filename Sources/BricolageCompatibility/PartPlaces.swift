internal import BricolageCore
internal import BricolageSchema

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
