internal import BricolageCore

/// Turns the recorded requests for a value into keywords.
enum SchemaDrawing {
    /// The schema of a value.
    ///
    /// - Parameter answers: How the run has answered certain members, which is what the schema is valid for.
    static func fragment(of value: RecordedValue, _ answers: [[String]: MemberAnswer] = [:]) -> JSON.Object {
        let object = value.object.map { fragment(of: $0, answers) }
        return all((object.map { [$0] } ?? []) + otherParts(of: value))
    }

    /// The schema of everything that was requested for a value, without its members.
    static func fragment(ofOtherThanMembersIn value: RecordedValue) -> JSON.Object { all(otherParts(of: value)) }

    private static func otherParts(of value: RecordedValue) -> [JSON.Object] {
        (value.array.map { [fragment(of: $0)] } ?? []) + value.fragments
    }

    private static func all(_ parts: [JSON.Object]) -> JSON.Object {
        switch parts.count {
        case 0: [:]
        case 1: parts[0]
        default: ["allOf": .array(JSON.Array(parts.map(\.schema)))]
        }
    }

    private static func fragment(of object: RecordedObject, _ answers: [[String]: MemberAnswer]) -> JSON.Object {
        var fragment = JSON.Object.type("object")
        var (properties, required) = unrequested(object, answers)
        for member in object.members {
            let answer = answers[member.path]
            properties[member.name] = schema(of: member, answers)
            if answer.map({ !$0.isAbsent }) ?? !member.isOptional { required.append(.string(member.name)) }
        }
        let conditions = ParentTag.settle(in: &properties, &required)
        if !properties.isEmpty { fragment["properties"] = .object(properties) }
        if !required.isEmpty { fragment["required"] = .array(JSON.Array(required)) }
        if !conditions.isEmpty { fragment["allOf"] = .array(JSON.Array(conditions)) }
        if object.closes {
            fragment["additionalProperties"] = false
        } else if let other = object.anyMember.map({ schema(of: $0, answers) }), other != true {
            fragment["additionalProperties"] = other
        }
        return fragment
    }

    /// The members that are absent or null, so that the initialiser has not requested them.
    private static func unrequested(
        _ object: RecordedObject, _ answers: [[String]: MemberAnswer]
    ) -> (properties: JSON.Object, required: [JSON]) {
        var (properties, required): (JSON.Object, [JSON]) = ([:], [])
        for (path, answer) in answers.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            guard path.dropLast().elementsEqual(object.path), !object.members.contains(where: { $0.path == path })
            else {
                continue
            }
            switch answer {
            case .absent(let name, let unused): properties[name] = unused == true ? nil : unused
            case .null(let name):
                properties[name] = ["type": "null"]
                required.append(.string(name))
            case .present, .refusing, .value: break
            }
        }
        return (properties, required)
    }

    /// The schema of a member.
    static func schema(of member: RecordedMember, _ answers: [[String]: MemberAnswer]) -> JSON {
        let answer = answers[member.path]
        switch answer {
        case .value(_, let tag): return ["const": tag]
        case .null: return ["type": "null"]
        case .absent(_, let unused): return unused
        case .present, .refusing, nil: break
        }
        if let constant = member.constant { return ["const": constant] }
        let contents = ([member.contents] + member.alternatives).map { fragment(of: $0, answers) }
        let values = JSON.Object.alternatives(contents)
        return (member.allowsNull && answer == nil ? values.nullable : values).schema
    }

    /// Arrays of the lengths that the initialiser has accepted if it has asked for the count, else of at least the
    /// elements that were read.
    private static func fragment(of array: RecordedArray) -> JSON.Object {
        var elements = array.elements.map { fragment(of: $0) }
        guard let element = elements.first else { return .type("array") }
        let others = array.first?.alternatives.map { fragment(of: $0) } ?? []
        let allowsNull = array.first?.allowsNull == true
        let isTuple = !array.asksForCount || array.mostCount == elements.count
        var keywords: JSON.Object
        if isTuple {
            let first = JSON.Object.alternatives([element] + others)
            elements[0] = allowsNull ? first.nullable : first
            keywords = ["type": "array", "prefixItems": .array(JSON.Array(elements.map(\.schema)))]
        } else {
            let values = JSON.Object.alternatives(elements + others)
            keywords = .array(of: allowsNull ? values.nullable : values)
        }
        let least = array.asksForCount ? array.leastCount : elements.count
        if least > 0 { keywords["minItems"] = .number(JSON.Number(least)) }
        if let most = array.mostCount {
            keywords[isTuple ? "items" : "maxItems"] = isTuple ? false : .number(JSON.Number(most))
        }
        return keywords
    }

    private static func fragment(
        of contents: RecordedContents, _ answers: [[String]: MemberAnswer] = [:]
    ) -> JSON.Object {
        switch contents {
        case .fragment(let fragment): fragment
        case .value(let value): fragment(of: value, answers)
        }
    }
}
