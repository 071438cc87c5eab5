/// Memory for elements that never change and are read so often that reference counting would cost too much.
///
///     base ─▶ [ 0 ][ 1 ][ 2 ] … [ count - 1 ][ padding ]
///
/// Invariants: the memory is written once, before `init` returns, and freed with the object, so that it may be read
/// from any thread; an index is below `count`. All indices come from the schema compiler, never from an instance.
final class FrozenMemory<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    let base: UnsafePointer<Element>
    let count: Int

    /// Copies elements.
    ///
    /// - Parameter padding: How many elements after the last one may be read; their content is unspecified.
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

/// A view of frozen memory for the evaluator, which keeps the program alive and therefore counts no references.
///
/// Unchecked, because the compiler cannot know that the memory behind the pointer never changes.
struct FrozenView<Element: BitwiseCopyable & Sendable>: BitwiseCopyable, @unchecked Sendable {
    let base: UnsafePointer<Element>

    /// The element at an index.
    @inline(__always)
    subscript(index: UInt32) -> Element { base[Int(index)] }
}
