/// The names that were in the module `Elevate`: `Elevate.Decodable`, `Elevate.decodeObject(from:)`.
///
/// An enumeration takes the place of the module, so that code qualified by its name stays as it is. The protocols are
/// only here, so that `Decodable`, `Encodable` and `Decoder` alone still mean those of Swift.
public enum Elevate {
    /// What `Parser` alone means as well.
    public typealias Parser = ElevateCompat.Parser
    /// What `Schema` alone means as well.
    public typealias Schema = ElevateCompat.Schema
    /// What `SchemaProperty` alone means as well.
    public typealias SchemaProperty = ElevateCompat.SchemaProperty
    /// What `SchemaPropertyProtocol` alone means as well.
    public typealias SchemaPropertyProtocol = ElevateCompat.SchemaPropertyProtocol
    /// The older name of `SchemaPropertyProtocol`.
    public typealias ParserPropertyProtocol = ElevateCompat.SchemaPropertyProtocol
    /// What `ParserError` alone means as well.
    public typealias ParserError = ElevateCompat.ParserError
    /// What `DateDecoder` alone means as well.
    public typealias DateDecoder = ElevateCompat.DateDecoder
    /// What `StringToIntDecoder` alone means as well.
    public typealias StringToIntDecoder = ElevateCompat.StringToIntDecoder
}

extension Elevate {
    /// A type that can be created from an object as `JSONSerialization` makes it.
    public protocol Decodable {
        /// Creates a value from an object.
        ///
        /// - Throws: a ``ParserError`` if the object has not the form that the type needs, or an error of the type.
        init(json: Any) throws
    }

    /// Something that makes a value of another type from an object as `JSONSerialization` makes it.
    public protocol Decoder {
        /// Makes a value from an object.
        ///
        /// - Throws: a ``ParserError`` if the object has not the form that the decoder needs, or an error of its own.
        func decode(_ object: Any) throws -> Any
    }

    /// A type whose values have a form that `JSONSerialization` can write.
    public protocol Encodable {
        /// The value as an object that `JSONSerialization` can write.
        var json: Any { get }
    }
}
