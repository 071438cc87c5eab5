public import BricolageCore

/// Where the tag that determines the type of a value is.
///
///     .internal("type")                            {"type": "circle", "radius": 1}
///     .pointer("/meta/type")                       {"meta": {"type": "circle"}, "radius": 1}
///     .adjacent(tag: "type", content: "value")     {"type": "circle", "value": {"radius": 1}}
///     .external                                    {"circle": {"radius": 1}}
///     .parent("kind")                              {"kind": "circle", "shape": {"radius": 1}}
///     .untagged                                    {"radius": 1}
///
/// A tag may be anywhere in its object. Coders that keep the order write it first. If the payload has its own member at
/// the place of the tag, the tag replaces it, so that the result can be read again. It is always the variant's first
/// tag, even if the value was read with an alias. Only a value that is kept because of its unknown tag is written
/// unchanged.
public enum JSONTagging: Sendable, Hashable {
    /// A member of the value itself. The payload must be an object.
    case `internal`(String)

    /// Somewhere inside the value. The payload must be an object.
    case pointer(JSONPointer)

    /// A member of an object around the payload.
    case adjacent(tag: String, content: String)

    /// The key of the only member of an object around the payload. Tags must be strings.
    case external

    /// A member of the object that has the value as another member.
    ///
    /// For single and optional values, not for collections of them. It is written right after the value; with other
    /// coders the object's type needs a coding key for it.
    case parent(String)

    /// No tag: the value has the type that it matches best, as for `OneOf`. Variants need no tags.
    case untagged
}

extension JSONTagging {
    /// The place of the tag inside the value; nil if it is not inside.
    var pointer: JSONPointer? {
        switch self {
        case .internal(let key): JSONPointer(tokens: [key])
        case .pointer(let pointer): pointer
        case .adjacent(let key, _): JSONPointer(tokens: [key])
        case .external, .parent, .untagged: nil
        }
    }
}
