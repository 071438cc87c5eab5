/// Functions that decode the value at a key or key path of an object.
///
/// They return functions, to be called with the object: `Decoder.decode(key: "name")(json)`. All give nil if the value
/// is absent or null; if it does not suit, they also tell a logger why. Each decodes what `<~~` decodes for its type.
public struct Decoder {
    /// Decodes a value of any type.
    ///
    /// - Parameters:
    ///   - key: A key or a key path.
    ///   - keyPathDelimiter: The text between the keys of a key path.
    ///   - logger: Who hears of a value that does not suit; nil for the logger around, or `Decoder.logger`.
    public static func decode<T>(
        key: String, keyPathDelimiter: String = GlossKeyPathDelimiter, logger: (any Logger)? = nil
    ) -> (JSON) -> T? {
        decode(at: key, keyPathDelimiter, logger: logger)
    }

    /// Decodes a model.
    public static func decode<T: JSONDecodable>(
        decodableForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> T? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of models; one element that does not suit makes it nil.
    public static func decode<T: JSONDecodable>(
        decodableArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [T]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a dictionary of models; one value that does not suit makes it nil.
    public static func decode<T: JSONDecodable>(
        decodableDictionaryForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [String: T]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a dictionary of arrays of models; one element that does not suit makes it nil.
    public static func decode<T: JSONDecodable>(
        decodableDictionaryForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [String: [T]]? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes a case of an enumeration from its raw value.
    public static func decode<T: RawRepresentable>(
        enumForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> T? {
        decode(at: key, keyPathDelimiter)
    }

    /// Decodes an array of cases of an enumeration; one element that does not suit makes it nil.
    public static func decode<T: RawRepresentable>(
        enumArrayForKey key: String, keyPathDelimiter: String = GlossKeyPathDelimiter
    ) -> (JSON) -> [T]? {
        decode(at: key, keyPathDelimiter)
    }
}
