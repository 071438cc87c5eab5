import BricolageCore
import BricolageWriting
import Testing

/// Members are stored together with their keys if there is room and nothing to escape, and step by step otherwise.
@Suite struct MemberWritingTests {
    private struct Everything: JSONWritableObject {
        var padding: String

        func write(fields: inout JSONOutput) {
            fields["padding"] = padding
            fields[""] = 1
            fields["a"] = 12
            fields["é"] = 123_456_789
            fields["abc"] = -4_294_967_296
            fields["four"] = true
            fields["seven77"] = false
            fields["eight888"] = 0.1
            fields["fifteen15151515"] = "x"
            fields["sixteen161616161"] = [Int]()
            fields["seventeen17171717"] = [1, 2]
            fields["thirty-three 33 33 33 33 33 33 33"] = ["y": [nil, 2]] as [String: [Int?]]
            fields["a\"quote, and a /"] = 1.5
            fields["line\n"] = "\\"
            fields["seventeen and a \\"] = [String]()
        }
    }

    private static let rest = #"""
        "":1,"a":12,"é":123456789,"abc":-4294967296,"four":true,"seven77":false,"eight888":0.1,"fifteen15151515":"x",
        "sixteen161616161":[],"seventeen17171717":[1,2],"thirty-three 33 33 33 33 33 33 33":{"y":[null,2]},
        "a\"quote, and a /":1.5,"line\n":"\\","seventeen and a \\":[]}
        """#.split(separator: "\n").joined()

    /// The memory of an output is small at first: for each byte of the rest, one of these paddings makes it end there.
    private static let paddings = (600..<1_100).map { String(repeating: "p", count: $0) }

    @Test func membersAreTheSameWhereverTheMemoryEnds() throws {
        for padding in Self.paddings {
            var output = JSONOutput()
            Everything(padding: padding).write(json: &output)
            #expect(try output.finishString() == "{\"padding\":\"\(padding)\"," + Self.rest)
        }
    }

    @Test(arguments: [.pretty, JSONFormatting(escapesSlashes: true), JSONFormatting(escapesNonASCII: true)])
    func membersMeanTheSameInEveryFormat(formatting: JSONFormatting) throws {
        for padding in Self.paddings {
            var output = JSONOutput(formatting: formatting)
            Everything(padding: padding).write(json: &output)
            #expect(
                try JSON(parsing: output.finish()) == JSON(parsing: "{\"padding\":\"\(padding)\"," + Self.rest))
        }
    }

    /// Members of type `JSON` are written by their own code, which stores scalars together with their keys.
    @Test func anyValueCanBeAMember() throws {
        struct Anything: JSONWritableObject {
            var padding: String
            var value: JSON?
            var rest: JSON.Object

            func write(fields: inout JSONOutput) {
                fields["padding"] = padding
                fields["value"] = value
                fields["sure"] = value ?? "none"
                fields.rest(rest)
            }
        }
        let values: [JSON?] = [
            nil, .null, true, -12, 0.5, "a \"quote\"", "plain", [], [:], [1, [2]], ["x": ["y": nil]],
            try JSON(parsing: "1234567890123456789012345678901234567890.10"),
        ]
        let formattings: [JSONFormatting] = [.compact, .pretty, JSONFormatting(sortsKeys: true)]
        for value in values {
            for padding in Self.paddings.enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
                for rest in [[:], ["more": value ?? 1, "most": [:]]] as [JSON.Object] {
                    var expected: JSON = ["padding": .string(padding)]
                    expected["value"] = value
                    expected["sure"] = value ?? "none"
                    for (key, value) in rest { expected[key] = value }
                    let written = Anything(padding: padding, value: value, rest: rest)
                    for formatting in formattings {
                        var output = JSONOutput(formatting: formatting)
                        written.write(json: &output)
                        #expect(try output.finishString() == expected.serialized(formatting))
                    }
                }
            }
        }
    }

    @Test func anyValueMayBeTooDeep() throws {
        struct Holder: JSONWritableObject {
            var value: JSON?
            func write(fields: inout JSONOutput) { fields["value"] = value }
        }
        var encoder = JSON.Encoder()
        encoder.maximumDepth = 2
        #expect(try encoder.encodeToString(Holder(value: [])) == #"{"value":[]}"#)
        #expect(throws: (any Error).self) { try encoder.encode(Holder(value: [[]])) }
    }

    @Test func anEmptyArrayMayBeTooDeep() throws {
        struct Inner: JSONWritableObject {
            func write(fields: inout JSONOutput) { fields["list"] = [Int]() }
        }
        var encoder = JSON.Encoder()
        encoder.maximumDepth = 2
        #expect(try String(decoding: encoder.encode(Inner()), as: UTF8.self) == #"{"list":[]}"#)
        encoder.maximumDepth = 1
        #expect(throws: (any Error).self) { try encoder.encode(Inner()) }
    }

    @Test func whatATypeOmitsIsNoMemberInAnOptionalEither() throws {
        struct Sign: JSONWritableValue {
            var text: String
            static func omits(_ value: Sign) -> Bool { value.text.isEmpty }
            func write(json: inout JSONOutput) { json.write(text) }
        }
        struct Signs: JSONWritableObject {
            func write(fields: inout JSONOutput) {
                fields["a"] = Sign(text: "")
                fields["b"] = Sign(text: "b")
                fields["c"] = Sign??.some(.some(Sign(text: "")))
                fields["d"] = Sign??.some(.some(Sign(text: "d")))
                fields["e"] = Sign??.some(nil)
            }
        }
        #expect(try JSON.Encoder().encodeToString(Signs()) == #"{"b":"b","d":"d"}"#)
    }
}
