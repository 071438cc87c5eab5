internal import Bricolage
internal import BricolageBridging
internal import Foundation

/// How values of a type are made from the values of an object.
///
///     Int            a type that is `Decodable`: the decoder of Bricolage decides
///     Shape          a model: `init?(json:)`
///     Color          a case of an enumeration: the raw value, then `init(rawValue:)`
///     [Shape]        a collection: each element as its type is read
///     UIView         any other type: only a value that is one already
///
/// The type decides which it is, once for all elements of a collection.
struct Reader<Value> {
    /// Makes a value; if it makes none, the place has a reason for it.
    let read: (_ value: Any, _ place: Place) -> Value?
}

extension Reader {
    init() {
        let made: Any? =
            switch Value.self {
            case let type as any JSONDecodable.Type: Readers.models(type)
            case let type as any RawRepresentable.Type: Readers.cases(type)
            case let type as any ReadableCollection.Type: type.reader
            case is Date.Type: nil
            case let type as any Swift.Decodable.Type: Readers.decodables(type)
            default: nil
            }
        self =
            made as? Self
            ?? Self { value, place in
                if let value = value as? Value { return value }
                let hint = Value.self is Date.Type ? ", which Decoder.decode(dateForKey:dateFormatter:) makes" : ""
                place.refuse(value, expected: "\(Value.self)" + hint)
                return nil
            }
    }
}

/// Readers of types that conform to a protocol, without the type of their values.
private enum Readers {
    static func models<Model: JSONDecodable>(_ type: Model.Type) -> Any {
        Reader<Model> { value, place in
            if let json = value as? JSON {
                return place.attempt {
                    Model(json: json)
                } refusal: {
                    Gloss.Reason(expected: "\(type)", found: Place.summary(of: json), $0, at: place)
                }
            }
            if let model = value as? Model { return model }
            place.refuse(value, expected: "an object for \(type)")
            return nil
        }
    }

    static func cases<Case: RawRepresentable>(_ type: Case.Type) -> Any {
        let raw = Reader<Case.RawValue>()
        return Reader<Case> { value, place in
            if let value = value as? Case { return value }
            guard let rawValue = raw.read(value, place) else { return nil }
            if let value = Case(rawValue: rawValue) { return value }
            place.refuse(value, expected: "a raw value of \(type)")
            return nil
        }
    }

    static func decodables<Value: Swift.Decodable>(_ type: Value.Type) -> Any {
        Reader<Value> { value, place in
            // A number must not be cast: `true` could become 1, and 1 `true`.
            if !FoundationObject.isNumber(value), let value = value as? Value { return value }
            do {
                let json = try BricolageJSON(foundationObject: value)
                if let value = scalar(json, type) { return value }
                return try BricolageJSON.Decoder().decode(type, from: json)
            } catch {
                place.explain(error)
                return nil
            }
        }
    }

    /// A value of one of the most frequent types, for which no decoder needs to be made; nil for all others, and for
    /// what does not suit.
    private static func scalar<Value>(_ json: BricolageJSON, _ type: Value.Type) -> Value? {
        switch type {
        case is Bool.Type: json.bool as? Value
        case is Double.Type: json.double as? Value
        case let type as any FixedWidthInteger.Type: integer(json, type) as? Value
        default: nil
        }
    }

    private static func integer<Value: FixedWidthInteger>(_ json: BricolageJSON, _ type: Value.Type) -> Any? {
        json.number?.integer(type)
    }
}

extension Place {
    /// Gives the reasons of an error about the value at this place.
    func explain(_ error: any Error) {
        guard let issues = error as? DecodingIssues else {
            return explain(Gloss.Reason(error.line, at: self))
        }
        for issue in issues.issues {
            let inner = issue.pointer.tokens.reduce(self) { Place(.key($1), in: $0) }
            var reason = Gloss.Reason(expected: issue.expected, found: issue.found, at: inner)
            reason.message = issue.message
            inner.explain(reason)
        }
    }
}

extension Error {
    /// The error in one line.
    var line: String {
        switch self {
        case let error as JSONSyntaxError: "\(error.location): \(error.message)".visibleLine
        case let error as DecodingIssues:
            error.issues.map { ($0.pointer.isRoot ? "" : $0.pointer.keyPath + ": ") + $0.message }
                .joined(separator: "; ").visibleLine
        default: "\(self)".visibleLine
        }
    }
}
