/// One call of `JSON.Encoder.encode`: its options and the segments of text that it makes.
///
///     segment 0   {"a":1,"b":⌄,"c":[⌄]}        what is encoded value by value is written where it belongs
///     segment 1   {"x":true}  ┘      │         nested containers and super encoders can be written to at any time,
///     segment 2   {}  ───────────────┘         so each has a segment, inserted when everything is encoded
final class EncodingSession {
    let keyStrategy: JSON.Encoder.KeyEncodingStrategy
    let overrides: EncodingOverrides
    let nonFiniteTexts: NonFiniteTexts?
    let maximumDepth: Int
    /// How many calls of `encode(to:)` may be within each other: types that merely wrap another one cost stack too.
    let maximumNesting: Int
    let userInfo: [CodingUserInfoKey: any Sendable]
    let convertsKeys: Bool
    private var segments: [EncodingSegment] = []
    private let formatting: JSONFormatting
    private var actions = TypeTable<EncodingAction>()
    /// The first use of a container that made no sense and had no way to throw.
    private var misuse: (any Error)?
    /// Where everything goes that is written after such a use: one segment, however often that happens.
    private(set) var sink: EncodingSegment?

    init(_ encoder: JSON.Encoder) {
        keyStrategy = encoder.keyEncodingStrategy
        overrides = encoder.overrides
        maximumDepth = min(max(0, encoder.maximumDepth), 1 << 40)
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
    }

    /// An encoder with the same options but no layout, for values that are rearranged before they are written.
    var configuration: JSON.Encoder {
        var encoder = JSON.Encoder(
            keyEncodingStrategy: keyStrategy, maximumDepth: maximumDepth, userInfo: userInfo)
        if let texts = nonFiniteTexts {
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: texts.positiveInfinity, negativeInfinity: texts.negativeInfinity, nan: texts.nan)
        }
        encoder.overrides = overrides
        return encoder
    }

    /// Whether objects must go through containers, so that keys and values are converted.
    var hasStrategies: Bool { convertsKeys || !overrides.isEmpty }

    func encode<T: Encodable>(_ value: T) throws -> [UInt8] {
        // Segments hold on to their session and the session to them.
        defer {
            segments = []
            sink = nil
        }
        let root = makeSegment(path: [], outerDepth: 0, capacity: 512)
        try root.encodeTop(value)
        if let misuse { throw misuse }
        for segment in segments.dropFirst() { try segment.close() }
        return assemble()
    }

    func makeSegment(path: [any CodingKey], outerDepth: Int, capacity: Int) -> EncodingSegment {
        var output = JSONOutput(formatting: formatting, outerDepth: outerDepth, capacity: capacity)
        output.maximumDepth = max(0, maximumDepth - outerDepth)
        output.dropsRepeatedKeys = true
        if let nonFiniteTexts { output.makeDetails().nonFiniteTexts = nonFiniteTexts }
        if !userInfo.isEmpty { output.makeDetails().userInfo = userInfo }
        let segment = EncodingSegment(session: self, number: segments.count, path: path, output: output)
        segments.append(segment)
        return segment
    }

    /// Remembers the first error that could not be thrown, and gives a segment whose text nobody will see.
    func discard(_ error: any Error) -> EncodingSegment {
        if misuse == nil { misuse = error }
        if let sink { return sink }
        let made = makeSegment(path: [], outerDepth: 0, capacity: 0)
        sink = made
        return made
    }

    /// Puts all segments together.
    ///
    /// Linear, without recursion.
    private func assemble() -> [UInt8] {
        guard segments.count > 1 else { return segments[0].bytes(from: 0, to: nil) }
        var text: [UInt8] = []
        var open: [(segment: EncodingSegment, offset: Int, insertion: Int)] = [(segments[0], 0, 0)]
        while let (segment, offset, insertion) = open.popLast() {
            let insertions = segment.insertions
            guard insertion < insertions.count else {
                text += segment.bytes(from: offset, to: nil)
                continue
            }
            let place = insertions[insertion]
            text += segment.bytes(from: offset, to: place.offset)
            open.append((segment, place.offset, insertion + 1))
            open.append((segments[place.segment], 0, 0))
        }
        return text
    }

    /// Whether a type is one that is asked to encode itself to an encoder.
    func encodesInContainers<T: Encodable>(_ type: T.Type) -> Bool {
        if case .containers = action(for: type) { true } else { false }
    }

    func action<T: Encodable>(for type: T.Type) -> EncodingAction {
        actions.action(for: type) {
            if let override = overrides.action(for: type) { return .override(override) }
            if CodedInContainers.contains(type) { return .containers }
            if type is any StrategyIndependent.Type || !hasStrategies, let writable = type as? any JSONWritable.Type {
                return .native(writable)
            }
            if type is any KeySortedDictionary.Type, !convertsKeys || type is any StringKeyedDictionary.Type {
                return .dictionary
            }
            return .containers
        }
    }
}

/// What to do with values of a type.
enum EncodingAction {
    case containers
    case native(any JSONWritable.Type)
    case override(EncodingOverrides.Action)
    case dictionary
}
