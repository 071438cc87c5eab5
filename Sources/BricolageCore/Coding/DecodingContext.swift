/// The nested values that are being decoded, and the way that leads to them.
///
/// Ordinary containers share one context: while a value is decoded, its step is on the way. Nested containers can be
/// used side by side, so each begins a context of its own.
///
/// The pointers are those of `storage`, which lives as long as the context. Exclusivity is not checked for the
/// properties that change with every value: each is read or written in one step, never held while other code runs.
package final class DecodingContext {
    let session: DecodingSession
    let storage: DocumentStorage
    let tape: UnsafePointer<TapeNode>
    let source: UnsafePointer<UInt8>
    /// The keys that lead to where this context begins.
    @exclusivity(unchecked) private var base: CodingPath?
    /// The tape index where it begins, if these keys are computed on demand.
    @exclusivity(unchecked) private var beginning: Int?
    /// Memory for small values whose type the compiler does not know.
    @exclusivity(unchecked) private var scratch: UnsafeMutableRawPointer?
    @exclusivity(unchecked) private(set) var steps: [DecodingStep] = []
    /// The ways of the first of these steps, as far as they were last requested; contexts that begin in one container
    /// after the other share them.
    @exclusivity(unchecked) var ways: [(step: DecodingStep, way: CodingPath)] = []
    /// The path that was last requested.
    @exclusivity(unchecked) var lastPath: LastPath?

    package init(session: DecodingSession, storage: DocumentStorage, path: CodingPath? = nil) {
        self.session = session
        self.storage = storage
        tape = storage.tape
        source = storage.source
        base = path
        beginning = nil
    }

    /// A context for a value that another context led to before it moved on.
    private init(apartFrom other: DecodingContext, at index: Int) {
        (session, storage, tape, source) = (other.session, other.storage, other.tape, other.source)
        beginning = storage === session.storage ? index : nil
        base = beginning == nil ? other.outer : nil
    }

    /// A context for a nested container of another one.
    init(at place: NestedPlace) {
        let other = place.context
        (session, storage, tape, source) = (other.session, other.storage, other.tape, other.source)
        begin(at: place)
    }

    /// Begins at a nested container; the context may have been used for another one before.
    func begin(at place: NestedPlace) {
        let other = place.context
        lastPath = nil
        if !ways.isEmpty { ways.removeAll() }
        guard place.isNear else {
            (base, beginning) = (other.way(to: place), nil)
            steps.removeAll(keepingCapacity: true)
            return
        }
        (base, beginning) = (other.base, other.beginning)
        steps.removeAll(keepingCapacity: true)
        for index in 0..<place.depth { steps.append(other.steps[index]) }
        steps.append(place.step)
    }

    deinit {
        scratch?.deallocate()
    }

    func node(_ index: Int) -> JSONDocument.Node { JSONDocument.Node(storage: storage, index: index) }

    @inline(__always)
    var reader: TapeReader { TapeReader(source: source, tape: tape) }

    @inline(__always)
    func tag(_ index: Int) -> TapeNode.Tag { tape[index].tag }
}

// MARK: Decoding

extension DecodingContext {
    /// Decodes the value that a step leads to.
    ///
    /// This function and `decodeInContainers` are on the stack once for every level of nesting. Code for other types is
    /// kept out of them, because every temporary value counts there.
    package func decode<T: Decodable>(_ type: T.Type, _ step: DecodingStep) throws -> T {
        guard isAtEnd(step) else { return try decodeApart(type, at: step.index) }
        let action = session.action(for: type)
        let depth = enter(step)
        defer { leave(depth) }
        if case .containers = action { return try decodeInContainers(type, at: step.index) }
        return try decode(type, at: step.index, by: action)
    }

