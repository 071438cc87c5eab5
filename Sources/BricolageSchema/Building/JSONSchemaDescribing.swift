public import BricolageCore

/// A type that adds details to its schema that its code does not express: titles, descriptions, bounds, patterns,
/// cases.
///
///     extension Person: JSONSchemaDescribing {
///         static func describe(_ schema: inout JSONSchemaDescription) {
///             schema.description = "Somebody who works here."
///             schema["age"].minimum = 0
///             schema["email"].format = "email"
///             schema.additionalProperties = false
///         }
///     }
///
/// The description already contains what was found by running the code. A type that cannot be analysed, because it
/// reads nodes or tries many alternatives, can describe itself here:
/// `schema.setAlternatives(Circle.self, Square.self)`.
public protocol JSONSchemaDescribing: Decodable {
    /// Changes the schema of the type.
    static func describe(_ schema: inout JSONSchemaDescription)
}

/// The schema of a type while it is being described.
public struct JSONSchemaDescription {
    /// The keywords, in their final order.
    public var keywords: JSON.Object
    private let recorder: TypeRecorder

    init(_ keywords: JSON.Object, recorder: TypeRecorder) {
        self.keywords = keywords
        self.recorder = recorder
    }

    /// Whether the schema is no longer marked as incomplete by the recording pass.
    var isComplete: Bool { keywords["$comment"]?.string?.hasPrefix(JSON.Object.incompleteMark) != true }

    /// A keyword by its name; nil removes it.
    public subscript(keyword keyword: String) -> JSON? {
        get { keywords[keyword] }
        set { keywords[keyword] = newValue }
    }

    /// The schema of a property, created if there is none.
    public subscript(property: String) -> JSONSchemaDescription {
        get { description(of: keywords["properties"]?[property]) }
        set { keywords["properties", default: [:]][property] = newValue.keywords.schema }
    }

    /// The schema of the elements.
    public var items: JSONSchemaDescription {
        get { description(of: keywords["items"]) }
        set { keywords["items"] = newValue.keywords.schema }
    }

    private func description(of json: JSON?) -> JSONSchemaDescription {
        JSONSchemaDescription(json?.object ?? [:], recorder: recorder)
    }

    /// Describes a value as one of several types, replacing the previous description.
    public mutating func setAlternatives(_ types: any Decodable.Type...) {
        keywords = .alternatives(types.map { recorder.fragment(of: $0) })
    }

    /// Describes a value like one of another type, replacing the previous description.
    public mutating func set(like type: any Decodable.Type) {
        keywords = recorder.fragment(of: type)
    }
}

extension JSON.Object {
    fileprivate subscript(key: String, default value: JSON) -> JSON {
        get { self[key] ?? value }
        set { self[key] = newValue }
    }
}
