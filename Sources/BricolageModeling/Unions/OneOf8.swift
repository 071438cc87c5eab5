// Written by Scripts/generate-unions; not edited by hand.

public import BricolageCore
package import BricolageDiagnosing
public import BricolageFields
public import BricolageWriting

/// A value of one of eight types; `OneOf<A>.Or<B>.Or<C>.Or<D>.Or<E>.Or<F>.Or<G>.Or<H>` is the same type.
///
/// `OneOf` describes how a value finds its type.
public indirect enum OneOf8<V1, V2, V3, V4, V5, V6, V7, V8> {
    /// A value of the first type.
    case v1(V1)
    /// A value of the second type.
    case v2(V2)
    /// A value of the third type.
    case v3(V3)
    /// A value of the fourth type.
    case v4(V4)
    /// A value of the fifth type.
    case v5(V5)
    /// A value of the sixth type.
    case v6(V6)
    /// A value of the seventh type.
    case v7(V7)
    /// A value of the eighth type.
    case v8(V8)

    /// The union of these types and one more.
    public typealias Or<V9> = OneOf9<V1, V2, V3, V4, V5, V6, V7, V8, V9>
}

extension OneOf8 {
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

extension OneOf8 {
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

extension OneOf8 {
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

extension OneOf8 {
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

extension OneOf8 {
    /// The value if it is of the fifth type, else nil; a new value changes the type, nil has no effect.
    public var v5: V5? {
        get { if case .v5(let value) = self { value } else { nil } }
        set { if let newValue { self = .v5(newValue) } }
    }

    /// Creates a value of the fifth type.
    public init(_ value: V5) { self = .v5(value) }

    /// The value if it is of the requested type, else nil.
    public func infer() -> V5? { v5 }
}

extension OneOf8 {
    /// The value if it is of the sixth type, else nil; a new value changes the type, nil has no effect.
    public var v6: V6? {
        get { if case .v6(let value) = self { value } else { nil } }
        set { if let newValue { self = .v6(newValue) } }
    }

    /// Creates a value of the sixth type.
    public init(_ value: V6) { self = .v6(value) }

    /// The value if it is of the requested type, else nil.
    public func infer() -> V6? { v6 }
}

extension OneOf8 {
    /// The value if it is of the seventh type, else nil; a new value changes the type, nil has no effect.
    public var v7: V7? {
        get { if case .v7(let value) = self { value } else { nil } }
        set { if let newValue { self = .v7(newValue) } }
    }

    /// Creates a value of the seventh type.
    public init(_ value: V7) { self = .v7(value) }

    /// The value if it is of the requested type, else nil.
    public func infer() -> V7? { v7 }
}

extension OneOf8 {
    /// The value if it is of the eighth type, else nil; a new value changes the type, nil has no effect.
    public var v8: V8? {
        get { if case .v8(let value) = self { value } else { nil } }
        set { if let newValue { self = .v8(newValue) } }
    }

    /// Creates a value of the eighth type.
    public init(_ value: V8) { self = .v8(value) }

