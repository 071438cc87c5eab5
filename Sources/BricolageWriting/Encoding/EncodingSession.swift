internal import BricolageCore

/// One call of `JSON.Encoder.encode`: its options and the segments of text that it makes.
///
///     segment 0   {"a":1,"b":⌄,"c":[⌄]}        values that are encoded in order are written where they belong
///     segment 1   {"x":true}  ┘      │         nested containers and super encoders can be written to at any time,
///     segment 2   {}  ───────────────┘         so each has a segment
///
/// Most segments are released with the value that requested them. Then they are inserted at once and reused; a segment
/// that somebody still holds is inserted when everything is encoded.
///
/// Exclusivity is not checked for the tables: examining a type or creating a maker runs no code of encoded types.
/// Invariant: the entry of a type of keys in `containerMakers` is a maker for that type.
final class EncodingSession {
    let keyStrategy: JSON.Encoder.KeyEncodingStrategy
    let overrides: EncodingOverrides
    let nonFiniteTexts: NonFiniteTexts?
    let maximumDepth: Int
    /// How deeply calls of `encode(to:)` may be nested: types that merely wrap another one need stack too.
    let maximumNesting: Int
    let userInfo: [CodingUserInfoKey: any Sendable]
    let convertsKeys: Bool
    /// Whether keys are written unchanged, except for necessary escapes.
    private let keepsKeys: Bool
    @exclusivity(unchecked) private var segments: [EncodingSegment] = []
    /// Segments that were inserted and can be reused.
    @exclusivity(unchecked) private var spareSegments: [EncodingSegment] = []
    private let formatting: JSONFormatting
    private var usedOverrides: [EncodingOverrides.Action] = []
    private var convertedNames = ConvertedNames()
    @exclusivity(unchecked) private var actions = TypeTable<EncodingAction>()
    @exclusivity(unchecked) private var containerMakers = TypeTable<AnyObject>()
    @exclusivity(unchecked) private var containerCount = 0
    private var lenders: [EncodingContainerLender] = []
    /// The error for the first misuse of a container that could not be thrown.
    private var misuse: (any Error)?
    /// The segment that receives everything written after a misuse; its text is discarded.
    private(set) var sink: EncodingSegment?
    /// Whether all types encode themselves through containers, to find the path of a number that cannot be encoded.
    var seeksInvalidNumber = false

