public import BricolageCore

extension TypedSchema {
    /// A value that matches all of several schemas, read by each.
    public static func allOf<each Part>(
        _ schemas: repeat TypedSchema<each Part>
    ) -> TypedSchema where Value == (repeat each Part) {
        var parts: [SchemaPart] = []
        var looks: [ReadingSurvey.Look] = []
        for schema in repeat each schemas {
            parts.append(schema.part)
            if let look = schema.reading.look { looks.append(look) }
        }
        var part = SchemaPart()
        part.set("allOf", parts)
        let inner = looks
        let look: ReadingSurvey.Look = { node, survey in for look in inner { survey.look(at: node, by: look) } }
        return TypedSchema(
            part,
            ValueReading(
                read: { node, context in
                    try? (repeat AllReading.value((each schemas).reading, node, context))
                },
                look: look))
    }

    /// A value that matches at least one of several schemas, read by the first matching one.
    ///
    /// `map` converts different types to one:
    ///
    ///     TypedSchema.anyOf(TypedSchema.integer().map(ID.number), TypedSchema.string().map(ID.name))
    public static func anyOf(_ schemas: TypedSchema...) -> TypedSchema { choice("anyOf", schemas) }

    /// A value that matches exactly one of several schemas, read by that one.
    public static func oneOf(_ schemas: TypedSchema...) -> TypedSchema { choice("oneOf", schemas) }

    private static func choice(_ keyword: String, _ schemas: [TypedSchema]) -> TypedSchema {
        let choice = Choice()
        var part = SchemaPart()
        part.set(keyword, schemas.map(\.part))
        part.choice = choice
        let readings = schemas.map(\.reading)
        return TypedSchema(
            part,
            ValueReading(
                read: { node, context in
                    context.branch(of: choice, for: node).flatMap { readings[$0].read(node, context) }
                },
                look: { node, survey in
                    guard let branch = survey.branch(of: choice, for: node) else { return }
                    survey.look(at: node, by: readings[branch].look)
                }))
    }
}

extension TypedSchema where Value == JSONDocument.Node {
    /// A value that does not match a schema.
    public static func not<Other>(_ schema: TypedSchema<Other>) -> TypedSchema {
        var part = SchemaPart()
        part.set("not", schema.part)
        return TypedSchema(part, ValueReading(total: { node, _ in node }))
    }

    /// A value that matches `then` if it matches a condition, and `else` if it does not.
    public static func `if`<Condition, Then, Else>(
        _ condition: TypedSchema<Condition>, then: TypedSchema<Then>,
        else alternative: TypedSchema<Else> = TypedSchema<JSONDocument.Node>.any
    ) -> TypedSchema {
        var part = SchemaPart()
        part.set("if", condition.part)
        part.set("then", then.part)
        if !alternative.part.isEmpty { part.set("else", alternative.part) }
        return TypedSchema(part, ValueReading(total: { node, _ in node }))
    }
}

extension TypedSchema {
    /// This schema without the values that another one accepts.
    public func excluding<Other>(_ schema: TypedSchema<Other>) -> TypedSchema {
        var part = SchemaPart()
        var negation = SchemaPart()
        negation.set("not", schema.part)
        part.set("allOf", [self.part, negation])
        return TypedSchema(part, reading)
    }

    /// This schema, restricted to values that another one also accepts.
    public func requiring<Other>(_ schema: TypedSchema<Other>) -> TypedSchema {
        var part = SchemaPart()
        part.set("allOf", [self.part, schema.part])
        return TypedSchema(part, reading)
    }
}

/// Reads one value in several ways.
enum AllReading {
    struct Failure: Error {}

    static func value<Value>(
        _ reading: ValueReading<Value>, _ node: JSONDocument.Node, _ context: ReadingContext
    ) throws(Failure) -> Value {
        guard let value = reading.read(node, context) else { throw Failure() }
        return value
    }
}
