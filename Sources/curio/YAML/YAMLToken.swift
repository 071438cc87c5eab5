internal import BricolageCore

/// One step of a YAML document on its way to JSON.
///
///     name: Ann        object(7)  key "name"  scalar "Ann"  key "age"  scalar 30  key "tags"  array(1)
///     age: 30
///     tags: []
///
/// Scalars and keys are JSON already: `text` says where in the text that the reader collects. What is inside a
/// container stands behind it, so that a run of tokens means the same wherever it is copied to.
struct YAMLToken {
    enum Kind {
        case scalar
        case key
        /// An array with so many tokens, itself included.
        case array(Int)
        /// An object with so many tokens, itself included.
        case object(Int)
    }

    var kind: Kind
    /// The JSON text of a scalar or a key.
    var text: Range<Int>
    /// Where it begins in the YAML text.
    var location: SourceLocation

    /// Whether it is a scalar or a key.
    var isText: Bool {
        switch kind {
        case .scalar, .key: true
        case .array, .object: false
        }
    }

    /// How many tokens the value has.
    var count: Int {
        switch kind {
        case .scalar, .key: 1
        case .array(let count), .object(let count): count
        }
    }
}
