internal import BricolageCore
internal import BricolageWriting

/// The value that a decoder is at, as a document in which it can be recognized before it is decoded.
///
///     ours        the node that it is at
///     another's   {"next": {"next": {"next": 1}}}     copied only by the outermost union: inner unions find
///                           └ found by its keys       their values in that copy
///
/// Some coders make an error with the whole coding path whenever a value is not of a requested type. For these, copying
/// a value takes time quadratic in the depth, and cubic if each union made a copy. With one copy it stays quadratic:
/// each union still makes a document of its own part, because the places of issues begin at the union.
///
/// Other coders do not distinguish `1.0` from `1`, and do not say which strings represent infinities and NaN.
struct CoderValue {
    let json: JSONDocument.Node
    /// The copy that inner unions use; nil if none was made here.
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

    /// Calls a function in which unions that are decoded inside this value find their values in the copy.
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

/// How a decoder represents infinities and NaN, looked up once for each call.
private final class FloatStrategy {
    /// The strings that represent such numbers, for types to recognize.
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
/// Most coders decode a whole text by one decoder object, whose identity identifies the text while it is decoded: in
/// another text the same keys may lead to another value.
private struct Copy {
    private let value: JSON
    private let decoder: ObjectIdentifier
    private let pathCount: Int

    /// Nil if inner values could not be found in the copy.
    init?(_ value: JSON, of decoder: any Decoder) {
        guard value.holdsValues, let identifier = Self.identifier(of: decoder) else { return nil }
        (self.value, self.decoder, pathCount) = (value, identifier, decoder.codingPath.count)
    }

    /// The array or object that a decoder is at, if it is inside the copied value; otherwise nil.
    func value(of decoder: any Decoder) -> JSON? {
        guard Self.identifier(of: decoder) == self.decoder else { return nil }
        let path = decoder.codingPath
        // A decoder that does not keep its path up to date still has the path of the copied value.
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

    /// Whether a decoder seems to be at the value that its path leads to, judging by the number of contents: not all
    /// decoders keep their paths correctly.
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
