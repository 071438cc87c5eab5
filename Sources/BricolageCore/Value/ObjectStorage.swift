/// The memory of an object value: its members behind a header, in one allocation.
///
///     ┌ object header ┬ count ┬ capacity ┬ height ┬ places ┬ key, value ┬ key, value ┬ … free … ┐
///                                                      │
///                         key ─▶ place of its last member, once there are many
///
/// Invariants: the first `count` members are initialised, `count <= capacity`; `places` is nil or knows the last
/// place of every key. Shared and sent like `ArrayStorage`, under the same rule.
package final class ObjectStorage: ManagedBuffer<ObjectStorage.Header, ObjectStorage.Member> {
    package typealias Member = (key: String, value: JSON)

    package struct Header {
        package internal(set) var count = 0
        var capacity: Int
        /// An upper bound for the levels of nesting, this object included.
        var height = 1
        /// The place of the last member of each key, once there are more than `indexThreshold` members.
        var places: MemberPlaces?
        /// Whether some key occurs more than once.
        var hasDuplicates = false
    }

    /// Up to this many members a look-up compares keys one by one.
    static let indexThreshold = 64

    static func make(capacity: Int) -> ObjectStorage {
        unsafeDowncast(create(minimumCapacity: capacity) { _ in Header(capacity: capacity) }, to: ObjectStorage.self)
    }

    deinit {
        if height > ContainerStorage.recursionLimit {
            var contents: [JSON] = []
            moveValues(to: &contents)
            ContainerStorage.release(&contents)
        } else {
            // One by one: `deinitialize(count:)` asks the runtime how to release each part of each of them.
            withUnsafeMutablePointers { header, members in
                for position in 0..<header.pointee.count { _ = (members + position).move() }
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

    /// How many members there is room for, by the capacity that was requested.
    @inline(__always)
    var room: Int { withUnsafeMutablePointerToHeader { $0.pointee.capacity } }

    @inline(__always)
    var height: Int {
        get { withUnsafeMutablePointerToHeader { $0.pointee.height } }
        set { withUnsafeMutablePointerToHeader { $0.pointee.height = newValue } }
    }

    @inline(__always)
    var hasDuplicates: Bool {
        get { withUnsafeMutablePointerToHeader { $0.pointee.hasDuplicates } }
        set { withUnsafeMutablePointerToHeader { $0.pointee.hasDuplicates = newValue } }
    }

    /// The member at a position that the caller has checked.
    @inline(__always)
    subscript(position: Int) -> Member {
        get { withUnsafeMutablePointerToElements { $0[position] } }
        _modify { yield &withUnsafeMutablePointerToElements { $0 + position }.pointee }
    }

    /// The value of a member at a position that the caller has checked; its key is not touched.
    @inline(__always)
    func value(at position: Int) -> JSON {
        withUnsafeMutablePointerToElements { $0[position].value }
    }

    /// A new storage to which the members of this one are moved.
    func moved(_ capacity: Int) -> ObjectStorage {
        let result = ObjectStorage.make(capacity: capacity)
        withUnsafeMutablePointers { header, members in
            result.withUnsafeMutablePointerToElements { $0.moveInitialize(from: members, count: header.pointee.count) }
            header.pointee.capacity = capacity
            swap(&result.header, &header.pointee)
        }
        header = Header(capacity: 0)
        return result
    }

    /// A new storage with copies of the members.
    func copied(_ capacity: Int) -> ObjectStorage {
        let result = ObjectStorage.make(capacity: capacity)
        withUnsafeMutablePointers { header, members in
            result.withUnsafeMutablePointerToElements { $0.initialize(from: members, count: header.pointee.count) }
            result.header = header.pointee
        }
        result.header.capacity = capacity
        return result
    }

    /// Moves all values to the end of an array; the keys are released.
    func moveValues(to values: inout [JSON]) {
        withUnsafeMutablePointers { header, members in
            for position in 0..<header.pointee.count { values.append((members + position).move().value) }
            header.pointee.count = 0
        }
    }
}
