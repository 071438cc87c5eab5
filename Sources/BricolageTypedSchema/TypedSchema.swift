public import BricolageCore

/// A schema written in Swift, whose valid values are read as values of a type.
///
///     let names = TypedSchema.array(of: .string(minLength: 1), uniqueItems: true)    // TypedSchema<[String]>
///     print(names.json.serialized(.pretty))                                          // a JSON Schema document
///     let compiled = try names.compiled()
///     try compiled.value(of: JSONDocument(parsing: #"["Ada", "Grace"]"#))            // ["Ada", "Grace"]
///
/// Functions that create schemas are named after the keywords of JSON Schema. Separate types describe objects: see
/// ``ObjectSchema``.
///
///     TypedSchema ──▶ Content   part      what it says, a tree of keywords   ──▶ a document, for the validator
///                               reading   what a valid value is read as      ──▶ a Value
///
/// It is a single reference, so types with many of them compile quickly.
public struct TypedSchema<Value>: Sendable {
    private let content: Content

    private final class Content: Sendable {
        let part: SchemaPart
        let reading: ValueReading<Value>

        init(_ part: SchemaPart, _ reading: ValueReading<Value>) {
            self.part = part
            self.reading = reading
        }
    }

    init(_ part: SchemaPart, _ reading: ValueReading<Value>) { content = Content(part, reading) }

    var part: SchemaPart { content.part }
    var reading: ValueReading<Value> { content.reading }
}

extension TypedSchema {
    /// The same schema, with its values converted by a function.
    public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> TypedSchema<Other> {
        TypedSchema<Other>(part, reading.map(transform))
    }

    /// The same schema with annotations, which do not restrict values.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - description: The description.
    ///   - default: The value to assume if it is absent.
    ///   - examples: Example values.
    ///   - deprecated: Whether it should no longer be used.
    public func annotated(
        title: String? = nil, description: String? = nil, default: JSON? = nil, examples: [JSON]? = nil,
        deprecated: Bool? = nil
    ) -> TypedSchema {
        var part = part
        part.set("title", title.map(JSON.string))
        part.set("description", description.map(JSON.string))
        part.set("default", `default`)
        part.set("examples", examples.map { .array(JSON.Array($0)) })
        part.set("deprecated", deprecated.map(JSON.bool))
        return TypedSchema(part, reading)
    }

    /// The JSON Schema document, of draft 2020-12.
    public var json: JSON { SchemaEmission(of: part).json }
}
