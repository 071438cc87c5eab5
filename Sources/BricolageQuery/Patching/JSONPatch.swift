public import BricolageCore

/// A JSON Patch: changes to a document, made one after the other (RFC 6902).
///
///     let patch = try JSON.decode(JSONPatch.self, from: #"[{"op": "add", "path": "/tags/-", "value": "new"}]"#)
///     try document.apply(patch)
///
/// `init(from:to:)` finds the changes between two values.
public struct JSONPatch: Sendable, Hashable {
    /// The changes, in the order in which they are made.
    public var operations: [Operation]

    /// Creates a patch from its operations.
    public init(_ operations: [Operation]) {
        self.operations = operations
    }

    /// One change to a document, or a condition for the whole patch (RFC 6902, section 4).
    public enum Operation: Sendable, Hashable {
        /// Sets a member, or inserts an element before the one with the index; the end is spelt `-` or as the count.
        case add(JSON, at: JSONPointer)
        /// Removes an existing value; the whole document becomes `null`.
        case remove(at: JSONPointer)
        /// Replaces an existing value.
        case replace(at: JSONPointer, with: JSON)
        /// Removes an existing value and adds it elsewhere, though not inside itself.
        case move(from: JSONPointer, to: JSONPointer)
        /// Adds an existing value elsewhere, too.
        case copy(from: JSONPointer, to: JSONPointer)
        /// Demands that a value exists and is equal to another one, numbers by value and members in any order.
        case test(at: JSONPointer, equals: JSON)
    }
}
