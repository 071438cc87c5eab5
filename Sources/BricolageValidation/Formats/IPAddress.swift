internal import BricolageSchema

extension StringFormat {
    /// `ipv4`: four numbers of a byte each without leading zeros (RFC 2673, section 3.2).
    static let ipv4 = StringFormat("ipv4", of: .draft4 ... .v1) { cursor in
        cursor.ipv4() && cursor.isAtEnd
    }

    /// `ip-address`, the name of `ipv4` in draft 3.
    static let ipv4OfDraft3 = StringFormat("ip-address", of: .draft3 ... .draft3, accepts: ipv4.accepts)

    /// `ipv6`: eight groups of hexadecimal digits; `::` replaces groups of zeros, and the last two groups may be
    /// written as an IPv4 address (RFC 4291, section 2.2).
    static let ipv6 = StringFormat("ipv6") { cursor in
        cursor.ipv6() && cursor.isAtEnd
    }
}

extension TextCursor {
    mutating func ipv4() -> Bool {
        for part in 0..<4 {
            if part > 0, !take(UInt8(ascii: ".")) { return false }
            let start = position
            let count = takeAll(where: ASCII.isDigit)
            let digits = text(from: start)
            guard (1...3).contains(count), count == 1 || digits.first != UInt8(ascii: "0"),
                digits.reduce(0, { $0 * 10 + Int($1 - UInt8(ascii: "0")) }) <= 255
            else { return false }
        }
        return true
    }

    mutating func ipv6() -> Bool {
        var groups = 0
        var isShortened = false
        if next == UInt8(ascii: ":") {
            guard take(UInt8(ascii: ":")), take(UInt8(ascii: ":")) else { return false }
            isShortened = true
        }
        while groups < 8 {
            let start = position
            let count = takeAll(where: ASCII.isHexadecimal)
            if next == UInt8(ascii: "."), groups <= 6 {
                position = start
                return ipv4() && (isShortened ? groups + 2 < 8 : groups + 2 == 8)
            }
            if count == 0 { return isShortened && endsWithTwoColons }
            guard count <= 4 else { return false }
            groups += 1
            guard next == UInt8(ascii: ":") else { break }
            guard groups < 8 || !isShortened else { return false }
            _ = take(UInt8(ascii: ":"))
            if next == UInt8(ascii: ":") {
                guard !isShortened, take(UInt8(ascii: ":")) else { return false }
                isShortened = true
            } else if groups == 8 {
                return false
            }
        }
        return isShortened ? groups < 8 : groups == 8
    }

    private var endsWithTwoColons: Bool { position >= 2 && text(from: position - 2).elementsEqual("::".utf8) }
}
