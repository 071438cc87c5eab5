internal import ArgumentParser

/// Whether schemas may be fetched, from where, and what keeps them.
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

    /// What finds schemas by their address, where that was asked for.
    ///
    /// - Parameter usual: The lock file where none was named.
    func source(lock usual: String?) throws(CommandFailure) -> NetworkSource {
        var kept: SchemaLock?
        if let lock = lock ?? usual { kept = try SchemaLock(lock) }
        return NetworkSource(
            download: hosts.isEmpty ? nil : SchemaDownload(hosts: hosts), lock: kept)
    }
}
