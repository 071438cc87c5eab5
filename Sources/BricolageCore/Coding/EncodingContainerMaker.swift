/// Makes containers of one type of keys.
///
/// A container of `Key` has a type of its own, which the language looks up anew wherever generic code names it. This names it
/// once: the type is stored here, and opened for every container. It owns the texts of the keys, to which the containers
/// point: a container has its segment, which has the session, which has this.
final class EncodingContainerMaker<Key: CodingKey> {
    private let type: any MakeableEncodingContainer<Key>.Type = SegmentKeyedContainer<Key>.self
    private let keys: UnsafeMutablePointer<EncodedKeys>?

    /// - Parameter keepsKeys: Whether keys are written as they are.
    init(keepsKeys: Bool) {
        if keepsKeys, EncodedKeys.areKnownByByte(Key.self) {
            keys = .allocate(capacity: 1)
            keys?.initialize(to: EncodedKeys())
        } else {
            keys = nil
        }
    }

    deinit {
        keys?.deinitialize(count: 1)
        keys?.deallocate()
    }

    @inline(__always)
    func make(_ segment: EncodingSegment) -> KeyedEncodingContainer<Key> { type.erased(segment, keys) }
}

/// A container that can be made without knowing its type.
protocol MakeableEncodingContainer<Key>: KeyedEncodingContainerProtocol {
    init(_ segment: EncodingSegment, keys: UnsafeMutablePointer<EncodedKeys>?)
}

extension MakeableEncodingContainer {
    @inline(never)
    fileprivate static func erased(
        _ segment: EncodingSegment, _ keys: UnsafeMutablePointer<EncodedKeys>?
    ) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Self(segment, keys: keys))
    }
}
