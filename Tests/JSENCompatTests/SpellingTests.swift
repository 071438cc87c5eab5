import JSENCompat
import Testing

/// Values from literals, by the operator and by `asJSEN`.
struct SpellingTests {
    @Test func literalsOfEachKind() {
        #expect((7 as JSEN) == .int(7))
        #expect((2.5 as JSEN) == .double(2.5))
        #expect(("tea" as JSEN) == .string("tea"))
        #expect((true as JSEN) == .bool(true))
        #expect(([1, "x", nil] as JSEN) == .array([.int(1), .string("x"), .null]))
        #expect((["a": 1.5] as JSEN) == .dictionary(["a": .double(1.5)]))
        #expect((nil as JSEN) == .null)
    }

    @Test func theLastOfEqualKeysCounts() {
        let value: JSEN = ["a": 1, "b": 2, "a": 3]
        #expect(value == .dictionary(["a": .int(3), "b": .int(2)]))
    }

    @Test func operatorForEachKind() {
        let (int, double, text, flag): (Int, Double, String, Bool) = (-3, 0.25, "é", false)
        let (elements, members): ([JSEN], [String: JSEN]) = ([1], ["k": nil])
        #expect(%int == .int(-3))
        #expect(%double == .double(0.25))
        #expect(%text == .string("é"))
        #expect(%flag == .bool(false))
        #expect(%elements == .array([.int(1)]))
        #expect(%members == .dictionary(["k": .null]))
    }

    enum Size: String {
        case small
    }

    enum Grade: Int, JSENRepresentable {
        case good = 2
    }

    @Test func representableTypes() {
        #expect(5.asJSEN() == .int(5))
        #expect(5.5.asJSEN() == .double(5.5))
        #expect("a".asJSEN() == .string("a"))
        #expect(true.asJSEN() == .bool(true))
        #expect([JSEN.null].asJSEN() == .array([.null]))
        #expect(["a": JSEN.null].asJSEN() == .dictionary(["a": .null]))
        #expect(String?.some("a").asJSEN() == .string("a"))
        #expect(Int?.none.asJSEN() == .null)
        #expect(Size.small.asJSEN() == .string("small"))
        #expect(Grade.good.asJSEN() == .int(2))
    }

    @Test func valuesAreHashableAndSendable() {
        let values: Set<JSEN> = [1, 1.0, "1", [1], ["a": 1], [1]]
        #expect(values.count == 5)
        let shared: any Sendable = JSEN.null
        #expect(shared is JSEN)
    }
}
