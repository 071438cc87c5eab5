internal import BricolageCore

/// A run of text that is written strictly from its beginning to its end, and the scope that may write to it now.
///
/// Each value that is encoded is a scope. While its `encode(to:)` runs, only its own containers may write; a container
/// that is kept and used later throws an error. Properties are read and written far too often to pay for dynamic
/// exclusivity checks. They are not needed: nothing here calls code of encoded types during an access to a property,
/// except `lend`, which closes the scope meanwhile.
final class EncodingSegment {
    let session: EncodingSession
    private(set) var number: Int
    @exclusivity(unchecked) var output: JSONOutput
    /// The first keys of the path to the innermost scope; `steps` follow them.
    @exclusivity(unchecked) private var base: CodingPath?
    /// The steps from `base` to the innermost scope.
    @exclusivity(unchecked) private var steps = EncodingPath()
    /// The innermost scope; scopes are numbered as they begin.
    @exclusivity(unchecked) private(set) var scope = 0
    @exclusivity(unchecked) private var scopeCount = 1
    /// What has been written for the innermost scope so far.
    @exclusivity(unchecked) var shape = Shape.nothing
    /// How many elements the innermost scope has if it is an array.
    @exclusivity(unchecked) var elementCount = 0
    @exclusivity(unchecked) private var nesting = 0
    /// The last value that was written as a whole by a single-value container.
    @exclusivity(unchecked) var writtenValue: WrittenValue?

    enum Shape {
        case nothing
        case object
        case array
        /// An object that a single-value container has encoded: containers may add to it, but no second value may.
        case encodedObject
        case encodedArray
        case value
    }

    init(session: EncodingSession, number: Int, way: EncodingWay, output: consuming JSONOutput) {
        self.session = session
        self.number = number
        self.output = output
        begin(way)
    }

    private func begin(_ way: EncodingWay) {
        switch way {
        case .shared(let path):
            base = path
            steps.removeAll()
        case .near(let other, let stepCount, let step):
            base = other.base
            steps.begin(with: other.steps, stepCount)
            steps.append(step)
        }
    }

    /// Reuses this segment as another one; nobody else may hold it.
    func restart(number: Int, way: EncodingWay, outerDepth: Int, maximumDepth: Int) {
        self.number = number
        (scope, scopeCount, shape, elementCount, writtenValue) = (0, 1, .nothing, 0, nil)
        output.restart(outerDepth: outerDepth, maximumDepth: maximumDepth)
        begin(way)
    }

    /// Whether this can be inserted at once: no value is being encoded in it, and its text is small and without an
    /// error.
    var isFinished: Bool { isIdle && output.error == nil && output.text.count <= 4096 }

    var insertions: [JSONOutputDetails.Insertion] { output.insertions }

    func bytes(from start: Int, to end: Int?) -> [UInt8] {
        Swift.Array(part(from: start, to: end))
    }

    /// Appends the text between two offsets to an array, without a temporary copy.
    func append(to text: inout [UInt8], from start: Int, to end: Int?) { text += part(from: start, to: end) }

    private func part(from start: Int, to end: Int?) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: output.text[start..<(end ?? output.text.count)])
    }
}

// MARK: Paths

extension EncodingSegment {
    /// How many steps lead from `base` to the innermost scope.
    @inline(__always)
    var stepCount: Int { steps.count }

    // Errors need the following, and so does each container that can make one. These functions are not inlined, to keep
    // containers small.

    /// The keys that lead to the innermost scope.
    @inline(never)
    var path: [any CodingKey] { (base?.keys ?? []) + steps.keys }

    /// The keys that lead to the innermost scope or to one around it, by the number of its steps.
    @inline(never)
    func path(_ stepCount: Int) -> [any CodingKey] {
        Swift.Array(path.prefix((base?.count ?? 0) + stepCount))
    }

    /// The way to the innermost scope or to one around it, for a segment that begins there.
    @inline(never)
    func way(_ stepCount: Int) -> CodingPath? {
        steps.way(stepCount, from: base)
    }

    /// The way to a member of such a scope.
    func way<Key: CodingKey>(_ stepCount: Int, to key: Key) -> EncodingWay {
        guard EncodedKeys.areKnownByByte(Key.self), steps.areLasting(stepCount) else {
            return .shared(CodingPath(way(stepCount), .key(key)))
        }
        return .near(
            self, stepCount: stepCount, .byte(UInt8(truncatingIfNeeded: EncodedKeys.byte(of: key)), Key.self))
    }

