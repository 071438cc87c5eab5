internal import BricolageCore

// Null, and fields for which something other than the object answers.

extension JSONFields {
    /// Whether a value counts as absent: null, unless it is refused.
    @inline(__always)
    func isNothing(_ index: Int) -> Bool { reader.isNull(index) && !refusesNull }

    /// Whether something other than the object would answer for a field, and its value is null.
    @inline(never)
    func standsAsNull(_ key: StaticString) -> Bool {
        if let coder {
            return (try? coder.members.decodeNil(forKey: JSONCodingKey(key.description))) ?? false
        }
        guard let index = tableIndex(key) else { return false }
        return reader.isNull(index)
    }

    /// The value of a member that is looked up in a table, or by the keys that the type knows.
    func member(_ key: StaticString) throws -> JSONDocument.Node? {
        if let rekeyed { return try rekeyed.member(key.description) }
        guard let index = tableIndex(key) else { return nil }
        return node(index)
    }

    /// The tape index of the value of a member of an object with a table.
    func tableIndex(_ key: StaticString) -> Int? {
        key.withUTF8Buffer { details?.index?.keyIndex($0) }.map { $0 + 1 }
    }
}
