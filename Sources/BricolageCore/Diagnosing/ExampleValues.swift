/// Values of the document that may stand for others: those of the same member of other objects.
///
/// The first source is objects that their type has accepted; the second any member of the same name.
final class ExampleValues {
    private let storage: DocumentStorage
    /// Objects that were read without a fault, by their type, a few of each.
    @exclusivity(unchecked) private var accepted: [ObjectIdentifier: [Int]] = [:]
    /// The places of the values of members by their name, found when first asked for.
    private var known: [ExactKey: [Int]] = [:]
    private lazy var keys = indexKeys()
    /// How many values may still be passed in searching for names one by one before all are put into a table.
    private var remainingSteps: Int

    static let mostOfEach = 8

    init(_ session: DecodingSession) {
        storage = session.storage
        remainingSteps = session.storage.tapeCount
    }

    /// Takes note of a value that a type has accepted.
    func note(_ type: Any.Type, at index: Int) {
        guard storage.tape[index].tag == .object else { return }
        let identifier = ObjectIdentifier(type)
        guard accepted[identifier, default: []].count < Self.mostOfEach else { return }
        accepted[identifier, default: []].append(index)
    }

    /// How many objects are kept that a type has accepted.
    func count(of type: Any.Type) -> Int { accepted[ObjectIdentifier(type)]?.count ?? 0 }

    /// The values of a member of objects that a type has accepted.
    func members(_ key: String, of owner: Any.Type) -> some Sequence<Int> {
        (accepted[ObjectIdentifier(owner)] ?? []).lazy.compactMap { [storage] in
            JSONDocument.Node(storage: storage, index: $0)[key]?.index
        }
    }

    /// The values of members of a name, wherever they are.
    func members(_ key: String) -> [Int] {
        if let places = known[ExactKey(key)] { return places }
        guard remainingSteps > 0 else { return keys[ExactKey(key)] ?? [] }
        let places = search(key)
        known[ExactKey(key)] = places
        return places
    }

    /// The first values of members of a name, which in most documents stand near the beginning.
    private func search(_ key: String) -> [Int] {
        var places: [Int] = []
        for index in 0..<storage.tapeCount where storage.tape[index].tag == .object {
            for member in JSONDocument.Node(storage: storage, index: index).members
            where ExactText.equal(member.key, key) {
                places.append(member.value.index)
                if places.count == Self.mostOfEach {
                    remainingSteps -= index
                    return places
                }
            }
        }
        remainingSteps = 0
        return places
    }

    private func indexKeys() -> [ExactKey: [Int]] {
        var keys: [ExactKey: [Int]] = [:]
        for index in 0..<storage.tapeCount where storage.tape[index].tag == .object {
            for member in JSONDocument.Node(storage: storage, index: index).members {
                let key = ExactKey(member.key)
                if keys[key, default: []].count < Self.mostOfEach { keys[key, default: []].append(member.value.index) }
            }
        }
        return keys
    }
}
