internal import BricolageCore

/// Converts the documents of a YAML text to JSON, and keeps their locations.
///
///     events ──▶ tokens ──▶ JSON text ──▶ JSONDocument
///                  ▲           └─ places: offset in the JSON text ▸ place in the YAML text
///                  └── aliases copy the tokens of their anchors, `<<` those of members that the mapping lacks
///
/// Nothing recurses. Tokens that aliases repeat count toward a limit, so that no short text becomes a huge document.
struct YAMLReader: ~Copyable {
    /// The maximum size of the JSON of a document in bytes.
    static let largestDocument = 256 << 20
    /// The maximum number of values and keys in a document, including those that `<<` removes again.
    static let mostTokens = 1 << 23

    private let events: YAMLEvents
    /// Scalars and keys as JSON, one after the other.
    private var text: [UInt8] = []
    private var tokens: [YAMLToken] = []
    /// How many tokens were added, and the size of their JSON in bytes; both stay when `<<` removes tokens again.
    private var count = 0
    private var size = 0
    private var open: [Container] = []
    private var anchors: [String: Anchor] = [:]
    /// The anchors that `<<` has not removed, in the order in which their values end; an anchor that is defined again is
    /// here twice.
    private var endedAnchors: [String] = []

    /// A sequence or a mapping that has not ended.
    private struct Container {
        var start: Int
        var isObject: Bool
        var anchor: String?
        /// Whether a key comes next.
        var expectsKey: Bool
        var keys: Set<[UInt8]> = []
        /// The index of the first token of a `<<` value, while it is being read.
        var mergeStart: Int?
        /// The members of the mappings that `<<` names, and the location of its value.
        var merged: [(members: ArraySlice<YAMLToken>, location: SourceLocation)] = []
    }

    /// A value with an anchor: the range of its tokens, or the tokens themselves once `<<` has removed them.
    private enum Anchor {
        case range(Range<Int>)
        case tokens(ArraySlice<YAMLToken>)
    }

    /// Creates a reader of valid UTF-8, which must remain in memory as long as the reader lives.
    init(_ text: UnsafeBufferPointer<UInt8>) { events = YAMLEvents(text) }

    /// The tokens of the next document, with their texts; nil after the last one.
    mutating func next() throws(YAMLError) -> (tokens: [YAMLToken], text: [UInt8])? {
        tokens.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        anchors.removeAll()
        endedAnchors.removeAll()
        count = 0
        size = 0
        while let (event, location) = try events.next() {
            switch event {
            case .documentStart: continue
            case .documentEnd: return (tokens, text)
            case .scalar(let value, let tag, let isPlain, let anchor):
                try addScalar(value, tag, isPlain, anchor, at: location)
            case .alias(let name): try addAlias(name, at: location)
            case .arrayStart(let anchor): try begin(isObject: false, anchor, at: location)
            case .objectStart(let anchor): try begin(isObject: true, anchor, at: location)
            case .end: try end()
            }
        }
        return nil
    }

    // MARK: Values

    private mutating func addScalar(
        _ value: String, _ tag: String?, _ isPlain: Bool, _ anchor: String?, at location: SourceLocation
    ) throws(YAMLError) {
        if let container = open.last, container.expectsKey {
            if tag == nil, isPlain, value == "<<" {
                open[open.count - 1].mergeStart = tokens.count
                open[open.count - 1].expectsKey = false
                return
            }
            return try addKey(value, anchor, at: location)
        }
        let json: String
        do throws(YAMLScalar.Refusal) {
            json = try YAMLScalar.json(value, tag: tag, isPlain: isPlain)
        } catch {
            switch error {
            case .noNumber: throw events.error("not-json", "JSON has no number \(value)", at: location)
            case .tooManyDigits:
                throw events.error(
                    "size-limit",
                    "the integer has more than the limit of \(YAMLScalar.mostDigits) hexadecimal or octal digits",
                    at: location)
            case .notOfType(let type):
                let message = "\(YAMLScalar.quoted(value)) is not \(type), as its tag says"
                throw events.error("not-yaml", message, at: location)
            }
        }
        let start = tokens.count
        try append(YAMLToken(kind: .scalar, text: collect(json), location: location))
        try complete(start, anchor, at: location)
    }

    private mutating func addKey(_ key: String, _ anchor: String?, at location: SourceLocation) throws(YAMLError) {
        let json = YAMLScalar.quoted(key)
        guard open[open.count - 1].keys.insert(Array(key.utf8)).inserted else {
            throw events.error("duplicate-key", "duplicate key \(json) in this mapping", at: location)
        }
        let start = tokens.count
        try append(YAMLToken(kind: .key, text: collect(json), location: location))
        name(start, anchor)
        open[open.count - 1].expectsKey = false
    }

