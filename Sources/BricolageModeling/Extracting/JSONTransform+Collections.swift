internal import BricolageCore
internal import BricolageFields

extension JSONTransform {
    /// An array whose elements are read by a transform: `by: .elements(.date("yyyy-MM-dd"))`.
    ///
    /// The failures of all elements are reported.
    public static func elements<Element>(_ element: JSONTransform<Element>) -> JSONTransform
    where Output == [Element] {
        JSONTransform(of: .array(of: element.input)) { json in
            guard json.kind == .array else { throw json.wrongKind("an array") }
            var faults = FaultCollection(of: json)
            var values: [Element] = []
            values.reserveCapacity(json.count)
            for node in json.undiagnosed.elements {
                if let value = faults.collect({ try node.read(by: element) }) { values.append(value) }
            }
            try faults.check()
            return values
        }
    }

    /// An object whose values are read by a transform: `by: .members(.fromString(Int.self))`.
    ///
    /// The failures of all members are reported. Of duplicate keys the last one counts.
    public static func members<Member>(_ member: JSONTransform<Member>) -> JSONTransform
    where Output == [String: Member] {
        JSONTransform(of: .object(of: member.input)) { json in
            guard json.kind == .object else { throw json.wrongKind("an object") }
            var faults = FaultCollection(of: json)
            var values: [String: Member] = [:]
            for (key, node) in json.undiagnosed.countingMembers {
                faults.collect {
                    if values.updateValue(try node.read(by: member), forKey: key) != nil {
                        try values.checkRepeatedKey(key, at: node)
                    }
                }
            }
            try faults.check()
            return values
        }
    }
}
