// Written by Scripts/generate-unions; not edited by hand.

public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A value of one of four types; `OneOf<A>.Or<B>.Or<C>.Or<D>` is the same type.
///
/// `OneOf` describes how a value finds its type.
public indirect enum OneOf4<V1, V2, V3, V4> {
    /// A value of the first type.
    case v1(V1)
    /// A value of the second type.
    case v2(V2)
    /// A value of the third type.
    case v3(V3)
    /// A value of the fourth type.
    case v4(V4)

    /// The union of these types and one more.
    public typealias Or<V5> = OneOf5<V1, V2, V3, V4, V5>
}

extension OneOf4 {
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

extension OneOf4 {
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

extension OneOf4 {
    /// The value if it is of the third type, else nil; a new value changes the type, nil has no effect.
    public var v3: V3? {
        get { if case .v3(let value) = self { value } else { nil } }
        set { if let newValue { self = .v3(newValue) } }
    }

    /// Creates a value of the third type.
    public init(_ value: V3) { self = .v3(value) }

    /// The value if it is of the requested type, else nil.
    public func infer() -> V3? { v3 }
}

extension OneOf4 {
    /// The value if it is of the fourth type, else nil; a new value changes the type, nil has no effect.
    public var v4: V4? {
        get { if case .v4(let value) = self { value } else { nil } }
        set { if let newValue { self = .v4(newValue) } }
    }

    /// Creates a value of the fourth type.
    public init(_ value: V4) { self = .v4(value) }

    /// The value if it is of the requested type, else nil.
    public func infer() -> V4? { v4 }
}

extension OneOf4: JSONRecognizable {
    /// The strongest recognition of all alternatives.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        .strongest(of: json, as: V1.self, V2.self, V3.self, V4.self)
    }
}

extension OneOf4: Sendable where V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable {}
extension OneOf4: Equatable where V1: Equatable, V2: Equatable, V3: Equatable, V4: Equatable {}
extension OneOf4: Hashable where V1: Hashable, V2: Hashable, V3: Hashable, V4: Hashable {}

extension OneOf4: Decodable where V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable {
    /// Reads the value as the best matching alternative.
    public init(from decoder: any Decoder) throws {
        let value = try CoderValue(decoder)
        var ranking = CandidateRanking()
        ranking.append(.of(value.json, as: V1.self))
        ranking.append(.of(value.json, as: V2.self))
        ranking.append(.of(value.json, as: V3.self))
        ranking.append(.of(value.json, as: V4.self))
        let settled = try ranking.settle(value) { position -> Self in
            let container = try decoder.singleValueContainer()
            return switch position {
            case 0: .v1(try container.decode(V1.self))
            case 1: .v2(try container.decode(V2.self))
            case 2: .v3(try container.decode(V3.self))
            default: .v4(try container.decode(V4.self))
            }
        }
        if let settled {
            self = settled
            return
        }
        let candidates: [DecodableCandidate<Self>] = [
            .init(Self.v1),
            .init(Self.v2),
            .init(Self.v3),
            .init(Self.v4),
        ]
        self = try UnionReading.read(from: decoder, value, as: candidates, ranking)
    }
}

extension OneOf4: Encodable where V1: Encodable, V2: Encodable, V3: Encodable, V4: Encodable {
    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .v1(let value): try container.encode(value)
        case .v2(let value): try container.encode(value)
        case .v3(let value): try container.encode(value)
        case .v4(let value): try container.encode(value)
        }
    }
}

extension OneOf4: JSONReadable
where
    V1: JSONReadable & JSONRecognizable, V2: JSONReadable & JSONRecognizable, V3: JSONReadable & JSONRecognizable,
    V4: JSONReadable & JSONRecognizable
{
    /// Reads the value as the best matching alternative.
    public init(json: JSONDocument.Node) throws {
        var ranking = CandidateRanking()
        ranking.append(V1.recognize(json))
        ranking.append(V2.recognize(json))
        ranking.append(V3.recognize(json))
        ranking.append(V4.recognize(json))
        let settled = try ranking.settle(json) { position -> Self in
            switch position {
            case 0: .v1(try json.read(asOnly: V1.self))
            case 1: .v2(try json.read(asOnly: V2.self))
            case 2: .v3(try json.read(asOnly: V3.self))
            default: .v4(try json.read(asOnly: V4.self))
            }
        }
        if let settled {
            self = settled
            return
        }
        let candidates: [ReadableCandidate<Self>] = [
            .init(Self.v1),
            .init(Self.v2),
            .init(Self.v3),
            .init(Self.v4),
        ]
        self = try UnionReading.read(json, as: candidates, ranking)
    }
}

extension OneOf4: JSONWritable where V1: JSONWritable, V2: JSONWritable, V3: JSONWritable, V4: JSONWritable {
    /// Writes the value.
    public func write(json: inout JSONOutput) {
        switch self {
        case .v1(let value): value.write(json: &json)
        case .v2(let value): value.write(json: &json)
        case .v3(let value): value.write(json: &json)
        case .v4(let value): value.write(json: &json)
        }
    }
}

extension OneOf4: PlaceholderProviding where V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable {
    package static func placeholder(from placeholders: Placeholders) -> Self? {
        if let value = placeholders.value(of: V1.self) { return .v1(value) }
        if let value = placeholders.value(of: V2.self) { return .v2(value) }
        if let value = placeholders.value(of: V3.self) { return .v3(value) }
        if let value = placeholders.value(of: V4.self) { return .v4(value) }
        return nil
    }
}
