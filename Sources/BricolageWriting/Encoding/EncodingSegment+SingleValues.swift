internal import BricolageCore

// Values that a single-value container encodes, and containers that add to them.
//
//     var single = encoder.singleValueContainer()
//     try single.encode(core)                             {"a":1          core's containers write to the scope itself
//     var members = encoder.container(keyedBy: ...)       {"a":1          the object is still open
//     try members.encode(2, forKey: .x)                   {"a":1,"x":2
//
// A type that uses containers writes to the scope itself, so that later containers continue where it stopped. Meanwhile
// the scope has a number of its own, so that containers that the type has kept cannot write once it is encoded, as for
// all other values. A value that is written as a whole, such as an array of numbers, is parsed again each time a
// container asks to add to it, which costs as much as writing it.

extension EncodingSegment {
    /// A value that was written as a whole: the number of its scope, and where its text begins.
    typealias WrittenValue = (scope: Int, start: JSONOutput.Mark)

    /// Encodes the single value of the innermost scope, or adds its contents to the container that is already open
    /// there.
    ///
    /// If an error is thrown, everything written here is removed.
    func encodeSingle<T: Encodable>(_ value: T) throws {
        guard takesSingleValue else { throw misplaced(value) }
        let before = (output: output.mark, shape: shape, elementCount: elementCount)
        do {
            let action = session.action(for: T.self)
            if case .containers = action {
                try nest(value) { try value.encode(to: SegmentEncoder(self)) }
            } else {
                try encodeSingleSpecially(value, action, before.output)
            }
        } catch {
            output.rollBack(to: before.output)
            (shape, elementCount) = (before.shape, before.elementCount)
            throw error
        }
    }

    @inline(never)
    private func encodeSingleSpecially<T: Encodable>(
        _ value: T, _ action: EncodingAction, _ start: JSONOutput.Mark
    ) throws {
        if case .override(let number) = action {
            return try nest(value) { try session.override(number)(value, SegmentEncoder(self)) }
        }
        guard shape == .nothing else { return try addContents(of: value, action) }
        shape = .value
        try encode(value, action)
        writtenValue = (scope, start)
    }

    /// Lets a value use containers of the innermost scope; these cannot write after it is encoded.
    @inline(__always)
    private func nest<T>(_ value: T, _ body: () throws -> Void) throws {
        try beginNesting(value)
        let outer = beginTurn()
        defer {
            endTurn(outer)
            endNesting()
        }
        try body()
        if shape == .nothing { _ = openObject() }
        switch shape {
        case .object: shape = .encodedObject
        case .array: shape = .encodedArray
        default: break
        }
        try checkOutput(value)
    }

    /// Whether a single-value container may encode a value.
    var takesSingleValue: Bool {
        switch shape {
        case .nothing, .object, .array: true
        case .encodedObject, .encodedArray, .value: false
        }
    }

    /// Lets a value write itself as the single value of the innermost scope, or adds its contents to the open
    /// container.
    func writeWhole<T: JSONWritable>(_ value: T) throws {
        guard takesSingleValue else { throw misplaced(value) }
        guard shape == .nothing else { return try addContents(of: value, .native(T.self)) }
        let start = output.mark
        shape = .value
        try lend(for: value) { value.write(json: &$0) }
        writtenValue = (scope, start)
    }

    /// Ends the innermost scope's text, so that something else can be written beside it.
    func endSingleValue() {
        endScope()
        shape = .value
    }

    /// The error for a value at a place where another one was encoded already.
    @inline(never)
    func misplaced(_ value: Any, path: [any CodingKey]? = nil) -> EncodingError {
        misuse("a second value was encoded where only one is allowed", value, path: path ?? self.path)
    }
}

// MARK: Adding to what is there

extension EncodingSegment {
    /// Adds the members or elements of a value that is written as a whole to the open container of the innermost scope.
    private func addContents<T: Encodable>(of value: T, _ action: EncodingAction) throws {
        let part = session.makeSegment(
            .shared(way(stepCount)), outerDepth: output.outerDepth + output.depth - 1, capacity: 64)
        defer { part.abandon() }
        try part.encode(value, action)
        guard let json = session.value(of: part), add(contentsOf: json) else { throw misplaced(value) }
        shape = shape == .object ? .encodedObject : .encodedArray
    }

    /// Reopens the container that was written as the value of the innermost scope; false if that is not of the given
    /// shape.
    @inline(never)
    func reopenWrittenValue(as shape: Shape) -> Bool {
        guard let writtenValue, writtenValue.scope == scope else { return false }
        let start = writtenValue.start
        guard let json = session.value(of: self, from: start.count, insertion: start.insertionCount),
            shape.holdsContents(of: json)
        else { return false }
        output.rollBack(to: start)
        self.shape = .nothing
        fill(with: json)
        return true
    }

    /// Opens an array or object and writes the contents of a value into it.
    func fill(with json: JSON) {
        if case .array = json { _ = openArray() } else { _ = openObject() }
        _ = add(contentsOf: json)
    }

    /// Writes the elements or members of a value; false if the innermost scope is not a container of the same kind.
    @inline(never)
    private func add(contentsOf json: JSON) -> Bool {
        guard shape.holdsContents(of: json) else { return false }
        for element in json.array ?? [] {
            output.write(element)
            countElement()
        }
        output.writtenKeys.compareFromNowOn()
        for (key, value) in json.object ?? [:] {
            output.key(key)
            output.write(value)
        }
        return true
    }
}

extension EncodingSegment.Shape {
    /// Whether this and the value are containers of the same kind.
    func holdsContents(of json: JSON) -> Bool {
        switch (self, json) {
        case (.object, .object), (.array, .array): true
        default: false
        }
    }
}
