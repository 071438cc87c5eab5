internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema

/// The locations of parts of schemas, found in one sweep over each file.
struct PartPlaces {
    private var places: [FoundChange.Part: SchemaCompatibility.Change.Place] = [:]

    init(of parts: some Sequence<FoundChange.Part>) {
        for parts in Dictionary(grouping: Set(parts), by: \.schema.source.identifier).values {
            guard let source = parts.first?.schema.source else { continue }
            let found = PlaceSweep.places(of: parts.lazy.map(\.index), in: source.document.root.storage)
            for part in parts {
                guard let (pointer, location) = found[part.index] else { continue }
                places[part] = .init(path: source.path, pointer: pointer, location: location)
            }
        }
    }

    subscript(part: FoundChange.Part) -> SchemaCompatibility.Change.Place? { places[part] }
}
