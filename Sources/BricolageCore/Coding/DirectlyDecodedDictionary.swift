/// A dictionary that is made from an object's members without a container: its keys are data, which no key strategy
/// converts.
protocol DirectlyDecodedDictionary {
    static func decode(at index: Int, in context: DecodingContext) throws -> Self
}

extension Dictionary: DirectlyDecodedDictionary where Key == String, Value: Decodable {
    static func decode(at index: Int, in context: DecodingContext) throws -> [String: Value] {
        let object = context.node(index)
        guard object.kind == .object else {
            throw context.failure(.wrongKind, at: index, expected: "an object", Self.self)
        }
        var result: [String: Value] = [:]
        result.reserveCapacity(object.count)
        var members = object.members
        while let (key, value) = members.nextNodes() {
            let text = context.storage.string(key.index)
            result[text] = try context.decode(Value.self, at: value.index, key: JSONCodingKey(text))
        }
        return result
    }
}
