/// The keys that lead to a value, made an array only when somebody asks for it.
final class DiagnosingPath {
    private let parent: DiagnosingPath?
    private let key: any CodingKey
    let count: Int

    private init(parent: DiagnosingPath?, key: any CodingKey) {
        self.parent = parent
        self.key = key
        count = parent.map { $0.count + 1 } ?? 0
    }

    /// The way to the root, which has no key.
    static func root() -> DiagnosingPath { DiagnosingPath(parent: nil, key: JSONCodingKey("")) }

    func appending(_ key: any CodingKey) -> DiagnosingPath { DiagnosingPath(parent: self, key: key) }

    var keys: [any CodingKey] {
        var keys: [any CodingKey] = []
        var step = self
        while let parent = step.parent {
            keys.append(step.key)
            step = parent
        }
        return keys.reversed()
    }
}
