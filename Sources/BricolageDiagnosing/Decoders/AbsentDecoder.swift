internal import BricolageCore
internal import BricolageFields

/// The decoder for an absent member, which `superDecoder(forKey:)` returns.
///
/// The absence is a fault only if a container, or a value that is not optional, is requested from the decoder.
struct AbsentDecoder: ValuelessDecoder {
    let frame: DiagnosingFrame
    let object: Int
    let key: any CodingKey
    let path: CodingPath

    var codingPath: [any CodingKey] { path.keys }
    var userInfo: [CodingUserInfoKey: Any] { frame.diagnosis.session.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try refuse([String: JSON].self, expected: "an object") { try? frame.diagnosis.ghost.container(keyedBy: type) }
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try refuse([JSON].self, expected: "an array") { try? frame.diagnosis.ghost.unkeyedContainer() }
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { AbsentValue(decoder: self) }

    func refuse<R>(_ type: Any.Type, expected: String, instead: () -> R?) throws -> R {
        let (fault, request, error) = absence(of: type, expected: expected)
        return try frame.refuse(fault, request, error, instead: instead)
    }

    /// The fault, request and error for the absent member; not inlined into its caller, which is compiled again for
    /// each type.
    @inline(never)
    private func absence(of type: Any.Type, expected: String) -> (Fault, Request, DecodingError) {
        let fault = frame.diagnosis.session.fault(.missing(key: key.stringValue), at: object, expected: expected, type)
        let site = RequestSite(
            index: object, view: ObjectIdentifier(AbsentDecoder.self), step: .member(key.stringValue),
            type: ObjectIdentifier(type))
        let error = DecodingError.valueNotFound(
            DecodingError.typeInMismatches(of: fault.type, isNull: true),
            .init(
                codingPath: codingPath, debugDescription: "the object has no member \"\(key.stringValue)\"",
                underlyingError: frame.diagnosis.error(for: fault)))
        return (fault, Request(site: site), error)
    }
}

/// The value of an absent member: null.
private struct AbsentValue: GenericValueContainer {
    let decoder: AbsentDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { true }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let optional = T.self as? any ExpressibleByNilLiteral.Type, let none = Self.none(optional) as? T {
            return none
        }
        return try decoder.refuse(type, expected: ExpectedKind.words(for: type)) {
            decoder.frame.diagnosis.placeholders.value(of: type)
        }
    }

    private static func none<N: ExpressibleByNilLiteral>(_ type: N.Type) -> N { nil }
}
