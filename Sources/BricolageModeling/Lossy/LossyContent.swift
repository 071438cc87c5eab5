internal import BricolageCore

/// What can do without some of its values: arrays, sets, dictionaries with string keys, and optionals.
public protocol LossyContent {
    /// The type of the values.
    associatedtype Kept

    /// The kind of JSON that holds them.
    static var shape: LossyShape { get }

    /// Makes the content of the values that could be read, with their keys if they have some.
    init(keeping elements: [(key: String, value: Kept)])
}

/// How JSON holds the values of a lossy collection.
public enum LossyShape: Sendable {
    /// As elements of an array.
    case array
    /// As members of an object.
    case object
    /// As itself: there is one value at most.
    case single
}

extension Array: LossyContent {
    /// Elements of an array.
    public static var shape: LossyShape { .array }

    /// Keeps the values in their order.
    public init(keeping elements: [(key: String, value: Element)]) { self = elements.map(\.value) }
}

extension Set: LossyContent {
    /// Elements of an array.
    public static var shape: LossyShape { .array }

    /// Keeps each value once.
    public init(keeping elements: [(key: String, value: Element)]) { self.init(elements.lazy.map(\.value)) }
}

extension Dictionary: LossyContent where Key == String {
    /// The type of the values.
    public typealias Kept = Value

    /// Members of an object.
    public static var shape: LossyShape { .object }

    /// Keeps the last value of each key.
    public init(keeping elements: [(key: String, value: Value)]) {
        self.init(elements.lazy.map { ($0.key, $0.value) }) { _, last in last }
    }
}

extension Optional: LossyContent {
    /// The type of the value.
    public typealias Kept = Wrapped

    /// One value.
    public static var shape: LossyShape { .single }

    /// Keeps the value, if there is one.
    public init(keeping elements: [(key: String, value: Wrapped)]) { self = elements.first?.value }
}
