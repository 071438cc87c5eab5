/// A dictionary that becomes an object: its members are written in the order of their keys, because its own order
/// differs from run to run.
protocol KeySortedDictionary {
    func encode(to segment: EncodingSegment) throws
}

/// A dictionary whose keys are strings: they are data, which no key strategy converts.
protocol StringKeyedDictionary {}

extension Dictionary: StringKeyedDictionary where Key == String {}

extension Dictionary: KeySortedDictionary where Key: CodingKeyRepresentable, Value: Encodable {
    func encode(to segment: EncodingSegment) throws {
        guard segment.openObject() else { return }
        let members = map { (key: $0.key.codingKey, value: $0.value) }
            .sorted { ExactText.precedes($0.key.stringValue, $1.key.stringValue) }
        for (key, value) in members {
            segment.output.key(key.stringValue)
            try segment.encode(value, key: key)
        }
    }
}