    /// Decodes a value that was requested from a container or decoder outside of the initialiser that received it.
    @inline(never)
    private func decodeApart<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        guard StackRoom.isLeft else { throw outOfStack(.value(index)) }
        return try DecodingContext(apartFrom: self, at: index).decode(type, .value(index))
    }

    /// Asks a type to decode itself from the value at a place of the tape, whose step is already on the way.
    package func decodeInContainers<T: Decodable>(_ type: T.Type, at index: Int) throws -> T {
        try session.nest(type, at: index, in: self)
        defer { session.nesting &-= 1 }
        do {
            // If a class is requested as its superclass, `T` is the superclass, but `type` is the class itself.
            return try type.init(from: NodeDecoder(context: self, index: index, depth: steps.count))
        } catch {
            session.note(error, at: index, type, in: self)
            throw error
        }
    }

    /// Makes a value of a type whose `init(from:)` is not called, or not as for other types.
    @inline(never)
    package func decode<T: Decodable>(_ type: T.Type, at index: Int, by action: DecodingAction) throws -> T {
        if case .override(let number) = action { return try decode(by: session.override(number), at: index, type) }
        guard MemoryLayout<T>.size <= 16, MemoryLayout<T>.alignment <= 16 else {
            let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
            defer { memory.deallocate() }
            try decode(type, at: index, by: action, into: memory)
            return memory.move()
        }
        let memory = scratch ?? .allocate(byteCount: 16, alignment: 16)
        scratch = memory
        try decode(type, at: index, by: action, into: memory)
        return memory.assumingMemoryBound(to: type).move()
    }

    /// Makes a value in the given memory.
    ///
    /// The memory is written when the value is complete, so that values inside this one can use the same memory.
    @inline(__always)
    func decode<T: Decodable>(
        _ type: T.Type, at index: Int, by action: DecodingAction, into memory: UnsafeMutableRawPointer
    ) throws {
        switch action {
        case .integers: memory.assumingMemoryBound(to: [Int].self).initialize(to: try integers(of: index))
        case .doubles: memory.assumingMemoryBound(to: [Double].self).initialize(to: try doubles(of: index))
        case .strings: memory.assumingMemoryBound(to: [String].self).initialize(to: try strings(of: index))
        case .arraysOfDoubles:
            memory.assumingMemoryBound(to: [[Double]].self).initialize(to: try arraysOfDoubles(of: index))
        case .direct(let direct): try direct.decode(at: index, in: self, into: memory)
        case .native(let readable): try readNatively(readable, at: index, into: memory)
        case .containers, .override:
            memory.assumingMemoryBound(to: type).initialize(to: try decode(type, .value(index)))
        }
    }

    private func readNatively(
        _ readable: any JSONReadable.Type, at index: Int, into memory: UnsafeMutableRawPointer
    ) throws {
        do {
            try readable.read(node(index), into: memory)
        } catch let error as JSONReadingError {
            throw decodingError(error, readable, below: index)
        }
    }

    private func decode<T: Decodable>(
        by action: DecodingOverrides.Action, at index: Int, _ type: T.Type
    ) throws -> T {
        try session.nest(type, at: index, in: self)
        defer { session.nesting -= 1 }
        do {
            if let value = try action(NodeDecoder(context: self, index: index, depth: steps.count)) as? T {
                return value
            }
        } catch {
            session.note(error, at: index, type, in: self)
            throw error
        }
        throw failure(.wrongKind, .value(index), expected: "a value of type \(type)", type)
    }
}

// MARK: The way

extension DecodingContext {
    /// How many steps lead to the value that is being decoded.
    var depth: Int { steps.count }

    /// Adds a step to the way, if it leads inside, and returns how many there were before.
    @inline(__always)
    package func enter(_ step: DecodingStep) -> Int {
        let depth = steps.count
        if step.leadsInside { steps.append(step) }
        return depth
    }

    /// Goes on to the next element of the array that was entered last.
    @inline(__always)
    package func move(to step: DecodingStep, depth: Int) {
        steps[depth] = step
    }

    @inline(__always)
    package func leave(_ depth: Int) {
        if steps.count > depth { steps.removeLast() }
    }

    /// Whether the way still leads, by `depth` steps, to a container or to something in it.
    @inline(__always)
    func leads(to container: Int, _ depth: Int) -> Bool {
        depth == 0 || steps.count >= depth && steps[depth - 1].index == container
    }

    /// The way to where this context begins.
    var outer: CodingPath? {
        if base == nil, let beginning { base = CodingPath(keys(to: beginning)) }
        return base
    }
}
