// Written by Scripts/generate-unions; not edited by hand.

public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A value of one of two types; `OneOf<A>.Or<B>` is the same type.
///
/// `OneOf` describes how a value finds its type.
public indirect enum OneOf2<V1, V2> {
    /// A value of the first type.
    case v1(V1)
    /// A value of the second type.
    case v2(V2)

    /// The union of these types and one more.
    public typealias Or<V3> = OneOf3<V1, V2, V3>
}

extension OneOf2 {
    /// The value if it is of the first type, else nil; a new value changes the type, nil has no effect.
    public var v1: V1? {
        get { if case .v1(let value) = self { value } else { nil } }
        set { if let newValue { self = .v1(newValue) } }
    }

    /// Creates a value of the first type.
    public init(_ value: V1) { self = .v1(value) }

    /// The value if it is of the requested type, else nil.
    public func infer() -> V1? { v1 }
}

extension OneOf2 {
    /// The value if it is of the second type, else nil; a new value changes the type, nil has no effect.
    public var v2: V2? {
        get { if case .v2(let value) = self { value } else { nil } }
        set { if let newValue { self = .v2(newValue) } }
    }

    /// Creates a value of the second type.
    public init(_ value: V2) { self = .v2(value) }

    /// The value if it is of the requested type, else nil.
    public func infer() -> V2? { v2 }
}

extension OneOf2: JSONRecognizable {
    /// The strongest recognition of all alternatives.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        .strongest(of: json, as: V1.self, V2.self)
    }
}

extension OneOf2: Sendable where V1: Sendable, V2: Sendable {}
extension OneOf2: Equatable where V1: Equatable, V2: Equatable {}
extension OneOf2: Hashable where V1: Hashable, V2: Hashable {}

extension OneOf2: Decodable where V1: Decodable, V2: Decodable {
    /// Reads the value as the best matching alternative.
    public init(from decoder: any Decoder) throws {
        let value = try CoderValue(decoder)
        var ranking = CandidateRanking()
        ranking.append(.of(value.json, as: V1.self))
        ranking.append(.of(value.json, as: V2.self))
        let settled = try ranking.settle(value) { position -> Self in
            let container = try decoder.singleValueContainer()
            return switch position {
            case 0: .v1(try container.decode(V1.self))
            default: .v2(try container.decode(V2.self))
            }
        }
        if let settled {
            self = settled
            return
        }
        let candidates: [DecodableCandidate<Self>] = [
            .init(Self.v1),
            .init(Self.v2),
        ]
        self = try UnionReading.read(from: decoder, value, as: candidates, ranking)
    }
}

extension OneOf2: Encodable where V1: Encodable, V2: Encodable {
    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .v1(let value): try container.encode(value)
        case .v2(let value): try container.encode(value)
        }
    }
}

extension OneOf2: JSONReadable where V1: JSONReadable & JSONRecognizable, V2: JSONReadable & JSONRecognizable {
    /// Reads the value as the best matching alternative.
    public init(json: JSONDocument.Node) throws {
        var ranking = CandidateRanking()
        ranking.append(V1.recognize(json))
        ranking.append(V2.recognize(json))
        let settled = try ranking.settle(json) { position -> Self in
            switch position {
            case 0: .v1(try json.read(asOnly: V1.self))
            default: .v2(try json.read(asOnly: V2.self))
            }
        }
        if let settled {
            self = settled
            return
        }
        let candidates: [ReadableCandidate<Self>] = [
            .init(Self.v1),
            .init(Self.v2),
        ]
        self = try UnionReading.read(json, as: candidates, ranking)
    }
}

extension OneOf2: JSONWritable where V1: JSONWritable, V2: JSONWritable {
    /// Writes the value.
    public func write(json: inout JSONOutput) {
        switch self {
        case .v1(let value): value.write(json: &json)
        case .v2(let value): value.write(json: &json)
        }
    }
}

extension OneOf2: PlaceholderProviding where V1: Decodable, V2: Decodable {
    package static func placeholder(from placeholders: Placeholders) -> Self? {
        if let value = placeholders.value(of: V1.self) { return .v1(value) }
        if let value = placeholders.value(of: V2.self) { return .v2(value) }
        return nil
    }
}
