internal import BricolageCore
internal import BricolageModeling

// Values of one of several types.

extension TypeRecorder {
    fileprivate func alternatives(_ types: any Decodable.Type...) -> JSON.Object {
        .alternatives(types.map { fragment(of: $0) })
    }
}

extension AllOf: DescribedType where repeat each Value: Decodable {
    /// Values that all of the types read.
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        var parts: [JSON.Object] = []
        for type in repeat (each Value).self { parts.append(recorder.fragment(of: type)) }
        return .conjunction(parts)
    }
}

extension AnyOf: DescribedType where repeat each Value: Decodable {
    /// Values that at least one of the types reads; several may read the same value, which `oneOf` would refuse.
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        var parts: [JSON.Object] = []
        for type in repeat (each Value).self { parts.append(recorder.fragment(of: type)) }
        return .disjunction(parts)
    }
}

extension OneOf2: DescribedType where V1: Decodable, V2: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object { recorder.alternatives(V1.self, V2.self) }
}

extension OneOf3: DescribedType
where V1: Decodable, V2: Decodable, V3: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        recorder.alternatives(V1.self, V2.self, V3.self)
    }
}

extension OneOf4: DescribedType
where V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        recorder.alternatives(V1.self, V2.self, V3.self, V4.self)
    }
}

extension OneOf5: DescribedType
where V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable, V5: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        recorder.alternatives(V1.self, V2.self, V3.self, V4.self, V5.self)
    }
}

extension OneOf6: DescribedType
where V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable, V5: Decodable, V6: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        recorder.alternatives(V1.self, V2.self, V3.self, V4.self, V5.self, V6.self)
    }
}

extension OneOf7: DescribedType
where V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable, V5: Decodable, V6: Decodable, V7: Decodable {
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        recorder.alternatives(V1.self, V2.self, V3.self, V4.self, V5.self, V6.self, V7.self)
    }
}

extension OneOf8: DescribedType
where
    V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable, V5: Decodable, V6: Decodable, V7: Decodable,
    V8: Decodable
{
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        recorder.alternatives(V1.self, V2.self, V3.self, V4.self, V5.self, V6.self, V7.self, V8.self)
    }
}

extension OneOf9: DescribedType
where
    V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable, V5: Decodable, V6: Decodable, V7: Decodable,
    V8: Decodable, V9: Decodable
{
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        recorder.alternatives(V1.self, V2.self, V3.self, V4.self, V5.self, V6.self, V7.self, V8.self, V9.self)
    }
}

extension OneOf10: DescribedType
where
    V1: Decodable, V2: Decodable, V3: Decodable, V4: Decodable, V5: Decodable, V6: Decodable, V7: Decodable,
    V8: Decodable, V9: Decodable, V10: Decodable
{
    static func describe(to recorder: TypeRecorder) -> JSON.Object {
        recorder.alternatives(V1.self, V2.self, V3.self, V4.self, V5.self, V6.self, V7.self, V8.self, V9.self, V10.self)
    }
}
