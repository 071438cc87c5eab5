internal import BricolageCore
internal import BricolageWriting

/// The value that a decoder stands on, to look at before it is decoded.
///
///     ours        the node that it stands on
///     another's   {"next": {"next": {"next": 1}}}     asked for by the outermost union alone: those within find
///                           └ found by its keys       theirs in what it was given
///
/// A coder that names the way to each value which is not what it is asked for takes the square of the depth to hand one
/// over, and took the cube where each union asked. What is left is the square: each makes a document of its own part,
/// because places in it begin at the union.
///
/// Such coders do not tell `1.0` from `1`, nor which strings stand for numbers that JSON does not have.
struct CoderValue {
    let json: JSONDocument.Node
    /// What was copied, for those within; nil where nothing was.
    private let copy: Copy?

    @TaskLocal private static var outer: Copy?

    init(_ decoder: any Decoder) throws {
        if let native = decoder as? any NodeProvidingDecoder {
            (json, copy) = (Self.node(of: native), nil)
        } else if let value = Self.outer?.value(of: decoder) {
            (json, copy) = (try JSONDocument(value).root, nil)
        } else {
            let value = try JSON(from: decoder)
            (json, copy) = (try JSONDocument(value).root, Copy(value, of: decoder))
        }
    }

    /// Does something in which others that are decoded within this value find theirs.
    func lend<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard let copy else { return try body() }
        return try Self.$outer.withValue(copy, operation: body)
    }

    private static func node(of native: any NodeProvidingDecoder) -> JSONDocument.Node {
        guard native.hasStrategies else { return native.node }
        let strategy = native.kept { FloatStrategy(native) } ?? FloatStrategy(native)
        return strategy.texts.map { native.node.carrying($0) } ?? native.node
    }
}

/// What a decoder does with numbers that JSON does not have, looked up once for each call.
private final class FloatStrategy {
    /// The strings that stand for such numbers, for types to recognize.
    let texts: NonFiniteTexts?

    init(_ decoder: any NodeProvidingDecoder) {
        let strategy = (decoder as? any ConfiguredDecoder)?.decoder.nonConformingFloatDecodingStrategy
        texts =
            if case .convertFromString(let positive, let negative, let nan)? = strategy {
                NonFiniteTexts(positiveInfinity: positive, negativeInfinity: negative, nan: nan)
            } else {
                nil
            }
    }
}

/// An array or object that was copied from a decoder.
///
/// Most coders decode a whole text by one object, which is told by its identity as long as it is at work: the same keys
/// may lead to something else in another text.
private struct Copy {
    private let value: JSON
    private let decoder: ObjectIdentifier
    private let pathCount: Int

    /// Nil where nothing within the value could be found again.
    init?(_ value: JSON, of decoder: any Decoder) {
        guard value.holdsValues, let identifier = Self.identifier(of: decoder) else { return nil }
        (self.value, self.decoder, pathCount) = (value, identifier, decoder.codingPath.count)
    }

    /// The array or object that a decoder stands on, where it is within this one.
    func value(of decoder: any Decoder) -> JSON? {
        guard Self.identifier(of: decoder) == self.decoder else { return nil }
        let path = decoder.codingPath
        // A decoder that keeps no path stays where it was.
        guard path.count > pathCount else { return nil }
        var found = value
        for key in path[pathCount...] {
            guard let next = found[key.stringValue] ?? key.intValue.flatMap({ found[$0] }) else { return nil }
            found = next
        }
        guard Self.stands(decoder, on: found) else { return nil }
        return found
    }

    private static func identifier(of decoder: any Decoder) -> ObjectIdentifier? {
        type(of: decoder) is AnyClass ? ObjectIdentifier(decoder as AnyObject) : nil
    }

    /// Whether a decoder stands on what its path leads to, as far as a glance can tell: not all keep it as they should.
    private static func stands(_ decoder: any Decoder, on value: JSON) -> Bool {
        switch value {
        case .array(let elements): (try? decoder.unkeyedContainer())?.count == elements.count
        case .object(let members):
            (try? decoder.container(keyedBy: JSONCodingKey.self))?.allKeys.count == members.count
        default: false
        }
    }
}

extension JSON {
    fileprivate var holdsValues: Bool { kind == .array || kind == .object }
}
