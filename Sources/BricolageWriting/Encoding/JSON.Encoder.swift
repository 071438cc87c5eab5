public import BricolageCore

extension JSON {
    /// Encodes values of `Encodable` types as JSON text.
    ///
    ///     let bytes = try JSON.Encoder(formatting: .pretty).encode(order)
    ///
    /// A `Double` or `Float` that is a whole number is written with `.0`, as `JSON.Number` writes it. If a type encodes
    /// a key twice, the last value counts. Dictionaries are ordered by the UTF-8 bytes of their keys and sets by the
    /// text of their elements, so the same value always gives the same text. The only exceptions are dictionaries whose
    /// keys are neither `String`, `Int` nor another `CodingKeyRepresentable` type: they become arrays of keys and
    /// values in unspecified order. Types that are `JSONWritable` write themselves.
    public struct Encoder: Sendable {
        /// How the text is laid out.
        public var formatting: JSONFormatting

        /// How the keys of containers are converted to object keys.
        public var keyEncodingStrategy: KeyEncodingStrategy

        /// How infinities and NaN, which JSON does not have, are encoded.
        public var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy

        /// The deepest allowed nesting of arrays and objects.
        ///
        /// The code of encoded types recurses, so a limit is necessary.
        public var maximumDepth: Int

        /// Contextual values for the encoded types.
        @preconcurrency public var userInfo: [CodingUserInfoKey: any Sendable]

        /// How certain types are encoded instead of by their own code.
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
    /// How the keys of containers are converted to object keys.
    ///
    /// The keys of a `[String: Value]` are data and are not converted.
    public enum KeyEncodingStrategy: Sendable {
        /// As they are.
        case useDefaultKeys
        /// From `camelCase` to `snake_case`.
        case convertToSnakeCase
        /// By a function of the whole path, whose last key is the one to convert.
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    /// How infinities and NaN are encoded.
    public enum NonConformingFloatEncodingStrategy: Sendable, Hashable {
        /// They are an error.
        case `throw`
        /// They are encoded as these strings.
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
    /// - Throws: `EncodingError` for values that JSON cannot express, and any error that the encoded types throw.
    public func encode<T: Encodable>(_ value: T) throws -> [UInt8] {
        try EncodingSession(self).encode(value)
    }

    /// Encodes a value as a string.
    public func encodeToString<T: Encodable>(_ value: T) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }

    /// Encodes a value as `JSON`.
    public func encodeToJSON<T: Encodable>(_ value: T) throws -> JSON {
        try JSON(parsing: encode(value), options: JSONParsingOptions(duplicateKeys: .keep))
    }
}

extension JSON {
    /// Encodes a value as UTF-8.
    public static func encode<T: Encodable>(_ value: T, formatting: JSONFormatting = .compact) throws -> [UInt8] {
        try Encoder(formatting: formatting).encode(value)
    }

    /// Encodes a `JSON` value as compact UTF-8.
    ///
    /// Without this overload, `JSON.encode(json)` could also mean the method `encode(to:)` of that value.
    public static func encode(_ value: JSON) throws -> [UInt8] {
        try Encoder().encode(value)
    }
}
