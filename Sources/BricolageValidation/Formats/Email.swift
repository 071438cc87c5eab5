internal import BricolageSchema

extension StringFormat {
    /// `email`: a mailbox (RFC 5321, section 4.1.2).
    static let email = StringFormat("email") { cursor in
        cursor.mailbox(isInternational: false)
    }

    /// `idn-email`: a mailbox with characters beyond ASCII (RFC 6531, section 3.3).
    static let internationalEmail = StringFormat("idn-email", of: .draft7 ... .v1) { cursor in
        cursor.mailbox(isInternational: true)
    }
}

extension TextCursor {
    fileprivate mutating func mailbox(isInternational: Bool) -> Bool {
        guard next == UInt8(ascii: "\"") ? quotedLocalPart(isInternational) : dotLocalPart(isInternational),
            take(UInt8(ascii: "@"))
        else { return false }
        if take(UInt8(ascii: "[")) { return mailAddressLiteral() && take(UInt8(ascii: "]")) && isAtEnd }
        // With characters beyond ASCII, the domain must be a valid host name (RFC 6531, section 3.3), which need not be
        // normalized: marks may follow their letters.
        if isInternational, rest.contains(where: { $0 >= 0x80 }) {
            return Hostname.accepts(rest, isInternational: true, asComposed: false)
        }
        repeat {
            guard mailLabel() else { return false }
        } while take(UInt8(ascii: "."))
        return isAtEnd
    }

    /// The characters of a local part without quotes (RFC 5322, section 3.2.3).
    private static let atom = ByteSet.alphanumeric.union(ByteSet("!#$%&'*+-/=?^_`{|}~"))

    private mutating func dotLocalPart(_ isInternational: Bool) -> Bool {
        let atom = Self.atom
        repeat {
            if takeAll(where: { atom.contains($0) || isInternational && $0 >= 0x80 }) == 0 { return false }
        } while take(UInt8(ascii: "."))
        return true
    }

    private mutating func quotedLocalPart(_ isInternational: Bool) -> Bool {
        _ = take(UInt8(ascii: "\""))
        while !take(UInt8(ascii: "\"")) {
            if take(UInt8(ascii: "\\")) {
                guard take(where: { (0x20...0x7E).contains($0) }) else { return false }
            } else if !take(where: { (0x20...0x7E).contains($0) || isInternational && $0 >= 0x80 }) {
                return false
            }
        }
        return true
    }

    private mutating func mailAddressLiteral() -> Bool {
        let start = position
        if takeLetter(UInt8(ascii: "i")), takeLetter(UInt8(ascii: "p")), takeLetter(UInt8(ascii: "v")),
            take(UInt8(ascii: "6")), take(UInt8(ascii: ":"))
        {
            return ipv6()
        }
        position = start
        return ipv4()
    }

    /// Takes letters and digits with hyphens between them.
    private mutating func mailLabel() -> Bool {
        let start = position
        let count = takeAll { ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
        let label = text(from: start)
        return count > 0 && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
    }
}
