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
        if let text = lock?.text(at: name) { return try source(text, at: address) }
        guard let download else {
            let host = address.host ?? "HOST"
            let otherWay = otherWay().map { "; " + $0 } ?? ""
            throw LoadingFailure("it must be fetched; --allow-network \(host) allows that" + otherWay)
        }
        let text = try download.text(at: address)
        let source = try source(text, at: address)
        // Text that cannot be read is not stored: parsing it has thrown an error.
        try lock?.keep(text, at: name)
        return source
    }

    /// The schema in a text: JSON, or what the end of the address's path says.
    private func source(_ text: [UInt8], at address: URIReference) throws(LoadingFailure) -> SchemaSource {
        let name = address.withoutFragment.description
        do throws(UnreadableSchema) {
            let document = try SchemaText.document(text, named: address.path)
            return SchemaSource(path: name, identifier: name, document: document)
        } catch {
            throw LoadingFailure(error.reason)
        }
    }
}
