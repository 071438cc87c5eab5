public import BricolageModeling

/// A value of one type, or any other JSON.
public typealias OneOrAny<T> = OneOf2<T, Bric>

/// A value or an array of values.
public typealias OneOrMany<T> = OneOf2<T, [T]>

extension OneOf2: ExpressibleByArrayLiteral where V2 == [V1] {
    /// Creates a value of one element, or else an array.
    public init(arrayLiteral elements: V1...) { self.init(array: elements) }
}

extension OneOf2 where V2 == [V1] {
    /// Creates a value of one element, or else an array.
    public init(array: [V1]) { self = array.count == 1 ? .v1(array[0]) : .v2(array) }

    /// The number of values: one, or the length of the array.
    public var count: Int {
        switch self {
        case .v1: 1
        case .v2(let values): values.count
        }
    }

    /// The values; if exactly one is set, it is stored by itself.
    public var array: [V1] {
        get { array { [$0] } }
        set { self = OneOf2(array: newValue) }
    }

    /// The array, or the array that a function makes of the single value.
    public func array(expanding: (V1) -> V2) -> V2 {
        switch self {
        case .v1(let value): expanding(value)
        case .v2(let values): values
        }
    }
}
