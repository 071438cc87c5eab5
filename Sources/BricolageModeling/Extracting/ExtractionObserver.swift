package import BricolageCore

/// Takes down which fields a type extracts, so that they can be described.
///
/// A type that reads nodes is asked for nothing by name, unless it extracts: then all its fields are known at once. It
/// is handed an empty object that carries an observer, and the first extraction from it ends the reading.
///
/// Unchecked, because an environment holds sendable values only, and an observer is written to: by the one call that
/// made it, on its own thread, before that call looks at it.
package final class ExtractionObserver: @unchecked Sendable {
    /// One value that is extracted.
    package struct Field {
        package let keyPath: JSONKeyPath?
        package let isRequired: Bool
        package let subject: Subject
    }

    /// What reads the value.
    package enum Subject {
        case type(any Decodable.Type)
        case transform(any JSONTransform)
    }

    private struct Interruption: Error {}

    private var fields: [Field]?

    /// The fields that a type extracts from its value; nil when it extracts nothing.
    package static func fields<R: JSONReadable>(of type: R.Type) -> [Field]? {
        guard let document = try? JSONDocument(.object([:])) else { return nil }
        let observer = ExtractionObserver()
        _ = try? R(json: document.root.carrying(observer))
        return observer.fields
    }

    /// Takes note of the fields, instead of extracting them.
    func observe(_ fields: [Field]) throws {
        if self.fields == nil { self.fields = fields }
        throw Interruption()
    }
}

/// A transform that decodes a type before it makes something of it.
package protocol TypeTransform {
    var input: any Decodable.Type { get }
}

extension JSONConversion: TypeTransform {
    package var input: any Decodable.Type { Input.self }
}

/// A transform of the values of an array or an object by another one.
package protocol CollectionTransform {
    var part: any JSONTransform { get }
    var isArray: Bool { get }
}

extension JSONElementsTransform: CollectionTransform {
    package var part: any JSONTransform { element }
    package var isArray: Bool { true }
}

extension JSONMembersTransform: CollectionTransform {
    package var part: any JSONTransform { member }
    package var isArray: Bool { false }
}

extension JSONStringParsing: PredescribedStrategy {
    package var schema: JSON.Object? {
        guard takesPlainValues else { return ["type": "string"] }
        switch Output.self {
        case is any FixedWidthInteger.Type: return ["type": ["integer", "string"]]
        case is any BinaryFloatingPoint.Type: return ["type": ["number", "string"]]
        case is Bool.Type: return ["type": ["boolean", "string"]]
        default: return ["type": ["string", "number", "boolean"]]
        }
    }
}
