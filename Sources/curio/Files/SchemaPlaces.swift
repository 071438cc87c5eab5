/// The places where referenced schemas may be, as named on the command line and in a configuration; read once in a run.
struct SchemaPlaces: Sendable {
    /// Folders whose files references may read, in addition to the folder of the schema (`--root`).
    let roots: [String]
    /// Files and folders that are read instead of addresses, the longest address first (`--map`).
    let mappings: [SchemaMapping]
    /// Folders of schemas that may be referred to by their addresses (`--registry`).
    let folders: [SchemaFolder]
    /// The path of a file that is used for standard input (`--base`).
    let base: String?
    /// Schemas that may be fetched, and schemas that were fetched before (`--allow-network`, `--lock`).
    let network: NetworkSource

    /// All folders in which files may be read.
    var readableFolders: [String] { roots + mappings.map(\.folder) + folders.map(\.path) }
}
