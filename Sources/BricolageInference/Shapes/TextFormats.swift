internal import BricolageSchema
internal import BricolageValidation

/// A set of formats by which texts can be recognised.
///
/// Formats that nearly every text has, such as `hostname` or `uri-reference`, say nothing and are never in the set.
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

    /// Removes the formats that a text does not have.
    mutating func narrow(to text: UnsafeBufferPointer<UInt8>) {
        guard !isEmpty else { return }
        for (position, format) in Self.known.enumerated() {
            let one = TextFormats(rawValue: 1 << position)
            if contains(one), !format.isFormat(of: text) || format.name == "uri" && !Self.isAddress(text) {
                remove(one)
            }
        }
    }

    /// Whether `//` follows the scheme of a text: `image:latest` is a URI by its grammar, but hardly meant as one.
    private static func isAddress(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return false }
        return text[(colon + 1)...].starts(with: "//".utf8)
    }
}
