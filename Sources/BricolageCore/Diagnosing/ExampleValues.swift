/// Values of the document that may stand for others: those of the same member of other objects.
///
/// The first source is objects that their type has accepted; the second any member of the same name.
final class ExampleValues {
    private let storage: DocumentStorage
    /// Objects that were read without a fault, by their type, a few of each.
    private var accepted: [ObjectIdentifier: [Int]] = [:]
    /// The places of the values of members by their name, found when first asked for.
    private var known: [ExactKey: [Int]] = [:]
    private lazy var keys = indexKeys()

    static let mostOfEach = 8
    private static let mostStrings = 24
    private static let mostParts = 250
    private static let partLength = 8
    /// How many names are looked for one by one before all are put into a table.
    private static let mostSearches = 4

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
    func members(_ key: String) -> [Int] {
        if let places = known[ExactKey(key)] { return places }
        guard known.count < Self.mostSearches else { return keys[ExactKey(key)] ?? [] }
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
                if places.count == Self.mostOfEach { return places }
            }
        }
        return places
    }

    /// Some short strings of the document: one of each form first, such as `1.2` for all versions, then others.
    ///
    /// Of a large document parts are looked at that lie evenly in it.
    var strings: [String] {
        var forms: Set<String> = []
        var firsts: [String] = []
        var others: [String] = []
        let distance = max(Self.partLength, storage.tapeCount / Self.mostParts)
        for part in stride(from: 0, to: storage.tapeCount, by: distance) {
            for index in part..<min(part + Self.partLength, storage.tapeCount) {
                let node = storage.tape[index]
                guard node.tag.kind == .string, node.length > 0, node.length <= 64 else { continue }
                let text = storage.string(index)
                if firsts.count < Self.mostStrings, forms.insert(form(of: text)).inserted {
                    firsts.append(text)
                } else if others.count < Self.mostStrings, !firsts.contains(text), !others.contains(text) {
                    others.append(text)
                }
            }
        }
        return firsts + others
    }

    /// What strings of one form have in common: `1.10` and `22.3` are `9.9`, `beef` and `feed` are `a`, `b33f` is `x`.
    private func form(of text: String) -> String {
        var form: [UInt8] = []
        for byte in text.utf8 {
            let kind: UInt8 =
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt8(ascii: "9")
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
                    UInt8(ascii: "a")
                default: byte
                }
            guard let last = form.last, isWord(last), isWord(kind) else {
                form.append(kind)
                continue
            }
            if last != kind { form[form.count - 1] = UInt8(ascii: "x") }
        }
        return String(decoding: form, as: UTF8.self)
    }

    /// Whether a run of letters and digits has one byte for all of it.
    private func isWord(_ kind: UInt8) -> Bool {
        kind == UInt8(ascii: "9") || kind == UInt8(ascii: "a") || kind == UInt8(ascii: "x")
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
