import BricolageCore
import Testing

@Suite struct SharedTypeTableTests {
    private final class Fact {}

    /// So many slots that all types find one, wherever they are in memory.
    private static let large = 65_536

    /// Distinct types, each of which is the array of the previous one.
    private static func types<T>(from type: T.Type, count: Int) -> [Any.Type] {
        count == 0 ? [] : [type] + types(from: [T].self, count: count - 1)
    }

    @Test func aTypeIsExaminedOnce() {
        let table = SharedTypeTable(count: Self.large)
        var examined = 0
        for type in Self.types(from: Int.self, count: 50) + Self.types(from: Int.self, count: 50) {
            _ = table.facts(about: type) {
                examined += 1
                return Fact()
            }
        }
        #expect(examined == 50)
    }

    @Test func eachTypeHasItsOwnFacts() {
        let table = SharedTypeTable(count: Self.large)
        let types = Self.types(from: Int.self, count: 100)
        let facts = types.map { table.facts(about: $0) { Fact() } }
        #expect(Set(facts.map(ObjectIdentifier.init)).count == 100)
        let again = types.map { table.facts(about: $0) { Fact() } }
        #expect(zip(facts, again).allSatisfy { $0 === $1 })
    }

    /// Four slots take four types; all others are examined each time, and get what that finds.
    @Test func aFullTableExaminesWhatItDoesNotHold() {
        let table = SharedTypeTable(count: 4)
        let types = Self.types(from: Int.self, count: 20)
        let first = types.map { table.facts(about: $0) { Fact() } }
        let second = types.map { table.facts(about: $0) { Fact() } }
        #expect(zip(first, second).map { $0 === $1 } == (0..<20).map { $0 < 4 })
    }

    @Test func factsGoWithTheirTable() {
        weak var fact: Fact?
        do {
            let table = SharedTypeTable()
            fact = table.facts(about: Int.self) { Fact() } as? Fact
            #expect(fact != nil)
        }
        #expect(fact == nil)
    }

    private static let shared = SharedTypeTable(count: large)

    @Test func threadsAgreeOnWhatIsKept() async {
        let found = await withTaskGroup(of: [ObjectIdentifier].self) { group in
            for task in 0..<8 {
                group.addTask {
                    let types = Self.types(from: Int.self, count: 200)
                    // From both ends, so that the tasks meet empty slots at the same time.
                    let order = task.isMultiple(of: 2) ? types : types.reversed()
                    for type in order { _ = Self.shared.facts(about: type) { Fact() } }
                    return types.map { ObjectIdentifier(Self.shared.facts(about: $0) { Fact() }) }
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(found.count == 1)
    }
}
