public import BricolageCore

/// Where the tag of a value stands, which says what type the value is of.
///
///     .internal("type")                            {"type": "circle", "radius": 1}
///     .pointer("/meta/type")                       {"meta": {"type": "circle"}, "radius": 1}
///     .adjacent(tag: "type", content: "value")     {"type": "circle", "value": {"radius": 1}}
///     .external                                    {"circle": {"radius": 1}}
///     .parent("kind")                              {"kind": "circle", "shape": {"radius": 1}}
///     .untagged                                    {"radius": 1}
///
/// A tag may stand anywhere in its object. It is written first, by coders that keep the order. If the payload has a
/// member of its own where the tag stands, the tag is written and that member is not, so that what is written can be
/// read again: always the variant's first tag, also where the value was read with an alias. Only a value that is kept
/// because its tag is unknown is written as it was.
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
    /// For single and optional values, not for collections of them. It is written right behind the value; with a coder
    /// that is not ours the object's type must have a coding key for it.
    case parent(String)

    /// Nowhere: the value is of the type that it fits best, as `OneOf` decides. Variants need no tags.
    case untagged
}

extension JSONTagging {
    /// The tag's place inside the value, where it has one there.
    var pointer: JSONPointer? {
        switch self {
        case .internal(let key): JSONPointer(tokens: [key])
        case .pointer(let pointer): pointer
        case .adjacent(let key, _): JSONPointer(tokens: [key])
        case .external, .parent, .untagged: nil
        }
    }
}
