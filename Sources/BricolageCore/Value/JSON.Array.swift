extension JSON {
    /// The elements of a JSON array.
    ///
    /// A collection with the interface and the costs of Swift's own array. It is a type of its own so that values nested
    /// a million levels deep can be released without overflowing the stack.
    public struct Array: Sendable {
        var storage: ArrayStorage

        /// Creates an array from values.
        public init(_ elements: [JSON]) {
            storage = ArrayStorage(elements)
        }
    }

    /// The memory of an array.
    ///
    /// Shared until one of the holders changes it, which is what makes it `Sendable`: a change happens only after
    /// `isKnownUniquelyReferenced` has shown that no other thread can see it.
    final class ArrayStorage: @unchecked Sendable {
        var elements: [JSON]
        var height: Int

        init(_ elements: [JSON]) {
            self.elements = elements
            var height = 0
            for element in elements { height = max(height, ContainerStorage.height(of: element)) }
            self.height = height + 1
        }

        init(copying other: ArrayStorage) {
            elements = other.elements
            height = other.height
        }

        deinit {
            guard height > ContainerStorage.recursionLimit else { return }
            ContainerStorage.release(&elements)
        }
    }
}

extension JSON.Array {
    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = JSON.ArrayStorage(copying: storage) }
    }

    private func raiseHeight(for element: JSON) {
        storage.height = Swift.max(storage.height, ContainerStorage.height(of: element) + 1)
    }
}

extension JSON.Array: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// Creates an empty array.
    public init() { self.init([]) }

    /// The index of the first element: 0.
    public var startIndex: Int { 0 }

    /// The number of elements.
    public var endIndex: Int { storage.elements.count }

    /// The element at an index within the bounds.
    public subscript(position: Int) -> JSON {
        get { storage.elements[position] }
        _modify {
            makeUnique()
            defer { raiseHeight(for: storage.elements[position]) }
            yield &storage.elements[position]
        }
    }

    /// Replaces a range of elements.
    ///
    /// Linear in the elements behind the range and in the new ones.
    public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<JSON>) {
        makeUnique()
        for element in elements { raiseHeight(for: element) }
        storage.elements.replaceSubrange(range, with: elements)
    }

    /// Adds an element at the end.
    ///
    /// Constant on average.
    public mutating func append(_ element: JSON) {
        makeUnique()
        raiseHeight(for: element)
        storage.elements.append(element)
    }
}

extension JSON.Array: ExpressibleByArrayLiteral {
    /// Creates an array from values.
    public init(arrayLiteral elements: JSON...) { self.init(elements) }
}

extension JSON.Array: Hashable {
    /// Whether two arrays have equal elements in the same order.
    public static func == (lhs: JSON.Array, rhs: JSON.Array) -> Bool { JSON.array(lhs) == .array(rhs) }

    /// Feeds the elements to the hasher.
    public func hash(into hasher: inout Hasher) { JSON.array(self).hash(into: &hasher) }
}

extension JSON.Array: CustomStringConvertible {
    /// The array as compact JSON.
    public var description: String { JSON.array(self).description }
}
