extension DecodingContext {
    // Arrays of the most common scalars are read in the same way as by types that read themselves. If that fails, the
    // values are read one by one, which reports what is wrong, or reads strings that represent infinities or NaN.

    func integers(of array: Int) throws -> [Int] {
        try reading(array)?.integers() ?? scalars(of: array) { try $0.integer($1) as Int }
    }

    func doubles(of array: Int) throws -> [Double] {
        try reading(array)?.doubles() ?? scalars(of: array) { try $0.double($1) }
    }

    func strings(of array: Int) throws -> [String] {
        try reading(array)?.strings() ?? scalars(of: array) { try $0.string($1) }
    }

    /// An array of arrays of numbers, such as the points of a line.
    func arraysOfDoubles(of array: Int) throws -> [[Double]] {
        try reading(array)?.arraysOfDoubles() ?? elements(of: array)
    }

    @inline(__always)
    private func reading(_ array: Int) -> ArrayReading? {
        tape[array].tag == .array ? ArrayReading(.passUnretained(storage), reader, array) : nil
    }

    private func scalars<Element: Decodable>(
        of array: Int, _ read: (DecodingContext, DecodingStep) throws -> Element
    ) throws -> [Element] {
        try check(array, for: [Element].self)
        var result: [Element] = []
        result.reserveCapacity(Int(tape[array].length))
        var index = array &+ 1
        while index < Int(tape[array].next) {
            result.append(try read(self, .element(index, position: result.count)))
            index = Int(tape[index].next)
        }
        return result
    }

    @inline(__always)
    private func check(_ array: Int, for type: @autoclosure () -> Any.Type) throws {
        guard tape[array].tag == .array else {
            throw failure(.wrongKind, .value(array), expected: "an array", type())
        }
    }

    /// An array of any other elements.
    @_semantics("optimize.sil.specialize.generic.never")
    func elements<Element: Decodable>(of array: Int) throws -> [Element] {
        try check(array, for: [Element].self)
        let count = Int(tape[array].length)
        guard count > 0 else { return [] }
        return try Swift.Array(unsafeUninitializedCapacity: count) { memory, initializedCount in
            try fill(memory, &initializedCount, count, from: array &+ 1, apart: 0) { .element($0, position: $1) }
        }
    }

    /// The members of an object, given the numbers of its keys.
    func members<Key: Hashable, Value: Decodable>(of object: Int, numbers: [Key: UInt32]) throws -> [Key: Value] {
        if numbers.count == 0 { return Swift.Dictionary() }
        return try Swift.Dictionary(numbers: numbers) { memory, initializedCount in
            try fill(memory, &initializedCount, numbers.count, from: object &+ 2, apart: 1) { index, _ in .entry(index)
            }
        }
    }

    /// Fills memory with the values in a container; the action for their type is looked up only once.
    ///
    /// - Parameters:
    ///   - filled: How many values are in the memory.
    ///   - count: How many values there are in the container, at least one.
    ///   - first: The tape index of the first value.
    ///   - distance: How many nodes that are not values are between one value and the next.
    @inline(__always)
    private func fill<Value: Decodable>(
        _ memory: UnsafeMutableBufferPointer<Value>, _ filled: inout Int, _ count: Int, from first: Int,
        apart distance: Int, _ step: (Int, Int) -> DecodingStep
    ) throws {
        guard var place = memory.baseAddress else { return }
        let action = session.action(for: Value.self)
        let depth = enter(step(first, 0))
        defer { leave(depth) }
        var index = first
        while filled < count {
            move(to: step(index, filled), depth: depth)
            if case .containers = action {
                place.initialize(to: try decodeInContainers(Value.self, at: index))
            } else {
                try decode(Value.self, at: index, by: action, into: place)
            }
            filled &+= 1
            place += 1
            index = Int(tape[index].next) &+ distance
        }
    }

    /// Appends the elements of an array in the document to a Swift array.
    func append<Element: Decodable>(elementsOf array: Int, to elements: inout [Element]) throws {
        let action = session.action(for: Element.self)
        let depth = enter(.element(array &+ 1, position: 0))
        defer { leave(depth) }
        var index = array &+ 1
        for position in 0..<Int(tape[array].length) {
            move(to: .element(index, position: position), depth: depth)
            if case .containers = action {
                elements.append(try decodeInContainers(Element.self, at: index))
            } else {
                elements.append(try decode(Element.self, at: index, by: action))
            }
            index = Int(tape[index].next)
        }
    }
}