    /// The value if it is of the requested type, else nil.
    public func infer() -> V8? { v8 }
}

extension OneOf8: JSONRecognizable {
    /// The strongest recognition of all alternatives.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition {
        .strongest(of: json, as: V1.self, V2.self, V3.self, V4.self, V5.self, V6.self, V7.self, V8.self)
    }
}

extension OneOf8: Sendable
where V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable {}
extension OneOf8: Equatable
where
    V1: Equatable, V2: Equatable, V3: Equatable, V4: Equatable, V5: Equatable, V6: Equatable, V7: Equatable,
    V8: Equatable
{}
extension OneOf8: Hashable
where V1: Hashable, V2: Hashable, V3: Hashable, V4: Hashable, V5: Hashable, V6: Hashable, V7: Hashable, V8: Hashable {}

extension OneOf8: Decodable
where
    V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable, V5: Decodable, V6: Decodable, V7: Decodable,
    V8: Decodable
{
    /// Reads the value as the best matching alternative.
    public init(from decoder: any Decoder) throws {
        let value = try CoderValue(decoder)
        var ranking = CandidateRanking()
        ranking.append(.of(value.json, as: V1.self))
        ranking.append(.of(value.json, as: V2.self))
        ranking.append(.of(value.json, as: V3.self))
        ranking.append(.of(value.json, as: V4.self))
        ranking.append(.of(value.json, as: V5.self))
        ranking.append(.of(value.json, as: V6.self))
        ranking.append(.of(value.json, as: V7.self))
        ranking.append(.of(value.json, as: V8.self))
        let settled = try ranking.settle(value) { position -> Self in
            let container = try decoder.singleValueContainer()
            return switch position {
            case 0: .v1(try container.decode(V1.self))
            case 1: .v2(try container.decode(V2.self))
            case 2: .v3(try container.decode(V3.self))
            case 3: .v4(try container.decode(V4.self))
            case 4: .v5(try container.decode(V5.self))
            case 5: .v6(try container.decode(V6.self))
            case 6: .v7(try container.decode(V7.self))
            default: .v8(try container.decode(V8.self))
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
            .init(Self.v5),
            .init(Self.v6),
            .init(Self.v7),
            .init(Self.v8),
        ]
        self = try UnionReading.read(from: decoder, value, as: candidates, ranking)
    }
}

extension OneOf8: Encodable
where
    V1: Encodable, V2: Encodable, V3: Encodable, V4: Encodable, V5: Encodable, V6: Encodable, V7: Encodable,
    V8: Encodable
{
    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .v1(let value): try container.encode(value)
        case .v2(let value): try container.encode(value)
        case .v3(let value): try container.encode(value)
        case .v4(let value): try container.encode(value)
        case .v5(let value): try container.encode(value)
        case .v6(let value): try container.encode(value)
        case .v7(let value): try container.encode(value)
        case .v8(let value): try container.encode(value)
        }
    }
}

extension OneOf8: JSONReadable
where
    V1: JSONReadable & JSONRecognizable, V2: JSONReadable & JSONRecognizable, V3: JSONReadable & JSONRecognizable,
    V4: JSONReadable & JSONRecognizable, V5: JSONReadable & JSONRecognizable, V6: JSONReadable & JSONRecognizable,
    V7: JSONReadable & JSONRecognizable, V8: JSONReadable & JSONRecognizable
{
    /// Reads the value as the best matching alternative.
    public init(json: JSONDocument.Node) throws {
        var ranking = CandidateRanking()
        ranking.append(V1.recognize(json))
        ranking.append(V2.recognize(json))
        ranking.append(V3.recognize(json))
        ranking.append(V4.recognize(json))
        ranking.append(V5.recognize(json))
        ranking.append(V6.recognize(json))
        ranking.append(V7.recognize(json))
        ranking.append(V8.recognize(json))
        let settled = try ranking.settle(json) { position -> Self in
            switch position {
            case 0: .v1(try json.read(asOnly: V1.self))
            case 1: .v2(try json.read(asOnly: V2.self))
            case 2: .v3(try json.read(asOnly: V3.self))
            case 3: .v4(try json.read(asOnly: V4.self))
            case 4: .v5(try json.read(asOnly: V5.self))
            case 5: .v6(try json.read(asOnly: V6.self))
            case 6: .v7(try json.read(asOnly: V7.self))
            default: .v8(try json.read(asOnly: V8.self))
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
            .init(Self.v5),
            .init(Self.v6),
            .init(Self.v7),
            .init(Self.v8),
        ]
        self = try UnionReading.read(json, as: candidates, ranking)
    }
}

extension OneOf8: JSONWritable
where
    V1: JSONWritable, V2: JSONWritable, V3: JSONWritable, V4: JSONWritable, V5: JSONWritable, V6: JSONWritable,
    V7: JSONWritable, V8: JSONWritable
{
    /// Writes the value.
    public func write(json: inout JSONOutput) {
        switch self {
        case .v1(let value): value.write(json: &json)
        case .v2(let value): value.write(json: &json)
        case .v3(let value): value.write(json: &json)
        case .v4(let value): value.write(json: &json)
        case .v5(let value): value.write(json: &json)
        case .v6(let value): value.write(json: &json)
        case .v7(let value): value.write(json: &json)
        case .v8(let value): value.write(json: &json)
        }
    }
}

extension OneOf8: PlaceholderProviding
where
    V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable, V5: Decodable, V6: Decodable, V7: Decodable,
    V8: Decodable
{
    package static func placeholder(from placeholders: Placeholders) -> Self? {
        if let value = placeholders.value(of: V1.self) { return .v1(value) }
        if let value = placeholders.value(of: V2.self) { return .v2(value) }
        if let value = placeholders.value(of: V3.self) { return .v3(value) }
        if let value = placeholders.value(of: V4.self) { return .v4(value) }
        if let value = placeholders.value(of: V5.self) { return .v5(value) }
        if let value = placeholders.value(of: V6.self) { return .v6(value) }
        if let value = placeholders.value(of: V7.self) { return .v7(value) }
        if let value = placeholders.value(of: V8.self) { return .v8(value) }
        return nil
    }
}
