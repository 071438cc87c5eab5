/// The path that was last requested, for an error, a container or a key strategy; the next ones usually have the same
/// beginning.
///
///     /users/7/name   fails as Bool    keys    users  7  name
///     /users/7/name   fails as Int     the same
///     /users/8/name   fails as Bool    keys    users ▸ 8  name      made from the first different step on
///
/// Code that tries one type after the other discards most errors: unless somebody still holds the last path, the keys
/// are changed in place.
struct LastPath {
    private(set) var keys: [any CodingKey]
    private var steps: [DecodingStep] = []

    /// - Parameter outer: The keys that lead to the first step.
    init(outer: [any CodingKey]) { keys = outer }

    /// Keeps the beginning that is shared with other steps, and appends the rest of these.
    ///
    /// - Parameters:
    ///   - count: How many of the other steps to follow.
    ///   - key: Returns the key of a step after some keys.
    mutating func lead(
        along others: [DecodingStep], _ count: Int, and last: DecodingStep?,
        _ key: (DecodingStep, [any CodingKey]) -> any CodingKey
    ) {
        var common = 0
        while common < min(steps.count, count), steps[common].isSame(as: others[common]) { common += 1 }
        if common == count, let last, common < steps.count, steps[common].isSame(as: last) { common += 1 }
        while steps.count > common {
            steps.removeLast()
            keys.removeLast()
        }
        while steps.count < count { append(others[steps.count], key) }
        if let last, steps.count == count { append(last, key) }
    }

    @inline(never)
    private mutating func append(_ step: DecodingStep, _ key: (DecodingStep, [any CodingKey]) -> any CodingKey) {
        steps.append(step)
        keys.append(key(step, keys))
    }
}
