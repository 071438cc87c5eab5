/// Reads the elements of an array into the memory of a Swift array, which is allocated once.
///
/// Arrays of the most common scalars, and arrays of arrays of doubles, are read in loops of their own, straight from
/// the tape. These stop at the first element of another type; then the loop for any type starts over and reports what
/// is wrong.
///
/// `storage` is not owned; the caller keeps it alive. The structure has only three words, which a function can return
/// in registers: in memory they would be read with another width than they were written, which makes processors wait.
@usableFromInline
package struct ArrayReading {
    private let storage: Unmanaged<DocumentStorage>
    private let index: Int
    @usableFromInline let count: Int

    /// - Parameter index: The tape index of an array.
    @inline(__always)
    package init(_ storage: Unmanaged<DocumentStorage>, _ reader: TapeReader, _ index: Int) {
        self.storage = storage
        self.index = index
        count = Int(reader[index].length)
    }

    @inline(__always)
    private var reader: TapeReader { storage._withUnsafeGuaranteedRef { $0.reader } }

    /// The elements as values of a type.
    ///
    /// Compiled for each type of elements in the module that uses it: this takes almost no time to compile, and saves
    /// the look-ups of an array of unknown type.
    @inlinable @inline(never)
    package func elements<Element: JSONReadable>() throws -> [Element] {
        if count == 0 { return [] }
        if let elements = concreteElements() as [Element]? { return elements }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        var index = firstIndex
        for _ in 0..<count {
            elements.append(try element(index))
            index = self.index(after: index)
        }
        return elements
    }

    /// Appends the elements to an array, which has room for them.
    func append<Element: JSONReadable>(to elements: inout [Element]) throws {
        if let concrete = concreteElements() as [Element]? {
            elements.append(contentsOf: concrete)
            return
        }
        var index = firstIndex
        for _ in 0..<count {
            elements.append(try element(index))
            index = self.index(after: index)
        }
    }

    @inlinable @inline(__always)
    func element<Element: JSONReadable>(_ index: Int) throws -> Element {
        let node = node(index)
        defer { node.giveBack() }
        do { return try Element(json: node) } catch { return try node.fail(with: error) }
    }

    @usableFromInline
    func node(_ index: Int) -> JSONDocument.Node { .lent(storage, index) }

    @usableFromInline
    var firstIndex: Int { index &+ 1 }

    @usableFromInline
    func index(after index: Int) -> Int { Int(reader[index].next) }
}

// MARK: Types that have a loop of their own

extension ArrayReading {
    /// The elements, if their type has a loop of its own and all of them have that type; nil otherwise.
    ///
    /// Inlined into its callers: if these know the type, only its loop remains, or nothing.
    @inlinable @inline(__always)
    func concreteElements<Element>() -> [Element]? {
        if Element.self == Double.self { return same(doubles()) }
        if Element.self == Int.self { return same(integers()) }
        if Element.self == String.self { return same(strings()) }
        if Element.self == Bool.self { return same(booleans()) }
        if Element.self == [Double].self { return same(arraysOfDoubles()) }
        return nil
    }

    /// The same array with another type of elements, which the compiler cannot know to be the same.
    @inlinable @inline(__always)
    func same<Known, Element>(_ elements: [Known]?) -> [Element]? {
        guard let elements else { return nil }
        return unsafeBitCast(elements, to: [Element].self)
    }

    /// Reads few elements onto the stack and copies them, which allocates twice as fast as an array that is filled in
    /// its own memory: such an array looks up the type of that memory each time.
    @inline(__always)
    private func trivialScalars<Element: BitwiseCopyable>(_ read: (Int) -> Element?) -> [Element]? {
        var filled = 0
        if count <= 64 {
            return withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { elements in
                filled = fill(elements, read)
                return filled == count ? [Element](elements) : nil
            }
        }
        let elements = [Element](unsafeUninitializedCapacity: count) { elements, initialized in
            initialized = fill(elements, read)
        }
        return elements.count == count ? elements : nil
    }

    /// Reads scalars, which are next to each other on the tape, up to the first of another type.
    @inline(__always)
    private func fill<Element: BitwiseCopyable>(
        _ elements: UnsafeMutableBufferPointer<Element>, _ read: (Int) -> Element?
    ) -> Int {
        guard let start = elements.baseAddress else { return 0 }
        var filled = 0
        while filled < count, let element = read(index &+ 1 &+ filled) {
            (start + filled).initialize(to: element)
            filled &+= 1
        }
        return filled
    }

    @usableFromInline
    func doubles() -> [Double]? { doubles(reader) }

    @usableFromInline
    func booleans() -> [Bool]? { trivialScalars(reader.bool) }

    @usableFromInline
    func integers() -> [Int]? {
        let reader = reader
        return trivialScalars { reader.integer($0) as Int? }
    }

    @usableFromInline @inline(never)
    func strings() -> [String]? {
        var strings: [String] = []
        strings.reserveCapacity(count)
        for position in 0..<count {
            guard let string = reader.string(index &+ 1 &+ position) else { return nil }
            strings.append(string)
        }
        return strings
    }

    @usableFromInline @inline(never)
    func arraysOfDoubles() -> [[Double]]? {
        let arrays = [[Double]](unsafeUninitializedCapacity: count) { arrays, initialized in
            guard let start = arrays.baseAddress else { return }
            let reader = reader
            var index = index &+ 1
            while initialized < count, reader[index].tag == .array,
                let doubles = ArrayReading(storage, reader, index).doubles(reader)
            {
                (start + initialized).initialize(to: doubles)
                initialized &+= 1
                index = Int(reader[index].next)
            }
        }
        return arrays.count == count ? arrays : nil
    }

    /// Reads numbers; for two or three of them, such as points on a map, an array literal is faster than any loop.
    @inline(__always)
    private func doubles(_ reader: TapeReader) -> [Double]? {
        switch count {
        case 2:
            guard let x = Self.double(reader, index &+ 1), let y = Self.double(reader, index &+ 2) else { return nil }
            return [x, y]
        case 3:
            guard let x = Self.double(reader, index &+ 1), let y = Self.double(reader, index &+ 2),
                let z = Self.double(reader, index &+ 3)
            else { return nil }
            return [x, y, z]
        default: return trivialScalars(reader.double)
        }
    }

    @inline(never)
    private static func double(_ reader: TapeReader, _ index: Int) -> Double? { reader.double(index) }
}
