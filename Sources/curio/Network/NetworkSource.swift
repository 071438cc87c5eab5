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
        if let known = lock?.text(at: name) { return try source(known.text, at: known.address, named: address.path) }
        guard let download else {
            let host = address.host ?? "HOST"
            let otherWay = otherWay().map { "; " + $0 } ?? ""
            throw LoadingFailure("it must be fetched; --allow-network \(host) allows that" + otherWay)
        }
        let (text, end) = try download.text(at: address)
        let source = try source(text, at: end.description, named: address.path)
        // Text that cannot be read is not stored: parsing it has thrown an error.
        try lock?.keep(text, at: end.description, askedAt: name)
        return source
    }

    /// The schema in a text: JSON, or what the end of a path says.
    ///
    /// - Parameters:
    ///   - address: Where the text was found.
    ///   - path: The path of the address that was asked for; what it is redirected to often has no such name.
    private func source(
        _ text: [UInt8], at address: String, named path: String
    ) throws(LoadingFailure) -> SchemaSource {
        do throws(UnreadableSchema) {
            let document = try SchemaText.document(text, named: path)
            return SchemaSource(path: address, identifier: address, document: document)
        } catch {
            throw LoadingFailure(error.reason)
        }
    }
}
