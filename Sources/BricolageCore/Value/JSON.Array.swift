extension JSON {
    /// The elements of a JSON array.
    ///
    /// A collection with the interface and the complexity of Swift's array. It is a separate type so that values nested
    /// a million levels deep can be released without overflowing the stack.
    ///
    /// Unchecked, because the memory is a class that changes, though only while a single value holds it
    /// (`ArrayStorage`).
    public struct Array: @unchecked Sendable {
        package internal(set) var storage: ArrayStorage

        init(storage: ArrayStorage) {
            self.storage = storage
        }

        /// Creates an array from values.
        public init(_ elements: some Sequence<JSON>) {
            self.init()
            reserveCapacity(elements.underestimatedCount)
            for element in elements { append(element) }
        }
    }
}

extension JSON.Array {
    /// Makes sure that nobody else holds the memory and that it has room for more elements.
    private mutating func prepare(adding count: Int = 0) {
        let needed = storage.count + count
        if needed <= storage.room, isKnownUniquelyReferenced(&storage) { return }
        let capacity = needed <= storage.room ? needed : Swift.max(needed, storage.count * 2)
        storage = isKnownUniquelyReferenced(&storage) ? storage.moved(capacity) : storage.copied(capacity)
    }
}

extension JSON.Array {
    /// Adds the elements of another array, which nobody else holds and which is left empty.
    mutating func append(movingFrom other: consuming JSON.Array) {
        prepare(adding: other.count)
        storage.append(movingFrom: other.storage)
    }
}

extension JSON.Array: RandomAccessCollection {
    /// Creates an empty array.
    public init() { self.init(storage: .empty) }

    /// The index of the first element: 0.
    public var startIndex: Int { 0 }

    /// The number of elements.
    public var endIndex: Int { storage.count }

    /// The element at an index within the bounds.
    public subscript(position: Int) -> JSON {
        get {
            precondition(position >= 0 && position < storage.count, "index out of bounds")
            return storage[position]
        }
        _modify {
            precondition(position >= 0 && position < storage.count, "index out of bounds")
            prepare()
            defer { storage.raiseHeight(for: position) }
            yield &storage[position]
        }
    }

    /// Makes room for a number of elements, so that adding them allocates once.
    public mutating func reserveCapacity(_ capacity: Int) {
        if capacity > storage.count { prepare(adding: capacity - storage.count) }
    }

    /// Adds an element at the end.
    ///
    /// Constant on average.
    public mutating func append(_ element: JSON) {
        prepare(adding: 1)
        storage.append(element)
    }

    /// Replaces a range of elements.
    ///
    /// Linear in the number of elements after the range and of new elements.
    public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<JSON>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
        let elements = Swift.Array(elements)
        prepare(adding: Swift.max(0, elements.count - range.count))
        storage.replace(range, with: elements)
    }

    /// Removes the element at an index within the bounds.
    ///
    /// Linear in the number of elements after it.
    @discardableResult
    public mutating func remove(at position: Int) -> JSON {
        precondition(position >= 0 && position < count, "index out of bounds")
        prepare()
        return storage.remove(at: position)
    }

    /// Removes the last element of an array that has one.
    @discardableResult
    public mutating func removeLast() -> JSON { remove(at: count - 1) }

    /// Moves out the element at an index within the bounds and leaves null in its place, so that the element can be
    /// changed without being copied.
    mutating func take(at position: Int) -> JSON {
        var element = JSON.null
        swap(&element, &self[position])
        return element
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
