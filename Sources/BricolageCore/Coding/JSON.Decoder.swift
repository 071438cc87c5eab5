extension JSON {
    /// Decodes values of `Decodable` types from JSON text or documents.
    ///
    ///     let order = try JSON.Decoder().decode(Order.self, from: bytes)
    ///
    /// Integers are exact: `1.0` and `1e2` are integers; `0.1` and numbers that the type cannot hold are errors. Of
    /// duplicate keys the last one counts. Keys are compared by their bytes. Types that are `JSONReadable` read
    /// themselves.
    public struct Decoder: Sendable {
        /// How the text is parsed; the depth limit also applies to parsed documents.
        public var parsing: JSONParsingOptions

        /// How object keys are converted to the keys of containers.
        public var keyDecodingStrategy: KeyDecodingStrategy

        /// Which strings represent infinities and NaN.
        public var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy

        /// Contextual values for the decoded types.
        @preconcurrency public var userInfo: [CodingUserInfoKey: any Sendable]

        /// How many issues are looked for and reported.
        public var reporting = IssueReporting.all

        /// The errors to throw when a document cannot be decoded.
        public var thrownErrors = ThrownErrors.issues

        /// What the decoder does for certain types instead of calling their `init(from:)`.
        package var overrides = DecodingOverrides()

        /// What types that read themselves find in the environment of their node.
        package var environment = ReadingEnvironment.Values()

        /// Creates a decoder.
        public init(
            parsing: JSONParsingOptions = .coding,
            keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys,
            nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw,
            userInfo: [CodingUserInfoKey: any Sendable] = [:]
        ) {
            self.parsing = parsing
            self.keyDecodingStrategy = keyDecodingStrategy
            self.nonConformingFloatDecodingStrategy = nonConformingFloatDecodingStrategy
            self.userInfo = userInfo
        }

        /// Whether types that read themselves receive nothing but their values: nothing is converted or carried along.
        package var isPlain: Bool {
            guard userInfo.isEmpty, environment.isEmpty, overrides.isEmpty, case .useDefaultKeys = keyDecodingStrategy,
                case .throw = nonConformingFloatDecodingStrategy
            else { return false }
            return true
        }
    }
}

extension JSON.Decoder {
    /// The errors to throw when a document cannot be decoded.
    public enum ThrownErrors: Sendable, Hashable {
        /// `DecodingIssues` for JSON that the type does not fit, `JSONSyntaxError` for text that is not JSON.
        case issues
        /// What Foundation's decoder throws: the `DecodingError` that stopped decoding, or an error that the type
        /// throws itself; for text that is not JSON `dataCorrupted`, with the `JSONSyntaxError` as the underlying
        /// error.
        ///
        /// The decoder looks for no more issues, so this is also the cheapest failure.
        case decodingErrors
    }

    /// How object keys are converted to the keys of containers.
    ///
    /// The keys of a `[String: Value]` are data and are not converted.
    public enum KeyDecodingStrategy: Sendable {
        /// As they are.
        case useDefaultKeys
        /// From `snake_case` to `camelCase`.
        case convertFromSnakeCase
        /// By a function of the whole path, whose last key is the one to convert.
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    /// Which strings represent infinities and NaN.
    public enum NonConformingFloatDecodingStrategy: Sendable {
        /// None.
        case `throw`
        /// These.
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }
}

extension JSON.Decoder {
    /// Decodes a value from UTF-8.
    ///
    /// An array of 256 KB or more is read in parts, unless the decoder has strategies or `userInfo`. It then takes
    /// hardly more memory than the result.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` for JSON that does not match the type.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from bytes: [UInt8]) throws -> T {
        try bytes.span.withUnsafeBufferPointer { try decode(type, from: $0) }
    }

    /// Decodes a value from a string.
    ///
    /// - Throws: `JSONSyntaxError` for text that is not JSON, `DecodingIssues` for JSON that does not match the type.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from text: String) throws -> T {
        try text.utf8.span.withUnsafeBufferPointer { try decode(type, from: $0) }
    }

    /// Decodes a value from a document.
    ///
    /// - Throws: `DecodingIssues` if the document does not match the type.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from document: JSONDocument) throws -> T {
        try decode(type, from: document.root)
    }

    /// Decodes a value from a part of a document.
    ///
    /// - Throws: `DecodingIssues` if it does not match the type.
    public func decode<T: Decodable>(_ type: T.Type = T.self, from node: JSONDocument.Node) throws -> T {
        try DecodingSession.decode(type, from: node, by: self)
    }
}

extension JSON {
    /// Decodes a value from UTF-8.
    public static func decode<T: Decodable>(_ type: T.Type = T.self, from bytes: [UInt8]) throws -> T {
        try Decoder().decode(type, from: bytes)
    }

    /// Decodes a value from a string.
    public static func decode<T: Decodable>(_ type: T.Type = T.self, from text: String) throws -> T {
        try Decoder().decode(type, from: text)
    }

    /// Decodes a value from a document.
    public static func decode<T: Decodable>(_ type: T.Type = T.self, from document: JSONDocument) throws -> T {
        try Decoder().decode(type, from: document)
    }
}
