public import BricolageCore

/// The error that a JSON Patch does not fit a document.
public struct JSONPatchError: Error, Sendable, Hashable {
    /// What does not fit.
    public enum Reason: Sendable, Hashable {
        /// There is no value at the pointer.
        case nothing(at: JSONPointer)
        /// The value at the pointer is neither an object nor an array, so that nothing can be added to it.
        case notAContainer(at: JSONPointer)
        /// The token is neither an index of the array at the pointer, nor its count, nor `-`.
        case noSuchIndex(String, at: JSONPointer)
        /// The value would be moved inside itself.
        case movedIntoItself
        /// The value is not equal to the demanded one, but is this.
        case unequal(JSON)
        /// The operations copy more than this number of values.
        case copyLimit(Int)
    }

    /// What does not fit.
    public var reason: Reason
    /// The operation that failed.
    public var operation: JSONPatch.Operation
    /// Its position in the patch, from 0.
    public var index: Int
}
