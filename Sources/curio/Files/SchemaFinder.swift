internal import BricolageSchema

/// Finds the schemas that other schemas refer to: beside them, and in the places that the command line names.
///
/// An address is looked up in this order: in the mappings of `--map`; if it is the address of a file, in the folders
/// where references may read files; in the folders of `--registry`, first by the addresses that their files claim and
/// then by their names; and on the network, if that is allowed.
struct SchemaFinder: SchemaLoader {
    private let files: FileSchemaLoader
    private let places: SchemaPlaces
    private let note: @Sendable (String) -> Void

    /// - Parameters:
    ///   - paths: The files of the schemas that were named; empty for standard input.
    ///   - note: Called with every file and folder that is looked at, whether it exists or not.
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
        // Only a schema from standard input has no address.
        guard address.isAbsolute else {
            throw LoadingFailure(
                "it is relative to a schema without an address; --base names the file or address that standard input is"
            )
        }
        return try places.network.schema(at: address) {
            files.namesake(of: address).map { "--registry \($0.folder) takes \($0.file) for it" }
        }
    }
}
