/// What the conformances of a type mean for decoding, whatever the options of a decoder are.
final class DecodingFacts {
    /// The type as a collection that is made without a container.
    let direct: (any DirectlyDecoded.Type)?
    /// The type as one that reads itself, unless it is better read with containers.
    let readable: (any JSONReadable.Type)?

    private static let known = SharedTypeTable()

    static func about(_ type: any Decodable.Type) -> DecodingFacts {
        // The table contains only what is made here.
        unsafeDowncast(known.facts(about: type) { DecodingFacts(type) }, to: DecodingFacts.self)
    }

    private init(_ type: any Decodable.Type) {
        direct = type as? any DirectlyDecoded.Type
        readable = ContainerCoding.isBetter(for: type) ? nil : type as? any JSONReadable.Type
    }
}
