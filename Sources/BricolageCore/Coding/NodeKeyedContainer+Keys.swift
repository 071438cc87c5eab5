extension NodeKeyedContainer {
    var allKeys: [Key] {
        if let converted = reader.lookup as? ConvertedKeys {
            return converted.keys.compactMap { Key(stringValue: $0) }
        }
        if let known = reader.onlyKey(Key.self) { return known }
        // Appending keys one by one would look up their type for each.
        return [Key](unsafeUninitializedCapacity: reader.node.count) { memory, count in
            var members = reader.node.members
            while let (key, value) = members.nextNodes() {
                let text = context.storage.string(key.index)
                // Of several members with one key only the last is seen.
                if let lookup = reader.lookup, lookup.valueIndex(text) != value.index { continue }
                guard let key = Key(stringValue: text) else { continue }
                memory.initializeElement(at: count, to: key)
                count += 1
            }
        }
    }
}

extension MemberReader {
    /// The key of an object with one member, in an array that is made only once; synthesized initialisers of
    /// enumerations with payloads request the case in this way.
    @inline(__always)
    fileprivate func onlyKey<Key: CodingKey>(_ type: Key.Type) -> [Key]? {
        guard context.tape[object].length == 1, lookup == nil, let texts else { return nil }
        let key = context.tape[object &+ 1]
        return texts._withUnsafeGuaranteedRef { $0.list(of: KeyText(key: key, source: context.source), type) }
    }
}
