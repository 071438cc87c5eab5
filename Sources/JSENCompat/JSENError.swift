public import BricolageCore

/// The error that a value of `JSON` and one of `JSEN` have no common form.
public struct JSENError: Error, Sendable, Hashable {
    /// Why there is no common form.
    public enum Reason: Sendable, Hashable {
        /// The number is an integer that neither `Int` nor `Double` holds exactly, or is beyond the range of `Double`.
        case number(JSON.Number)
        /// JSON has no infinite numbers, and none that is not a number.
        case notFinite
        /// Two keys of an object are equal as strings of Swift, so a dictionary cannot hold both values.
        case duplicateKey(String)
        /// Arrays and objects are nested deeper than this number of levels, or than the stack allows.
        case depthLimit(Int)
    }

    /// Why there is no common form.
    public var reason: Reason
    /// The place of the value.
    public var pointer: JSONPointer
}

extension JSENError: CustomStringConvertible {
    /// The message in one line.
    public var description: String {
        let place = pointer.isRoot ? "" : "at \"\(pointer)\": "
        return (place + reason.message).visibleLine
    }
}

extension JSENError.Reason {
    var message: String {
        switch self {
        case .number(let number): "neither Int nor Double holds the number \(number.shortText)"
        case .notFinite: "JSON has no infinite numbers, and none that is not a number"
        case .duplicateKey(let key): "a dictionary cannot hold two values for the key \"\(key)\""
        case .depthLimit(let limit): "more than \(limit) levels of arrays and objects"
        }
    }
}

extension JSON.Number {
    /// The number, or the beginning of one that is too long for a message.
    fileprivate var shortText: String {
        let text = description
        return text.utf8.count <= 40 ? text : text.prefix(37) + "..."
    }
}

extension JSENError {
    init(_ reason: Reason) { self.init(reason: reason, pointer: .root) }

    /// The error as seen from the array or object that contains the value at a token.
    func inside(_ token: String) -> JSENError {
        JSENError(reason: reason, pointer: JSONPointer(tokens: [token] + pointer.tokens))
    }
}
