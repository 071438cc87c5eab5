import BricBracCompat
import Testing

@Suite struct WritingTests {
    private let shelf: Bric = ["rows": [[1, 2], []], "name": "A", "none": [:], "ok": nil]

    @Test func oneLine() {
        #expect(shelf.stringify() == #"{"name":"A","none":{},"ok":null,"rows":[[1,2],[]]}"#)
        #expect("\(shelf)" == shelf.stringify())
        #expect(shelf.debugDescription == "Bric.obj")
        #expect(Bric.str("\u{1}\"\\\n/é").stringify() == #""\u0001\"\\\n/é""#)
    }

    @Test func severalLines() {
        #expect(
            shelf.stringify(space: 2) == """
                {
                  "name": "A",
                  "none": {},
                  "ok": null,
                  "rows": [
                    [
                      1,
                      2
                    ],
                    []
                  ]
                }
                """)
    }

    @Test func containersThatFitAreOneLine() {
        let bric: Bric = ["a": [10, 20], "b": [[1], ["xyz"]]]
        #expect(
            bric.stringify(space: 2, maxline: 22) == """
                {
                  "a": [ 10, 20 ],
                  "b": [
                    [ 1 ],
                    [ "xyz" ]
                  ]
                }
                """)
        #expect(bric.stringify(space: 2, maxline: 46) == #"{ "a": [ 10, 20 ], "b": [ [ 1 ], [ "xyz" ] ] }"#)
        #expect(bric.stringify(space: 2, maxline: 45).contains("\n"))
        #expect(bric.stringify(space: 0, maxline: 80) == #"{"a":[10,20],"b":[[1],["xyz"]]}"#)
    }

    @Test func aMapperChoosesMembers() {
        let bric: Bric = ["a": 1, "b": ["c": 2, "d": 3]]
        let reversed = bric.stringify { AnyIterator($0.sorted { $0.key > $1.key }.makeIterator()) }
        #expect(reversed == #"{"b":{"d":3,"c":2},"a":1}"#)
        #expect(
            bric.stringify { members in AnyIterator(members.filter { $0.key != "b" }.makeIterator()) } == #"{"a":1}"#)
    }

    @Test func anyWidthIsPossible() {
        #expect(([1] as Bric).stringify(space: .min) == "[1]")
        #expect(([[1]] as Bric).stringify(space: .max, maxline: .max) == "[ [ 1 ] ]")
        #expect(([1] as Bric).stringify(space: .max).count == 69)
    }

    @Test func whatJSONCannotExpressIsNull() {
        #expect(([.num(.nan), .num(.infinity)] as Bric).stringify() == "[null,null]")
    }

    @Test func writingToAStream() {
        var text = ""
        ([1] as Bric).write(to: &text)
        ([1] as Bric).writeJSON(&text, spacer: " ")
        #expect(text == "[1][\n 1\n]")
        var tabs = ""
        ([[1]] as Bric).writeJSON(&tabs, spacer: "\t")
        #expect(tabs == "[\n\t[\n\t\t1\n\t]\n]")
    }

    @Test func formattingText() throws {
        let text = #"{ "b": 1.50, "a": [1, {}], "b": 10000000000000000000001 }"#
        #expect(try JSONParser.formatJSON(text) == text)
        #expect(try JSONParser.formatJSON(text, indent: 0) == #"{"b":1.50,"a":[1,{}],"b":10000000000000000000001}"#)
        #expect(try JSONParser.formatJSON(#"{"a":[1]}"#, indent: 1) == "{\n \"a\" : [\n  1\n ]\n}")
        #expect(throws: ParseError.self) { try JSONParser.formatJSON("[1") }
        var out = "> "
        try JSONParser.processJSON(Array("[ 1 ]".unicodeScalars), out: &out, indent: 0)
        #expect(out == "> [1]")
    }
}
