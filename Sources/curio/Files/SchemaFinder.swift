internal import BricolageSchema

/// Finds what schemas refer to: beside them, and where the command line says.
///
/// An address is looked for in what `--map` names, then in the folders of `--registry`, by what files claim and by what
/// they are called, and then on the network, if that was allowed.
struct SchemaFinder: SchemaLoader {
    private let files: FileSchemaLoader
    private let places: SchemaPlaces

    /// - Parameter path: The file of the first schema; nil for standard input.
    init(besides path: String?, _ places: SchemaPlaces) {
        files = FileSchemaLoader(besides: path, base: places.base, folders: places.readableFolders)
        self.places = places
    }

    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
        try files.load(reference, relativeTo: source)
    }

    func load(at address: URIReference) throws -> SchemaSource? {
        for mapping in places.mappings {
            if let source = try mapping.schema(at: address) { return source }
        }
        for folder in places.folders {
            if let source = try folder.schema(claiming: address) { return source }
        }
        for folder in places.folders {
            if let source = try folder.schema(named: address) { return source }
        }
        return try places.network.schema(at: address)
    }
}
