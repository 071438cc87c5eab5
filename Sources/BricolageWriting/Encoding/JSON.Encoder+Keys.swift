internal import BricolageCore

extension JSON.Encoder.KeyEncodingStrategy {
    /// The converted text of a key.
    package func converted(_ key: some CodingKey, after path: @autoclosure () -> [any CodingKey]) -> String {
        switch self {
        case .useDefaultKeys: key.stringValue
        case .convertToSnakeCase: KeyConversion.snakeCase(key.stringValue)
        case .custom(let convert): convert(path() + [key]).stringValue
        }
    }
}
