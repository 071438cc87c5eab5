/// Makes containers of one type of keys, as `KeyedContainerMaker` does for decoding.
///
/// A container of `Key` has a type of its own, which the language looks up anew wherever generic code names it. This names it
/// once: the type is stored here, and opened for every container.
final class EncodingContainerMaker<Key: CodingKey> {
    private let type: any MakeableEncodingContainer<Key>.Type = SegmentKeyedContainer<Key>.self

    @inline(__always)
    func make(_ segment: EncodingSegment) -> KeyedEncodingContainer<Key> { type.erased(segment) }
}

/// A container that can be made without knowing its type.
protocol MakeableEncodingContainer<Key>: KeyedEncodingContainerProtocol {
    init(_ segment: EncodingSegment)
}

extension MakeableEncodingContainer {
    @inline(never)
    fileprivate static func erased(_ segment: EncodingSegment) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Self(segment))
    }
}
