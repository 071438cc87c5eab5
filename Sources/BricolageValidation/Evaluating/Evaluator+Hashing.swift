internal import BricolageCore

extension Evaluator {
    /// A hash that equal values share: numbers are hashed by value, objects whatever the order of members.
    ///
    ///     {"a": [1, 2]}   object at ∅  +  array at a  +  1 at a, 0  +  2 at a, 1
    ///
    /// The sum of the hashes at all places, each with the path to its place; so the order of elements counts and that
    /// of members does not. Linear in the text, without recursion.
    ///
    /// - Returns: Nil if an object has a key twice, since only the last one counts.
    mutating func hash(_ index: Int) -> UInt64? {
        var context = workspace.hashes.seed
        if tag(index) < TapeBits.array { return hash(ofScalar: index, context) }
        var sum: UInt64 = 0
        let end = next(index)
        var position = index
        workspace.hashes.containers.removeAll(keepingCapacity: true)
        while position < end {
            while let container = workspace.hashes.containers.last, position == container.end {
                workspace.hashes.containers.removeLast()
            }
            if let last = workspace.hashes.containers.indices.last {
                let container = workspace.hashes.containers[last]
                if container.isObject {
                    context = KeyHash.mix(container.context, hash(ofText: position))
                    position &+= 1
                } else {
                    context = KeyHash.mix(container.context, container.position)
                    workspace.hashes.containers[last].position &+= 1
                }
            }
            let tag = tag(position)
            if tag < TapeBits.array {
                sum &+= hash(ofScalar: position, context)
            } else {
                if tag == TapeBits.object, repeatsKey(position) { return nil }
                // Containers hash their kind and size as well: empty ones have no contents.
                sum &+= KeyHash.mix(context, UInt64(tag) &<< 32 | UInt64(count(position)))
                workspace.hashes.containers.append(
                    HashedContainer(
                        context: KeyHash.mix(context, UInt64(tag)), end: next(position), position: 0,
                        isObject: tag == TapeBits.object))
            }
            position &+= 1
        }
        return sum
    }

    private mutating func hash(ofScalar index: Int, _ context: UInt64) -> UInt64 {
        let tag = tag(index)
        let content =
            tag == TapeBits.string ? hash(ofText: index) : tag == TapeBits.number ? hash(ofNumber: index) : 0
        return KeyHash.mix(KeyHash.mix(context, UInt64(tag)), content)
    }

    private mutating func hash(ofText index: Int) -> UInt64 {
        needWorkspace()
        let seed = workspace.hashes.seed
        return withText(index) { text in
            text.baseAddress.map { KeyHash.hashOfAll($0, count: text.count, seed: seed) } ?? 0
        }
    }

    /// A hash by value: short integers are their own hash, all others are hashed by their exact value.
    private mutating func hash(ofNumber index: Int) -> UInt64 {
        if tape[index].tag.bits == TapeBits.number, tape[index].length <= Self.shortDigits {
            return UInt64(bitPattern: shortInteger(index))
        }
        guard let number = node(index).number else { return 0 }
        if let integer = number.integer(Int64.self), integer.magnitude < Self.shortMagnitude {
            return UInt64(bitPattern: integer)
        }
        var hasher = Hasher()
        hasher.combine(number)
        return UInt64(bitPattern: Int64(hasher.finalize()))
    }

    /// Integers of up to this many characters, including a minus sign, are below the magnitude.
    private static let shortDigits: UInt32 = 17
    private static let shortMagnitude: UInt64 = 100_000_000_000_000_000
}
