internal import Foundation

/// What a value of type `Any` stands for, among the objects of `JSONSerialization`.
///
/// Values are asked for their type instead of being cast: the cast of a dictionary to a class converts all of it to an
/// `NSDictionary` first.
package enum FoundationObject {
    /// Whether a value is JSON's null.
    package static func isNull(_ value: Any) -> Bool { type(of: value) is NSNull.Type }

    /// Whether a value is an `NSNumber`, which can be cast to types that do not hold it exactly.
    package static func isNumber(_ value: Any) -> Bool { type(of: value) is NSNumber.Type }

    /// The value inside an optional, or inside optionals of optionals; nil if there is none.
    ///
    /// A value that is no optional is returned as it is.
    package static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped.flatMap(unwrapped)
    }
}

/// An optional of any type, in a value of type `Any`.
private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 } }
}
