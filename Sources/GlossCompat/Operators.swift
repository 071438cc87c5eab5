precedencegroup DecodingPrecedence {
    associativity: left
    higherThan: CastingPrecedence
}

precedencegroup EncodingPrecedence {
    associativity: left
    higherThan: CastingPrecedence
}

infix operator <~~ : DecodingPrecedence
infix operator ~~> : EncodingPrecedence

/// Decodes the value at a key or key path, as the type that is expected; nil if it is absent, null or does not suit.
///
/// One function for all types: models, cases of enumerations, numbers, strings, URLs, UUIDs, decimals, types that are
/// `Decodable`, and arrays, dictionaries and optionals of all of these.
public func <~~ <T>(key: String, json: JSON) -> T? { Decoder.decode(at: key, GlossKeyPathDelimiter)(json) }

/// Encodes a value as an object with a single key or key path; nil for nil.
///
/// One function for all types that `<~~` decodes.
public func ~~> <T>(key: String, property: T?) -> JSON? { Encoder.encode(key: key)(property) }
