internal import Foundation

/// The classes of Foundation that stand for values of JSON.
///
/// Values are asked for their type instead of being cast: the cast of a dictionary to a class converts all of it to an
/// `NSDictionary` first.
enum FoundationObject {
    /// Whether a value is JSON's null.
    static func isNull(_ value: Any) -> Bool { type(of: value) is NSNull.Type }

    /// Whether a value is an `NSNumber`, which can be cast to types that do not hold it exactly.
    static func isNumber(_ value: Any) -> Bool { type(of: value) is NSNumber.Type }
}
