internal import BricolageCore

/// A container that is being written, and its contents that remain to be written.
///
///     {"a":1,"b":[2,3,4]}          open    members   ▸ after "b"
///                  ▲                       elements  ▸ after 3
///
/// The pointers are into memory that the value being written owns. Nobody can change that memory meanwhile, so nothing
/// is retained for the walk, and a stack of open containers is plain memory.
struct OpenContainer {
    var next: UnsafeRawPointer
    let end: UnsafeRawPointer
    let isObject: Bool

    /// Opens an array or object before its first element or member; nil for other values.
    ///
    /// Nothing called here could release anything, so the value need not be retained either.
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
                // Any two equal pointers make an empty range.
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
/// Owns their memory. Invariants: `count <= capacity`; the first `count` containers are initialised.
struct OpenContainers: ~Copyable {
    private var base = UnsafeMutablePointer<OpenContainer>.allocate(capacity: 32)
    private var count = 0
    private var capacity = 32

    deinit { base.deallocate() }

    var isEmpty: Bool { count == 0 }

    /// The innermost container; at least one must be open.
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
    /// A pointer to the key: a tuple begins with its first element.
    @inline(__always)
    var key: UnsafePointer<String> { UnsafeRawPointer(self).assumingMemoryBound(to: String.self) }

    /// A pointer to the value, which follows the key at the next address with its alignment.
    @inline(__always)
    var value: UnsafePointer<JSON> {
        let end = UnsafeRawPointer(self) + MemoryLayout<String>.size
        return end.alignedUp(for: JSON.self).assumingMemoryBound(to: JSON.self)
    }
}
