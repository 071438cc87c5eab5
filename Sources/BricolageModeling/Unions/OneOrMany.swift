public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A value or an array of them: `"a"` or `["a", "b"]`.
///
/// The form survives a round trip; `elements` ignores it. An array is many values if its elements can be read as
/// values, and otherwise one value that is itself an array.
public enum OneOrMany<Element> {
    /// A single value.
    case one(Element)
    /// An array of values.
    case many([Element])

    /// The values, in either form.
    public var elements: [Element] {
        switch self {
        case .one(let element): [element]
        case .many(let elements): elements
        }
    }
}

extension OneOrMany: ExpressibleByArrayLiteral {
    /// Creates many values.
    public init(arrayLiteral elements: Element...) { self = .many(elements) }
}

extension OneOrMany: Sendable where Element: Sendable {}
extension OneOrMany: Equatable where Element: Equatable {}
extension OneOrMany: Hashable where Element: Hashable {}

extension OneOrMany: JSONRecognizable {
    /// As for the type of the values.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        .strongest(of: json, as: [Element].self, Element.self)
    }
}

extension OneOrMany: Decodable where Element: Decodable {
    /// Reads an array of values, or a value.
    public init(from decoder: any Decoder) throws {
        let candidates: [DecodableCandidate<Self>] = [.init(Self.many), .init(Self.one)]
        self = try UnionReading.read(from: decoder, as: candidates)
    }
}

extension OneOrMany: JSONReadable where Element: JSONReadable & JSONRecognizable {
    /// Reads an array of values, or a value.
    public init(json: JSONDocument.Node) throws {
        let candidates: [ReadableCandidate<Self>] = [.init(Self.many), .init(Self.one)]
        self = try UnionReading.read(json, as: candidates)
    }
}

extension OneOrMany: Encodable where Element: Encodable {
    /// Writes what was read: an array or a value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .one(let element): try container.encode(element)
        case .many(let elements): try container.encode(elements)
        }
    }
}

extension OneOrMany: JSONWritable where Element: JSONWritable {
    /// Writes what was read: an array or a value.
    public func write(json: inout JSONOutput) {
        switch self {
        case .one(let element): element.write(json: &json)
        case .many(let elements): elements.write(json: &json)
        }
    }
}

extension OneOrMany: PlaceholderProviding where Element: Decodable {
    package static func placeholder(from placeholders: Placeholders) -> OneOrMany? { .many([]) }
}

extension OneOrMany: ElementHolding {
    package static var elementType: Any.Type { Element.self }
}