    private mutating func addAlias(_ name: String, at location: SourceLocation) throws(YAMLError) {
        guard let anchor = anchors[name] else {
            guard !open.contains(where: { $0.anchor == name }) else {
                throw events.error("not-json", "the value of the anchor &\(name) contains itself", at: location)
            }
            throw events.error("not-yaml", "there is no anchor &\(name) before this alias", at: location)
        }
        let copied =
            switch anchor {
            case .range(let range): Array(tokens[range])[...]
            case .tokens(let copied): copied
            }
        if let container = open.last, container.expectsKey {
            guard let first = copied.first, first.isText else {
                throw events.error("not-json", "a key of JSON must be a string", at: location)
            }
            let json = String(decoding: text[first.text], as: UTF8.self)
            return try addKey((try? JSON(parsing: json))?.string ?? json, nil, at: location)
        }
        let start = tokens.count
        for var token in copied {
            // A key that is repeated as a value becomes a scalar: the text of both is a JSON string.
            if token.count == copied.count, case .key = token.kind { token.kind = .scalar }
            try append(token, at: location)
        }
        try complete(start, nil, at: location)
    }

    private mutating func begin(
        isObject: Bool, _ anchor: String?, at location: SourceLocation
    ) throws(YAMLError) {
        if let container = open.last, container.expectsKey {
            throw events.error("not-json", "a key of JSON must be a string", at: location)
        }
        // From here on the anchor refers to this value, which is not complete yet.
        if let anchor { anchors[anchor] = nil }
        open.append(Container(start: tokens.count, isObject: isObject, anchor: anchor, expectsKey: isObject))
        try append(YAMLToken(kind: isObject ? .object(1) : .array(1), text: 0..<0, location: location))
    }

    private mutating func end() throws(YAMLError) {
        guard let container = open.popLast() else { return }
        var known = container.keys
        for (members, location) in container.merged { try merge(members, &known, at: location) }
        let count = tokens.count - container.start
        tokens[container.start].kind = container.isObject ? .object(count) : .array(count)
        try complete(container.start, container.anchor, at: tokens[container.start].location)
    }

    /// Records that a value is complete.
    ///
    /// - Parameter location: The location of the value; for an alias, that of the alias.
    private mutating func complete(
        _ start: Int, _ anchor: String?, at location: SourceLocation
    ) throws(YAMLError) {
        name(start, anchor)
        guard let container = open.last, container.isObject else { return }
        open[open.count - 1].expectsKey = true
        guard let mergeStart = container.mergeStart else { return }
        open[open.count - 1].mergeStart = nil
        try takeMerged(from: mergeStart, at: location)
    }

    /// Records the anchor of a value or key that ends with the last token.
    private mutating func name(_ start: Int, _ anchor: String?) {
        guard let anchor else { return }
        anchors[anchor] = .range(start..<tokens.count)
        endedAnchors.append(anchor)
    }

    // MARK: Merging

    /// Removes the value of `<<`, one mapping or several, and keeps their members until the mapping around it ends.
    private mutating func takeMerged(from start: Int, at location: SourceLocation) throws(YAMLError) {
        let moved = Array(tokens[start...])
        while let name = endedAnchors.last {
            if case .range(let range) = anchors[name] {
                guard range.upperBound > start else { break }
                anchors[name] = .tokens(moved[range.lowerBound - start..<range.upperBound - start])
            }
            endedAnchors.removeLast()
        }
        tokens.removeSubrange(start...)
        var mappings = [moved[...]]
        if case .array = moved[0].kind {
            mappings = []
            var position = 1
            while position < moved.count {
                mappings.append(moved[position..<position + moved[position].count])
                position += moved[position].count
            }
        }
        for mapping in mappings {
            guard let first = mapping.first, case .object = first.kind else {
                throw events.error("not-yaml", "only mappings can be merged with <<", at: location)
            }
            open[open.count - 1].merged.append((mapping.dropFirst(), location))
        }
    }

    /// Adds the members of a mapping whose keys are not known yet.
    private mutating func merge(
        _ members: ArraySlice<YAMLToken>, _ known: inout Set<[UInt8]>, at location: SourceLocation
    ) throws(YAMLError) {
        var position = members.startIndex
        while position < members.endIndex {
            let count = 1 + members[position + 1].count
            if known.insert(key(members[position])).inserted {
                for token in members[position..<position + count] { try append(token, at: location) }
            }
            position += count
        }
    }

    /// The bytes of a key.
    private func key(_ token: YAMLToken) -> [UInt8] {
        Array(((try? JSONDocument(parsing: Array(text[token.text])))?.root.string ?? "").utf8)
    }

    // MARK: Tokens

    private mutating func collect(_ json: String) -> Range<Int> {
        let start = text.count
        text += json.utf8
        return start..<text.count
    }

    /// Adds a token.
    ///
    /// - Parameter location: The location of the alias or `<<` that repeats the token; nil for an original token.
    private mutating func append(_ token: YAMLToken, at location: SourceLocation? = nil) throws(YAMLError) {
        let sizeWithToken = size + token.text.count + 2
        guard count < Self.mostTokens, sizeWithToken <= Self.largestDocument else {
            throw events.error(
                "size-limit",
                "the document becomes larger than the limit of \(Self.mostTokens) values and \(Self.largestDocument) bytes",
                at: location ?? token.location)
        }
        count += 1
        size = sizeWithToken
        tokens.append(token)
    }
}
