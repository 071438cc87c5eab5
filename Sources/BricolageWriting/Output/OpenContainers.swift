internal import BricolageCore

/// A container that is being written, and how far.
///
///     {"a":1,"b":[2,3,4]}          open    members   ▸ after "b"
///                  ▲                       elements  ▸ after 3
///
/// The pointers are into memory that the value being written holds on to. Nobody can change that meanwhile, so nothing
/// is retained for the walk, and a stack of these is plain memory.
struct OpenContainer {
    var next: UnsafeRawPointer
    let end: UnsafeRawPointer
    let isObject: Bool

    /// The contents of a container; nil for a value that holds no others.
    ///
    /// Nothing is called here that could release anything, so the value need not be retained either.
    @inline(__always)
    init?(_ value: UnsafePointer<JSON>) {
        switch value.pointee {
        case .array(let elements):
            (next, end) = elements.storage.withUnsafeMutablePointers {
                (UnsafeRawPointer($1), UnsafeRawPointer($1 + $0.pointee.count))
            }
            isObject = false
        case .object(let members):
            isObject = true
            guard let storage = members.storage else {
                // Nothing lies between two places that are the same.
                (next, end) = (UnsafeRawPointer(value), UnsafeRawPointer(value))
                return
            }
            (next, end) = storage.withUnsafeMutablePointers {
                (UnsafeRawPointer($1), UnsafeRawPointer($1 + $0.pointee.count))
            }
        default: return nil
        }
    }
}

/// The containers that are open, the innermost last.
///
/// Owns their memory. Invariants: `count <= capacity`, the first `count` are initialised.
struct OpenContainers: ~Copyable {
    private var base = UnsafeMutablePointer<OpenContainer>.allocate(capacity: 32)
    private var count = 0
    private var capacity = 32

    deinit { base.deallocate() }

    var isEmpty: Bool { count == 0 }

    /// The innermost container, of which there is one.
    @inline(__always)
    var top: UnsafeMutablePointer<OpenContainer> { base + (count &- 1) }

    @inline(__always)
    mutating func append(_ container: OpenContainer) {
        if count == capacity { grow() }
        (base + count).initialize(to: container)
        count &+= 1
    }

    mutating func removeLast() { count &-= 1 }

    @inline(__always)
    mutating func popLast() -> OpenContainer? {
        guard count > 0 else { return nil }
        count &-= 1
        return base[count]
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<OpenContainer>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}

extension UnsafePointer<ObjectStorage.Member> {
    /// Where the key lies: a tuple begins with its first element.
    @inline(__always)
    var key: UnsafePointer<String> { UnsafeRawPointer(self).assumingMemoryBound(to: String.self) }

    /// Where the value lies: behind the key, as near as its alignment lets it.
    @inline(__always)
    var value: UnsafePointer<JSON> {
        let end = UnsafeRawPointer(self) + MemoryLayout<String>.size
        return end.alignedUp(for: JSON.self).assumingMemoryBound(to: JSON.self)
    }
}
