/// The keywords that have a meaning in some dialect, by number.
///
///     "allOf" 0   "anyOf" 1   …
///
/// One look at the keys of a schema finds the rules that concern it, instead of each rule looking for its keywords.
final class KnownKeywords: Sendable {
    /// All of them.
    static let shared = KnownKeywords()

    let names: [String]
    private let table: KeyTable
    private let slots: FrozenMemory<KeySlot>
    private let entries: FrozenMemory<KeyEntry>
    private let bytes: FrozenMemory<UInt8>

    private init() {
        names = (KeywordRule.all.flatMap(\.keywords) + Dialect.namedKeywords).unique
        var parts = ProgramParts()
        table = parts.addKeys(names)
        slots = FrozenMemory(parts.slots)
        entries = FrozenMemory(parts.entries)
        bytes = FrozenMemory(parts.keyBytes, padding: 8)
    }

    /// The number of a keyword; nil for any other word.
    ///
    /// - Parameter text: Bytes after which eight more may be read.
    func number(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        let memory = KeyMemory(slots: slots.view, entries: entries.view, bytes: bytes.view)
        return memory.position(of: text, in: table).map(Int.init)
    }

    /// The numbers of some keywords.
    func numbers(of keywords: [String]) -> KeywordSet {
        var set = KeywordSet()
        for (number, name) in names.enumerated() where keywords.contains(name) { set.insert(number) }
        return set
    }
}

/// Some of the known keywords, a bit for each.
struct KeywordSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ number: Int) {
        if number < 64 { low |= 1 << UInt64(number) } else { high |= 1 << UInt64(number - 64) }
    }

    func contains(_ number: Int) -> Bool { (number < 64 ? low : high) >> UInt64(number & 63) & 1 == 1 }

    func isDisjoint(with other: KeywordSet) -> Bool { low & other.low | high & other.high == 0 }
}
