public import BricolageCore
public import Foundation

/// The error that a value and the objects of `JSONSerialization` have no common form.
public struct FoundationObjectError: Error, Sendable, Hashable {
    /// Why there is no common form.
    public enum Reason: Sendable, Hashable {
        /// JSON has no values of this type.
        case unsupportedType(String)
        /// The keys of a dictionary are not strings, but have this type.
        case unsupportedKeyType(String)
        /// The number is infinite or not a number, or beyond the range of `Double`.
        case notFinite
        /// Two keys of an object are equal as strings of Swift, so a dictionary cannot hold both values.
        case duplicateKey(String)
        /// Arrays and objects are nested deeper than this number of levels or, without a number, than the stack of the
        /// thread has room for.
        case depthLimit(Int?)
    }

    /// Why there is no common form.
    public var reason: Reason
    /// The place of the value.
    public var pointer: JSONPointer
}

extension FoundationObjectError: CustomStringConvertible, LocalizedError {
    /// The message in one line.
    public var description: String {
        let place = pointer == .root ? "" : "at \"\(pointer)\": "
        return (place + reason.message).visibleLine
    }

    /// The message in one line.
    public var errorDescription: String? { description }
}

extension FoundationObjectError.Reason {
    fileprivate var message: String {
        switch self {
        case .unsupportedType(let type): "JSON has no values of type \(type)"
        case .unsupportedKeyType(let type): "JSON has no keys of type \(type)"
        case .notFinite: "the number is infinite, not a number, or beyond the range of Double"
        case .duplicateKey(let key): "a dictionary cannot hold two values for the key \"\(key)\""
        case .depthLimit(let limit?): "more than \(limit) levels of arrays and objects"
        case .depthLimit(nil): "nested deeper than the stack of this thread allows"
        }
    }
}

extension FoundationObjectError {
    init(_ reason: Reason) { self.init(reason: reason, pointer: .root) }

    /// The error as seen from the object that contains the value.
    func inside(key: String) -> Self {
        Self(reason: reason, pointer: JSONPointer.root.appending(key).appending(pointer))
    }

    /// The error as seen from the array that contains the value.
    func inside(position: Int) -> Self {
        Self(reason: reason, pointer: JSONPointer.root.appending(position).appending(pointer))
    }

    /// As many levels as the coders allow: objects are released by recursion.
    static let depthLimit = 512

    /// Refuses one level more than there is room for.
    ///
    /// - Parameter levels: how many levels of arrays and objects are still allowed.
    static func checkRoom(levels: Int) throws(Self) {
        guard levels > 0 else { throw Self(.depthLimit(depthLimit)) }
        guard StackRoom.isLeft else { throw Self(.depthLimit(nil)) }
    }
}
