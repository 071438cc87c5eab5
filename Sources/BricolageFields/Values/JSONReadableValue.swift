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
/// No strategy of a coder reaches what is read here: dates and keys are those of the text.
public protocol JSONReadableValue: JSONReadable, JSONRecognizable {
    /// The types that a value of this type may be read as, for schemas; none by default, when nothing is known.
    static var alternatives: [any JSONReadable.Type] { get }
}

extension JSONReadableValue {
    /// Nothing is known.
    public static var alternatives: [any JSONReadable.Type] { [] }

    /// Reads a value from any coder.
    ///
    /// What a coder that is not ours holds is first made a value of its own.
    public init(from decoder: any Decoder) throws {
        let native = decoder as? any NodeProvidingDecoder
        do {
            self = try Self(json: native?.node ?? JSONDocument(JSON(from: decoder)).root)
        } catch let error as JSONReadingError {
            throw error.decodingError(at: decoder.codingPath)
        }
    }
}
