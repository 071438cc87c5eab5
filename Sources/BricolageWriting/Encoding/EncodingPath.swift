internal import BricolageCore

/// The keys that lead to the value that is being encoded, as far as somebody asks for them.
///
///     {"points": [4, 5]}        steps   [ "points" ][ 1 ]
///
/// Keys are made only when the path is asked for, so a step costs a few words.
///
/// Owns the memory of the steps. Invariants: `count <= capacity`; what a step points to lives until it is taken back.
struct EncodingPath: ~Copyable {
    private var steps = UnsafeMutablePointer<EncodingStep>(bitPattern: 0)
    private var capacity = 0
    private(set) var count = 0

    deinit { steps?.deallocate() }

    @inline(__always)
    mutating func append(_ step: EncodingStep) {
        if count == capacity { grow() }
        steps?[count] = step
        count &+= 1
    }

    @inline(__always)
    mutating func removeLast() { count &-= 1 }

    mutating func removeAll() { count = 0 }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<EncodingStep>.allocate(capacity: max(8, capacity * 2))
        if let steps {
            larger.moveInitialize(from: steps, count: count)
            steps.deallocate()
        }
        steps = larger
        capacity = max(8, capacity * 2)
    }

    /// Whether the first steps, which are few, point to nothing.
    func areLasting(_ stepCount: Int) -> Bool {
        guard stepCount <= Self.mostCopied else { return false }
        guard let steps else { return true }
        return (0..<min(stepCount, count)).allSatisfy { if case .key = steps[$0] { false } else { true } }
    }

    /// Up to how many steps are copied for a segment: a text must cost memory by its depth, and not by the square of it.
    private static let mostCopied = 16

    /// Takes over the first steps of another path, which are lasting.
    mutating func begin(with other: borrowing EncodingPath, _ stepCount: Int) {
        count = 0
        guard let steps = other.steps else { return }
        for index in 0..<min(stepCount, other.count) { append(steps[index]) }
    }

    /// The keys of all steps.
    @inline(never)
    var keys: [any CodingKey] {
        guard let steps else { return [] }
        return (0..<count).map { steps[$0].codingKey }
    }

    /// The way that goes so many steps on from another one.
    @inline(never)
    func way(_ stepCount: Int, from base: CodingPath?) -> CodingPath? {
        guard let steps else { return base }
        var way = base
        for index in 0..<min(stepCount, count) { way = CodingPath(way, steps[index].pathStep) }
        return way
    }
}

/// One key on the way to a value.
enum EncodingStep: BitwiseCopyable {
    /// A key that lies somewhere.
    case key(UnsafeRawPointer, any CodingKey.Type)
    /// A key that is a byte in memory, or none.
    case byte(UInt8, any CodingKey.Type)
    /// An element.
    case index(Int)

    var codingKey: any CodingKey {
        switch self {
        case .key(let pointer, let type): Self.load(type, from: pointer)
        case .byte(let byte, let type): withUnsafeBytes(of: byte) { Self.load(type, from: $0.baseAddress) }
        case .index(let index): JSONCodingKey(intValue: index)
        }
    }

    /// The same in a way: nothing makes the text of an element's key until somebody asks for it.
    fileprivate var pathStep: CodingPath.Step {
        if case .index(let index) = self { .position(index) } else { .key(codingKey) }
    }

    private static func load<K: CodingKey>(_ type: K.Type, from pointer: UnsafeRawPointer?) -> any CodingKey {
        pointer?.assumingMemoryBound(to: type).pointee ?? JSONCodingKey("")
    }
}

/// The way to a segment.
enum EncodingWay {
    /// The root, or a way that other segments may go on from.
    case shared(CodingPath?)
    /// A few steps in another segment, and one more; all of them are copied.
    case near(EncodingSegment, stepCount: Int, EncodingStep)

    var keys: [any CodingKey] {
        switch self {
        case .shared(let path): path?.keys ?? []
        case .near(let segment, let stepCount, let step): segment.path(stepCount) + [step.codingKey]
        }
    }
}
