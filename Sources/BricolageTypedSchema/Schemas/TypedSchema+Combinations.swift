public import BricolageCore

extension TypedSchema {
    /// A value that is valid by each of several schemas, read by all of them.
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

    /// A value that is valid by at least one of several schemas, read by the first of those.
    ///
    /// `map` makes one type of several:
    ///
    ///     TypedSchema.anyOf(TypedSchema.integer().map(ID.number), TypedSchema.string().map(ID.name))
    public static func anyOf(_ schemas: TypedSchema...) -> TypedSchema { choice("anyOf", schemas) }

    /// A value that is valid by exactly one of several schemas, and read by it.
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
    /// A value that is not valid by a schema.
    public static func not<Other>(_ schema: TypedSchema<Other>) -> TypedSchema {
        var part = SchemaPart()
        part.set("not", schema.part)
        return TypedSchema(part, ValueReading(total: { node, _ in node }))
    }

    /// A value that is valid by `then` if it is so by a condition, and by `else` if it is not.
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
    /// The same schema, for values that another one does not accept.
    public func excluding<Other>(_ schema: TypedSchema<Other>) -> TypedSchema {
        var part = SchemaPart()
        var negation = SchemaPart()
        negation.set("not", schema.part)
        part.set("allOf", [self.part, negation])
        return TypedSchema(part, reading)
    }

    /// The same schema, for values that another one accepts as well.
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
