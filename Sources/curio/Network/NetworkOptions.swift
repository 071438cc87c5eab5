internal import ArgumentParser

/// Options for fetching schemas: from which hosts, and the file that stores them.
struct NetworkOptions: ParsableArguments {
    @Option(
        name: .customLong("allow-network"),
        help: ArgumentHelp(
            "A host that schemas may be fetched from, or * for any; may be repeated. Without it, nothing is fetched.",
            valueName: "host"))
    var hosts: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file that keeps what was fetched: what is in it is not fetched again.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var lock: String?

    /// The source of schemas from the network, as the options allow.
    ///
    /// - Parameter usual: The lock file if the command line names none.
    func source(lock usual: String?) throws(CommandFailure) -> NetworkSource {
        var kept: SchemaLock?
        if let lock = lock ?? usual { kept = try SchemaLock(lock) }
        return NetworkSource(
            download: hosts.isEmpty ? nil : SchemaDownload(hosts: hosts), lock: kept)
    }
}
