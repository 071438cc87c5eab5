public import Foundation

/// The old name of the module, so that names qualified by it still compile: `Gloss.JSON`, `Gloss.Decoder`.
public enum Gloss {
    /// An object of JSON.
    public typealias JSON = GlossCompat.JSON
    /// A type that is made from an object.
    public typealias JSONDecodable = GlossCompat.JSONDecodable
    /// A type that makes an object.
    public typealias JSONEncodable = GlossCompat.JSONEncodable
    /// A type that is made from an object and makes one.
    public typealias Glossy = GlossCompat.Glossy
    /// The functions that decode.
    public typealias Decoder = GlossCompat.Decoder
    /// The functions that encode.
    public typealias Encoder = GlossCompat.Encoder
    /// Who hears why a decode gave nil.
    public typealias Logger = GlossCompat.Logger
    /// The logger that prints.
    public typealias GlossLogger = GlossCompat.GlossLogger
    /// Who reads and writes text.
    public typealias JSONSerializer = GlossCompat.JSONSerializer
    /// The serializer that Bricolage provides.
    public typealias GlossJSONSerializer = GlossCompat.GlossJSONSerializer
    /// An error for coders that are still to be written.
    public typealias GlossError = GlossCompat.GlossError

    /// The name of `JSONDecodable` in Gloss 1.
    ///
    /// It is here only, because Gloss 3 leaves the bare name to Swift. A module in which it is to mean this protocol
    /// declares `typealias Decodable = Gloss.Decodable`.
    public typealias Decodable = GlossCompat.JSONDecodable
    /// The name of `JSONEncodable` in Gloss 1; see `Decodable`.
    public typealias Encodable = GlossCompat.JSONEncodable

    /// The text between the keys of a key path.
    public static var GlossKeyPathDelimiter: String { GlossCompat.GlossKeyPathDelimiter }

    /// A formatter of dates such as `2015-08-08T21:57:13Z`.
    public static var GlossDateFormatterISO8601: DateFormatter { GlossCompat.GlossDateFormatterISO8601 }

    /// Makes one object of several; see the function of this name outside `Gloss`.
    public static func jsonify(
        _ array: [GlossCompat.JSON?], keyPathDelimiter: String = GlossCompat.GlossKeyPathDelimiter
    ) -> GlossCompat.JSON? {
        GlossCompat.jsonify(array, keyPathDelimiter: keyPathDelimiter)
    }
}
