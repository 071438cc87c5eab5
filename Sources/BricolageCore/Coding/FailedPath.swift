/// The path of the last error, whose beginning those of the next ones have as a rule.
///
///     /users/7/name   fails as Bool    keys    users  7  name
///     /users/7/name   fails as Int     the same
///     /users/8/name   fails as Bool    keys    users ▸ 8  name      made from the first step on that is another
///
/// Code that tries one type after the other throws most errors for nobody: unless somebody has kept the last error, the
/// keys are changed where they lie.
struct FailedPath {
    private(set) var keys: [any CodingKey]
    private var steps: [DecodingStep] = []

    /// - Parameter outer: The keys that lead to the first step.
    init(outer: [any CodingKey]) { keys = outer }

    /// Goes on with what others begin with, and takes the rest of their steps.
    ///
    /// - Parameter key: The key that a step is, behind some keys.
    mutating func lead(
        along others: [DecodingStep], and last: DecodingStep?,
        _ key: (DecodingStep, [any CodingKey]) -> any CodingKey
    ) {
        var common = 0
        while common < min(steps.count, others.count), steps[common].isSame(as: others[common]) { common += 1 }
        if common == others.count, let last, common < steps.count, steps[common].isSame(as: last) { common += 1 }
        while steps.count > common {
            steps.removeLast()
            keys.removeLast()
        }
        while steps.count < others.count { append(others[steps.count], key) }
        if let last, steps.count == others.count { append(last, key) }
    }

    @inline(never)
    private mutating func append(_ step: DecodingStep, _ key: (DecodingStep, [any CodingKey]) -> any CodingKey) {
        steps.append(step)
        keys.append(key(step, keys))
    }
}
