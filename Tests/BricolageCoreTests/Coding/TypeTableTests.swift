import BricolageCore
import Testing

@Suite struct TypeTableTests {
    private final class Action {}

    private final class Coder {
        @exclusivity(unchecked) var table = TypeTable<Action>()
    }

    /// Distinct types, each of which is the array of the previous one.
    private static func types<T>(from type: T.Type, count: Int) -> [Any.Type] {
        count == 0 ? [] : [type] + types(from: [T].self, count: count - 1)
    }

    /// The tables of all coders were once leaked, together with their values.
    @Test(arguments: [1, 2, 5, 100]) func aTableGoesWithItsOwner(count: Int) {
        weak var first: Action?
        weak var last: Action?
        do {
            let coder = Coder()
            for type in Self.types(from: Int.self, count: count) {
                let action = coder.table.value(for: type) { Action() }
                #expect(action === coder.table.value(for: type) { Action() })
                if first == nil { first = action }
                last = action
            }
            #expect(first != nil && last != nil)
        }
        #expect(first == nil && last == nil)
    }
}
