internal import BricolageSchema

/// Finds what schemas refer to: beside them, and where the command line says.
///
/// An address is looked for in what `--map` names, then, if it is that of a file, where references may read files, then
/// in the folders of `--registry`, by what files claim and by what they are called, and then on the network, if that was
/// allowed.
struct SchemaFinder: SchemaLoader {
    private let files: FileSchemaLoader
    private let places: SchemaPlaces
    private let note: @Sendable (String) -> Void

    /// - Parameters:
    ///   - paths: The files of the schemas that were named; none for standard input.
    ///   - note: Is told of every file and folder that is looked at, whether it is there or not.
    init(
        besides paths: [String], _ places: SchemaPlaces, lookingAt note: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        files = FileSchemaLoader(
            besides: paths.first, base: places.base,
            folders: paths.dropFirst().map(FileSchemaLoader.folder) + places.readableFolders, lookingAt: note)
        self.places = places
        self.note = note
        for path in places.folders.flatMap(\.paths) { note(path) }
        for mapping in places.mappings { note(mapping.path) }
    }

    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
        try files.load(reference, relativeTo: source)
    }

    func load(at text: String) throws -> SchemaSource? {
        let address = URIReference(text)
        for mapping in places.mappings {
            if let source = try mapping.schema(at: address, lookingAt: note) { return source }
        }
        if let source = try files.load(at: text) { return source }
        for folder in places.folders {
            if let source = try folder.schema(claiming: address) { return source }
        }
        for folder in places.folders {
            if let source = try folder.schema(named: address) { return source }
        }
        return try places.network.schema(at: address) {
            files.namesake(of: address).map { "--registry \($0.folder) takes \($0.file) for it" }
        }
    }
}
