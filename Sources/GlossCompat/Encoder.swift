/// Functions that encode a value as an object with a single key.
///
/// They return functions, to be called with the value: `Encoder.encode(key: "name")(name)`. All give nil for nil; if a
/// value cannot be encoded, they also tell `Decoder.logger` why. Each encodes what `~~>` encodes for its type.
/// `jsonify` makes one object of the results, and splits keys such as `owner.id`.
public struct Encoder {
    /// Encodes a value of any type.
    public static func encode<T>(key: String) -> (T?) -> JSON? { member(key) }

    /// Encodes an array of any type.
    public static func encode<T>(arrayForKey key: String) -> ([T]?) -> JSON? { member(key) }

    /// Encodes a model.
    public static func encode<T: JSONEncodable>(encodableForKey key: String) -> (T?) -> JSON? { member(key) }

    /// Encodes an array of models; one that has no object makes it nil.
    public static func encode<T: JSONEncodable>(encodableArrayForKey key: String) -> ([T]?) -> JSON? { member(key) }

    /// Encodes a dictionary of models; one that has no object makes it nil.
    public static func encode<T: JSONEncodable>(encodableDictionaryForKey key: String) -> ([String: T]?) -> JSON? {
        member(key)
    }

    /// Encodes a dictionary of arrays of models; one that has no object makes it nil.
    public static func encode<T: JSONEncodable>(encodableDictionaryForKey key: String) -> ([String: [T]]?) -> JSON? {
        member(key)
    }

    /// Encodes a case of an enumeration as its raw value.
    public static func encode<T: RawRepresentable>(enumForKey key: String) -> (T?) -> JSON? { member(key) }

    /// Encodes an array of cases of an enumeration as their raw values.
    public static func encode<T: RawRepresentable>(enumArrayForKey key: String) -> ([T]?) -> JSON? { member(key) }

    /// The function that encodes a value by its type.
    private static func member<T>(_ key: String) -> (T?) -> JSON? {
        { value in
            guard let value else { return nil }
            let place = Place(.path(key, delimiter: GlossKeyPathDelimiter), isEncoding: true)
            return Writer.object(of: value, at: place).map { [key: $0] }
        }
    }
}