    /// The way to an element of such a scope.
    func way(_ stepCount: Int, toElement index: Int) -> EncodingWay {
        guard steps.areLasting(stepCount) else { return .shared(CodingPath(way(stepCount), .position(index))) }
        return .near(self, stepCount: stepCount, .index(index))
    }

    /// Calls a function with a step added to the path.
    @inline(__always)
    func stepping(_ step: EncodingStep, _ body: () throws -> Void) throws {
        steps.append(step)
        defer { steps.removeLast() }
        try body()
    }

    /// Calls a function with a key added to the path.
    @inline(__always)
    func stepping<K: CodingKey>(to key: K, _ body: () throws -> Void) throws {
        try withUnsafePointer(to: key) { try stepping(.key(UnsafeRawPointer($0), K.self), body) }
    }

    /// Calls a function with the index of an element added to the path.
    @inline(__always)
    func stepping(toElement index: Int, _ body: () throws -> Void) throws {
        try stepping(.index(index), body)
    }
}

// MARK: Values

extension EncodingSegment {
    /// Encodes the value of the whole text.
    func encodeTop<T: Encodable>(_ value: T) throws {
        try encode(value, session.action(for: T.self), isTop: true)
        try checkOutput(value)
    }

    /// Encodes a value at the current place of the output, in a scope of its own, by the action for its type.
    ///
    /// This function and `encodeInContainers` are on the stack once for each level of nesting, where every temporary
    /// value counts. So the code for other types is in a separate function.
    @inline(__always)
    func encode<T: Encodable>(_ value: T, _ action: EncodingAction, isTop: Bool = false) throws {
        if case .containers = action {
            try encodeInContainers(value, isTop: isTop)
        } else {
            try encodeSpecially(value, action, isTop: isTop)
        }
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func encodeInContainers<T: Encodable>(_ value: T, isTop: Bool) throws {
        let outer = try begin(value)
        defer { end(outer) }
        let segmentCount = session.segmentCount
        try value.encode(to: SegmentEncoder(self))
        try endValue(value, isTop: isTop)
        if session.segmentCount > segmentCount { session.insertSegments(from: segmentCount, into: self) }
    }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func encodeSpecially<T: Encodable>(_ value: T, _ action: EncodingAction, isTop: Bool) throws {
        switch action {
        case .containers: try encodeInContainers(value, isTop: isTop)
        case .native(let type):
            try lend(for: value) { output in withUnsafePointer(to: value) { type.write(at: $0, to: &output) } }
        case .direct(let type):
            let outer = try begin(value)
            defer { end(outer) }
            try withUnsafePointer(to: value) { try type.encode(at: $0, to: self) }
            try checkOutput(value)
        case .override(let number):
            let outer = try begin(value)
            defer { end(outer) }
            try session.override(number)(value, SegmentEncoder(self))
            try endValue(value, isTop: false)
        }
    }

    typealias Scope = (number: Int, shape: Shape, elementCount: Int)

    @inline(__always)
    func begin<T>(_ value: T) throws -> Scope {
        try beginNesting(value)
        let outer = (scope, shape, elementCount)
        scope = scopeCount
        scopeCount &+= 1
        shape = .nothing
        elementCount = 0
        return outer
    }

    @inline(__always)
    func end(_ outer: Scope) {
        (scope, shape, elementCount) = outer
        endNesting()
    }

    /// Gives the innermost scope a new number, so that containers made before can be distinguished from later ones.
    @inline(__always)
    func beginTurn() -> Int {
        let outer = scope
        scope = scopeCount
        scopeCount &+= 1
        return outer
    }

    /// Restores the number of the innermost scope.
    @inline(__always)
    func endTurn(_ outer: Int) {
        if writtenValue?.scope == scope { writtenValue?.scope = outer }
        scope = outer
    }

    /// Notes that a value's own code is about to run.
    @inline(__always)
    func beginNesting<T>(_ value: T) throws {
        // Only objects and arrays count towards the depth, but values that merely wrap another one need stack too.
        guard nesting <= session.maximumNesting, output.outerDepth + output.depth <= session.maximumDepth else {
            throw invalid(value, JSONWritingError(reason: .tooDeep(limit: session.maximumDepth)))
        }
        guard StackRoom.isLeft else { throw invalid(value, .outOfStack) }
        nesting &+= 1
    }

    @inline(__always)
    func endNesting() { nesting &-= 1 }

    /// Throws the first error of the output, if any.
    @inline(__always)
    func checkOutput<T>(_ value: T) throws {
        if let error = output.error { throw invalid(value, error) }
    }

    @inline(__always)
    private func endValue<T>(_ value: T, isTop: Bool) throws {
        if shape == .nothing, isTop {
            throw EncodingError.invalidValue(
                value, .init(codingPath: path, debugDescription: "the value of type \(T.self) did not encode anything"))
        }
        endScope()
        try checkOutput(value)
    }

    @inline(__always)
    func endScope() {
        switch shape {
        case .nothing:
            output.beginObject()
            output.endObject()
        case .object, .encodedObject: output.endObject()
        case .array, .encodedArray: output.endArray()
        case .value: break
        }
    }

    /// Whether no value is being encoded in this segment, which was made for a nested container or a super encoder.
    var isIdle: Bool { nesting == 0 && scope == 0 }

    /// Ends a segment that was made for a nested container or a super encoder; nothing can write to it any more.
    @inline(never)
    func close() throws {
        guard scope >= 0 else { return }
        guard isIdle else { throw misuse("a container was used while it was encoding a value", JSON.null, path: path) }
        endScope()
        abandon()
        try checkOutput(JSON.null)
    }

    /// Makes all later writes to this segment fail.
    func abandon() { scope = -1 }

    /// Opens an object as the value of the innermost scope, unless it is one already; false if it is something else.
    func openObject() -> Bool {
        switch shape {
        case .nothing:
            output.beginObject(tracksMembers: true)
            shape = .object
            return true
        case .object, .encodedObject:
            output.writtenKeys.compareFromNowOn()
            shape = .object
            return true
        case .array, .encodedArray: return false
        case .value: return reopenWrittenValue(as: .object)
        }
    }

    /// Opens an array as the value of the innermost scope, unless it is one already; false if it is something else.
    func openArray() -> Bool {
        switch shape {
        case .nothing:
            output.beginArray()
            shape = .array
            return true
        case .array, .encodedArray:
            shape = .array
            return true
        case .object, .encodedObject: return false
        case .value: return reopenWrittenValue(as: .array)
        }
    }

    /// Notes that a single value is written as the innermost scope; false if something was written before.
    func takeSingleValue() -> Bool {
        guard shape == .nothing else { return false }
        shape = .value
        return true
    }

    /// Counts an element of the innermost scope's array.
    @inline(__always)
    func countElement() {
        elementCount &+= 1
    }

    /// Lets a value write itself, and checks that it leaves one more value in the text and no container open.
    ///
    /// No container can write meanwhile.
    func lend<T>(for value: T, _ body: (inout JSONOutput) -> Void) throws {
        let (depth, offset) = (output.depth, output.offset)
        try lend(value, body)
        if output.depth == depth, output.offset != offset { return }
        output.failIncomplete(hasText: output.offset != offset)
        try checkOutput(value)
    }

    /// Lets a value write members, if any, into the open object, and checks that it leaves no container open and no key
    /// without a value.
    func lend<T>(forMembersOf value: T, _ body: (inout JSONOutput) -> Void) throws {
        let depth = output.depth
        try lend(value, body)
        if output.depth == depth, output.place != .value { return }
        output.failIncomplete(hasText: true)
        try checkOutput(value)
    }

    private func lend<T>(_ value: T, _ body: (inout JSONOutput) -> Void) throws {
        let outer = scope
        scope = -1
        body(&output)
        scope = outer
        try checkOutput(value)
    }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func invalid<T>(_ value: T, _ error: JSONWritingError, path: [any CodingKey]? = nil) -> EncodingError {
        let path = path ?? self.path
        if let found = session.invalidNumber(in: value, error, below: path) { return found }
        return .invalidValue(
            value, .init(codingPath: path, debugDescription: error.description, underlyingError: error))
    }

    /// The error for a container that is not the innermost one.
    @inline(never)
    func misusedContainer(_ value: Any, path: [any CodingKey]) -> EncodingError {
        misuse("a container was used after its value was encoded, or while a value in it was", value, path: path)
    }

    /// The error for a container that must not be used now.
    @inline(never)
    func misuse(_ description: String, _ value: Any, path: [any CodingKey]) -> EncodingError {
        .invalidValue(value, .init(codingPath: path, debugDescription: description))
    }
}
