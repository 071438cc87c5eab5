extension JSON.Decoder {
    /// The strategy that decides what a type is read from; nil when the type does.
    package func strategy(for type: Any.Type) -> (any Sendable)? { overrides.strategies[ObjectIdentifier(type)] }

    /// The name in JSON of a member that a type asks for; nil when no name becomes this key, or only a function knows.
    package func writtenName(of key: String) -> String? { keyDecodingStrategy.spelling.writtenName(of: key) }
}

extension JSON.Decoder.KeyDecodingStrategy {
    /// What it does to keys, as far as that is known.
    package var spelling: KeySpelling {
        switch self {
        case .useDefaultKeys: .asWritten
        case .convertFromSnakeCase: .snakeCase
        case .custom: .unknown
        }
    }
}
