internal import BricolageSchema

extension StringFormat {
    /// `json-pointer` (RFC 6901, section 3).
    static let jsonPointer = StringFormat("json-pointer", of: .draft6 ... .v1) { cursor in
        cursor.pointer() && cursor.isAtEnd
    }

    /// `relative-json-pointer`: how many levels to go up, a distance among neighbours, and a pointer or `#`
    /// (draft-handrews-relative-json-pointer, section 3).
    static let relativeJSONPointer = StringFormat("relative-json-pointer", of: .draft7 ... .v1) { cursor in
        guard cursor.plainNumber() else { return false }
        if cursor.take(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }), !cursor.plainNumber() {
            return false
        }
        if cursor.take(UInt8(ascii: "#")) { return cursor.isAtEnd }
        return cursor.pointer() && cursor.isAtEnd
    }
}

extension TextCursor {
    /// Takes a JSON pointer, which may be empty.
    fileprivate mutating func pointer() -> Bool {
        while take(UInt8(ascii: "/")) {
            while true {
                _ = takeAll { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "~") }
                guard take(UInt8(ascii: "~")) else { break }
                guard take(where: { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "1") }) else { return false }
            }
        }
        return true
    }

    /// Takes digits without a leading zero.
    fileprivate mutating func plainNumber() -> Bool {
        let start = position
        let count = takeAll(where: ASCII.isDigit)
        return count == 1 || count > 1 && text(from: start).first != UInt8(ascii: "0")
    }
}
