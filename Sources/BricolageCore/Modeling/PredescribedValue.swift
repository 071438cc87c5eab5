/// A type whose JSON is known in advance, so that nobody needs to run its code to describe it.
///
/// The keywords are those of JSON Schema, as in `{"type": "string", "format": "uuid"}`.
package protocol PredescribedValue {
    static var schema: JSON.Object { get }
}

/// A strategy of a decoder that decides what a type is read from.
package protocol PredescribedStrategy {
    /// The keywords of JSON Schema; nil when it depends on code.
    var schema: JSON.Object? { get }
}
