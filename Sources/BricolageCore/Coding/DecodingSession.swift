/// One call of `JSON.Decoder.decode`: its options, and what is known of the types it has met.
///
/// Exclusivity is not checked for the properties that change with every value: each is read or written in one step,
/// never held while code of a type runs.
package final class DecodingSession {
    package let root: JSONDocument.Node
    /// How many elements precede those of the root, if the root is a part of an array.
    let elementsBefore: Int
    package let storage: DocumentStorage
    package let keyStrategy: JSON.Decoder.KeyDecodingStrategy
    package let overrides: DecodingOverrides
    package let nonFiniteTexts: NonFiniteTexts?
    let floatStrategy: JSON.Decoder.NonConformingFloatDecodingStrategy
    let reporting: JSON.Decoder.IssueReporting
    let sendableUserInfo: [CodingUserInfoKey: any Sendable]
    package let convertsKeys: Bool
    /// How many calls of `init(from:)` may be nested: types that merely wrap another one cost stack too.
    let maximumNesting: Int
    private var convertedNames = ConvertedNames()
    @exclusivity(unchecked) private var keyTypes = KeyTypes()
    private var usedOverrides: [DecodingOverrides.Action] = []
    let maximumDepth: Int?
    @exclusivity(unchecked) private var actions = TypeTable<DecodingAction>()
    /// Which types have raw values; looked up for each value that is refused.
    @exclusivity(unchecked) private var rawTypes = TypeTable<Bool>()
    /// Containers to reuse.
    ///
    /// They refer back to the session, so they are released when everything has been decoded.
    @exclusivity(unchecked) private var spareContainers: SpareContainers?
    /// How many containers are made before any is kept for reuse.
    @exclusivity(unchecked) private var containersBeforeSpares = Int.max
    @exclusivity(unchecked) var nesting = 0
    /// The objects that types keep for the rest of the call, such as the results of unions while an outer one is being
    /// decided.
    private var notes = SeldomTable<ObjectIdentifier, AnyObject>()
    /// Tables of the members of objects that are large or have a key twice, by the object's place on the tape.
    private var indices: [Int: MemberIndex] = [:]
    /// The origin of the last error that came out of an initialiser: the innermost value that was being read.
    @exclusivity(unchecked) private(set) var foreignFailure: ForeignFailure?

    /// - Parameter elementsBefore: How many elements precede those of the root, which is known to be a part.
    package init(_ decoder: JSON.Decoder, root: JSONDocument.Node, elementsBefore: Int? = nil) {
        // Coding paths and issues contain places, which would be wrong for a part unless this number is known.
        if elementsBefore == nil { root.storage.part?.wantWhole() }
        self.root = root
        self.elementsBefore = elementsBefore ?? 0
        storage = root.storage
        keyStrategy = decoder.keyDecodingStrategy
        overrides = decoder.overrides
        sendableUserInfo = decoder.userInfo
        maximumDepth = decoder.parsing.maximumDepth
        reporting = decoder.reporting
        floatStrategy = decoder.nonConformingFloatDecodingStrategy
        maximumNesting = decoder.parsing.maximumDepth.map { 4 * min(max(0, $0), 1 << 40) + 64 } ?? .max
        nonFiniteTexts =
            switch decoder.nonConformingFloatDecodingStrategy {
            case .throw: nil
            case .convertFromString(let positive, let negative, let nan):
                NonFiniteTexts(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
            }
        convertsKeys = if case .useDefaultKeys = keyStrategy { false } else { true }
    }

    package var userInfo: [CodingUserInfoKey: Any] { sendableUserInfo }

    /// Whether objects must go through containers, so that keys and values are converted.
    package var hasStrategies: Bool { convertsKeys || !overrides.isEmpty || nonFiniteTexts != nil }

    /// Whether the document has more levels than the decoder allows.
    var isTooDeep: Bool { maximumDepth.map { storage.depth > $0 } ?? false }

    /// Decodes a value from a part of a document in a session of its own.
    package static func decode<T: Decodable>(
        _ type: T.Type, from node: JSONDocument.Node, by decoder: JSON.Decoder
    ) throws -> T {
        let session = DecodingSession(decoder, root: node.carrying(decoder))
        do {
            return try session.decode(type)
        } catch {
            throw decoder.thrownError(for: error, type, session)
        }
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let maximumDepth, isTooDeep { throw depthIssues(maximumDepth) }
        return try run { try $0.decode(type, .value(root.index)) }
    }

    /// Appends the elements of the root, which is an array, to a Swift array.
    func append<Element: Decodable>(to elements: inout [Element]) throws {
        try run { try $0.append(elementsOf: root.index, to: &elements) }
    }

    @inline(__always)
    private func run<Result>(_ body: (DecodingContext) throws -> Result) throws -> Result {
        // A spare container costs more than it saves for the few objects of a small document.
        containersBeforeSpares = 3
        defer {
            containersBeforeSpares = .max
            spareContainers = nil
        }
        let refusals = StackRoom.refusals
        do {
            let result = try ThreadTrials.nesting { try body(DecodingContext(session: self, storage: storage)) }
            if StackRoom.refusals == refusals { return result }
        } catch {
            if StackRoom.refusals == refusals || error.isDepthLimit { throw error }
        }
        throw root.tooDeep
    }

    /// What is done for a type that has an override.
    package func override(_ number: Int) -> DecodingOverrides.Action { usedOverrides[number] }

    package func action(for type: any Decodable.Type) -> DecodingAction {
        actions.value(for: type) {
            if let override = overrides.action(for: type) ?? actionForTexts(type) {
                usedOverrides.append(override)
                return .override(usedOverrides.count - 1)
            }
            if type == [Double].self { return .doubles }
            if type == [Int].self { return .integers }
            if type == [String].self { return .strings }
            if type == [[Double]].self { return .arraysOfDoubles }
            let facts = DecodingFacts.about(type)
            if let direct = facts.direct, direct.keysAreData || !convertsKeys { return .direct(direct) }
            if let readable = facts.readable, isNative(type) { return .native(readable) }
            return .containers
        }
    }

    private func actionForTexts(_ type: Any.Type) -> DecodingOverrides.Action? {
        nonFiniteTexts == nil ? nil : (type as? any OverriddenValue.Type)?.decode
    }

    func hasRawValue(_ type: Any.Type) -> Bool { rawTypes.value(for: type) { type is any RawRepresentable.Type } }

    func container<Key: CodingKey>(
        keyedBy key: Key.Type, of object: DecodingStep, depth: Int, in context: DecodingContext
    ) throws -> KeyedDecodingContainer<Key> {
        try context.checkObject(object)
        guard let spares = nextSpares() else {
            return KeyedDecodingContainer(
                NodeKeyedContainer<Key>(
                    MemberReader(context, object: object, depth: depth, keyType: number(ofKeyType: key))))
        }
        return spares.container(keyedBy: key, of: object, depth: depth, in: context)
    }

    /// Counts one more container, and returns where it is kept for reuse; nil for the first few of a call.
    @inline(__always)
    func nextSpares() -> SpareContainers? {
        guard containersBeforeSpares == 0 else {
            containersBeforeSpares -= 1
            return nil
        }
        let spares = spareContainers ?? SpareContainers()
        spareContainers = spares
        return spares
    }

    private func isNative(_ type: Any.Type) -> Bool {
        if !hasStrategies || type is any WholeValue.Type { return true }
        return nonFiniteTexts == nil && (type is any StrategyIndependent.Type || type is any OverriddenValue.Type)
    }

    /// Counts one more nested call of an initialiser.
    @inline(__always)
    func nest(_ type: Any.Type, at index: Int, in context: DecodingContext) throws {
        guard nesting < maximumNesting, StackRoom.isLeft else { throw tooMuchNesting(type, at: index, in: context) }
        nesting &+= 1
    }

    @inline(never)
    private func tooMuchNesting(_ type: Any.Type, at index: Int, in context: DecodingContext)
        -> DecodingError
    {
        let limit = nesting < maximumNesting ? nil : maximumNesting
        return context.failure(.depthLimit(limit), .value(index), expected: "less nesting", type)
    }

    /// A new number for a type of keys, from which `key(_:ofType:)` makes keys again.
    @inline(__always)
    func number(ofKeyType type: any CodingKey.Type) -> Int32 { keyTypes.add(type) }

    /// The key of a type with the name of another key, whose type does not matter.
    func key(_ key: any CodingKey, ofType number: Int) -> any CodingKey { keyTypes.key(key, ofType: number) }

    /// Whether the conversion of an object's keys depends on the keys around it.
    package var pathsMatter: Bool { if case .custom = keyStrategy { true } else { false } }

    /// Whether a key of a path depends on those before it.
    var needsPaths: Bool { pathsMatter || elementsBefore > 0 }

    /// A key of the text as the decoded types know it.
    package func convertedKey(_ key: String, after path: @autoclosure () -> [any CodingKey]) -> any CodingKey {
        if case .custom(let convert) = keyStrategy { return convert(path() + [JSONCodingKey(key)]) }
        guard convertsKeys else { return JSONCodingKey(key) }
        return JSONCodingKey(convertedNames.name(of: key, by: keyStrategy.spelling.converted))
    }

    /// The object that a type keeps for the rest of the call, made on first use.
    func kept<Note: AnyObject>(_ make: () -> Note) -> Note {
        if let known = notes[ObjectIdentifier(Note.self)] as? Note { return known }
        let made = make()
        notes[ObjectIdentifier(Note.self)] = made
        return made
    }

    package func index(of object: JSONDocument.Node) -> MemberIndex {
        if let known = indices[object.index] { return known }
        let made = MemberIndex(object: object)
        indices[object.index] = made
        return made
    }

    /// Remembers where an error came from, which the error itself may not say.
    ///
    /// Called from the inside out.
    func note(_ error: any Error, at index: Int, _ type: Any.Type, in context: DecodingContext) {
        ThreadTrials.noteFailure()
        if error.isReadingError || isOrigin(of: error) { return }
        foreignFailure = ForeignFailure(
            index: index, depth: context.pathCount, key: context.lastKey, type: type, error: error)
    }

    /// Whether the origin of an error is remembered.
    func isOrigin(of error: any Error) -> Bool { foreignFailure?.isOrigin(of: error) ?? false }
}

/// What to do for values of a type.
package enum DecodingAction {
    /// The type decodes itself.
    case containers
    case integers
    case doubles
    case strings
    case arraysOfDoubles
    case native(any JSONReadable.Type)
    /// One of the overrides that the session has met.
    case override(Int)
    case direct(any DirectlyDecoded.Type)
}
