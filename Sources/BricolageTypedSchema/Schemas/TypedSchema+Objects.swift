internal import BricolageFields

extension TypedSchema {
    /// An object that a type describes.
    ///
    /// In the document the type becomes a definition, and this schema a `$ref` to it. A type may refer to itself.
    public static func object<Schema: ObjectSchema>(_ type: Schema.Type) -> TypedSchema
    where Value == ValidatedObject<Schema> {
        TypedSchema(
            SchemaPart(.objects(type)),
            ValueReading(
                read: { node, context in ValidatedObject(node, context) },
                look: { node, survey in survey.schema.layout(of: type).look(at: node, &survey) }))
    }

    /// An object with members of any name.
    ///
    /// - Parameters:
    ///   - additionalProperties: The schema of the values.
    ///   - propertyNames: The schema of the property names.
    ///   - minProperties: The minimum number of members.
    ///   - maxProperties: The maximum number of members.
    public static func object<Member>(
        additionalProperties: TypedSchema<Member>, propertyNames: TypedSchema<String>? = nil,
        minProperties: Int? = nil, maxProperties: Int? = nil
    ) -> TypedSchema where Value == [String: Member] {
        var part = SchemaPart(type: "object")
        part.set("additionalProperties", additionalProperties.part)
        part.set("propertyNames", propertyNames?.part)
        part.set("minProperties", minProperties)
        part.set("maxProperties", maxProperties)
        let reading = additionalProperties.reading
        return TypedSchema(
            part,
            ValueReading(
                read: { node, context in
                    var values: [String: Member] = [:]
                    for (name, member) in node.countingMembers { values[name] = reading.read(member, context) }
                    return values
                },
                look: { node, survey in survey.look(atMembers: node.countingMembers, by: reading.look) }))
    }
}

extension SchemaDefinition {
    /// The definition of a type of objects.
    static func objects<Schema: ObjectSchema>(_ type: Schema.Type) -> SchemaDefinition {
        SchemaDefinition(type) {
            let layout = ObjectLayout<Schema>()
            return (layout.part, layout)
        }
    }
}