    init(_ encoder: JSON.Encoder) {
        keyStrategy = encoder.keyEncodingStrategy
        overrides = encoder.overrides
        maximumDepth = Self.depth(encoder.maximumDepth)
        maximumNesting = 4 * maximumDepth + 64
        userInfo = encoder.userInfo
        formatting = encoder.formatting
        nonFiniteTexts =
            switch encoder.nonConformingFloatEncodingStrategy {
            case .throw: nil
            case .convertToString(let positive, let negative, let nan):
                NonFiniteTexts(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
            }
        convertsKeys = if case .useDefaultKeys = keyStrategy { false } else { true }
        keepsKeys = !convertsKeys && !formatting.escapesSlashes && !formatting.escapesNonASCII
    }

    /// The initial capacity of the output, in bytes.
    static let firstCapacity = 512

    /// How many segments are kept for reuse.
    private static let mostSpareSegments = 16

    /// Clamps a limit on levels to a range in which arithmetic cannot overflow.
    static func depth(_ limit: Int) -> Int { min(max(0, limit), 1 << 40) }

    /// An encoder with the same options but compact layout, for values whose text is discarded.
    var configuration: JSON.Encoder {
        var encoder = JSON.Encoder(
            keyEncodingStrategy: keyStrategy, nonConformingFloatEncodingStrategy: .init(nonFiniteTexts),
            maximumDepth: maximumDepth, userInfo: userInfo)
        encoder.overrides = overrides
        return encoder
    }

    /// Whether objects must go through containers, so that keys and values are converted.
    var hasStrategies: Bool { convertsKeys || !overrides.isEmpty || seeksInvalidNumber }

    func encode<T: Encodable>(_ value: T) throws -> [UInt8] {
        // Segments and containers refer to their session and the session to them; this breaks the cycles. Containers
        // that somebody still holds cannot write any more, however the session has ended.
        defer {
            for segment in segments { segment.abandon() }
            segments = []
            spareSegments = []
            sink = nil
            for lender in lenders { lender.forget() }
        }
        let refusals = StackRoom.refusals
        let root = makeSegment(.shared(nil), outerDepth: 0, capacity: Self.firstCapacity)
        // A later error may follow from the first one, such as a key without a value.
        do { try root.encodeTop(value) } catch { throw misuse ?? error }
        if let misuse { throw misuse }
        guard StackRoom.refusals == refusals else { throw root.invalid(value, .outOfStack) }
        for segment in segments.dropFirst() { try segment.close() }
        return try text(of: root)
    }

    @inline(never)
    func makeSegment(_ way: EncodingWay, outerDepth: Int, capacity: Int) -> EncodingSegment {
        let maximumDepth = max(0, maximumDepth - outerDepth)
        if let spare = spareSegments.popLast() {
            spare.restart(number: segments.count, way: way, outerDepth: outerDepth, maximumDepth: maximumDepth)
            segments.append(spare)
            return spare
        }
        var output = JSONOutput(formatting: formatting, outerDepth: outerDepth, capacity: capacity)
        output.maximumDepth = maximumDepth
        output.dropsRepeatedKeys = true
        if let nonFiniteTexts { output.makeDetails().nonFiniteTexts = nonFiniteTexts }
        if !userInfo.isEmpty { output.makeDetails().userInfo = userInfo }
        let segment = EncodingSegment(session: self, number: segments.count, way: way, output: output)
        segments.append(segment)
        return segment
    }

    @inline(__always)
    var segmentCount: Int { segments.count }

    /// Inserts the texts of the last segments at their places, if nobody can write to any of them any more.
    ///
    /// All of them were made for a value that was just encoded in another segment. Usually each is small and nobody
    /// holds it: then its memory is reused. In any other case, all of them are left for the end.
    @inline(never)
    func insertSegments(from first: Int, into root: EncodingSegment) {
        var insertionCount = root.output.insertionCount(from: first)
        for number in first..<segments.count {
            guard !isHeld(number), segments[number].isFinished else { return }
            insertionCount += segments[number].output.insertionCount(from: first)
        }
        guard insertionCount == segments.count - first else { return }
        // Segments inside another one were made later than that one, so they come first here.
        for number in (first..<segments.count).reversed() {
            segments[number].endScope()
            segments[number].output.insertTexts(from: first) { segments[$0].output.text }
        }
        root.output.insertTexts(from: first) { segments[$0].output.text }
        while segments.count > first {
            let segment = segments.removeLast()
            if spareSegments.count < Self.mostSpareSegments { spareSegments.append(segment) }
        }
    }

    /// Remembers the first error that could not be thrown, and returns a segment whose text is discarded.
    @inline(never)
    func discard(_ error: any Error) -> EncodingSegment {
        if misuse == nil { misuse = error }
        if let sink { return sink }
        let made = makeSegment(.shared(nil), outerDepth: 0, capacity: 0)
        sink = made
        return made
    }

    /// The text of a segment, or a part of it between two offsets, with the texts of all segments inside.
    ///
    /// The segments inside are closed: nothing can be written to them any more. Linear, without recursion.
    ///
    /// - Parameter insertion: The index of the first insertion at or after `start`.
    private func text(
        of root: EncodingSegment, from start: Int = 0, to end: Int? = nil, insertion: Int = 0
    ) throws -> [UInt8] {
        guard insertion < root.insertions.count else { return root.bytes(from: start, to: end) }
        var text: [UInt8] = []
        var open = [(segment: root, offset: start, insertion: insertion)]
        while let (segment, offset, insertion) = open.popLast() {
            let insertions = segment.insertions
            let limit = segment === root ? end : nil
            guard insertion < insertions.count, insertions[insertion].offset <= limit ?? .max else {
                segment.append(to: &text, from: offset, to: limit)
                continue
            }
            let place = insertions[insertion]
            segment.append(to: &text, from: offset, to: place.offset)
            open.append((segment, place.offset, insertion + 1))
            try segments[place.segment].close()
            open.append((segments[place.segment], 0, 0))
        }
        return text
    }

    /// The texts of parts of a segment, with the texts of all segments inside, which are closed; the parts must be in
    /// the order of the text.
    func texts(of parts: [Range<Int>], in segment: EncodingSegment) throws -> [String] {
        var insertions = segment.insertions[...]
        return try parts.map { part in
            insertions = insertions.drop { $0.offset < part.lowerBound }
            return String(
                decoding: try text(
                    of: segment, from: part.lowerBound, to: part.upperBound, insertion: insertions.startIndex),
                as: UTF8.self)
        }
    }

    /// The value between two offsets of a segment; nil if something is still being encoded in it.
    func value(of root: EncodingSegment, from start: Int = 0, to end: Int? = nil, insertion: Int = 0) -> JSON? {
        guard let text = try? text(of: root, from: start, to: end, insertion: insertion) else { return nil }
        let value = text.drop { $0 == UInt8(ascii: ",") }
        return try? JSON(parsing: Swift.Array(value), options: JSONParsingOptions(duplicateKeys: .keep))
    }

    /// Whether somebody else holds a segment, and so may write to it.
    func isHeld(_ number: Int) -> Bool { !isKnownUniquelyReferenced(&segments[number]) }

    /// A segment for a nested container or a super encoder, by its number.
    func segment(_ number: Int) -> EncodingSegment { segments[number] }

    /// The text of a key, converted if the encoder converts keys.
    func text(of key: some CodingKey, after path: @autoclosure () -> [any CodingKey]) -> String {
        guard convertsKeys else { return key.stringValue }
        if case .custom = keyStrategy { return keyStrategy.converted(key, after: path()) }
        return convertedNames.name(of: key.stringValue) { keyStrategy.converted(JSONCodingKey($0), after: []) }
    }

    /// The action for a type that has an override.
    func override(_ number: Int) -> EncodingOverrides.Action { usedOverrides[number] }

    @inline(__always)
    func action<T: Encodable>(for type: T.Type) -> EncodingAction {
        actions.value(for: type) { examine(type) }
    }

    @inline(never)
    private func examine(_ type: any Encodable.Type) -> EncodingAction {
        if let override = overrides.action(for: type) {
            usedOverrides.append(override)
            return .override(usedOverrides.count - 1)
        }
        let facts = EncodingFacts.about(type)
        if let writable = facts.writable, !hasStrategies || isWhole(type) { return .native(writable) }
        if let direct = facts.direct { return .direct(direct) }
        return .containers
    }

    private func isWhole(_ type: Any.Type) -> Bool {
        seeksInvalidNumber ? type is any WholeValue.Type : ValueCoding.isWhole(type)
    }

    /// A container for the innermost scope of a segment, which is an object.
    func container<Key: CodingKey>(keyedBy key: Key.Type, in segment: EncodingSegment) -> KeyedEncodingContainer<Key> {
        // Not as an optional container, whose type would be looked up at run time.
        guard let maker = maker(for: key) else { return KeyedEncodingContainer(SegmentKeyedContainer<Key>(segment)) }
        return maker.make(segment)
    }

    /// A container for a nested segment, whose value is an object.
    func nestedContainer<Key: CodingKey>(
        keyedBy key: Key.Type, in segment: EncodingSegment
    ) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(SegmentKeyedContainer<Key>(segment, keys: maker(for: key)?.keys))
    }

