public import BricolageCore

/// Makes an array by a transform of its elements, and reports the failures of all of them.
public struct JSONElementsTransform<Element: JSONTransform>: JSONTransform {
    let element: Element

    /// Reads every element.
    public func read(_ json: JSONDocument.Node) throws -> [Element.Output] {
        guard json.kind == .array else { throw json.wrongKind("an array") }
        var faults = FaultCollection(of: json)
        var values: [Element.Output] = []
        values.reserveCapacity(json.count)
        for node in json.undiagnosed.elements {
            if let value = faults.collect({ try node.read(by: element) }) { values.append(value) }
        }
        try faults.check()
        return values
    }
}

/// Makes a dictionary by a transform of the values of an object, and reports the failures of all of them.
public struct JSONMembersTransform<Member: JSONTransform>: JSONTransform {
    let member: Member

    /// Reads every member; of several with one key the last one counts.
    public func read(_ json: JSONDocument.Node) throws -> [String: Member.Output] {
        guard json.kind == .object else { throw json.wrongKind("an object") }
        var faults = FaultCollection(of: json)
        var values: [String: Member.Output] = [:]
        for (key, node) in json.undiagnosed.members {
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

extension JSONTransform {
    /// An array whose elements are read by a transform: `by: .elements(.date("yyyy-MM-dd"))`.
    public static func elements<Element>(
        _ element: Element
    ) -> JSONElementsTransform<Element> where Self == JSONElementsTransform<Element> {
        JSONElementsTransform(element: element)
    }

    /// An object whose values are read by a transform: `by: .members(.fromString(Int.self))`.
    public static func members<Member>(
        _ member: Member
    ) -> JSONMembersTransform<Member> where Self == JSONMembersTransform<Member> {
        JSONMembersTransform(member: member)
    }
}
