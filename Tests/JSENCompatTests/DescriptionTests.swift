import JSENCompat
import Testing

/// How values are printed.
struct DescriptionTests {
    @Test func scalars() {
        #expect(JSEN.int(-4).description == "-4")
        #expect(JSEN.double(1).description == "1.0")
        #expect(JSEN.bool(true).description == "true")
        #expect(JSEN.null.description == "null")
        #expect(JSEN.string("a\"b\n").description == #""a\"b\n""#)
    }

    @Test func containers() {
        let value: JSEN = ["b": [1, nil], "a": [:], "c\"": []]
        #expect(value.description == #"["a": [:], "b": [1, null], "c\"": []]"#)
        #expect((["x": 1] as JSEN).debugDescription == #"["x": 1]"#)
        let keys = (0..<50).map { "key \($0)" }
        let large = JSEN.dictionary(Dictionary(uniqueKeysWithValues: keys.map { ($0, 0) }))
        #expect(large.description == "[" + keys.sorted().map { "\"\($0)\": 0" }.joined(separator: ", ") + "]")
    }

    @Test func whatIsNestedTooDeeplyIsLeftOut() {
        func nested(_ levels: Int) -> JSEN { (0..<levels).reduce(1) { value, _ in [value] } }
        #expect(nested(512).description.contains("[1]"))
        #expect(nested(513).description.contains("[…]"))
    }
}
