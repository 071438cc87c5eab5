import Testing

@Suite struct TupleTests {
    private func members(_ keywords: String) throws -> [String] {
        let positions = #""prefixItems": [{"type": "string"}, {"type": "integer"}, {"type": "boolean"}]"#
        return try declarations(#"{"title": "T", "type": "array", \#(positions), \#(keywords)}"#)
            .filter { $0.hasPrefix("public var") }.map { String($0.dropFirst(11)) }
    }

    @Test func theStrictestMinimumDecidesWhatIsOptional() throws {
        let two = ["first: String", "second: Int", "third: Bool?", "rest: [JSON]"]
        #expect(try members(#""allOf": [{"type": "array", "minItems": 2}, {"type": "array", "minItems": 1}]"#) == two)
        #expect(try members(#""allOf": [{"type": "array", "minItems": 1}, {"type": "array", "minItems": 2}]"#) == two)
        #expect(try members(#""minItems": 2"#) == two)
        #expect(try members(#""minItems": -1"#) == ["first: String?", "second: Int?", "third: Bool?", "rest: [JSON]"])
        #expect(try members(#""minItems": 9"#) == ["first: String", "second: Int", "third: Bool", "rest: [JSON]"])
    }

    @Test func whatFollowsThePositionsIsKeptUnlessItIsRejected() throws {
        #expect(try members(#""items": false"#).last == "third: Bool?")
        #expect(try members(#""items": {"type": "integer"}"#).last == "rest: [Int]")
        #expect(try members(#""items": true"#).last == "rest: [JSON]")
    }

    @Test func aListOfMoreThanSixteenPositionsIsAnArray() throws {
        func schema(_ count: Int) -> String {
            let positions = Array(repeating: #"{"type": "string"}"#, count: count).joined(separator: ",")
            return #"{"title": "T", "type": "array", "prefixItems": [\#(positions)]}"#
        }
        #expect(try declarations(schema(16)).contains("public var sixteenth: String?"))
        #expect(try text(schema(17)).contains("typealias T = [JSON]"))
    }
}
