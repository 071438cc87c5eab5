internal import BricolageCore

/// Makes containers for one type of keys, and reuses one of them.
///
///     [{"id":1},{"id":2}]      lent   ─▶ container ─▶ box ─▶ segment, place ─┐
///       ▲        ▲                                                           ▼
///       └────────┴─────────────────────────── place: the object that the container writes to now
///
/// Swift keeps a container in a box, an object whose type depends on that of the container: looking that type up, and
/// allocating and releasing the box, costs more than encoding most values. So the first container is lent to one object
/// after the other, as long as nobody else holds it. A container that somebody has kept stays with its object, whose
/// scope has ended.
///
/// Owns the place and the texts of the keys, to which the containers point: a container retains its segment, which
/// retains the session, which retains this maker. Invariants: `lent` contains nil or a container of this type, which is
/// a reference to its box, as `ContainerBoxes` has checked; the place changes only while that reference is unique.
final class EncodingContainerMaker<Key: CodingKey>: EncodingContainerLender {
    private let type: any MakeableEncodingContainer<Key>.Type = SegmentKeyedContainer<Key>.self
    private let lentType: any LentContainer<Key>.Type = KeyedEncodingContainer<Key>.self
    private let place: UnsafeMutablePointer<EncodingContainerPlace>
    let keys: UnsafeMutablePointer<EncodedKeys>?
    /// The memory of the container that is lent, a reference to its box; nil while no container was made.
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

    /// A container for the innermost scope of a segment, which is an object.
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

/// An object that retains a container, which in turn retains the session.
class EncodingContainerLender {
    /// Releases the container at the end of the session.
    func forget() {}
}

/// Identifies the object that a container writes to.
struct EncodingContainerPlace {
    /// The number of the object's scope.
    var scope = -1
    /// How many steps lead to the object.
    var pathCount = 0

    init() {}

    /// Identifies the innermost scope of a segment.
    @inline(__always)
    init(_ segment: EncodingSegment) {
        scope = segment.scope
        pathCount = segment.stepCount
    }
}

/// A container that can be copied without looking up its type.
private protocol LentContainer<Key>: KeyedEncodingContainerProtocol {
    /// Copies the container of this type at a place in memory.
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
