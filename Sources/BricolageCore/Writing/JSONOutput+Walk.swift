/// A container that is being written, and how far.
///
///     {"a":1,"b":[2,3,4]}          open    members   ▸ after "b"
///                  ▲                       elements  ▸ after 3
///
/// The pointers are into memory that the value being written holds on to. Nobody can change that meanwhile, so nothing
/// is retained for the walk, and a stack of these is plain memory.
private struct OpenContainer {
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
            (next, end) = members.storage.withUnsafeMutablePointers {
                (UnsafeRawPointer($1), UnsafeRawPointer($1 + $0.pointee.count))
            }
            isObject = true
        default: return nil
        }
    }
}

extension JSONOutput {
    /// Writes a container and all it contains.
    mutating func walk(_ value: UnsafePointer<JSON>) {
        if sortsKeys { return walkSorted(value) }
        var open = OpenContainers()
        begin(value, &open)
        while !open.isEmpty {
            if let child = open.top.pointee.isObject ? writeMembers(of: open.top) : writeElements(of: open.top) {
                begin(child, &open)
            } else {
                open.top.pointee.isObject ? endObject() : endArray()
                open.removeLast()
            }
        }
    }

    @inline(__always)
    private mutating func begin(_ value: UnsafePointer<JSON>, _ open: inout OpenContainers) {
        guard let container = OpenContainer(value) else { return }
        if container.isObject { beginObject(tracksMembers: false) } else { beginArray() }
        open.append(container)
    }

    /// Writes what is left of an array, up to the next array or object in it, which is returned.
    private mutating func writeElements(of open: UnsafeMutablePointer<OpenContainer>) -> UnsafePointer<JSON>? {
        var element = open.pointee.next.assumingMemoryBound(to: JSON.self)
        let end = open.pointee.end.assumingMemoryBound(to: JSON.self)
        while element < end {
            if !element.lend(to: { writeScalar($0) }) {
                open.pointee.next = UnsafeRawPointer(element + 1)
                return element
            }
            element += 1
        }
        return nil
    }

    /// Writes what is left of an object, up to the next array or object in it, which is returned.
    private mutating func writeMembers(of open: UnsafeMutablePointer<OpenContainer>) -> UnsafePointer<JSON>? {
        var member = open.pointee.next.assumingMemoryBound(to: ObjectStorage.Member.self)
        let end = open.pointee.end.assumingMemoryBound(to: ObjectStorage.Member.self)
        while member < end {
            let value = member.value
            member.key.lend { key($0) }
            if !value.lend(to: { writeScalar($0) }) {
                open.pointee.next = UnsafeRawPointer(member + 1)
                return value
            }
            member += 1
        }
        return nil
    }
}

extension UnsafePointer<ObjectStorage.Member> {
    /// Where the key lies: a tuple begins with its first element.
    @inline(__always)
    fileprivate var key: UnsafePointer<String> { UnsafeRawPointer(self).assumingMemoryBound(to: String.self) }

    /// Where the value lies: behind the key, as near as its alignment lets it.
    @inline(__always)
    fileprivate var value: UnsafePointer<JSON> {
        let end = UnsafeRawPointer(self) + MemoryLayout<String>.size
        return end.alignedUp(for: JSON.self).assumingMemoryBound(to: JSON.self)
    }
}

/// The containers that are open, the innermost last.
///
/// Owns their memory. Invariants: `count <= capacity`, the first `count` are initialised.
private struct OpenContainers: ~Copyable {
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

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<OpenContainer>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
