internal import CurioKit
internal import Testing

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

    @Test func aTupleEndsWhereMaxItemsSays() throws {
        #expect(try members(#""maxItems": 3"#) == ["first: String?", "second: Int?", "third: Bool?"])
        #expect(try members(#""minItems": 2, "maxItems": 2"#) == ["first: String", "second: Int"])
        #expect(try members(#""maxItems": 4"#).last == "rest: [JSON]")
        #expect(
            try text(#"{"title": "T", "prefixItems": [{"type": "string"}], "minItems": 1, "items": false}"#)
                .contains("an array of 1 element\""))
    }

    /// They were called `elements` and `tElements`.
    @Test func tuplesInAChoiceAreNamedAfterTheTextOfAPosition() throws {
        func cases(_ positions: String...) throws -> [String] {
            let branches = positions.map { #"{"type": "array", "prefixItems": [\#($0)], "minItems": 2}"# }
            return try text(#"{"title": "T", "oneOf": [\#(branches.joined(separator: ", "))]}"#)
                .matches(of: #/case \w+\(\w+\)\n/#).map { String($0.0.dropLast()) }
        }
        let (op, add, move) = (#"{"const": "op"}"#, #"{"const": "add"}"#, #"{"const": "move"}"#)
        #expect(try cases(add + "," + add, move + "," + op) == ["case add(Add)", "case move(Move)"])
        #expect(try cases(op + "," + add, op + "," + move) == ["case add(Add)", "case move(Move)"])
        let (string, flag) = (#"{"type": "string"}"#, #"{"type": "boolean"}"#)
        #expect(try cases(add + "," + string, string + "," + flag).first == "case add(Add)")
    }

    /// The numbers were reported as not checked.
    @Test func numbersOfElementsThatATupleChecksAreNotReported() throws {
        func unchecked(_ keywords: String, _ style: Generator.Style = .fast) throws -> [Substring] {
            let positions = #""prefixItems": [{"type": "string"}, {"type": "integer"}]"#
            return try remarks(#"{"title": "T", "type": "array", \#(positions), \#(keywords)}"#, .init(style: style))
                .filter { $0.contains("is not checked") }.map { $0.split(separator: " ")[2] }
        }
        #expect(try unchecked(#""minItems": 1, "maxItems": 2"#) == [])
        #expect(try unchecked(#""minItems": 2, "maxItems": 3"#) == ["maxItems"])
        #expect(try unchecked(#""minItems": 3"#) == ["minItems"])
        #expect(try unchecked(#""minItems": 1, "maxItems": 3, "items": false"#) == [])
        #expect(try unchecked(#""minItems": 1, "maxItems": 2"#, .codable) == ["minItems", "maxItems"])
    }

    /// The elements were kept as JSON without a remark.
    @Test func anArrayInsteadOfATupleHasTheTypeOfAllPositionsOrIsReported() throws {
        func results(_ positions: String, _ more: String, _ style: Generator.Style = .codable) throws -> [String] {
            let schema = #"{"title": "T", "type": "array", "prefixItems": [\#(positions)], \#(more)}"#
            let generation = try generate(schema, .init(style: style))
            return generation.files.flatMap { $0.contents.split(separator: "\n") }
                .filter { $0.contains("typealias") }.map { String($0.dropFirst(17)) }
                + generation.diagnostics.filter { $0.cause == .lostType }.map(\.message)
        }
        let number = #"{"type": "number"}"#
        let pair = #"\#(number), \#(number)"#
        #expect(try results(pair, #""maxItems": 2"#) == ["T = [Double]"])
        #expect(try results(pair, #""items": false"#) == ["T = [Double]"])
        #expect(try results(pair, #""items": {"type": "number"}"#) == ["T = [Double]"])
        let lost = ["T = [JSON]", "the elements of this array are kept as JSON: types in codable style have no tuples"]
        #expect(try results(pair, #""minItems": 2"#) == lost)
        #expect(try results(#"\#(number), {"type": "string"}"#, #""maxItems": 2"#) == lost)
        let draft7 = #"{"$schema": "http://json-schema.org/draft-07/schema#", "title": "T", "items": [{}, {}]}"#
        #expect(try remarks(draft7, .init(style: .codable)).contains { $0.hasPrefix("s.json:1:79: warning: the el") })
        let latest = #"{"title": "T", "prefixItems": [{}, {}], "items": {"type": "string"}}"#
        #expect(try remarks(latest, .init(style: .codable)).contains { $0.hasPrefix("s.json:1:31: warning: the el") })
        let many = Array(repeating: number, count: 16).joined(separator: ", ")
        let tooMany = "the elements of this array are kept as JSON: more than 16 positions have schemas"
        #expect(try results(#"\#(many), {"type": "string"}"#, #""maxItems": 17"#, .fast) == ["T = [JSON]", tooMany])
        #expect(try results(#"\#(many), {"type": "string"}"#, #""maxItems": 16"#, .fast) == [])
    }
}
