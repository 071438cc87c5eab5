internal import BricolageSchema

extension URIReference {
    /// Whether it is an address that HTTP leads to.
    var isOfHTTP: Bool { scheme == "http" || scheme == "https" }

    /// The host with its port, if it names one, in small letters; nil without an authority.
    var hostAndPort: String? {
        authority.map { ($0.split(separator: "@").last.map(String.init) ?? "").lowercased() }
    }

    /// The host without its port: `example.com`, `[::1]`.
    var host: String? {
        hostAndPort.map { text in
            // Colons stand inside of the brackets of a version 6 address too.
            guard let bracket = text.firstIndex(of: "]") else { return String(text.prefix { $0 != ":" }) }
            return String(text[...bracket])
        }
    }
}
