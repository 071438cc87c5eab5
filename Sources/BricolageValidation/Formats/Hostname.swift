internal import BricolageSchema

extension StringFormat {
    /// `hostname`: labels of letters, digits and hyphens (RFC 1123, section 2.1); labels that begin with `xn--` encode
    /// international ones (RFC 5890, section 2.3.2.3).
    static let hostname = StringFormat("hostname", of: .draft4 ... .v1) { cursor in
        Hostname.accepts(cursor.rest, isInternational: false)
    }

    /// `host-name`, the name of `hostname` in draft 3.
    static let hostnameOfDraft3 = StringFormat("host-name", of: .draft3 ... .draft3, accepts: hostname.accepts)

    /// `idn-hostname`: labels with characters of all scripts (RFC 5890, section 2.3.2.3).
    static let internationalHostname = StringFormat("idn-hostname", of: .draft7 ... .v1) { cursor in
        Hostname.accepts(cursor.rest, isInternational: true)
    }
}

/// Host names: labels with dots between them.
enum Hostname {
    /// The longest name and the longest label, in ASCII characters (RFC 1035, section 2.3.4).
    private static let longestName = 253
    private static let longestLabel = 63

    /// - Parameter asComposed: Whether sequences that could be one composed character are refused (NFC).
    static func accepts(
        _ text: some Collection<UInt8>, isInternational: Bool, asComposed: Bool = true
    ) -> Bool {
        // A character has at most four bytes, and takes at least one ASCII character when encoded.
        guard text.count <= 4 * longestName else { return false }
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
        var international: [InternationalLabel] = []
        var length = -1
        for label in scalars.split(omittingEmptySubsequences: false, whereSeparator: { isDot($0, isInternational) }) {
            guard let count = letterCount(of: Array(label), isInternational, asComposed, &international) else {
                return false
            }
            length += count + 1
        }
        guard length <= longestName else { return false }
        return !international.contains(where: \.isRightToLeft) || international.allSatisfy(\.followsDirections)
    }

    /// Whether a character separates labels: in international names, the full stops of other scripts do so as well
    /// (RFC 3490, section 3.1).
    private static func isDot(_ scalar: UInt32, _ isInternational: Bool) -> Bool {
        scalar == 0x2E || isInternational && [0x3002, 0xFF0E, 0xFF61].contains(scalar)
    }

    /// How many ASCII characters a label takes; nil for an invalid label.
    ///
    /// Adds the decoded label to `international` if the rules for international labels apply to it.
    private static func letterCount(
        of label: [UInt32], _ isInternational: Bool, _ asComposed: Bool, _ international: inout [InternationalLabel]
    ) -> Int? {
        guard label.first != 0x2D, label.last != 0x2D, !label.isEmpty, label.count <= longestLabel else { return nil }
        guard label.allSatisfy({ $0 < 0x80 }) else {
            guard isInternational, let encoded = Punycode.encode(label), encoded.count + 4 <= longestLabel else {
                return nil
            }
            international.append(InternationalLabel(label))
            return international[international.count - 1].isValid(asComposed: asComposed) ? encoded.count + 4 : nil
        }
        guard label.allSatisfy({ $0 == 0x2D || ASCII.isAlphanumeric(UInt8($0)) }) else { return nil }
        if hasPrefixOfEncoding(label) {
            let encoded = label.dropFirst(4).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            guard let decoded = Punycode.decode(encoded), decoded.contains(where: { $0 >= 0x80 }),
                Punycode.encode(decoded) == encoded
            else { return nil }
            international.append(InternationalLabel(decoded))
            return international[international.count - 1].isValid(asComposed: true) ? label.count : nil
        }
        if isInternational { international.append(InternationalLabel(label.map(Self.lowercased))) }
        return label.count
    }

    private static func hasPrefixOfEncoding(_ label: [UInt32]) -> Bool {
        label.count >= 4 && label[0] | 0x20 == 0x78 && label[1] | 0x20 == 0x6E && label[2] == 0x2D && label[3] == 0x2D
    }

    private static func lowercased(_ scalar: UInt32) -> UInt32 {
        (0x41...0x5A).contains(scalar) ? scalar | 0x20 : scalar
    }
}
