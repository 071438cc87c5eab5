public import BricolageCore
import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A collection that drops elements that cannot be read, and reports them.
///
///     struct Feed: Codable {
///         @Lossy var posts: [Post]
///         @Lossy var authors: [String: Author]
///         @Lossy var pinned: Post?
///     }
///
///     feed.posts      // the posts that could be read
///     feed.$posts     // why each of the others could not be read, with its place
///
/// For arrays, sets, dictionaries with string keys, and optionals, which become nil. Only elements are dropped: a
/// collection that is missing or of the wrong kind is an error as usual; only an optional may be missing. Nothing is
/// dropped silently: `JSON.Decoder.decodeReportingDrops` returns everything that was dropped in a document.
///
/// Equality, hashing and encoding use only the kept elements.
@propertyWrapper
public struct Lossy<Value> {
    /// The elements that could be read.
    public var wrappedValue: Value
    private var dropped = DroppedValues()

    /// Wraps a complete value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The issues of the dropped elements.
    ///
    /// Computes locations in the text, which is linear in the document.
    public var projectedValue: [DecodingIssue] { dropped.issues }
}

extension Lossy: Sendable where Value: Sendable {}

extension Lossy: Equatable where Value: Equatable {
    /// Whether the kept elements are equal.
    public static func == (lhs: Lossy, rhs: Lossy) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension Lossy: Hashable where Value: Hashable {
    /// Feeds the kept elements to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Lossy: JSONRecognizable {
    /// As for the collection, but at least as a fallback for any value of its kind, whatever its content.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        let kind = (Value.self as? any LossyContent.Type)?._lossyKind
        let isTaken = kind == json.kind || kind == .null
        return max(.of(json, as: Value.self), isTaken ? .fallback : .impossible)
    }
}

extension Lossy: Decodable where Value: LossyContent, Value.Kept: Decodable {
    /// Reads the elements that can be read.
    public init(from decoder: any Decoder) throws {
        var dropped = DroppedValues()
        wrappedValue = Value(_keeping: try Self.elements(from: decoder, &dropped))
        self.dropped = dropped
    }

    private static func elements(
        from decoder: any Decoder, _ dropped: inout DroppedValues
    ) throws -> [(key: String, value: Value.Kept)] {
        var kept: [(key: String, value: Value.Kept)] = []
        switch Value._lossyKind {
        case .array:
            var container = try decoder.unkeyedContainer()
            kept.reserveCapacity(container.count ?? 0)
            while !container.isAtEnd {
                try container.decode(LossyElement<Value.Kept>.self).add(to: &kept, &dropped)
            }
        case .object:
            // As a dictionary, because its keys are data to every coder.
            let elements = try decoder.singleValueContainer().decode([String: LossyElement<Value.Kept>].self)
            for index in elements.indicesByKey { elements[index].value.add(to: &kept, &dropped, elements[index].key) }
        default:
            if try decoder.singleValueContainer().decodeNil() { break }
            try LossyElement<Value.Kept>(from: decoder).add(to: &kept, &dropped)
        }
        return kept
    }
}

extension Lossy: JSONReadable where Value: LossyContent, Value.Kept: JSONReadable {
    /// Reads the elements that can be read.
    public init(json: JSONDocument.Node) throws {
        var dropped = DroppedValues()
        var kept: [(key: String, value: Value.Kept)] = []
        func add(_ node: JSONDocument.Node, _ key: String = "") {
            do {
                kept.append((key, try node.read()))
            } catch {
                dropped.append(
                    RefusedElement(json: node, type: Value.Kept.self, decoder: node.carriedDecoder, error: error))
            }
        }
        switch Value._lossyKind {
        case .array:
            guard json.kind == .array else { throw json.wrongKind("an array") }
            kept.reserveCapacity(json.count)
            for element in json.elements { add(element) }
        case .object:
            guard json.kind == .object else { throw json.wrongKind("an object") }
            for member in json.countingMembers { add(member.value, member.key) }
        default:
            if !json.isNull { add(json) }
        }
        var value = Value(_keeping: kept)
        // Fewer members than elements mean that keys were merged; nearly always no further check is needed.
        if let members = value as? [String: Value.Kept], members.count < kept.count {
            LossyKeys.separate(&kept, of: json, &dropped)
            value = Value(_keeping: kept)
        }
        wrappedValue = value
        self.dropped = dropped
    }

    /// An absent optional is nil.
    public static func absent(_ key: StaticString, in object: JSONDocument.Node?) throws -> Lossy {
        guard Value._lossyKind == .null else {
            throw JSONReadingError(
                .missing(key: key.description), at: object, expected: "a value of type \(Value.self)")
        }
        return Lossy(wrappedValue: Value(_keeping: []))
    }

    /// True for optionals.
    public static var readsNull: Bool { Value._lossyKind == .null }
}

extension Lossy: Encodable where Value: Encodable {
    /// Writes the kept elements.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Lossy: JSONWritable where Value: JSONWritable {
    /// Writes the kept elements.
    public func write(json: inout JSONOutput) { wrappedValue.write(json: &json) }

    /// A nil optional is omitted.
    public static func omits(_ value: Lossy) -> Bool { Value.omits(value.wrappedValue) }
}

extension KeyedDecodingContainer {
    /// Reads an optional that becomes nil if it cannot be read, or is absent or null.
    public func decode<Wrapped: Decodable>(_ type: Lossy<Wrapped?>.Type, forKey key: Key) throws -> Lossy<Wrapped?> {
        try decodeIfPresent(LossyField<Wrapped>.self, forKey: key)?.value ?? Lossy(wrappedValue: nil)
    }
}

extension KeyedEncodingContainer {
    /// Writes an optional, unless it is nil.
    public mutating func encode<Wrapped: Encodable>(_ value: Lossy<Wrapped?>, forKey key: Key) throws {
        try encodeIfPresent(value.wrappedValue, forKey: key)
    }
}

/// A lossy optional as containers see it, so that they do not call the function above again.
private struct LossyField<Wrapped: Decodable>: ContainerStandIn {
    static var represented: any Decodable.Type { Wrapped.self }

    let value: Lossy<Wrapped?>

    init(from decoder: any Decoder) throws { value = try Lossy(from: decoder) }
}

extension Lossy: MemberHolding {
    /// Nil: the type itself is requested; an optional is requested in another way, but has no faults.
    package static var request: (type: ObjectIdentifier, isOptional: Bool)? { nil }

    package static var mayBeAbsent: Bool { (Value.self as? any LossyContent.Type)?._lossyKind == .null }
}

extension Lossy: ElementHolding {
    package static var elementType: Any.Type { Value.self }
}
