extension JSON.Decoder {
    /// The strategy that decides what a type is read from; nil if the type itself does.
    package func strategy(for type: Any.Type) -> (any Sendable)? { overrides.strategies[ObjectIdentifier(type)] }

    /// The name in JSON of a member that a type requests; nil if no name is converted to this key, or if a function
    /// converts them.
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
