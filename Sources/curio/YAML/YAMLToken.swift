internal import BricolageCore

/// A value or key of a YAML document, as an intermediate form before JSON.
///
///     name: Ann        object(7)  key "name"  scalar "Ann"  key "age"  scalar 30  key "tags"  array(1)
///     age: 30
///     tags: []
///
/// Scalars and keys are JSON already: `text` is a range of the text that the reader collects. The content of a
/// container follows its token, and counts are relative, so that tokens have the same meaning wherever they are copied.
struct YAMLToken {
    enum Kind {
        case scalar
        case key
        /// An array with its number of tokens, itself included.
        case array(Int)
        /// An object with its number of tokens, itself included.
        case object(Int)
    }

    var kind: Kind
    /// The JSON text of a scalar or a key.
    var text: Range<Int>
    /// The location in the YAML text at which it begins.
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
