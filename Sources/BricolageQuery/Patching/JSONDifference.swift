internal import BricolageCore

/// Finds the operations that make one value of another.
///
///     {"a": [1, 2], "b": 3}     pending   the pair at the root
///     {"a": [2], "c": 3}                  remove /b, add /c; then the pair at /a
///                                         remove /a/0
///
/// Pairs wait until the containers around them have their final shape, so that an index in the pointer of a pair is the
/// final one. Without recursion: values may be as deep as memory allows.
struct JSONDifference {
    let old: ValueDigests
    let new: ValueDigests
    private var found: [JSONPatch.Operation] = []
    private var pending: [Pair] = []
    /// The steps from the root to the pairs, each with the position of the step before it: a pointer is only made where
    /// an operation needs it.
    private var steps: [(outer: Int?, token: String)] = []

    /// A value and its place among the digests.
    struct Side {
        let value: JSON
        let place: Int
    }

    /// Two values that are not equal, in the same place.
    struct Pair {
        let old: Side
        let new: Side
        /// The last step to the values; nil for the root.
        let step: Int?
    }

    init(from old: JSON, to new: JSON) {
        self.old = ValueDigests(of: old)
        self.new = ValueDigests(of: new)
        let sides = (Side(value: old, place: 0), Side(value: new, place: 0))
        if !areEqual(sides.0, sides.1) { pending.append(Pair(old: sides.0, new: sides.1, step: nil)) }
    }

    mutating func operations() -> [JSONPatch.Operation] {
        while let pair = pending.popLast() {
            switch (pair.old.value, pair.new.value) {
            case (.object(let left), .object(let right)) where !left.hasDuplicateKeys && !right.hasDuplicateKeys:
                compare(left, right, in: pair)
            case (.array(let left), .array(let right)):
                compare(left, right, in: pair)
            default:
                replace(pair)
            }
        }
        return found
    }

    private mutating func compare(_ left: JSON.Object, _ right: JSON.Object, in pair: Pair) {
        let leftPlaces = old.places(inside: pair.old.place, count: left.count)
        let rightPlaces = new.places(inside: pair.new.place, count: right.count)
        let positions = Dictionary(uniqueKeysWithValues: zip(right.keys.map(ExactKey.init), right.indices))
        var isKept = [Bool](repeating: false, count: right.count)
        for (index, member) in left.enumerated() {
            guard let position = positions[ExactKey(member.key)] else {
                remove(at: member.key, in: pair)
                continue
            }
            isKept[position] = true
            compare(
                Side(value: member.value, place: leftPlaces[index]),
                Side(value: right[position].value, place: rightPlaces[position]), at: member.key, in: pair)
        }
        for (index, member) in right.enumerated() where !isKept[index] { add(member.value, at: member.key, in: pair) }
    }

    // MARK: What is found

    /// Whether two values are equal; linear only in equal ones.
    func areEqual(_ left: Side, _ right: Side) -> Bool {
        old.hashes[left.place] == new.hashes[right.place] && left.value == right.value
    }

    /// Compares two values inside a pair later, unless they are equal.
    mutating func compare(_ left: Side, _ right: Side, at token: @autoclosure () -> String, in pair: Pair) {
        if areEqual(left, right) { return }
        steps.append((pair.step, token()))
        pending.append(Pair(old: left, new: right, step: steps.count - 1))
    }

    mutating func replace(_ pair: Pair) {
        found.append(.replace(at: pointer(to: pair.step), with: pair.new.value))
    }

    mutating func remove(at token: String, in pair: Pair) {
        found.append(.remove(at: pointer(to: pair.step).appending(token)))
    }

    mutating func add(_ value: JSON, at token: String, in pair: Pair) {
        found.append(.add(value, at: pointer(to: pair.step).appending(token)))
    }

    private func pointer(to step: Int?) -> JSONPointer {
        var tokens: [String] = []
        var next = step
        while let step = next {
            tokens.append(steps[step].token)
            next = steps[step].outer
        }
        return JSONPointer(tokens: tokens.reversed())
    }
}
