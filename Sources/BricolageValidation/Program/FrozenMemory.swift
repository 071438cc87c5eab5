/// Elements that are read all the time and never change: memory of its own, without counting references.
///
///     base ─▶ [ 0 ][ 1 ][ 2 ] … [ count - 1 ][ padding ]
///
/// Invariants: the memory is written once, before `init` returns, and freed with the object, so that it may be read
/// from any thread; an index is below `count`. The indices are those that the compiler of schemas has handed out, never
/// ones that an instance brings.
final class FrozenMemory<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    let base: UnsafePointer<Element>
    let count: Int

    /// Copies elements.
    ///
    /// - Parameter padding: So many elements behind the last one may be read, with any content.
    init(_ elements: [Element], padding: Int) where Element: ExpressibleByIntegerLiteral {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count + padding)
        memory.update(repeating: 0, count: elements.count + padding)
        for (position, element) in elements.enumerated() { memory[position] = element }
        base = UnsafePointer(memory)
        count = elements.count
    }

    /// Copies elements.
    init(_ elements: [Element]) {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
        for (position, element) in elements.enumerated() { (memory + position).initialize(to: element) }
        base = UnsafePointer(memory)
        count = elements.count
    }

    deinit { base.deallocate() }

    /// A view that is valid as long as this object lives.
    var view: FrozenView<Element> { FrozenView(base: base) }

    /// The element at an index.
    @inline(__always)
    subscript(index: UInt32) -> Element {
        assert(Int(index) < count)
        return base[Int(index)]
    }
}

/// Frozen memory as the evaluator sees it, which keeps the program alive and counts no references on its way.
///
/// Unchecked, because the compiler does not see through the pointer that what it leads to never changes.
struct FrozenView<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable {
    let base: UnsafePointer<Element>

    /// The element at an index.
    @inline(__always)
    subscript(index: UInt32) -> Element { base[Int(index)] }
}
