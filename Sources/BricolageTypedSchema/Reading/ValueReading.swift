internal import BricolageCore

/// How a valid value is read.
///
/// A schema does not say what fits a Swift type: `1e30` is an integer. Therefore readings that may fail are tried once,
/// when a document is validated, and cannot fail afterwards.
struct ValueReading<Value>: Sendable {
    /// The value of a valid node; nil where it does not fit into the type.
    let read: @Sendable (JSONDocument.Node, ReadingContext) -> Value?
    /// Looks at a valid node before it is read; nil if that is not needed.
    let look: ReadingSurvey.Look?

    /// A reading that takes every valid value.
    init(total read: @escaping @Sendable (JSONDocument.Node, ReadingContext) -> Value?) {
        self.read = read
        look = nil
    }

    /// A reading of values that contain no others and may not fit.
    ///
    /// - Parameter expected: What fits, as in "expected …".
    init(_ expected: String, read: @escaping @Sendable (JSONDocument.Node) -> Value?) {
        self.read = { node, _ in read(node) }
        look = { node, survey in
            if read(node) == nil { survey.add(node, expected) }
        }
    }

    /// A reading of values with others inside.
    init(
        read: @escaping @Sendable (JSONDocument.Node, ReadingContext) -> Value?,
        look: ReadingSurvey.Look?
    ) {
        self.read = read
        self.look = look
    }

    func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueReading<Other> {
        ValueReading<Other>(read: { node, context in read(node, context).map(transform) }, look: look)
    }
}
