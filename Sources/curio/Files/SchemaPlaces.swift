/// Where the schemas are that others refer to, as the command line says: read once in a run.
struct SchemaPlaces: Sendable {
    /// Folders that files may be referred to in, beside that of the schema (`--root`).
    let roots: [String]
    /// Files and folders that stand for addresses, the longest address first (`--map`).
    let mappings: [SchemaMapping]
    /// Folders of schemas that may be referred to by their addresses (`--registry`).
    let folders: [SchemaFolder]
    /// The path of a file that stands for standard input (`--base`).
    let base: String?
    /// What may be fetched, and what was fetched before (`--allow-network`, `--lock`).
    let network: NetworkSource

    /// All folders in which files may be read.
    var readableFolders: [String] { roots + mappings.map(\.folder) + folders.map(\.path) }
}
