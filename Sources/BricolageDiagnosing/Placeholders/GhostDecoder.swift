package import BricolageFields

/// A decoder that gives placeholders, so that types which know better than to be asked can make one at once.
package protocol PlaceholderProvidingDecoder: ValuelessDecoder {
    var placeholders: Placeholders { get }
}

/// A decoder without a document: every request is answered with a placeholder.
///
/// It is what a type is made from of which the document has no value.
struct GhostDecoder: PlaceholderProvidingDecoder {
    let placeholders: Placeholders
    let probe: ProbeValues
    /// How many containers and decoders of others lie around it.
    private(set) var depth = 0
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(GhostKeyedContainer<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { GhostUnkeyedContainer(decoder: self) }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    /// How deep types may go that ask a decoder for a decoder, which would never end for one that contains itself.
    private static let largestDepth = 32

    /// The decoder of a value within.
    func within() throws -> GhostDecoder {
        guard depth < Self.largestDepth, placeholders.spend() else { throw BudgetExhausted() }
        var inner = self
        inner.depth += 1
        return inner
    }

    /// A value that the type being made asks for.
    func value<T: Decodable>(_ type: T.Type) throws -> T {
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
