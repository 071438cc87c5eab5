public import Foundation

/// The members of an object.
public typealias JSONObject = [String: JSONValue]

/// A JSON value as an enumeration, with the cases of the library JSONSchema.
///
/// Numbers are objects of Foundation, so they have the precision of those, and objects are dictionaries, so the order
/// of their members is lost; `JSON` of Bricolage keeps both.
public enum JSONValue: Sendable {
    /// A string.
    case string(String)
    /// The value `null`.
    case null
    /// A number.
    case number(NSNumber)
    /// `true` or `false`.
    case boolean(Bool)
    /// An object.
    case object(JSONObject)
    /// An array.
    case array([JSONValue])
}
