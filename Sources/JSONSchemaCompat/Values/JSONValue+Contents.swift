public import Foundation

/// A type whose values are JSON, and give out their content if it is of the kind that is asked for.
public protocol JSONValueType {
    /// The number; nil for other kinds.
    func asNumber() -> NSNumber?
    /// The string; nil for other kinds.
    func asString() -> String?
    /// The members of an object; nil for other kinds.
    func asObject() -> JSONObject?
    /// Whether this is `null`.
    func isNull() -> Bool
    /// The truth value; nil for other kinds.
    func asBool() -> Bool?
    /// The elements of an array; nil for other kinds.
    func asArray() -> [JSONValue]?
    /// The content, whatever its kind is.
    func asRawValue() -> Any
}

extension JSONValue: JSONValueType {
    /// The truth value; nil for other kinds.
    public func asBool() -> Bool? { if case .boolean(let value) = self { value } else { nil } }

    /// The number; nil for other kinds.
    public func asNumber() -> NSNumber? { if case .number(let value) = self { value } else { nil } }

    /// The string; nil for other kinds.
    public func asString() -> String? { if case .string(let value) = self { value } else { nil } }

    /// Whether this is `null`.
    public func isNull() -> Bool { if case .null = self { true } else { false } }

    /// The elements of an array; nil for other kinds.
    public func asArray() -> [JSONValue]? { if case .array(let value) = self { value } else { nil } }

    /// The members of an object; nil for other kinds.
    public func asObject() -> JSONObject? { if case .object(let value) = self { value } else { nil } }

    /// The content: `String`, `NSNumber`, `Bool`, `NSNull`, `[JSONValue]` or `[String: JSONValue]`.
    public func asRawValue() -> Any { asRaw().value }

    /// The content, and its type.
    public func asRaw() -> (value: Any, type: Any.Type) {
        switch self {
        case .string(let value): (value, String.self)
        case .number(let value): (value, NSNumber.self)
        case .boolean(let value): (value, Bool.self)
        case .null: (NSNull(), NSNull.self)
        case .array(let value): (value, [JSONValue].self)
        case .object(let value): (value, JSONObject.self)
        }
    }
}
