internal import BricolageSchema

extension StringFormat {
    /// `duration`: a span of time such as `P1Y2M3DT4H` or `P2W` (RFC 3339, appendix A).
    static let duration = StringFormat("duration", of: .draft2019 ... .v1) { cursor in
        cursor.take(UInt8(ascii: "P")) && cursor.duration() && cursor.isAtEnd
    }
}

extension TextCursor {
    fileprivate mutating func duration() -> Bool {
        guard let date = units("YMDW") else { return false }
        if date.last == UInt8(ascii: "W") { return date.count == 1 }
        guard take(UInt8(ascii: "T")) else { return !date.isEmpty }
        guard let time = units("HMS") else { return false }
        return !time.isEmpty
    }

    /// Takes numbers with units, and returns the units, which must be in order and leave none out in between; nil if
    /// one does not.
    private mutating func units(_ order: StaticString) -> [UInt8]? {
        var rest = order.withUTF8Buffer { Array($0) }[...]
        var found: [UInt8] = []
        while ASCII.isDigit(next) {
            _ = takeAll(where: ASCII.isDigit)
            let unit = next
            guard let position = rest.firstIndex(of: unit), found.isEmpty || position == rest.startIndex else {
                return nil
            }
            _ = take(unit)
            found.append(unit)
            rest = rest[(position + 1)...]
        }
        return found
    }
}
