/// Finds the members of an object without walking over them.
protocol MemberLookup: AnyObject {
    /// The value of a member with a key, as an index on the tape.
    func valueIndex(_ key: String) -> Int?
}

extension MemberIndex: MemberLookup {
    func valueIndex(_ key: String) -> Int? {
        var key = key
        return key.withUTF8 { keyIndex($0).map { $0 + 1 } }
    }
}

/// The members of an object by their keys, converted where the decoder converts keys; of several with one key the last.
package final class ConvertedKeys: MemberLookup {
    package private(set) var keys: [String] = []
    private var values: [ExactKey: Int] = [:]

    package init(_ object: JSONDocument.Node, in session: DecodingSession, path: [any CodingKey]) {
        var members = object.members
        while let (key, value) = members.nextNodes() {
            let text = session.convertedKey(object.storage.string(key.index), after: path).stringValue
            if values.updateValue(value.index, forKey: ExactKey(text)) == nil { keys.append(text) }
        }
    }

    package func valueIndex(_ key: String) -> Int? { values[ExactKey(key)] }
}
