extension DocumentStorage {
    /// The keys that lead from a value to one inside it, as coders spell them.
    ///
    /// Walks only over values that come before the inner one.
    func codingPath(from index: Int, to target: Int) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        var container = index
        while container < target, target < Int(reader[container].next) {
            let isObject = reader[container].tag == .object
            var position = 0
            var child = container + 1
            var value = isObject ? child + 1 : child
            while Int(reader[value].next) <= target {
                child = Int(reader[value].next)
                value = isObject ? child + 1 : child
                position += 1
            }
            keys.append(isObject ? JSONCodingKey(string(child)) : JSONCodingKey(intValue: position))
            container = value
        }
        return keys
    }
}

extension JSONDocument.Node {
    /// The coding path from the value at an index, 0 for the root of the document, to this one inside it.
    package func codingPath(from ancestor: Int) -> [any CodingKey] { storage.codingPath(from: ancestor, to: index) }
}
