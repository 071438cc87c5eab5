internal import BricolageSchema

/// The names in the addresses that are the keys of schemas when several files are bundled into one.
///
///     https://example.com/schemas/address.json        schemas, address
///     https://example.com/sns/0.2.0/channel.json      sns 0.2.0, channel
///     https://example.com/types#Person                types, Person
///     orders/line-item.schema.json                    orders, line-item
enum SchemaAddress {
    /// The folders, file and fragment of an address, each version together with what it is a version of; nil for a text
    /// that is not an address, or only has a host.
    static func parts(of text: String) -> [String]? {
        let address = URIReference(text)
        guard address.isAbsolute, address.authority != nil else { return nil }
        return parts(of: address)
    }

    /// The folders and the file of a path, by which a bundle calls a local file; nil for a text that does not end as the
    /// name of a file does.
    static func parts(ofFile text: String) -> [String]? {
        let address = URIReference(text)
        guard !address.isAbsolute, FileEndings.isFile(text) else { return nil }
        return parts(of: address)
    }

    private static func parts(of address: URIReference) -> [String]? {
        var segments = address.path.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
        if let file = segments.popLast() { segments += PackagedName(file)?.parts ?? [FileEndings.removed(from: file)] }
        if let last = address.fragment?.split(separator: "/").last { segments.append(String(last)) }
        var parts: [String] = []
        for segment in segments {
            if !segment.unicodeScalars.contains(where: \.properties.isAlphabetic), let folder = parts.popLast() {
                parts.append(folder + " " + segment)
            } else {
                parts.append(segment)
            }
        }
        return parts.isEmpty ? nil : parts
    }
}
