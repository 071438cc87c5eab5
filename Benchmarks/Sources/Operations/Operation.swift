/// An operation on a document.
public enum Operation: String, CaseIterable, Sendable {
    /// Text to a document or its equivalent; values are found, not converted. The parser and its memory are reused.
    case parse
    /// The same with a new parser and new memory each time.
    case parseOnce = "parse-once"
    /// Text to a mutable value.
    case value
    /// Text to a document, then every key and string as a `String` and every number as a `Double`.
    case visit
    /// Looks up every member of a value by its key and every element by its index.
    case lookup
    /// In a value, sets a member of every object, and adds an element to every array and removes it, in place.
    case change
    /// Copies a value and changes the deepest leaf of the copy.
    case copy
    /// A value to text.
    case serialise
    /// A value to indented text.
    case serialisePretty = "serialise-pretty"
    /// Text to structs.
    case decode
    /// Text in chunks to structs, one element of an array after the other, without keeping them.
    case stream
    /// Structs to text.
    case encode
}

/// The implementation of an operation.
public enum Competitor: String, CaseIterable, Sendable {
    /// This library: documents and values, and `Codable` for structs.
    case bricolage
    /// This library with types that read and write themselves.
    case direct
    /// The same with types that Curio generated.
    case generated
    /// Foundation, which comes with Swift.
    case foundation
}
