internal import BricolageCore

/// The way to a value, made an array of keys only when somebody asks for it.
final class DiagnosingPath {
    private let parent: DiagnosingPath?
    private let step: Step
    let count: Int

    /// What leads from a value to one inside it: keys are large, and the ones of elements are made of text.
    enum Step {
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

    private init(parent: DiagnosingPath?, step: Step) {
        self.parent = parent
        self.step = step
        count = parent.map { $0.count + 1 } ?? 0
    }

    /// The way to the root, which has no key.
    static func root() -> DiagnosingPath { DiagnosingPath(parent: nil, step: .position(0)) }

    func appending(_ step: Step) -> DiagnosingPath { DiagnosingPath(parent: self, step: step) }

    var keys: [any CodingKey] {
        var keys: [any CodingKey] = []
        // Who wants the path adds a key of its own most likely.
        keys.reserveCapacity(count + 1)
        var path = self
        while let parent = path.parent {
            keys.append(path.step.key)
            path = parent
        }
        keys.reverse()
        return keys
    }
}
