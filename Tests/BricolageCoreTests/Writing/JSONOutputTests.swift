import BricolageCore
import BricolageWriting
import TestSupport
import Testing

@Suite struct JSONOutputTests {
    private func written(_ formatting: JSONFormatting = .compact, _ body: (inout JSONOutput) -> Void) throws -> String {
        var output = JSONOutput(formatting: formatting)
        body(&output)
        return try output.finishString()
    }

    private func reason(_ body: (inout JSONOutput) -> Void) -> JSONWritingError.Reason? {
        do {
            _ = try written(.compact, body)
            return nil
        } catch {
            return (error as? JSONWritingError)?.reason
        }
    }

    @Test func scalars() throws {
        #expect(try written { $0.writeNull() } == "null")
        #expect(try written { $0.write(true) } == "true")
        #expect(try written { $0.write(false) } == "false")
        #expect(try written { $0.write(0) } == "0")
        #expect(try written { $0.write(Int.min) } == "-9223372036854775808")
        #expect(try written { $0.write(UInt64.max) } == "18446744073709551615")
        #expect(try written { $0.write(Int8.min) } == "-128")
        #expect(try written { $0.write(Int128.min) } == "-170141183460469231731687303715884105728")
        #expect(try written { $0.write(1.0) } == "1.0")
        #expect(try written { $0.write(-0.0) } == "-0.0")
        #expect(try written { $0.write(0.1) } == "0.1")
        #expect(try written { $0.write(Float(0.1)) } == "0.1")
        #expect(try written { $0.write(1e100) } == "1e+100")
        #expect(try written { $0.write(Double.leastNonzeroMagnitude) } == "5e-324")
    }

    @Test func integersOfEveryLength() throws {
        var power: UInt64 = 1
        for _ in 0..<19 {
            for value in [power - 1, power, power + 1] {
                #expect(try written { $0.write(value) } == String(value))
                #expect(try written { $0.write(-Int(value)) } == String(-Int(value)))
            }
            power *= 10
        }
        #expect(try written { $0.write(power) } == "10000000000000000000")
    }

    @Test func everyControlCharacterIsEscaped() throws {
        let short: [UInt8: String] = [8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r"]
        for byte in UInt8(0)..<32 {
            let hexadecimal = String(byte, radix: 16)
            let escape = short[byte] ?? "\\u00" + (hexadecimal.count == 1 ? "0" : "") + hexadecimal
            // At every place of an eight-byte word, and in a text too short for one.
            for lead in 0..<17 {
                let text = String(repeating: "a", count: lead) + String(UnicodeScalar(byte)) + "é\u{7F}"
                let expected = "\"" + String(repeating: "a", count: lead) + escape + "é\u{7F}\""
                #expect(try written { $0.write(text) } == expected)
            }
        }
    }

    @Test func quotesBackslashesSlashesAndOtherScripts() throws {
        #expect(try written { $0.write("\"\\/") } == #""\"\\/""#)
        let all = "a/\u{e9}\u{20ac}\u{1F600}\"bcdefgh/"
        #expect(try written(JSONFormatting(escapesSlashes: true)) { $0.write(all) } == "\"a\\/é€😀\\\"bcdefgh\\/\"")
        #expect(
            try written(JSONFormatting(escapesNonASCII: true)) { $0.write(all) }
                == "\"a/\\u00e9\\u20ac\\ud83d\\ude00\\\"bcdefgh/\"")
        #expect(try written { $0.write("") } == "\"\"")
    }

