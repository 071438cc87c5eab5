/// What is done with a document.
public enum Operation: String, CaseIterable, Sendable {
    /// Text to a document or its like; values are found, not converted. The parser and its memory are used again.
    case parse
    /// The same with a new parser and new memory each time.
    case parseOnce = "parse-once"
    /// Text to a value that a program can change.
    case value
    /// Text to a document, then every key and string as a `String` and every number as a `Double`.
    case visit
    /// Every member of a value by its key, every element by its index.
    case lookup
    /// A member of every object of a value set, an element added to every array and taken away, in place.
    case change
    /// A copy of a value, and its deepest leaf changed.
    case copy
    /// A value to text.
    case serialise
    /// A value to indented text.
    case serialisePretty = "serialise-pretty"
    /// Text to structs.
    case decode
    /// Text that comes in chunks to structs, one element of an array after the other, none of which is kept.
    case stream
    /// Structs to text.
    case encode
}

/// Who does it.
public enum Competitor: String, CaseIterable, Sendable {
    /// This library: documents and values, and `Codable` for structs.
    case bricolage
    /// This library with types that read and write themselves.
    case direct
    /// The same with types that Curio wrote.
    case generated
    /// What comes with Swift.
    case foundation
}
