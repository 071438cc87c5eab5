/// An array that a search writes to, and that keeps its memory for the next search.
///
///     base                 count            capacity
///      ▼                     ▼                 ▼
///      [ e e e e e e e e e e · · · · · · · · · ]
///
/// Memory for more than 65,536 elements is freed before the next search. The array has one owner, so that writes need
/// no uniqueness check. Only the first `count` elements are read, and all of them are initialised; every access is
/// checked against `count`. All unsafe memory that searches write to is in this file.
struct ScratchArray<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 16) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    /// Creates an array that repeats one element.
    init(repeating element: Element, count: Int) {
        self.init(capacity: max(1, count))
        fill(with: element, count: count)
    }

    deinit { base.deallocate() }

    var isEmpty: Bool { count == 0 }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) set {
            precondition(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { move(to: count * 2) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count &-= 1
        return base[count]
    }

    /// Removes all but the first elements.
    mutating func truncate(to count: Int) {
        precondition(count >= 0 && count <= self.count)
        self.count = count
    }

    mutating func removeAll() {
        count = 0
        if capacity > 1 << 16 { move(to: 16) }
    }

    /// Replaces the content by one element, repeated.
    mutating func fill(with element: Element, count: Int) {
        removeAll()
        if count > capacity { move(to: count) }
        base.initialize(repeating: element, count: count)
        self.count = count
    }

    /// Moves the elements to other memory of a given capacity.
    private mutating func move(to capacity: Int) {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        memory.moveInitialize(from: base, count: count)
        base.deallocate()
        base = memory
        self.capacity = capacity
    }
}
