internal import BricolageCore

/// The path to the value that is being encoded, as steps from which its keys can be made.
///
///     {"points": [4, 5]}        steps   [ "points" ][ 1 ]
///
/// Keys are made only when somebody reads the path, so a step takes only a few words.
///
/// Owns the memory of the steps. Invariants: `count <= capacity`; the key that a step points to lives until the step is
/// removed.
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

    /// Whether the first steps contain no pointers, and are few enough to copy.
    func areLasting(_ stepCount: Int) -> Bool {
        guard stepCount <= Self.mostCopied else { return false }
        guard let steps else { return true }
        return (0..<min(stepCount, count)).allSatisfy { if case .key = steps[$0] { false } else { true } }
    }

    /// Up to how many steps are copied for a segment: the memory of all segments must be linear in the depth, not
    /// quadratic.
    private static let mostCopied = 16

    /// Copies the first steps of another path, for which `areLasting` must be true.
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

    /// The way that continues `base` by the first steps of this path.
    @inline(never)
    func way(_ stepCount: Int, from base: CodingPath?) -> CodingPath? {
        guard let steps else { return base }
        var way = base
        for index in 0..<min(stepCount, count) { way = CodingPath(way, steps[index].pathStep) }
        return way
    }
}

/// One step of the path to a value.
enum EncodingStep: BitwiseCopyable {
    /// A pointer to a key and the type of the key.
    case key(UnsafeRawPointer, any CodingKey.Type)
    /// A key that is represented by a byte in memory, or by none, and its type.
    case byte(UInt8, any CodingKey.Type)
    /// The index of an element.
    case index(Int)

    var codingKey: any CodingKey {
        switch self {
        case .key(let pointer, let type): Self.load(type, from: pointer)
        case .byte(let byte, let type): withUnsafeBytes(of: byte) { Self.load(type, from: $0.baseAddress) }
        case .index(let index): JSONCodingKey(intValue: index)
        }
    }

    /// The step of a `CodingPath`; for an element, its key is made only when somebody reads it.
    fileprivate var pathStep: CodingPath.Step {
        if case .index(let index) = self { .position(index) } else { .key(codingKey) }
    }

    private static func load<K: CodingKey>(_ type: K.Type, from pointer: UnsafeRawPointer?) -> any CodingKey {
        pointer?.assumingMemoryBound(to: type).pointee ?? JSONCodingKey("")
    }
}

/// The path to a segment.
enum EncodingWay {
    /// The root, or a path that other segments may continue.
    case shared(CodingPath?)
    /// The first few steps of another segment, and one more step; all of them are copied.
    case near(EncodingSegment, stepCount: Int, EncodingStep)

    var keys: [any CodingKey] {
        switch self {
        case .shared(let path): path?.keys ?? []
        case .near(let segment, let stepCount, let step): segment.path(stepCount) + [step.codingKey]
        }
    }
}
