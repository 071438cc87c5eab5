internal import BricolageCore
internal import BricolageSchema

/// Schemas with HTTP addresses: from the lock file, or fetched if that is allowed.
struct NetworkSource: Sendable {
    let download: SchemaDownload?
    let lock: SchemaLock?

    /// The schema at an address; nil if it is not an HTTP address.
    ///
    /// - Parameter otherWay: Advice on what else to do if the schema may not be fetched.
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
        // Text that is not JSON is not stored: parsing it has thrown an error.
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
