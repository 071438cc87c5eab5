internal import BricolageCore
internal import BricolageWriting

extension TypedSchema where Value: Encodable & Sendable {
    /// A single allowed value.
    public static func const(_ value: Value) -> TypedSchema {
        guard let json = try? JSON.Encoder().encodeToJSON(value) else { return `enum`([]) }
        var part = SchemaPart()
        part.set("const", json)
        return TypedSchema(part, ValueReading(total: { _, _ in value }))
    }

    /// One of several values.
    ///
    /// Values that JSON cannot express, such as infinite numbers, never match.
    public static func `enum`(_ values: [Value]) -> TypedSchema {
        choice(values.map { ($0, try? JSON.Encoder().encodeToJSON($0)) })
    }
}

extension TypedSchema where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue: Encodable {
    /// One of the cases of an enumeration, by its raw value.
    public static func `enum`(_ type: Value.Type) -> TypedSchema {
        choice(Value.allCases.map { ($0, try? JSON.Encoder().encodeToJSON($0.rawValue)) })
    }
}

extension TypedSchema where Value: Sendable {
    private static func choice(_ values: [(value: Value, json: JSON?)]) -> TypedSchema {
        var part = SchemaPart()
        part.set("enum", .array(JSON.Array(values.compactMap(\.json))))
        return TypedSchema(
            part,
            ValueReading(total: { node, _ in
                let json = node.json
                return values.first { $0.json == json }?.value
            }))
    }
}
