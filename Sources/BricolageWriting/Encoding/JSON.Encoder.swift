public import BricolageCore

extension JSON {
    /// Encodes values of `Encodable` types as JSON text.
    ///
    ///     let bytes = try JSON.Encoder(formatting: .pretty).encode(order)
    ///
    /// A `Double` or `Float` that is a whole number is written with `.0`, as `JSON.Number` writes it. Of members that a
    /// type encodes twice for one key the last one counts. Dictionaries are written in the order of their keys' UTF-8
    /// bytes and sets in that of their elements' texts, so that the same value gives the same text on every run; only a
    /// dictionary whose keys are no texts is an array of keys and values in an order of its own. Types that are
    /// `JSONWritable` write themselves.
    public struct Encoder: Sendable {
        /// How the text is laid out.
        public var formatting: JSONFormatting

        /// How the keys of containers become keys of objects.
        public var keyEncodingStrategy: KeyEncodingStrategy

        /// What becomes of infinities and not-a-number, which JSON does not have.
        public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy

        /// The most arrays and objects within each other.
        ///
        /// The code of encoded types recurses, so there must be a limit.
        public var maximumDepth: Int

        /// Whatever the encoded types want to know.
        @preconcurrency public var userInfo: [CodingUserInfoKey: any Sendable]

        /// What happens to certain types instead of asking them.
        package var overrides = EncodingOverrides()

        /// Creates an encoder.
        public init(
            formatting: JSONFormatting = .compact,
            keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys,
            nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw,
            maximumDepth: Int = 512,
            userInfo: [CodingUserInfoKey: any Sendable] = [:]
        ) {
            self.formatting = formatting
            self.keyEncodingStrategy = keyEncodingStrategy
            self.nonConformingFloatEncodingStrategy = nonConformingFloatEncodingStrategy
            self.maximumDepth = maximumDepth
            self.userInfo = userInfo
        }
    }
}

extension JSON.Encoder {
    /// How the keys of containers become keys of objects.
    ///
    /// The keys of a `[String: Value]` are data and stay.
    public enum KeyEncodingStrategy: Sendable {
        /// As they are.
        case useDefaultKeys
        /// From `camelCase` to `snake_case`.
        case convertToSnakeCase
        /// By a function of the whole path, whose last key is the one to convert.
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    /// What becomes of infinities and not-a-number.
    public enum NonConformingFloatEncodingStrategy: Sendable, Hashable {
        /// They are an error.
        case `throw`
        /// They become these strings.
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)

        init(_ texts: NonFiniteTexts?) {
            self =
                if let texts {
                    .convertToString(
                        positiveInfinity: texts.positiveInfinity, negativeInfinity: texts.negativeInfinity,
                        nan: texts.nan)
                } else {
                    .throw
                }
        }
    }
}

extension JSON.Encoder {
    /// Encodes a value as UTF-8.
    ///
    /// - Throws: `EncodingError` for what JSON cannot express, and whatever the encoded types throw.
    public func encode<T: Encodable>(_ value: T) throws -> [UInt8] {
        try EncodingSession(self).encode(value)
    }

    /// Encodes a value as a string.
    public func encodeToString<T: Encodable>(_ value: T) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }

    /// Encodes a value as a value of `JSON`.
    public func encodeToJSON<T: Encodable>(_ value: T) throws -> JSON {
        try JSON(parsing: encode(value), options: JSONParsingOptions(duplicateKeys: .keep))
    }
}

extension JSON {
    /// Encodes a value as UTF-8.
    public static func encode<T: Encodable>(_ value: T, formatting: JSONFormatting = .compact) throws -> [UInt8] {
        try Encoder(formatting: formatting).encode(value)
    }

    /// Encodes a value of `JSON` as UTF-8, compact.
    ///
    /// Without it `JSON.encode(json)` could also mean the method `encode(to:)` of that value.
    public static func encode(_ value: JSON) throws -> [UInt8] {
        try Encoder().encode(value)
    }
}
