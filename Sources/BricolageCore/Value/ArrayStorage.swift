/// The memory of an array value: its elements behind a header, in one allocation.
///
///     ┌ object header ┬ count ┬ capacity ┬ height ┬ element ┬ element ┬ … free … ┐
///
/// Invariants: the first `count` elements are initialised, `count <= capacity`. The memory is shared between copies of
/// a value until one of them changes it, which happens only after `isKnownUniquelyReferenced` has shown that no other
/// thread can see it. That is what makes values that hold it safe to send.
package final class ArrayStorage: ManagedBuffer<ArrayStorage.Header, JSON> {
    package struct Header {
        package internal(set) var count = 0
        var capacity: Int
        /// An upper bound for the levels of nesting, this array included.
        var height = 1
    }

    /// The storage of every empty array; its capacity is zero, so nobody writes to it.
    ///
    /// Unsafe to the compiler, which cannot see that memory without capacity never changes.
    nonisolated(unsafe) static let empty = make(capacity: 0)

    static func make(capacity: Int) -> ArrayStorage {
        unsafeDowncast(create(minimumCapacity: capacity) { _ in Header(capacity: capacity) }, to: ArrayStorage.self)
    }

    deinit {
        if height > ContainerStorage.recursionLimit {
            var contents: [JSON] = []
            moveElements(to: &contents)
            ContainerStorage.release(&contents)
        } else {
            // One by one: `deinitialize(count:)` asks the runtime how to release each part of each of them.
            withUnsafeMutablePointers { header, elements in
                for position in 0..<header.pointee.count { _ = (elements + position).move() }
            }
        }
    }

    // The parts of the header. Reading `header` itself checks at run time whether it is being written, which was a
    // third of the time for changing a value. It cannot be, since only the holder of the single reference writes.

    @inlinable @inline(__always)
    var count: Int {
        get { withUnsafeMutablePointerToHeader { $0.pointee.count } }
        set { withUnsafeMutablePointerToHeader { $0.pointee.count = newValue } }
    }

    /// How many elements there is room for, by the capacity that was requested.
    @inline(__always)
    var room: Int { withUnsafeMutablePointerToHeader { $0.pointee.capacity } }

    @inline(__always)
    var height: Int {
        get { withUnsafeMutablePointerToHeader { $0.pointee.height } }
        set { withUnsafeMutablePointerToHeader { $0.pointee.height = newValue } }
    }

    /// The element at a position that the caller has checked.
    @inline(__always)
    subscript(position: Int) -> JSON {
        get { withUnsafeMutablePointerToElements { $0[position] } }
        _modify { yield &withUnsafeMutablePointerToElements { $0 + position }.pointee }
    }

    /// Adds an element for which the caller has made room.
    func append(_ element: JSON) {
        height = max(height, ContainerStorage.height(of: element) + 1)
        withUnsafeMutablePointers { header, elements in
            (elements + header.pointee.count).initialize(to: element)
            header.pointee.count += 1
        }
    }

    /// Moves the elements of another storage, which nobody else holds, to the end of this one, which has room for them.
    func append(movingFrom other: ArrayStorage) {
        height = max(height, other.height)
        withUnsafeMutablePointers { header, elements in
            other.withUnsafeMutablePointers { otherHeader, otherElements in
                (elements + header.pointee.count).moveInitialize(from: otherElements, count: otherHeader.pointee.count)
                header.pointee.count += otherHeader.pointee.count
                otherHeader.pointee.count = 0
            }
        }
    }

    /// Replaces a range of elements, for which the caller has made room; the elements after it move.
    func replace(_ range: Range<Int>, with elements: [JSON]) {
        for element in elements { height = max(height, ContainerStorage.height(of: element) + 1) }
        // The replaced elements are released at the end, when every element is in its place.
        var old: [JSON] = []
        old.reserveCapacity(range.count)
        withUnsafeMutablePointers { header, start in
            for position in range { old.append((start + position).move()) }
            let rest = header.pointee.count - range.upperBound
            (start + range.lowerBound + elements.count).moveInitialize(from: start + range.upperBound, count: rest)
            for (offset, element) in elements.enumerated() {
                (start + range.lowerBound + offset).initialize(to: element)
            }
            header.pointee.count += elements.count - range.count
        }
    }

    /// Removes an element; the elements after it move.
    func remove(at position: Int) -> JSON {
        withUnsafeMutablePointers { header, start in
            let element = (start + position).move()
            header.pointee.count -= 1
            (start + position).moveInitialize(from: start + position + 1, count: header.pointee.count - position)
            return element
        }
    }

    func raiseHeight(for position: Int) {
        height = max(height, ContainerStorage.height(of: self[position]) + 1)
    }

    /// A new storage to which the elements of this one are moved.
    func moved(_ capacity: Int) -> ArrayStorage {
        let result = ArrayStorage.make(capacity: capacity)
        withUnsafeMutablePointers { header, elements in
            result.withUnsafeMutablePointerToElements {
                $0.moveInitialize(from: elements, count: header.pointee.count)
            }
            result.count = header.pointee.count
            result.height = header.pointee.height
            header.pointee.count = 0
        }
        return result
    }

    /// A new storage with copies of the elements.
    func copied(_ capacity: Int) -> ArrayStorage {
        let result = ArrayStorage.make(capacity: capacity)
        withUnsafeMutablePointers { header, elements in
            result.withUnsafeMutablePointerToElements { $0.initialize(from: elements, count: header.pointee.count) }
            result.count = header.pointee.count
            result.height = header.pointee.height
        }
        return result
    }

    /// Moves all elements to the end of a Swift array.
    func moveElements(to values: inout [JSON]) {
        withUnsafeMutablePointers { header, elements in
            for position in 0..<header.pointee.count { values.append((elements + position).move()) }
            header.pointee.count = 0
        }
    }
}
