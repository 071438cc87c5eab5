/// Values of the document that may stand for others: those of the same member of other objects.
///
/// The first source is objects that their type has accepted; the second any member of the same name.
final class ExampleValues {
    private let storage: DocumentStorage
    /// Objects that were read without a fault, by their type, a few of each.
    private var accepted: [ObjectIdentifier: [Int]] = [:]
    private lazy var keys = indexKeys()

    static let mostOfEach = 8
    private static let mostStrings = 24

    init(_ session: DecodingSession) { storage = session.storage }

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
    func members(_ key: String) -> [Int] { keys[ExactKey(key)] ?? [] }

    /// Some short strings of the document.
    var strings: [String] {
        var strings: [String] = []
        var index = 0
        while index < min(storage.tapeCount, 2000), strings.count < Self.mostStrings {
            let node = storage.tape[index]
            if node.tag.kind == .string, node.length > 0, node.length <= 64 {
                let text = storage.string(index)
                if !strings.contains(text) { strings.append(text) }
            }
            index += 1
        }
        return strings
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
