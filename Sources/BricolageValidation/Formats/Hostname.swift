internal import BricolageSchema

extension StringFormat {
    /// `hostname`: labels of letters, digits and hyphens (RFC 1123, section 2.1), of which those that begin with `xn--`
    /// stand for international ones (RFC 5890, section 2.3.2.3).
    static let hostname = StringFormat("hostname", of: .draft4 ... .v1) { cursor in
        Hostname.accepts(cursor.rest, isInternational: false)
    }

    /// `host-name`, the name that draft 3 has for it.
    static let hostnameOfDraft3 = StringFormat("host-name", of: .draft3 ... .draft3, accepts: hostname.accepts)

    /// `idn-hostname`: labels with characters of all scripts (RFC 5890, section 2.3.2.3).
    static let internationalHostname = StringFormat("idn-hostname", of: .draft7 ... .v1) { cursor in
        Hostname.accepts(cursor.rest, isInternational: true)
    }
}

/// Names of hosts: labels with dots between them.
enum Hostname {
    static func accepts(_ text: some Collection<UInt8>, isInternational: Bool) -> Bool {
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        let labels = scalars.split(omittingEmptySubsequences: false) { isDot($0, isInternational) }
        return text.count <= 253 && labels.allSatisfy { isLabel($0, isInternational) }
    }

    /// Whether a character divides labels: in international names the full stops of other scripts do too (RFC 3490,
    /// section 3.1).
    private static func isDot(_ scalar: Unicode.Scalar, _ isInternational: Bool) -> Bool {
        switch scalar {
        case ".": true
        case "\u{3002}", "\u{FF0E}", "\u{FF61}": isInternational
        default: false
        }
    }

    private static func isLabel(_ label: ArraySlice<Unicode.Scalar>, _ isInternational: Bool) -> Bool {
        guard !label.isEmpty, label.count <= 63, label.first != "-", label.last != "-" else { return false }
        guard label.allSatisfy(\.isASCII) else { return isInternational && true }
        return label.allSatisfy { $0 == "-" || ASCII.isAlphanumeric(UInt8($0.value)) }
    }
}
