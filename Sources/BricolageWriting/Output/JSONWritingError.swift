/// The first error while writing JSON text.
public struct JSONWritingError: Error, Sendable, Hashable {
    /// The reason why the text cannot be JSON.
    public enum Reason: Sendable, Hashable {
        /// An infinity or NaN; the text says which.
        case nonFiniteNumber(String)
        /// A value without a key inside an object, or a second value at the top.
        case misplacedValue
        /// A key outside an object, or a key after a key.
        case misplacedKey
        /// An end without a matching beginning.
        case misplacedEnd
        /// The text ends inside an array or object.
        case unfinished
        /// Nothing was written at all.
        case noValue
        /// Arrays and objects are nested deeper than the limit, or, without one, than the stack of the thread has room
        /// for.
        case tooDeep(limit: Int?)
        /// A value that cannot be written, with its reason.
        case unwritable(String)
    }

    /// The reason why the text cannot be JSON.
    public var reason: Reason

    /// Creates an error.
    public init(reason: Reason) {
        self.reason = reason
    }

    /// The stack has no room for another level.
    static var outOfStack: JSONWritingError { JSONWritingError(reason: .tooDeep(limit: nil)) }
}

extension JSONWritingError: CustomStringConvertible {
    /// The reason as a sentence.
    public var description: String {
        switch reason {
        case .nonFiniteNumber(let text): "JSON has no way to write the number \(text)"
        case .misplacedValue: "a value was written where none is allowed"
        case .misplacedKey: "a key was written where none is allowed"
        case .misplacedEnd: "an array or object was ended that was never begun"
        case .unfinished: "an array or object was begun but not ended"
        case .noValue: "nothing was written"
        case .unwritable(let reason): reason
        case .tooDeep(let limit?): "arrays and objects are nested deeper than the limit of \(limit)"
        case .tooDeep(nil): "arrays and objects are nested deeper than the stack of this thread allows"
        }
    }
}
