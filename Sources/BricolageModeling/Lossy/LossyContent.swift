public import BricolageCore

/// A collection that can drop values: arrays, sets, dictionaries with string keys, and optionals.
///
/// The requirements have an underscore because standard types implement them, and should not appear to have new
/// members.
public protocol LossyContent {
    /// The type of the values.
    associatedtype Kept

    /// The kind of JSON that contains them: an array, an object, or null for one value that may be missing.
    static var _lossyKind: JSON.Kind { get }

    /// Creates the content from the values that could be read, with their keys if any.
    init(_keeping elements: [(key: String, value: Kept)])
}

extension Array: LossyContent {
    /// Elements of an array.
    public static var _lossyKind: JSON.Kind { .array }

    /// Keeps the values in their order.
    public init(_keeping elements: [(key: String, value: Element)]) { self = elements.map(\.value) }
}

extension Set: LossyContent {
    /// Elements of an array.
    public static var _lossyKind: JSON.Kind { .array }

    /// Keeps each value once.
    public init(_keeping elements: [(key: String, value: Element)]) { self.init(elements.lazy.map(\.value)) }
}

extension Dictionary: LossyContent where Key == String {
    /// Members of an object.
    public static var _lossyKind: JSON.Kind { .object }

    /// Keeps the last value of each key.
    public init(_keeping elements: [(key: String, value: Value)]) {
        self.init(elements.lazy.map { ($0.key, $0.value) }) { _, last in last }
    }
}

extension Optional: LossyContent {
    /// One value, or null.
    public static var _lossyKind: JSON.Kind { .null }

    /// Keeps the value, if there is one.
    public init(_keeping elements: [(key: String, value: Wrapped)]) { self = elements.first?.value }
}
