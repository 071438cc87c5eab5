import Foundation
import Testing

/// Which plain scalars of YAML are numbers, by its core schema, and which of these JSON does not have.
@Suite("Numbers of YAML")
struct YAMLNumberTests {
    private func found(_ scalar: String) throws -> String {
        let scratch = try Scratch()
        try scratch.write(#"{"const": []}"#, to: "schema.json")
        let run = try CurioRun("validate", "-s", "schema.json", "--yaml", input: scalar + "\n", folder: scratch.folder)
        let line = (run.output + run.errors).split(separator: "\n").first ?? ""
        return line.firstRange(of: ", found ").map { String(line[$0.upperBound...]) } ?? String(line)
    }

    @Test(
        "become JSON numbers",
        arguments: [
            ("0x1F", "31"), ("0o17", "15"), (".5", "0.5"), ("5.", "5"), ("1E3", "1e3"), ("+7", "7"), ("007", "7"),
            ("-1.50", "-1.50"), ("1e+2", "1e+2"), ("0x0", "0"), ("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
            ("0x10000000000000000", "18446744073709551616"), ("0x1fffffffffffffffff", "590295810358705651711"),
            ("0o7777777777777777777777777", "37778931862957161709567"), ("0xDE0B6B3A7640000", "1000000000000000000"),
            ("0x314DC6448D9338C15B0A00000000", "1000000000000000000000000000000000"),
        ])
    func numbers(scalar: String, number: String) throws {
        #expect(try found(scalar) == number)
    }

    @Test("are refused beyond a limit of hexadecimal or octal digits, instead of becoming strings")
    func mostDigits() throws {
        for zeros in [0, 500] {
            let digits = String(repeating: "0", count: zeros) + "1" + String(repeating: "0", count: 999)
            let scratch = try Scratch()
            try scratch.write(#"{"type": "integer", "multipleOf": 2}"#, to: "schema.json")
            for (digits, status) in [(digits, 0), (digits + "0", 65)] {
                for radix in ["0x", "0o"] {
                    let run = try CurioRun(
                        "validate", "-s", "schema.json", "--yaml", input: radix + digits, folder: scratch.folder)
                    #expect(run.status == Int32(status))
                    let words = "the integer has more than the limit of 1000 hexadecimal or octal digits"
                    #expect((run.output + run.errors).contains(words) == (status == 65), "\(run.output)\(run.errors)")
                }
            }
        }
    }

    @Test(
        "do not include scalars that only begin like one, which are strings",
        arguments: ["0x", "0x+5", "0o-5", "1e5x", "1e", "+", ".", "1.2.3", "0o8", "-0x1", "0x1G", "0xé"])
    func texts(scalar: String) throws {
        #expect(try found(scalar) == "the string \"\(scalar)\"")
    }

    @Test(
        "are refused if JSON has no such number",
        arguments: [".inf", "-.inf", "+.inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"])
    func others(scalar: String) throws {
        #expect(try found(scalar) == "<stdin>:1:1: error: JSON has no number \(scalar)")
    }

    @Test(
        "and other scalars are of the type that their tag names",
        arguments: [
            ("!!int 5", "5"), (#"!!int "5""#, "5"), ("!!int 0x10", "16"), ("!!float 5", "5"), ("!!float -1e3", "-1e3"),
            ("!!bool 'true'", "true"), ("!!null ''", "null"), ("!!str 5", #"the string "5""#),
        ])
    func tagged(scalar: String, value: String) throws {
        #expect(try found(scalar) == value)
    }

    @Test(
        "are refused if they are not of the type that their tag names",
        arguments: [
            ("!!int abc", #""abc" is not an integer"#), ("!!int 1.5", #""1.5" is not an integer"#),
            ("!!int 1e3", #""1e3" is not an integer"#), ("!!float true", #""true" is not a number"#),
            ("!!bool yes", #""yes" is not a boolean"#), ("!!null x", #""x" is not null"#),
        ])
    func tagOfAnotherType(scalar: String, message: String) throws {
        #expect(try found(scalar) == "<stdin>:1:1: error: \(message), as its tag says")
    }
}
