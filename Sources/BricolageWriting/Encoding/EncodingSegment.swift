internal import BricolageCore

/// A run of text that is written strictly from its beginning to its end, and who may write to it right now.
///
/// Each value that is encoded is a scope. While its `encode(to:)` runs, only its own containers may write; one that
/// was kept for later and used then gives an error. Properties are read and written far too often to pay for dynamic
/// exclusivity checks: nothing here calls foreign code while it holds one, except for `lend`, which closes the scope.
final class EncodingSegment {
    let session: EncodingSession
    private(set) var number: Int
    @exclusivity(unchecked) var output: JSONOutput
    /// The keys that lead to this text, but for those of the first steps.
    @exclusivity(unchecked) private var base: CodingPath?
    /// The keys from there to the innermost scope.
    @exclusivity(unchecked) private var steps = EncodingPath()
    /// The innermost scope; scopes are numbered as they begin.
    @exclusivity(unchecked) private(set) var scope = 0
    @exclusivity(unchecked) private var scopeCount = 1
    /// What the innermost scope has become so far.
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
        /// An object that a single-value container has encoded: containers may add to it, a second value may not.
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

    /// Begins anew as another segment: nobody can write to this one.
    func restart(number: Int, way: EncodingWay, outerDepth: Int, maximumDepth: Int) {
        self.number = number
        (scope, scopeCount, shape, elementCount, writtenValue) = (0, 1, .nothing, 0, nil)
        output.restart(outerDepth: outerDepth, maximumDepth: maximumDepth)
        begin(way)
    }

    /// Whether this can be inserted at once: it is no large text, and nothing is wrong with it.
    var isFinished: Bool { isIdle && output.error == nil && output.text.count <= 4096 }

    var insertions: [JSONOutputDetails.Insertion] { output.insertions }

    func bytes(from start: Int, to end: Int?) -> [UInt8] {
        Swift.Array(part(from: start, to: end))
    }

    /// Appends the text from an offset to another, without an array for it.
    func append(to text: inout [UInt8], from start: Int, to end: Int?) { text += part(from: start, to: end) }

    private func part(from start: Int, to end: Int?) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: output.text[start..<(end ?? output.text.count)])
    }
}

// MARK: Paths

extension EncodingSegment {
    /// How many keys lead from the beginning of this text to the innermost scope.
    @inline(__always)
    var stepCount: Int { steps.count }

    // Asked for by errors, and by each container that can make one: nothing of it stands in their code.

    /// The keys that lead to the innermost scope.
    @inline(never)
    var path: [any CodingKey] { (base?.keys ?? []) + steps.keys }

    /// The keys that lead to a scope around the innermost one.
    @inline(never)
    func path(_ stepCount: Int) -> [any CodingKey] {
        Swift.Array(path.prefix((base?.count ?? 0) + stepCount))
    }

    /// The way to a scope around the innermost one, or to it, for a segment that begins there.
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

    /// Does something one step further.
    @inline(__always)
    func stepping(_ step: EncodingStep, _ body: () throws -> Void) throws {
        steps.append(step)
        defer { steps.removeLast() }
        try body()
    }

    /// Does something one key further.
    @inline(__always)
    func stepping<K: CodingKey>(to key: K, _ body: () throws -> Void) throws {
        try withUnsafePointer(to: key) { try stepping(.key(UnsafeRawPointer($0), K.self), body) }
    }

    /// Does something one element further.
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

    /// Encodes a value where the output stands, in a scope of its own, as is done for its type.
    ///
    /// This function and `encodeInContainers` stand on the stack once for every level of nesting. What other types
    /// need is kept out of them, because every temporary value counts there.
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

    /// Gives the innermost scope another number, so that containers that were made of it can be told from later ones.
    @inline(__always)
    func beginTurn() -> Int {
        let outer = scope
        scope = scopeCount
        scopeCount &+= 1
        return outer
    }

    /// Gives the innermost scope its number again.
    @inline(__always)
    func endTurn(_ outer: Int) {
        if writtenValue?.scope == scope { writtenValue?.scope = outer }
        scope = outer
    }

    /// Notes that a value's own code is about to run.
    @inline(__always)
    func beginNesting<T>(_ value: T) throws {
        // Objects and arrays count towards the depth; values that merely wrap another one cost stack as well.
        guard nesting <= session.maximumNesting, output.outerDepth + output.depth <= session.maximumDepth else {
            throw invalid(value, JSONWritingError(reason: .tooDeep(limit: session.maximumDepth)))
        }
        guard StackRoom.isLeft else { throw invalid(value, .outOfStack) }
        nesting &+= 1
    }

    @inline(__always)
    func endNesting() { nesting &-= 1 }

    /// Throws if something that was written is not JSON.
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

    /// Whether this was made for a nested container or a super encoder and no value is being encoded in it.
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

    /// Lets nothing write to this segment any more.
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

    /// Notes that the innermost scope is a value that stands in the text; false if it is something already.
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

    /// Lets a value write itself, which is to leave one value more in the text and no container open.
    ///
    /// No container can write meanwhile.
    func lend<T>(for value: T, _ body: (inout JSONOutput) -> Void) throws {
        let (depth, offset) = (output.depth, output.offset)
        try lend(value, body)
        if output.depth == depth, output.offset != offset { return }
        output.failIncomplete(hasText: output.offset != offset)
        try checkOutput(value)
    }

    /// Lets a value write members, or none, into the object that is open, and leave no container or key behind.
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

    /// The error for a container that is used when it cannot be.
    @inline(never)
    func misuse(_ description: String, _ value: Any, path: [any CodingKey]) -> EncodingError {
        .invalidValue(value, .init(codingPath: path, debugDescription: description))
    }
}
