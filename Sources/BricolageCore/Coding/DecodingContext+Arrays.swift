extension DecodingContext {
    /// Reads an array of numbers into memory for one: everything is known to the compiler here, down to the loop.
    func integers(of array: Int, into memory: UnsafeMutableRawPointer) throws {
        try scalars(of: array, into: memory) { try $0.integer($1) as Int }
    }

    /// Reads an array of numbers into memory for one.
    func doubles(of array: Int, into memory: UnsafeMutableRawPointer) throws {
        try scalars(of: array, into: memory) { try $0.double($1) }
    }

    /// Reads an array of strings into memory for one.
    func strings(of array: Int, into memory: UnsafeMutableRawPointer) throws {
        try scalars(of: array, into: memory) { try $0.string($1) }
    }

    @inline(__always)
    private func scalars<Element: Decodable>(
        of array: Int, into memory: UnsafeMutableRawPointer,
        _ read: (DecodingContext, DecodingStep) throws -> Element
    ) throws {
        try check(array, for: [Element].self)
        let count = Int(tape[array].length)
        let result: [Element] =
            try count == 0
            ? []
            : Swift.Array(unsafeUninitializedCapacity: count) { memory, initializedCount in
                var index = array &+ 1
                while initializedCount < count {
                    let element = try read(self, .element(index, position: initializedCount))
                    memory.initializeElement(at: initializedCount, to: element)
                    initializedCount &+= 1
                    index = Int(tape[index].next)
                }
            }
        memory.assumingMemoryBound(to: [Element].self).initialize(to: result)
    }

    @inline(__always)
    private func check(_ array: Int, for type: @autoclosure () -> Any.Type) throws {
        guard tape[array].tag == .array else {
            throw failure(.wrongKind, .value(array), expected: "an array", type())
        }
    }

    /// An array of any other elements.
    func elements<Element: Decodable>(of array: Int) throws -> [Element] {
        try check(array, for: [Element].self)
        let count = Int(tape[array].length)
        guard count > 0 else { return [] }
        let action = session.action(for: Element.self)
        let depth = enter(.element(array &+ 1, position: 0))
        defer { leave(depth) }
        return try Swift.Array(unsafeUninitializedCapacity: count) { memory, initializedCount in
            guard var place = memory.baseAddress else { return }
            var index = array &+ 1
            while initializedCount < count {
                move(to: .element(index, position: initializedCount), depth: depth)
                if case .containers = action {
                    place.initialize(to: try decodeInContainers(Element.self, at: index))
                } else {
                    try decode(Element.self, at: index, by: action, into: place)
                }
                initializedCount &+= 1
                place += 1
                index = Int(tape[index].next)
            }
        }
    }
}
