/// A value on the tape, and how it is reached from the value around it: one step of a coding path.
///
///     {"points": [4, 5]}
///
///     tape    0 object   1 "points"   2 array   3 number   4 number
///     steps              member at 2  element 0 at 3       element 1 at 4
///
/// Steps are plain numbers. Keys are made of them only when somebody asks for the path, or when something fails.
package struct DecodingStep {
    private let place: UInt32
    private let position: Int32
    /// How many steps lead to the container in which this step was taken, and that container; without a container, the
    /// step is taken from the end of the way.
    fileprivate let depth: UInt32
    fileprivate let container: UInt32

    /// The value itself, with no step from the value around it.
    @inline(__always)
    package static func value(_ index: Int) -> DecodingStep { DecodingStep(index, -2) }

    /// The value of a member of an object; its key is before it on the tape.
    @inline(__always)
    package static func member(_ index: Int) -> DecodingStep { DecodingStep(index, -1) }

    /// The value of a member that was requested with a key of a type, which the session knows by this number.
    @inline(__always)
    static func member(_ index: Int, keyType: Int32) -> DecodingStep { DecodingStep(index, Int(-4 &- keyType)) }

    /// The value of a member whose key is data, which no strategy converts.
    @inline(__always)
    static func entry(_ index: Int) -> DecodingStep { DecodingStep(index, -3) }

    /// An element of an array.
    @inline(__always)
    package static func element(_ index: Int, position: Int) -> DecodingStep { DecodingStep(index, position) }

    @inline(__always)
    private init(_ index: Int, _ position: Int) {
        place = UInt32(truncatingIfNeeded: index)
        self.position = Int32(truncatingIfNeeded: position)
        (depth, container) = (.max, 0)
    }

    @inline(__always)
    private init(_ step: DecodingStep, _ container: UInt32, _ depth: UInt32) {
        (place, position) = (step.place, step.position)
        (self.depth, self.container) = (depth, container)
    }

    /// The same step, taken in a container that may still be used when the way leads to another place.
    @inline(__always)
    func taken(in container: UInt32, depth: UInt32) -> DecodingStep { DecodingStep(self, container, depth) }

    /// Whether both lead to the same value, by a key of the same type.
    func isSame(as other: DecodingStep) -> Bool { place == other.place && position == other.position }

    /// The tape index of the value.
    @inline(__always)
    package var index: Int { Int(place) }

    /// Whether this leads to a value inside another one.
    @inline(__always)
    var leadsInside: Bool { position != -2 }

    /// The number of the key type with which this member was requested; nil if not known.
    var keyType: Int? { position <= -4 ? Int(-4 &- position) : nil }

    /// Whether the key of this member is data.
    var isEntry: Bool { position == -3 }

    /// The position of an element; nil for a member.
    var elementPosition: Int? { position >= 0 ? Int(position) : nil }
}

extension DecodingContext {
    /// Whether a step is taken from the end of the way.
    @inline(__always)
    func isAtEnd(_ step: DecodingStep) -> Bool {
        step.depth == .max || depth == Int(step.depth) && leads(to: Int(step.container), depth)
    }
}
