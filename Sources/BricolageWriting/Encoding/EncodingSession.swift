internal import BricolageCore

/// One call of `JSON.Encoder.encode`: its options and the segments of text that it makes.
///
///     segment 0   {"a":1,"b":⌄,"c":[⌄]}        what is encoded value by value is written where it belongs
///     segment 1   {"x":true}  ┘      │         nested containers and super encoders can be written to at any time,
///     segment 2   {}  ───────────────┘         so each has a segment
///
/// Most are given up with the value that has made them. Then they are inserted at once and used again; those that
/// somebody keeps are inserted when everything is encoded.
///
/// Exclusivity is not checked for the tables: examining a type and making a maker runs no code of a type. Invariant:
/// the entry of a type of keys in `containerMakers` is a maker for that type.
final class EncodingSession {
    let keyStrategy: JSON.Encoder.KeyEncodingStrategy
    let overrides: EncodingOverrides
    let nonFiniteTexts: NonFiniteTexts?
    let maximumDepth: Int
    /// How many calls of `encode(to:)` may be within each other: types that merely wrap another one cost stack too.
    let maximumNesting: Int
    let userInfo: [CodingUserInfoKey: any Sendable]
    let convertsKeys: Bool
    /// Whether keys are written as they are, but for what must be escaped.
    private let keepsKeys: Bool
    @exclusivity(unchecked) private var segments: [EncodingSegment] = []
    /// Segments that were inserted, to be used again.
    @exclusivity(unchecked) private var spareSegments: [EncodingSegment] = []
    private let formatting: JSONFormatting
    private var usedOverrides: [EncodingOverrides.Action] = []
    private var convertedNames = ConvertedNames()
    @exclusivity(unchecked) private var actions = TypeTable<EncodingAction>()
    @exclusivity(unchecked) private var containerMakers = TypeTable<AnyObject>()
    @exclusivity(unchecked) private var containerCount = 0
    private var lenders: [EncodingContainerLender] = []
    /// The first use of a container that made no sense and had no way to throw.
    private var misuse: (any Error)?
    /// Where everything goes that is written after such a use: one segment, however often that happens.
    private(set) var sink: EncodingSegment?
    /// Whether all types are asked to encode themselves, because that tells the place of what cannot be encoded.
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

    /// How many bytes there is room for at first.
    static let firstCapacity = 512

    /// How many segments are kept to be used again.
    private static let mostSpareSegments = 16

    /// A limit on levels as it is taken: in bounds that can be counted with.
    static func depth(_ limit: Int) -> Int { min(max(0, limit), 1 << 40) }

    /// An encoder with the same options but no layout, for values whose text nobody will see.
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
        // Segments and containers hold on to their session and the session to them. Containers that somebody keeps
        // write nothing any more, whatever has ended the session.
        defer {
            for segment in segments { segment.abandon() }
            segments = []
            spareSegments = []
            sink = nil
            for lender in lenders { lender.forget() }
        }
        let refusals = StackRoom.refusals
        let root = makeSegment(.shared(nil), outerDepth: 0, capacity: Self.firstCapacity)
        // What is thrown behind the first error may follow from it: that a key has no value, say.
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

    /// Inserts the texts of the last segments where they belong, if nobody can write to any of them any more.
    ///
    /// All of them were made for a value that was just encoded in another segment. Most often each is small and nobody
    /// has kept it: then its memory serves the next one. Where anything is unusual, all are left for the end.
    @inline(never)
    func insertSegments(from first: Int, into root: EncodingSegment) {
        var insertionCount = root.output.insertionCount(from: first)
        for number in first..<segments.count {
            guard !isHeld(number), segments[number].isFinished else { return }
            insertionCount += segments[number].output.insertionCount(from: first)
        }
        guard insertionCount == segments.count - first else { return }
        // Segments inside others were made later than these.
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

    /// Remembers the first error that could not be thrown, and gives a segment whose text nobody will see.
    @inline(never)
    func discard(_ error: any Error) -> EncodingSegment {
        if misuse == nil { misuse = error }
        if let sink { return sink }
        let made = makeSegment(.shared(nil), outerDepth: 0, capacity: 0)
        sink = made
        return made
    }

    /// The text of a segment, or what stands there from an offset to another, with that of all segments inside.
    ///
    /// These end here: nothing can be written to them any more. Linear, without recursion.
    ///
    /// - Parameter insertion: The first of the segments inside.
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

    /// The texts of parts of a segment, in the order of the text, with those of all segments inside, which end here.
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

    /// The value that stands in a segment from an offset to another; nil if something is still being encoded in it.
    func value(of root: EncodingSegment, from start: Int = 0, to end: Int? = nil, insertion: Int = 0) -> JSON? {
        guard let text = try? text(of: root, from: start, to: end, insertion: insertion) else { return nil }
        let value = text.drop { $0 == UInt8(ascii: ",") }
        return try? JSON(parsing: Swift.Array(value), options: JSONParsingOptions(duplicateKeys: .keep))
    }

    /// Whether somebody else has a segment, and may write to it.
    func isHeld(_ number: Int) -> Bool { !isKnownUniquelyReferenced(&segments[number]) }

    /// A segment for a nested container or a super encoder, by its number.
    func segment(_ number: Int) -> EncodingSegment { segments[number] }

    /// What a key becomes in the text.
    func text(of key: some CodingKey, after path: @autoclosure () -> [any CodingKey]) -> String {
        guard convertsKeys else { return key.stringValue }
        if case .custom = keyStrategy { return keyStrategy.converted(key, after: path()) }
        return convertedNames.name(of: key.stringValue) { keyStrategy.converted(JSONCodingKey($0), after: []) }
    }

    /// What is done for a type that has an override.
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
        let writable = type as? any JSONWritable.Type
        let direct = type as? any DirectlyEncoded.Type
        // The run time looks through all conformances of a program for one that a type does not have, and most have none.
        if writable == nil, direct == nil { return .containers }
        if ContainerCoding.isBetter(for: type) { return .containers }
        if let writable, !hasStrategies || isWhole(type) { return .native(writable) }
        if let direct { return .direct(direct) }
        return .containers
    }

    private func isWhole(_ type: Any.Type) -> Bool {
        seeksInvalidNumber ? type is any WholeValue.Type : ValueCoding.isWhole(type)
    }

    /// A container for the object that the innermost scope of a segment is.
    func container<Key: CodingKey>(keyedBy key: Key.Type, in segment: EncodingSegment) -> KeyedEncodingContainer<Key> {
        // No optional container, whose type would be looked up.
        guard let maker = maker(for: key) else { return KeyedEncodingContainer(SegmentKeyedContainer<Key>(segment)) }
        return maker.make(segment)
    }

    /// A container for the object that a nested segment is.
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
        // The table holds for each type of keys what was made for it here.
        return unsafeDowncast(maker, to: EncodingContainerMaker<Key>.self)
    }
}

/// What to do with values of a type.
enum EncodingAction {
    /// Ask it to encode itself.
    case containers
    /// It writes itself.
    case native(any JSONWritable.Type)
    /// It is a collection of the standard library that is written without a container.
    case direct(any DirectlyEncoded.Type)
    /// Something else was asked for, by its number in the session.
    case override(Int)
}

extension JSONWritable {
    /// Lets the value at a place write itself; the place is one of a value of this type.
    ///
    /// Where the type is known only while the program runs, this moves no value around.
    static func write(at place: UnsafeRawPointer, to output: inout JSONOutput) {
        place.assumingMemoryBound(to: Self.self).lend { $0.write(json: &output) }
    }
}
