internal import BricolageCore

/// Whether the keys of objects are data, such as names of packages, and not fixed names of members.
struct MapJudgement {
    let isMap: Bool

    /// The fewest different keys of a map whose keys have no particular form.
    private static let fewestKeys = 8
    /// The fewest keys of a map whose keys are all numbers, dates or identifiers.
    private static let fewestFormattedKeys = 3

    init(_ record: Record) {
        let members = record.members.all
        guard !record.isMap else {
            isMap = true
            return
        }
        if members.count >= Self.fewestFormattedKeys, members.allSatisfy({ Self.isData($0.key.text) }) {
            isMap = true
            return
        }
        guard members.count >= Self.fewestKeys, Self.areAlike(members) else {
            isMap = false
            return
        }
        if record.count >= 3 {
            // If most keys occurred only once, the next object will have new ones.
            let single = members.count { $0.count == 1 }
            isMap =
                single * 10 > members.reduce(0) { $0 + $1.count } * 7
                || Self.areFewOfMany(members, in: record.count) || Self.areEntries(members, in: record.count)
        } else {
            isMap = members.count { Self.isIdentifier($0.key.text) } * 10 < members.count * 7
        }
    }

    /// Whether all values are of one kind, or null.
    private static func areAlike(_ members: [MemberTable.Member]) -> Bool {
        var kind: String?
        for member in members {
            var kinds = member.shape.kinds
            kinds.removeAll { $0 == "null" }
            guard kinds.count <= 1 else { return false }
            guard let found = kinds.first.map({ $0 == "integer" ? "number" : $0 }) else { continue }
            guard kind == nil || kind == found else { return false }
            kind = found
        }
        return kind != nil
    }

    /// Whether a key is a number, a date, a time, a UUID, or a hash or identifier in hexadecimal digits.
    private static func isData(_ key: String) -> Bool {
        if !key.isEmpty, key.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return true }
        if key.utf8.count >= 16, key.unicodeScalars.allSatisfy(\.properties.isASCIIHexDigit) { return true }
        var key = key
        return key.withUTF8 { text in
            var formats = TextFormats.all
            formats.narrow(to: text)
            return ["date-time", "date", "time", "uuid"].contains(formats.name)
        }
    }

    private static func isIdentifier(_ key: String) -> Bool {
        guard let first = key.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else { return false }
        return key.unicodeScalars.allSatisfy {
            $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
    }
}
