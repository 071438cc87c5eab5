internal import BricolageSchema

// By bytes: a mark behind a delimiter would be one character with it.

extension URIReference {
    /// Whether it is an address that HTTP leads to.
    var isOfHTTP: Bool { scheme == "http" || scheme == "https" }

    /// The host with its port, if it names one, in small letters; nil without an authority.
    var hostAndPort: String? {
        authority.map { authority in
            let parts = authority.utf8.split(separator: UInt8(ascii: "@"))
            return parts.last.map { Substring($0).lowercased() } ?? ""
        }
    }

    /// The host without its port: `example.com`, `[::1]`.
    var host: String? {
        hostAndPort.map { text in
            // Colons stand inside of the brackets of a version 6 address too.
            guard let bracket = text.utf8.firstIndex(of: UInt8(ascii: "]")) else {
                return String(Substring(text.utf8.prefix { $0 != UInt8(ascii: ":") }))
            }
            return String(Substring(text.utf8[...bracket]))
        }
    }
}