    @inline(__always)
    private func maker<Key: CodingKey>(for key: Key.Type) -> EncodingContainerMaker<Key>? {
        // A maker costs more than it saves for the few objects of a small document.
        guard containerCount >= 8 else {
            containerCount += 1
            return nil
        }
        let maker = containerMakers.value(for: key) {
            let maker = EncodingContainerMaker<Key>(keepsKeys: keepsKeys)
            lenders.append(maker)
            return maker
        }
        // For each type of keys, the table contains the maker created above for that type.
        return unsafeDowncast(maker, to: EncodingContainerMaker<Key>.self)
    }
}

/// How values of a type are encoded.
enum EncodingAction {
    /// The type encodes itself through containers.
    case containers
    /// The type writes itself.
    case native(any JSONWritable.Type)
    /// The type is an optional or a collection of the standard library, and is encoded without a container.
    case direct(any DirectlyEncoded.Type)
    /// The encoder has an override for the type, given by its number in the session.
    case override(Int)
}

extension JSONWritable {
    /// Lets a value write itself; `place` points to a value of this type.
    ///
    /// With a pointer, no value is copied even if its type is known only at run time.
    static func write(at place: UnsafeRawPointer, to output: inout JSONOutput) {
        place.assumingMemoryBound(to: Self.self).lend { $0.write(json: &output) }
    }
}
