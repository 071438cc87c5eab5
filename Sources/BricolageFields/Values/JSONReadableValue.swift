public import BricolageCore
internal import BricolageWriting

/// A type that reads itself from any kind of value: one of several types, a wrapped string, a pair in an array.
///
///     enum Origin: JSONReadableValue {
///         case country(String)
///         case farm(Farm)
///
///         init(json: JSONDocument.Node) throws {
///             switch json.kind {
///             case .string: self = .country(try json.read())
///             default: self = .farm(try json.read())
///             }
///         }
///     }
///
/// Strategies of the coder do not apply: dates and keys are read as they are in the text.
public protocol JSONReadableValue: JSONReadable, JSONRecognizable {
    /// The types that a value of this type may be read as, for schemas; empty if unknown, the default.
    static var alternatives: [any JSONReadable.Type] { get }
}

extension JSONReadableValue {
    /// Empty by default.
    public static var alternatives: [any JSONReadable.Type] { [] }

    /// Reads a value from any coder.
    ///
    /// The content of another coder is first converted to `JSON`.
    public init(from decoder: any Decoder) throws {
        let native = decoder as? any NodeProvidingDecoder
        do {
            self = try Self(json: native?.node ?? JSONDocument(JSON(from: decoder)).root)
        } catch let error as JSONReadingError {
            throw error.decodingError(within: decoder)
        }
    }
}
