internal import BricolageSchema

// All of this works on bytes, because a delimiter and a combining mark after it would be one character.

extension URIReference {
    /// Whether it is an address of HTTP or HTTPS.
    var isOfHTTP: Bool { scheme == "http" || scheme == "https" }

    /// The host in lowercase, with the port if there is one; nil without an authority.
    var hostAndPort: String? {
        authority.map { authority in
            let parts = authority.utf8.split(separator: UInt8(ascii: "@"))
            return parts.last.map { Substring($0).lowercased() } ?? ""
        }
    }

    /// The host without its port: `example.com`, `[::1]`.
    var host: String? {
        hostAndPort.map { text in
            // The brackets of an IPv6 address contain colons too.
            guard let bracket = text.utf8.firstIndex(of: UInt8(ascii: "]")) else {
                return String(Substring(text.utf8.prefix { $0 != UInt8(ascii: ":") }))
            }
            return String(Substring(text.utf8[...bracket]))
        }
    }
}
