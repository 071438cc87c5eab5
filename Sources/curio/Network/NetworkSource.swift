internal import BricolageCore
internal import BricolageSchema

/// The schemas that stand on the network: in the lock file, or fetched where that is allowed.
struct NetworkSource: Sendable {
    let download: SchemaDownload?
    let lock: SchemaLock?

    /// The schema at an address; nil where this is none of HTTP.
    ///
    /// - Parameter otherWay: What else could be done where it may not be fetched.
    func schema(at address: URIReference, otherWay: () -> String?) throws(LoadingFailure) -> SchemaSource? {
        guard address.isOfHTTP else { return nil }
        let name = address.withoutFragment.description
        if let text = lock?.text(at: name) { return try source(text, named: name) }
        guard let download else {
            let host = address.host ?? "HOST"
            let otherWay = otherWay().map { "; " + $0 } ?? ""
            throw LoadingFailure("it must be fetched; --allow-network \(host) allows that" + otherWay)
        }
        let text = try download.text(at: address)
        let source = try source(text, named: name)
        // What is no schema is not kept.
        try lock?.keep(text, at: name)
        return source
    }

    private func source(_ text: [UInt8], named name: String) throws(LoadingFailure) -> SchemaSource {
        do throws(JSONSyntaxError) {
            return SchemaSource(path: name, identifier: name, document: try JSONDocument(parsing: text))
        } catch {
            throw LoadingFailure("it is not JSON: \(error.location): \(error.message)")
        }
    }
}
