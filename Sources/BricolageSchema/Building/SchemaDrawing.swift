internal import BricolageCore

/// Turns the recorded requests for a value into keywords.
enum SchemaDrawing {
    /// The schema of a value.
    ///
    /// - Parameter tag: The values that a certain member is known to have.
    static func fragment(of value: RecordedValue, tag: (path: [String], values: [JSON])? = nil) -> JSON.Object {
        var parts: [JSON.Object] = []
        if let object = value.object { parts.append(fragment(of: object, tag)) }
        if let array = value.array { parts.append(fragment(of: array)) }
        parts += value.fragments
        switch parts.count {
        case 0: return [:]
        case 1: return parts[0]
        default: return ["allOf": .array(JSON.Array(parts.map(\.schema)))]
        }
    }

    private static func fragment(
        of object: RecordedObject, _ tag: (path: [String], values: [JSON])?
    ) -> JSON.Object {
        var fragment = JSON.Object.type("object")
        var properties: JSON.Object = [:]
        var required: [JSON] = []
        for member in object.members {
            if let tag, tag.path == member.path {
                properties[member.name] =
                    tag.values.count == 1 ? ["const": tag.values[0]] : .object(.enumeration(tag.values))
            } else if let constant = member.constant {
                properties[member.name] = ["const": constant]
            } else {
                let contents = Self.fragment(of: member.contents)
                properties[member.name] = (member.allowsNull ? contents.nullable : contents).schema
            }
            if !member.isOptional { required.append(.string(member.name)) }
        }
        let conditions = ParentTag.settle(in: &properties, &required)
        if !properties.isEmpty { fragment["properties"] = .object(properties) }
        if !required.isEmpty { fragment["required"] = .array(JSON.Array(required)) }
        if !conditions.isEmpty { fragment["allOf"] = .array(JSON.Array(conditions)) }
        if object.closes {
            fragment["additionalProperties"] = false
        } else if let other = object.anyMember.map(Self.fragment), !other.isEmpty {
            fragment["additionalProperties"] = other.schema
        }
        return fragment
    }

    /// Arrays of any length if the initialiser has asked for it, else of at least the elements that were read.
    private static func fragment(of array: RecordedArray) -> JSON.Object {
        let elements = array.elements.map(fragment)
        guard !elements.isEmpty else { return .type("array") }
        if array.asksForCount { return .array(of: .alternatives(elements)) }
        return [
            "type": "array", "prefixItems": .array(JSON.Array(elements.map(\.schema))),
            "minItems": .number(JSON.Number(elements.count)),
        ]
    }

    private static func fragment(of contents: RecordedContents) -> JSON.Object {
        switch contents {
        case .fragment(let fragment): fragment
        case .value(let value): fragment(of: value)
        }
    }
}
