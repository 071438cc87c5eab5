internal import BricolageSchema

extension StringFormat {
    /// `uri` (RFC 3986, section 3).
    static let uri = StringFormat("uri") { cursor in
        cursor.uri(.uri, needsScheme: true)
    }

    /// `uri-reference` (RFC 3986, section 4.1).
    static let uriReference = StringFormat("uri-reference", of: .draft6 ... .v1) { cursor in
        cursor.uri(.uri, needsScheme: false)
    }

    /// `iri` (RFC 3987, section 2.2).
    static let iri = StringFormat("iri", of: .draft7 ... .v1) { cursor in
        cursor.uri(.iri, needsScheme: true)
    }

    /// `iri-reference` (RFC 3987, section 2.2).
    static let iriReference = StringFormat("iri-reference", of: .draft7 ... .v1) { cursor in
        cursor.uri(.iri, needsScheme: false)
    }
}

/// Which characters beyond ASCII an address may have: none in a URI, those of RFC 3987 in an IRI.
enum AddressAlphabet {
    case uri, iri
}

/// The ASCII characters that the parts of an address may have unescaped (RFC 3986, appendix A).
private enum AddressBytes {
    /// Unreserved characters and sub-delimiters.
    static let plain = ByteSet.alphanumeric.union(ByteSet("-._~!$&'()*+,;="))
    static let scheme = ByteSet.alphanumeric.union(ByteSet("+-."))
    static let user = plain.union(ByteSet(":"))
    static let firstSegment = plain.union(ByteSet("@"))
    static let path = plain.union(ByteSet("/:@"))
    static let query = plain.union(ByteSet("/?:@"))
    static let endOfAuthority = ByteSet("/?#")
}

extension TextCursor {
    /// Takes the whole text as an address.
    fileprivate mutating func uri(_ alphabet: AddressAlphabet, needsScheme: Bool) -> Bool {
        let hasScheme = scheme()
        if needsScheme, !hasScheme { return false }
        let start = position
        if take(UInt8(ascii: "/")), take(UInt8(ascii: "/")) {
            guard authority(alphabet), isAtEnd || AddressBytes.endOfAuthority.contains(next) else { return false }
        } else {
            position = start
            // Without a scheme, a colon in the first segment would look like one.
            if !hasScheme, !firstSegment(alphabet) { return false }
        }
        guard path(alphabet) else { return false }
        if take(UInt8(ascii: "?")), !characters(alphabet, AddressBytes.query, allowsPrivate: true) { return false }
        if take(UInt8(ascii: "#")), !characters(alphabet, AddressBytes.query) { return false }
        return isAtEnd
    }

    private mutating func scheme() -> Bool {
        let start = position
        if take(where: ASCII.isLetter) {
            _ = takeAll(where: AddressBytes.scheme.contains)
            if take(UInt8(ascii: ":")) { return true }
        }
        position = start
        return false
    }

    private mutating func authority(_ alphabet: AddressAlphabet) -> Bool {
        let start = position
        // User information ends with an at sign; without one, the text so far is the host.
        if characters(alphabet, AddressBytes.user), take(UInt8(ascii: "@")) {} else { position = start }
        if take(UInt8(ascii: "[")) {
            guard literalAddress(), take(UInt8(ascii: "]")) else { return false }
        } else if !characters(alphabet, AddressBytes.plain) {
            return false
        }
        if take(UInt8(ascii: ":")) { _ = takeAll(where: ASCII.isDigit) }
        return true
    }

    private mutating func literalAddress() -> Bool {
        guard takeLetter(UInt8(ascii: "v")) else { return ipv6() }
        guard takeAll(where: ASCII.isHexadecimal) > 0, take(UInt8(ascii: ".")) else { return false }
        return takeAll(where: AddressBytes.user.contains) > 0
    }

    private mutating func path(_ alphabet: AddressAlphabet) -> Bool { characters(alphabet, AddressBytes.path) }

    /// Takes the first segment of a path without a scheme before it.
    private mutating func firstSegment(_ alphabet: AddressAlphabet) -> Bool {
        guard characters(alphabet, AddressBytes.firstSegment) else { return false }
        return next != UInt8(ascii: ":")
    }

    /// Takes bytes of a set, percent escapes and characters of the alphabet beyond ASCII; false if a percent sign
    /// begins no escape, or if the alphabet does not have a character beyond ASCII.
    private mutating func characters(
        _ alphabet: AddressAlphabet, _ bytes: ByteSet, allowsPrivate: Bool = false
    ) -> Bool {
        while true {
            _ = takeAll(where: bytes.contains)
            if take(UInt8(ascii: "%")) {
                guard take(where: ASCII.isHexadecimal), take(where: ASCII.isHexadecimal) else { return false }
            } else if next >= 0x80 {
                guard alphabet == .iri, let scalar = scalar(), Self.isInternational(scalar, allowsPrivate) else {
                    return false
                }
            } else {
                return true
            }
        }
    }

    /// Whether a character is `ucschar` or, in a query, `iprivate` (RFC 3987, section 2.2).
    static func isInternational(_ scalar: UInt32, _ allowsPrivate: Bool) -> Bool {
        switch scalar {
        case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
        case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: allowsPrivate
        case 0x10000...0xDFFFD: scalar & 0xFFFF <= 0xFFFD
        case 0xE1000...0xEFFFD: true
        default: false
        }
    }
}
