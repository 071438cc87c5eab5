/// The members of a valid object.
///
/// Each has the content of its value: `String`, `NSNumber`, `Bool`, `NSNull`, `[JSONValue]` or `JSONObject`.
public struct ValidatedJSON<PropertyName: PropertyNameType> {
    /// The members that the schema describes by name.
    var properties: [PropertyName: Any] = [:]
    /// All other members.
    var others: [String: Any] = [:]

    /// The content of a property that the schema describes by name.
    public subscript(key: PropertyName) -> Any? { properties[key] }

    /// The content of any other property: one that matches a pattern, or an additional one, which no rule has checked.
    public subscript(key: String) -> Any? { others[key] }

    /// Adds what another schema has validated; others are only what this schema does not describe by name either.
    mutating func merge(_ other: ValidatedJSON, isDescribed: (String) -> Bool) {
        properties.merge(other.properties) { $1 }
        others.merge(other.others.filter { !isDescribed($0.key) }) { $1 }
    }
}
