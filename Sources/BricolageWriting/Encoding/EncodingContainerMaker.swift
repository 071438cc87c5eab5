internal import BricolageCore

/// Makes containers of one type of keys, and uses one of them again and again.
///
///     [{"id":1},{"id":2}]      lent   ─▶ container ─▶ box ─▶ segment, place ─┐
///       ▲        ▲                                                           ▼
///       └────────┴─────────────────────────── place: the object that the container writes to now
///
/// What the language keeps a container in is an object with a type of its own: looking that type up, allocating and
/// releasing it costs more than most of what is encoded. So the container that was made first is lent to one object
/// after the other, as long as nobody else still holds it; a container that somebody kept stays with its object, whose
/// scope has ended.
///
/// Owns the place and the texts of the keys, to which the containers point: a container has its segment, which has the
/// session, which has this. Invariant: `lent` holds nil or the reference that a container of this type is, which is so
/// where `ContainerBoxes` has seen it; the place changes only while that reference is the only one.
final class EncodingContainerMaker<Key: CodingKey>: EncodingContainerLender {
    private let type: any MakeableEncodingContainer<Key>.Type = SegmentKeyedContainer<Key>.self
    private let lentType: any LentContainer<Key>.Type = KeyedEncodingContainer<Key>.self
    private let place: UnsafeMutablePointer<EncodingContainerPlace>
    let keys: UnsafeMutablePointer<EncodedKeys>?
    /// Where the reference to the box of the container lies that is lent; zero while there is none.
    private let lent: UnsafeMutableRawPointer

    /// - Parameter keepsKeys: Whether keys are written as they are.
    init(keepsKeys: Bool) {
        lent = .allocate(byteCount: MemoryLayout<AnyObject?>.size, alignment: MemoryLayout<AnyObject?>.alignment)
        lent.initializeMemory(as: AnyObject?.self, to: nil)
        place = .allocate(capacity: 1)
        place.initialize(to: EncodingContainerPlace())
        if keepsKeys, EncodedKeys.areKnownByByte(Key.self) {
            keys = .allocate(capacity: 1)
            keys?.initialize(to: EncodedKeys())
        } else {
            keys = nil
        }
    }

    deinit {
        box.deinitialize(count: 1)
        lent.deallocate()
        place.deallocate()
        keys?.deinitialize(count: 1)
        keys?.deallocate()
    }

    /// A container for the object that the innermost scope of a segment is.
    @inline(__always)
    func make(_ segment: EncodingSegment) -> KeyedEncodingContainer<Key> {
        if segment.number == 0, isKnownUniquelyReferenced(&box.pointee) {
            place.pointee = EncodingContainerPlace(segment)
            return lentType.copy(of: lent)
        }
        return makeAnother(segment)
    }

    @inline(never)
    private func makeAnother(_ segment: EncodingSegment) -> KeyedEncodingContainer<Key> {
        guard ContainerBoxes.areReferencesWhileEncoding, segment.number == 0, box.pointee == nil else {
            return type.erased(segment, keys, nil)
        }
        place.pointee = EncodingContainerPlace(segment)
        let made = type.erased(segment, keys, place)
        box.pointee = unsafeBitCast(made, to: AnyObject.self)
        return made
    }

    @inline(__always)
    private var box: UnsafeMutablePointer<AnyObject?> { lent.assumingMemoryBound(to: AnyObject?.self) }

    override func forget() { box.pointee = nil }
}

/// Something that holds on to a container, which holds on to the session.
class EncodingContainerLender {
    /// Forgets the container: the session is over.
    func forget() {}
}

/// The object that a container writes to.
struct EncodingContainerPlace {
    /// The number of its scope.
    var scope = -1
    /// How many keys lead to it.
    var pathCount = 0

    init() {}

    /// The object that the innermost scope of a segment is.
    @inline(__always)
    init(_ segment: EncodingSegment) {
        scope = segment.scope
        pathCount = segment.stepCount
    }
}

/// A container that can be copied without looking up its type.
private protocol LentContainer<Key>: KeyedEncodingContainerProtocol {
    /// Copies the container at a place, which is one of this type.
    static func copy(of place: UnsafeRawPointer) -> KeyedEncodingContainer<Key>
}

extension KeyedEncodingContainer: LentContainer {
    @inline(__always)
    fileprivate static func copy(of place: UnsafeRawPointer) -> KeyedEncodingContainer<Key> {
        place.assumingMemoryBound(to: KeyedEncodingContainer<Key>.self).pointee
    }
}

/// A container that can be made without knowing its type.
protocol MakeableEncodingContainer<Key>: KeyedEncodingContainerProtocol {
    init(
        _ segment: EncodingSegment, keys: UnsafeMutablePointer<EncodedKeys>?,
        place: UnsafeMutablePointer<EncodingContainerPlace>?)
}

extension MakeableEncodingContainer {
    @inline(never)
    fileprivate static func erased(
        _ segment: EncodingSegment, _ keys: UnsafeMutablePointer<EncodedKeys>?,
        _ place: UnsafeMutablePointer<EncodingContainerPlace>?
    ) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(Self(segment, keys: keys, place: place))
    }
}
