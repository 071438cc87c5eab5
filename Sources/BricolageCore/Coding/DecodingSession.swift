/// One call of `JSON.Decoder.decode`: its options, and what is known of the types it has met.
final class DecodingSession {
    let root: JSONDocument.Node
    let storage: DocumentStorage
    let keyStrategy: JSON.Decoder.KeyDecodingStrategy
    let overrides: DecodingOverrides
    let nonFiniteTexts: NonFiniteTexts?
    let userInfo: [CodingUserInfoKey: Any]
    let convertsKeys: Bool
    /// How many calls of `init(from:)` may be within each other: types that merely wrap another one cost stack too.
    let maximumNesting: Int
    private let maximumDepth: Int?
    private var actions = TypeTable<DecodingAction>()
    @exclusivity(unchecked) var nesting = 0
    /// Tables of the members of objects that are large or have a key twice, by the object's place on the tape.
    private var indices: [Int: MemberIndex] = [:]
    /// The innermost value whose type threw an error of its own, and that error.
    private var foreignFailure: (error: any Error, index: Int)?

    init(_ decoder: JSON.Decoder, root: JSONDocument.Node) {
        self.root = root
        storage = root.storage
        keyStrategy = decoder.keyDecodingStrategy
        overrides = decoder.overrides
        userInfo = decoder.userInfo
        maximumDepth = decoder.parsing.maximumDepth
        maximumNesting = decoder.parsing.maximumDepth.map { 4 * min(max(0, $0), 1 << 40) + 64 } ?? .max
        nonFiniteTexts =
            switch decoder.nonConformingFloatDecodingStrategy {
            case .throw: nil
            case .convertFromString(let positive, let negative, let nan):
                NonFiniteTexts(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
            }
        convertsKeys = if case .useDefaultKeys = keyStrategy { false } else { true }
    }

    /// Whether objects must go through containers, so that keys and values are converted.
    var hasStrategies: Bool { convertsKeys || !overrides.isEmpty || nonFiniteTexts != nil }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        if let maximumDepth, storage.depth > maximumDepth { throw depthIssues(maximumDepth) }
        let context = DecodingContext(session: self, storage: storage, path: [])
        do {
            return try context.decode(type, at: root.index, key: nil)
        } catch {
            throw issues(for: error)
        }
    }

    func action<T: Decodable>(for type: T.Type) -> DecodingAction {
        actions.action(for: type) {
            if let override = overrides.action(for: type) { return .override(override) }
            if isNative(type), let readable = type as? any JSONReadable.Type { return .native(readable) }
            if let dictionary = type as? any DirectlyDecodedDictionary.Type { return .dictionary(dictionary) }
            return .containers
        }
    }

    /// Whether a type is one that is asked to decode itself from a decoder.
    func decodesInContainers<T: Decodable>(_ type: T.Type) -> Bool {
        if case .containers = action(for: type) { true } else { false }
    }

    private func isNative(_ type: Any.Type) -> Bool {
        if !hasStrategies || type is any WholeValue.Type { return true }
        return nonFiniteTexts == nil && type is any StrategyIndependent.Type
    }

    func index(of object: JSONDocument.Node) -> MemberIndex {
        if let known = indices[object.index] { return known }
        let made = MemberIndex(object: object)
        indices[object.index] = made
        return made
    }

    /// Remembers where an error came from that says nothing about it.
    ///
    /// Called from the inside out.
    func note(_ error: any Error, at index: Int) {
        if error is DecodingError || error is JSONReadingError || error is DecodingIssues { return }
        if let known = foreignFailure, known.index >= index, known.index < Int(storage.tape[index].next) { return }
        foreignFailure = (error, index)
    }
}

/// What to do for values of a type.
enum DecodingAction {
    case containers
    case native(any JSONReadable.Type)
    case override(DecodingOverrides.Action)
    case dictionary(any DirectlyDecodedDictionary.Type)
}

/// A type that takes over a value whatever it is, so that no strategy for numbers concerns it.
private protocol WholeValue {}

extension JSON: WholeValue {}
extension JSON.Number: WholeValue {}
extension JSON.Array: WholeValue {}
extension JSON.Object: WholeValue {}

// MARK: Errors

extension DecodingSession {
    private func depthIssues(_ limit: Int) -> DecodingIssues {
        DecodingIssues([
            DecodingIssue(
                kind: .depthLimit(limit), pointer: .root, location: root.location,
                expected: "at most \(limit) levels", found: "\(storage.depth) levels")
        ])
    }

    /// The error that `decode` throws for one that came out of a type.
    private func issues(for error: any Error) -> DecodingIssues {
        if let issues = error as? DecodingIssues { return issues }
        if let error = error as? JSONReadingError { return DecodingIssues([error.issue]) }
        if let error = error as? DecodingError { return DecodingIssues([issue(for: error)]) }
        let node = foreignFailure.map { JSONDocument.Node(storage: storage, index: $0.index) } ?? root
        return DecodingIssues([customIssue(String(describing: error), at: node, underlying: error)])
    }

    private func issue(for error: DecodingError) -> DecodingIssue {
        guard let context = error.context else {
            return customIssue(String(describing: error), at: root, underlying: error)
        }
        if let underlying = context.underlyingError as? JSONReadingError { return underlying.issue }
        let node = node(at: context.codingPath)
        if case .keyNotFound(let key, _) = error {
            return JSONReadingError(.missing(key: key.stringValue), at: node, expected: "a value").issue
        }
        return customIssue(context.debugDescription, at: node, underlying: context.underlyingError ?? error)
    }

    private func customIssue(_ text: String, at node: JSONDocument.Node, underlying: any Error) -> DecodingIssue {
        var issue = JSONReadingError(.custom, at: node, expected: text).issue
        issue.underlying = UnderlyingError(underlying)
        return issue
    }

    /// The value that a coding path leads to, as far as it can be followed.
    private func node(at path: [any CodingKey]) -> JSONDocument.Node {
        var node = root
        for key in path {
            let next: JSONDocument.Node? =
                switch node.kind {
                case .array: key.intValue.flatMap { node[$0] }
                case .object: node[key.stringValue]
                default: nil
                }
            guard let next else { break }
            node = next
        }
        return node
    }
}

extension DecodingError {
    fileprivate var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }
}
