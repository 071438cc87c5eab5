/// The way to a value: a coding path that becomes an array of keys only on demand.
///
///     {"points": [4, 5]}       nil ◀─ points ◀─ 1      a way refers to the one it continues
///
/// Nested containers each have a way of their own, which shares its beginning with the others: the memory is linear in
/// the depth of a document, not quadratic.
package final class CodingPath {
    private var outer: CodingPath?
    private let step: Step?
    package let count: Int

    /// The step from a value to one inside it; keys are made on demand, because they are large and those of elements
    /// need text.
    package enum Step {
        case key(any CodingKey)
        case name(String)
        case position(Int)

        fileprivate var key: any CodingKey {
            switch self {
            case .key(let key): key
            case .name(let name): JSONCodingKey(name)
            case .position(let position): JSONCodingKey(intValue: position)
            }
        }
    }

    /// Creates the way that continues another one, or the root, by one step.
    ///
    /// - Parameter step: The step; none for the way to the root itself.
    package init(_ outer: CodingPath? = nil, _ step: Step? = nil) {
        self.outer = outer
        self.step = step
        count = (outer?.count ?? 0) + (step == nil ? 0 : 1)
    }

    /// Creates the way with the given keys.
    convenience init(_ keys: [any CodingKey]) {
        self.init(keys.dropLast().reduce(nil) { CodingPath($0, .key($1)) }, keys.last.map(Step.key))
    }

    /// Releases one part after the other: a recursive release would take stack for every key.
    deinit {
        var next = outer.take()
        while isKnownUniquelyReferenced(&next) { next = next?.outer.take() }
    }

    package func appending(_ step: Step) -> CodingPath { CodingPath(self, step) }

    /// The last of the keys; nil at the root.
    package var lastKey: (any CodingKey)? { step?.key }

    @inline(never)
    package var keys: [any CodingKey] {
        var keys: [any CodingKey] = []
        // Most callers append a key of their own.
        keys.reserveCapacity(count + 1)
        var path: CodingPath? = self
        while let next = path {
            if let step = next.step { keys.append(step.key) }
            path = next.outer
        }
        keys.reverse()
        return keys
    }
}
