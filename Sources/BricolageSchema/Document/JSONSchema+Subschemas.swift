internal import BricolageCore
internal import BricolageFields

extension JSONSchema {
    /// The schemas directly inside this one, in the order of the text.
    ///
    /// Values of unknown keywords are not schemas, and of equal keys only the last one counts. An OpenAPI description
    /// is not a schema itself, and contains those of its components.
    package var subschemas: [JSONSchema] {
        if let description = OpenAPIDescription(self) { return description.schemas.map(\.schema) }
        var result: [JSONSchema] = []
        let shadowed = node.repeatsKey ? MemberIndex(object: node).shadowed : []
        var members = node.members
        while let (key, value) = members.nextNodes() {
            // Most keywords have strings and numbers, which are no schemas.
            guard value.tapeNode.tag.mayHoldSchemas, !shadowed.contains(key.index),
                let keyword = SchemaKeyword(key.string ?? "")
            else { continue }
            switch keyword.contents {
            case .none: break
            case .schema: append(value, to: &result)
            case .schemas: for element in value.elements { append(element, to: &result) }
            case .schemasByName:
                for (_, member) in value.countingMembers { append(member, to: &result) }
            case .schemasByNameAndValue:
                for (_, schemas) in value.countingMembers {
                    for (_, member) in schemas.countingMembers { append(member, to: &result) }
                }
            case .schemaOrSchemas:
                if value.kind == .array {
                    for element in value.elements { append(element, to: &result) }
                } else {
                    append(value, to: &result)
                }
            }
        }
        return result
    }

    private func append(_ value: JSONDocument.Node, to result: inout [JSONSchema]) {
        // `dependencies` may also contain arrays of names; draft 4 allows booleans in place of some schemas.
        if value.canBeSchema { result.append(subschema(value)) }
    }
}

extension TapeNode.Tag {
    /// Whether a value may be a schema or contain schemas.
    fileprivate var mayHoldSchemas: Bool { isContainer || self == .true || self == .false }
}
