package import BricolageFields

/// A decoder that provides placeholders, so that types which know how to make their own placeholder can do so directly.
package protocol PlaceholderProvidingDecoder: ValuelessDecoder {
    var placeholders: Placeholders { get }
}

/// A decoder without a document: every request is answered with a placeholder.
///
/// Types of which the document has no value are initialised from it.
struct GhostDecoder: PlaceholderProvidingDecoder {
    let placeholders: Placeholders
    let probe: ProbeValues
    /// How many outer decoders this one is nested in.
    private(set) var depth = 0
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(GhostKeyedContainer<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { GhostUnkeyedContainer(decoder: self) }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// How deeply types may nest decoders and containers, which would never end for a type that contains itself.
    private static let largestDepth = 32

    /// The decoder of a nested value.
    func within() throws -> GhostDecoder {
        guard depth < Self.largestDepth, probe.spend(), placeholders.spend() else { throw BudgetExhausted() }
        var inner = self
        inner.depth += 1
        return inner
    }

    /// A value that the type being made requests.
    func value<T: Decodable>(_ type: T.Type) throws -> T {
        guard probe.spend() else { throw BudgetExhausted() }
        let value: Any? =
            switch type {
            case is String.Type: probe.string()
            case is Bool.Type: probe.bool()
            case is Double.Type: Double(probe.number())
            case is Float.Type: Float(probe.number())
            case let integer as any FixedWidthInteger.Type: Self.integer(integer, probe.number())
            default: placeholders.value(of: type)
            }
        if let value = value as? T { return value }
        throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "no placeholder for \(type)"))
    }

    private static func integer<I: FixedWidthInteger>(_ type: I.Type, _ value: Int) -> I { I(clamping: value) }
}

extension GhostDecoder: GenericValueContainer {
    func decodeNil() -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }
}
