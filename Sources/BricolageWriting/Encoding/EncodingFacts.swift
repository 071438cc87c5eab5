internal import BricolageCore

/// What the conformances of a type mean for encoding, whatever the options of an encoder are.
final class EncodingFacts {
    /// The type as one that writes itself, unless it is better written with containers.
    let writable: (any JSONWritable.Type)?
    /// The type as an optional or a collection that is encoded without a container, with the same exception.
    let direct: (any DirectlyEncoded.Type)?

    private static let known = SharedTypeTable()

    static func about(_ type: any Encodable.Type) -> EncodingFacts {
        // The table contains only what is made here.
        unsafeDowncast(known.facts(about: type) { EncodingFacts(type) }, to: EncodingFacts.self)
    }

    private init(_ type: any Encodable.Type) {
        let isCodedInContainers = ContainerCoding.isBetter(for: type)
        writable = isCodedInContainers ? nil : type as? any JSONWritable.Type
        direct = isCodedInContainers ? nil : type as? any DirectlyEncoded.Type
    }
}
