import BricolageCore
import BricolageWriting
import Testing

@Suite struct ParsingOptionsTests {
    private static let twice = #"{"a": 1, "b": 0, "\u0061": 2}"#

    @Test func theLastDuplicateWinsEverywhere() throws {
        let document = try JSONDocument(parsing: Self.twice)
        #expect(document.root["a"]?.int == 2)
        #expect(document.json == ["a": 2, "b": 0])
        #expect(document.json.object?.keys == ["a", "b"])
        #expect(try [String: Int](json: document.root) == ["a": 2, "b": 0])
    }

    @Test func duplicatesAreRejectedAtTheSecondKey() {
        let options = JSONParsingOptions(duplicateKeys: .reject)
        let error = #expect(throws: JSONSyntaxError.self) { try JSON(parsing: Self.twice, options: options) }
        #expect(error?.reason == .duplicateKey("a"))
        #expect(error?.location == SourceLocation(offset: 17, line: 1, column: 18))
        #expect(throws: Never.self) { try JSON(parsing: #"[{"a":1},{"a":1,"A":{"a":2}}]"#, options: options) }
    }

    @Test(
        arguments: [
            (#"[{"a": 1, "a": 2}, {"b": 1, "b": 2}]"#, "a"), (#"{"a": {"b": 1, "b": 2}, "c": 1, "c": 2}"#, "b"),
            (#"{"a": 1, "a": {"b": 1, "b": 2}}"#, "a"),
        ])
    func ofSeveralDuplicatesTheFirstIsTold(text: String, key: String) {
        let options = JSONParsingOptions(duplicateKeys: .reject)
        let error = #expect(throws: JSONSyntaxError.self) { try JSON(parsing: text, options: options) }
        #expect(error?.reason == .duplicateKey(key))
    }

    @Test func duplicatesAreKeptOnDemand() throws {
        let value = try JSON(parsing: Self.twice, options: JSONParsingOptions(duplicateKeys: .keep))
        #expect(value.object?.keys == ["a", "b", "a"])
        #expect(value["a"] == 2)
        #expect(value != ["a": 2, "b": 0])
        #expect(value.description == #"{"a":1,"b":0,"a":2}"#)
    }

    @Test func keysAreComparedByCodePoints() throws {
        let text = "{\"\u{e9}\": 1, \"e\u{301}\": 2}"
        let value = try JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .reject))
        #expect(value.count == 2)
        #expect(value["\u{e9}"] == 1)
        #expect(value["e\u{301}"] == 2)
        #expect(JSON.string("\u{e9}") != .string("e\u{301}"))
        #expect(throws: JSONReadingError.self) { try [String: Int](json: JSONDocument(parsing: text).root) }
    }

    @Test func aNulInsideAKeyIsPartOfIt() throws {
        let value = try JSON(parsing: #"{"admin": false, "admin\u0000x": true}"#)
        #expect(value["admin"] == false)
        #expect(value["admin\0x"] == true)
    }

    @Test func depthIsLimited() throws {
        let options = JSONParsingOptions(maximumDepth: 3)
        #expect(try JSONDocument(parsing: "[[{}]]", options: options).depth == 3)
        let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: "[[[[]]]]", options: options) }
        #expect(error?.reason == .depthLimit(3))
        #expect(error?.location.column == 4)
    }

    @Test func sizeIsLimited() {
        let options = JSONParsingOptions(maximumSize: 4)
        #expect(throws: Never.self) { try JSONDocument(parsing: "[10]", options: options) }
        let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: "[100]", options: options) }
        #expect(error?.reason == .sizeLimit(4))
    }

    @Test func aByteOrderMarkIsSkipped() throws {
        #expect(try JSON(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
        #expect(throws: JSONSyntaxError.self) { try JSON(parsing: [0xEF, 0xBB, 0xBF]) }
    }
}