    @Test func layouts() throws {
        func body(_ output: inout JSONOutput) {
            output.beginObject()
            output.key("list")
            output.beginArray()
            output.write(1)
            output.beginObject()
            output.endObject()
            output.beginArray()
            output.endArray()
            output.endArray()
            output.key("b\"" as String)
            output.writeNull()
            output.endObject()
        }
        #expect(try written(.compact, body) == #"{"list":[1,{},[]],"b\"":null}"#)
        let pretty = """
            {
              "list": [
                1,
                {},
                []
              ],
              "b\\"": null
            }
            """
        #expect(try written(.pretty, body) == pretty)
        let tabbed = "{\n\t\"list\": [\n\t\t1,\n\t\t{},\n\t\t[]\n\t],\n\t\"b\\\"\": null\n}"
        #expect(try written(JSONFormatting(indentation: .tab), body) == tabbed)
        #expect(
            try written(JSONFormatting(indentation: .spaces(.max)), body).contains(
                "\n" + String(repeating: " ", count: 64) + "\"list\""))
        #expect(try written(JSONFormatting(indentation: .spaces(-1)), body).contains("{\n\"list\": [\n1,"))
    }

    @Test(arguments: [JSONFormatting.Indentation.none, .spaces(2)])
    func directlyWrittenMembersAreSorted(indentation: JSONFormatting.Indentation) throws {
        func body(_ output: inout JSONOutput) {
            output.beginObject()
            for key in ["b", "é", "a", "\u{1F600}", "\u{FFFD}", "\n", "B", "a"] {
                output.key(key)
                output.beginArray()
                output.beginObject()
                output.key("z")
                output.write(key)
                output.key("y" as StaticString)
                output.write(2)
                output.endObject()
                output.endArray()
            }
            output.endObject()
        }
        let sorted = JSONFormatting(indentation: indentation, sortsKeys: true)
        let text = try written(sorted, body)
        let document = try JSONDocument(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep))
        // In the order of UTF-8, U+FFFD comes before U+1F600; in that of UTF-16, it comes after it.
        #expect(document.root.members.map(\.key) == ["\n", "B", "a", "a", "b", "é", "\u{FFFD}", "\u{1F600}"])
        for (key, value) in document.root.members {
            #expect(value[0]?.members.map(\.key) == ["y", "z"])
            #expect(value[0]?["z"]?.string == key)
        }
        // Moving members does not affect the layout: the same value written in order gives the same text.
        #expect(try written(JSONFormatting(indentation: indentation)) { $0.write(document.json) } == text)
    }

    @Test func numbersThatJSONDoesNotHaveAreErrors() {
        #expect(reason { $0.write(Double.infinity) } == .nonFiniteNumber("infinity"))
        #expect(reason { $0.write(-Double.infinity) } == .nonFiniteNumber("-infinity"))
        #expect(reason { $0.write(Float.nan) } == .nonFiniteNumber("nan"))
    }

    @Test func misuseIsAnErrorAndNeverText() {
        #expect(reason { _ in } == .noValue)
        #expect(
            reason {
                $0.write(1)
                $0.write(2)
            } == .misplacedValue)
        #expect(reason { $0.beginArray() } == .unfinished)
        #expect(reason { $0.endArray() } == .misplacedEnd)
        #expect(reason { $0.key("a" as StaticString) } == .misplacedKey)
        #expect(
            reason {
                $0.beginArray()
                $0.endObject()
            } == .misplacedEnd)
        #expect(
            reason {
                $0.beginObject()
                $0.write(1)
                $0.endObject()
            } == .misplacedValue)
        #expect(
            reason {
                $0.beginObject()
                $0.key("a" as String)
                $0.endObject()
            } == .misplacedEnd)
        #expect(
            reason {
                $0.beginObject()
                $0.beginArray()
                $0.endArray()
                $0.endObject()
            } == .misplacedValue)
    }

    /// Random calls: either an error, or text that parses.
    @Test func randomCallsNeverGiveInvalidText() throws {
        var random = SeededGenerator(seed: 7)
        var finished = 0
        for round in 0..<20_000 {
            let sorts = round.isMultiple(of: 2)
            var output = JSONOutput(
                formatting: JSONFormatting(indentation: round.isMultiple(of: 3) ? .tab : .none, sortsKeys: sorts))
            for _ in 0..<Int.random(in: 0..<12, using: &random) {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: output.beginArray()
                case 1: output.endArray()
                case 2: output.beginObject()
                case 3: output.endObject()
                case 4: output.key("k" as StaticString)
                case 5: output.key("j" as String)
                case 6: output.write("text")
                default: output.write(-12)
                }
            }
            if let text = try? output.finish() {
                finished += 1
                _ = try JSONDocument(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep))
            }
        }
        #expect(finished > 500)
    }
}
