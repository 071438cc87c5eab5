internal import BricolageSchema

extension StringFormat {
    /// `uuid`: 32 hexadecimal digits in five groups (RFC 4122, section 3).
    static let uuid = StringFormat("uuid", of: .draft2019 ... .v1) { cursor in
        for (position, count) in [8, 4, 4, 4, 12].enumerated() {
            if position > 0, !cursor.take(UInt8(ascii: "-")) { return false }
            if cursor.takeAll(where: ASCII.isHexadecimal) != count { return false }
        }
        return cursor.isAtEnd
    }
}
