internal import BricolageSchema

extension StringFormat {
    /// `uri-template` (RFC 6570, section 2).
    static let uriTemplate = StringFormat("uri-template", of: .draft6 ... .v1) { cursor in
        while !cursor.isAtEnd {
            let isExpression = cursor.next == UInt8(ascii: "{")
            guard isExpression ? cursor.templateExpression() : cursor.templateLiteral() else { return false }
        }
        return true
    }
}

extension TextCursor {
    fileprivate mutating func templateLiteral() -> Bool {
        if take(UInt8(ascii: "%")) { return take(where: ASCII.isHexadecimal) && take(where: ASCII.isHexadecimal) }
        if next >= 0x80 { return scalar().map { Self.isInternational($0, true) } ?? false }
        return take(where: { $0 > 0x20 && $0 != 0x7F && !"\"<>\\^`{|}%".utf8.contains($0) })
    }

    fileprivate mutating func templateExpression() -> Bool {
        guard take(UInt8(ascii: "{")) else { return false }
        _ = take(where: { "+#./;?&=,!@|".utf8.contains($0) })
        repeat {
            guard templateVariable() else { return false }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}"))
    }

    private mutating func templateVariable() -> Bool {
        repeat {
            var count = 0
            while true {
                if take(UInt8(ascii: "%")) {
                    guard take(where: ASCII.isHexadecimal), take(where: ASCII.isHexadecimal) else { return false }
                } else if !take(where: { ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "_") }) {
                    break
                }
                count += 1
            }
            if count == 0 { return false }
        } while take(UInt8(ascii: "."))
        if take(UInt8(ascii: "*")) { return true }
        guard take(UInt8(ascii: ":")) else { return true }
        let start = position
        let count = takeAll(where: ASCII.isDigit)
        return (1...4).contains(count) && text(from: start).first != UInt8(ascii: "0")
    }
}
