public import BricolageCore

/// A type that can quickly tell whether a value may be of that type, so that unions avoid futile attempts.
///
///     struct Circle: Codable, JSONRecognizable {
///         var radius: Double
///
///         static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .requiring("radius", in: json) }
///     }
///
/// Types that read themselves are recognizable; a type that is only `Codable` can adopt the protocol. Recognition
/// inspects the value itself, its members and perhaps its first element; for numbers in arrays and dictionaries, those
/// up to the first with a fraction. It may be wrong, since it only determines the order in which alternatives are
/// tried. `OneOf` describes how it is used.
public protocol JSONRecognizable {
    /// How well a value matches this type. By default any value is `.possible`.
    static func recognize(_ json: JSONDocument.Node) -> JSONRecognition
}

extension JSONRecognizable {
    /// Any value is possible.
    public static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .possible }
}

/// How well a value matches a type, from impossible to certain.
public enum JSONRecognition: Int, Sendable, Hashable, Comparable {
    /// The value cannot be of the type, as a string cannot be an integer. The type is not tried.
    case impossible
    /// The type accepts any value of this kind, as `String` accepts any string. It is tried when everything else has
    /// failed.
    case fallback
    /// The value may be of the type.
    case possible
    /// The value is spelt as the type writes its values, like `1` for integers and `1.0` for floating-point numbers.
    case likely
    /// The value has the type's tag. No other type is tried, so errors inside the value are reported for this type.
    case certain

    /// Whether the left recognition is weaker.
    public static func < (lhs: JSONRecognition, rhs: JSONRecognition) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension JSONRecognition {
    /// Recognizes objects by a member that names the type: certain with this value, impossible with any other or none.
    ///
    /// Linear in the members of the object.
    public static func tagged(_ key: String, _ tag: JSON, in json: JSONDocument.Node) -> JSONRecognition {
        guard let found = json[key], found.count == 0 else { return .impossible }
        return found.json == tag ? .certain : .impossible
    }

    /// Recognizes objects by members that they must have: possible with all of them, impossible if one is missing.
    ///
    /// Linear in the members of the object, for each key.
    public static func requiring(_ keys: String..., in json: JSONDocument.Node) -> JSONRecognition {
        json.kind == .object && keys.allSatisfy { json[$0] != nil } ? .possible : .impossible
    }

    /// Possible for values of one kind, impossible for others.
    public static func kind(_ kind: JSON.Kind, in json: JSONDocument.Node) -> JSONRecognition {
        json.kind == kind ? .possible : .impossible
    }

    /// How well a value matches the best matching one of several types.
    ///
    /// At most likely: a value that is certain for one type is not certain for a union with others.
    package static func strongest<each T>(of json: JSONDocument.Node, as types: repeat (each T).Type) -> JSONRecognition
    {
        var strongest = JSONRecognition.impossible
        for type in repeat each types { strongest = max(strongest, .of(json, as: type)) }
        return min(strongest, .likely)
    }

    /// How well a value matches any type: as the type says, or possible if it says nothing.
    package static func of(_ json: JSONDocument.Node, as type: Any.Type) -> JSONRecognition {
        (type as? any JSONRecognizable.Type)?.recognize(json) ?? .possible
    }
}
