public import BricolageCore

/// A type that adds to its schema what its code does not tell: titles, explanations, bounds, patterns, cases.
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
/// What was found out stands in the description already. A type that nothing can be found out about, because it reads
/// nodes or tries many things, says here what it is: `schema.setAlternatives(Circle.self, Square.self)`.
public protocol JSONSchemaDescribing: Decodable {
    /// Changes the schema of the type.
    static func describe(_ schema: inout JSONSchemaDescription)
}

/// The schema of a type while it is being described.
public struct JSONSchemaDescription {
    /// The keywords, in the order in which they will stand.
    public var keywords: JSON.Object
    private let recorder: TypeRecorder

    init(_ keywords: JSON.Object, recorder: TypeRecorder) {
        self.keywords = keywords
        self.recorder = recorder
    }

    /// Whether nothing is left open of what the recording pass could not find out.
    var isComplete: Bool { keywords["$comment"]?.string?.hasPrefix(JSON.Object.incompleteMark) != true }

    /// A keyword by its name; nil takes it away.
    public subscript(keyword keyword: String) -> JSON? {
        get { keywords[keyword] }
        set { keywords[keyword] = newValue }
    }

    /// The schema of a property, which is made when there is none.
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

    /// Says that a value is one of several types, and replaces everything that was said before.
    public mutating func setAlternatives(_ types: any Decodable.Type...) {
        keywords = .alternatives(types.map { recorder.fragment(of: $0) })
    }

    /// Says that a value looks like one of another type, and replaces everything that was said before.
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
