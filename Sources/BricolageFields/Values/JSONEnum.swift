public import BricolageCore
public import BricolageWriting

/// An enumeration of raw values that also holds unknown values.
///
///     enum Kind: JSONOpenEnum {
///         case fruit, meat
///         case other(String)
///
///         init(rawValue: String) { ... }   // never fails
///         var rawValue: String { ... }
///     }
///
/// Unknown values survive a round trip.
public protocol JSONOpenEnum: RawRepresentable, JSONReadable, JSONRecognizable, JSONWritable
where RawValue: JSONReadable & JSONWritable {
    /// The case of a raw value; an unknown one becomes the case that holds it.
    init(rawValue: RawValue)

    /// The cases with a name, for menus and schemas; empty by default.
    static var knownCases: [Self] { get }
}

extension JSONOpenEnum {
    /// Empty by default.
    public static var knownCases: [Self] { [] }

    /// Reads the raw value.
    public init(json: JSONDocument.Node) throws { self.init(rawValue: try RawValue(json: json)) }

    /// Reads the raw value from any coder.
    public init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(RawValue.self))
    }
}

/// An enumeration of raw values for which any other value is an error.
public protocol JSONClosedEnum: RawRepresentable, JSONReadable, JSONRecognizable, JSONWritable,
    CaseIterable
where RawValue: JSONReadable & JSONWritable {}

extension JSONClosedEnum {
    /// Reads the raw value; an unknown one is an error that lists the cases.
    public init(json: JSONDocument.Node) throws {
        self =
            try Self(rawValue: RawValue(json: json)) ?? json.refuse(.unknownCase, expected: Self.expected)
    }

    /// Reads the raw value from any coder.
    public init(from decoder: any Decoder) throws {
        if let native = decoder as? any NodeProvidingDecoder {
            do {
                self = try Self(json: native.node)
            } catch let error as JSONReadingError {
                // Callers of the coder expect its errors.
                throw error.decodingError(at: decoder.codingPath)
            }
            return
        }
        let container = try decoder.singleValueContainer()
        guard let value = Self(rawValue: try container.decode(RawValue.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected \(Self.expected)")
        }
        self = value
    }

    private static var expected: String {
        "one of "
            + allCases.map { $0.rawValue is String ? "\"\($0.rawValue)\"" : "\($0.rawValue)" }.joined(separator: ", ")
    }
}
