/// A type whose JSON is known in advance, so that nobody needs to run its code to describe it.
///
/// The keywords are those of JSON Schema, as in `{"type": "string", "format": "uuid"}`.
package protocol PredescribedValue {
    static var schema: JSON.Object { get }
}

/// A strategy of a decoder that decides what a type is read from.
package protocol PredescribedStrategy {
    /// The keywords of JSON Schema; nil when it depends on code.
    var schema: JSON.Object? { get }
}

extension JSON.Decoder {
    /// The strategy that decides what a type is read from; nil when the type does.
    package func strategy(for type: Any.Type) -> (any Sendable)? { overrides.strategies[ObjectIdentifier(type)] }

    /// The name in JSON of a member that a type asks for; nil when no name becomes this key, or only a function knows.
    package func writtenName(of key: String) -> String? { keyDecodingStrategy.writtenName(of: key) }
}

extension JSON.Decoder.KeyDecodingStrategy {
    /// The name in JSON of a member that a type asks for; nil when no name becomes this key, or only a function knows.
    package func writtenName(of key: String) -> String? {
        switch self {
        case .useDefaultKeys: return key
        case .convertFromSnakeCase:
            let name = KeyConversion.snakeCase(key)
            return KeyConversion.camelCase(name) == key ? name : nil
        case .custom: return nil
        }
    }
}
