/// A union whose types can change places.
public protocol OneOfShapable: OneOfNType {
    /// The union with its first and last type exchanged.
    associatedtype Swapped: OneOfShapable
    /// The union with its last type in front.
    associatedtype Shifted: OneOfShapable
    /// The union with its first type at the end.
    associatedtype Unshifted: OneOfShapable

    /// The same value with the first and last type exchanged.
    var swapFirstAndLast: Swapped { get set }
    /// The same value with the last type in front.
    var shifted: Shifted { get set }
    /// The same value with the first type at the end.
    var unshifted: Unshifted { get set }
}

/// A union that is itself again after two exchanges, or after turning it forward and back.
public protocol OneOfMorphable: OneOfShapable
where Swapped.Swapped == Self, Shifted.Unshifted == Self, Unshifted.Shifted == Self {}

/// A union of an exact number of types.
public protocol EitherType: OneOfMorphable {
    /// The same value in the union with `Never`.
    var expanded: OneOfNext { get set }
}

extension OneOfShapable {
    /// The same value with the first and last type exchanged.
    public var swapped: Swapped {
        get { swapFirstAndLast }
        set { swapFirstAndLast = newValue }
    }

    /// The same value with the first two types exchanged.
    public var swappingFirst: Unshifted.Swapped.Shifted {
        get { unshifted.swapped.shifted }
        set { unshifted.swapped.shifted = newValue }
    }

    /// The same value with the last two types exchanged.
    public var swappingLast: Shifted.Swapped.Unshifted {
        get { shifted.swapped.unshifted }
        set { shifted.swapped.unshifted = newValue }
    }
}
