internal import BricolageSchema

/// Finds what schemas refer to: beside them, and in the folders that were named on the command line.
struct SchemaFinder: SchemaLoader {
    private let files: FileSchemaLoader
    private let folders: [SchemaFolder]

    init(besides path: String?, folders: [SchemaFolder] = []) {
        files = FileSchemaLoader(besides: path, folders: folders.map(\.path))
        self.folders = folders
    }

    func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
        try files.load(reference, relativeTo: source)
    }

    func load(at address: URIReference) throws -> SchemaSource? {
        for folder in folders {
            if let source = try folder.schema(claiming: address) { return source }
        }
        for folder in folders {
            if let source = try folder.schema(named: address) { return source }
        }
        return nil
    }
}
