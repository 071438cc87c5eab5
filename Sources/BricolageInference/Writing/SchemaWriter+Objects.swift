internal import BricolageCore

extension SchemaWriter {
    /// Adds what objects have in common: their members, or the schema of all values of a map.
    func addObjects(of record: Record, to schema: inout JSON.Object) {
        if MapJudgement(record).isMap {
            var unbounded = ShapeBounds(width: .max)
            add(self.schema(of: record.value(&unbounded)), "additionalProperties", to: &schema)
            return
        }
        var properties: JSON.Object = [:]
        var required: [JSON] = []
        for member in record.members.ordered {
            properties[member.key.text] = self.schema(of: member.shape)
            if isRequired(member, of: record) { required.append(.string(member.key.text)) }
        }
        if !properties.isEmpty { schema["properties"] = .object(properties) }
        if !required.isEmpty { schema["required"] = .array(JSON.Array(required)) }
    }

    private func isRequired(_ member: MemberTable.Member, of record: Record) -> Bool {
        member.count == record.count && record.count >= options.objectsPerRequirement
    }

    /// The schema of the objects of one tag.
    func branch(of variant: Variants.Variant) -> JSON {
        var schema: JSON.Object = [:]
        addObjects(of: variant.record, to: &schema)
        var properties = schema["properties"]?.object ?? [:]
        properties[variant.tag.name] = ["const": .string(variant.tag.value.text)]
        schema["properties"] = .object(properties)
        var required = schema["required"]?.array ?? []
        if !required.contains(.string(variant.tag.name)) { required.append(.string(variant.tag.name)) }
        schema["required"] = .array(required)
        return .object(schema)
    }
}
