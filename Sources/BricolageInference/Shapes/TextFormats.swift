internal import BricolageSchema
internal import BricolageValidation

/// Some of the formats that texts can be recognised by.
///
/// Formats that nearly every text has, such as `hostname` or `uri-reference`, say nothing and are not among them.
struct TextFormats: OptionSet, Sendable {
    var rawValue: UInt16

    /// The formats by their names, the narrower ones first.
    static let known: [StringFormat] = [
        "date-time", "date", "time", "uuid", "ipv4", "ipv6", "email", "uri", "duration",
    ].compactMap { StringFormat.named($0, in: .draft2020) }

    static let all = TextFormats(rawValue: 1 << known.count - 1)

    /// The name of the narrowest format.
    var name: String? {
        Self.known.indices.first { contains(TextFormats(rawValue: 1 << $0)) }.map { Self.known[$0].name }
    }

    /// Leaves the formats that a text has.
    mutating func narrow(to text: UnsafeBufferPointer<UInt8>) {
        guard !isEmpty else { return }
        for (position, format) in Self.known.enumerated() {
            let one = TextFormats(rawValue: 1 << position)
            if contains(one), !format.isFormat(of: text) || format.name == "uri" && !Self.isAddress(text) {
                remove(one)
            }
        }
    }

    /// Whether a text names a host behind its scheme: `image:latest` is a URI by its grammar, but hardly meant as one.
    private static func isAddress(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return text[(colon + 1)...].starts(with: "//".utf8)
    }
}
