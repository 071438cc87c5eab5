import Foundation
import Testing

@Suite("Encodings of input")
struct EncodingTests {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    @Test("a byte order mark is no column", arguments: ["", "--lines", "--yaml"])
    func mark(option: String) throws {
        let scratch = try Scratch()
        try scratch.write(Data(Self.mark + Array(#"{"properties": {"a": {"type": "string"}}}"#.utf8)), to: "s.json")
        let run = try CurioRun(
            arguments: ["validate", "-s", "s.json"] + (option.isEmpty ? [] : [option]),
            input: Self.mark + Array(#"{"a": 5}"#.utf8), folder: scratch.folder)
        #expect(
            run.output == """
                <stdin>:1:7: error: expected a string, found 5 at /a
                    {"a": 5}
                          ^

                """)
        try scratch.write(Data(Self.mark + Array(#"{"type": "text"}"#.utf8)), to: "wrong.json")
        let lint = try CurioRun("metaschema", "wrong.json", folder: scratch.folder)
        #expect(lint.output.hasPrefix("wrong.json:1:10: error: "))
        try scratch.write(#"{"$ref": "wrong.json"}"#, to: "r.json")
        let referred = try CurioRun("validate", "-s", "r.json", input: "1", folder: scratch.folder)
        #expect(referred.errors.hasPrefix("wrong.json:1:10: error: "), "\(referred.errors)")
    }

    @Test("a text has at most one byte order mark, and a mark alone or part of one is an error")
    func marks() throws {
        func format(_ bytes: [UInt8]) throws -> CurioRun { try CurioRun(arguments: ["format"], input: bytes) }
        #expect(try format(Self.mark + [0x31]).output == "1\n")
        #expect(try format(Self.mark + Self.mark + [0x31]).status == 65)
        for count in 0...3 { #expect(try format(Array(Self.mark.prefix(count))).status == 65) }
        #expect(try format([0x31]).output == "1\n")
    }

    @Test(
        "input in another encoding is refused with the name of the encoding",
        arguments: [
            (String.Encoding.utf16LittleEndian, "UTF-16, little-endian"), (.utf16BigEndian, "UTF-16, big-endian"),
            (.utf32LittleEndian, "UTF-32, little-endian"), (.utf32BigEndian, "UTF-32, big-endian"),
        ])
    func others(encoding: String.Encoding, name: String) throws {
        let scratch = try Scratch()
        for text in ["{\"a\": 1}", "\u{FEFF}{}", "\u{FEFF}1", "1\n"] {
            let data = try #require(text.data(using: encoding))
            try scratch.write(data, to: "other.json")
            for command in ["format", "generate", "infer", "lint"] {
                let run = try CurioRun(command, "other.json", folder: scratch.folder)
                #expect(run.status == 65)
                #expect(run.errors == "other.json: error: is probably \(name); only UTF-8 can be read\n", "\(text)")
            }
        }
        // A pipe may deliver one byte after the other.
        let bytes = try #require("7".data(using: encoding)).map {
            #"printf '\"# + String($0, radix: 8) + "'; sleep 0.02"
        }
        let slow = try CurioRun(
            shell: "{ \(bytes.joined(separator: "; ")); } | \"$CURIO\" format", folder: scratch.folder)
        #expect(slow.errors == "<stdin>: error: is probably \(name); only UTF-8 can be read\n")
        try scratch.write(#"{"$ref": "other.json"}"#, to: "r.json")
        let run = try CurioRun("validate", "-s", "r.json", input: "1", folder: scratch.folder)
        #expect(run.status == 65 && run.errors.contains("it is probably \(name); only UTF-8"))
    }

    @Test("bytes of zeros are in no encoding")
    func zeros() throws {
        for bytes in [[0, 0, 0x31, 0], [0, 0, 0, 0], [0, 0]] as [[UInt8]] {
            let run = try CurioRun(arguments: ["format"], input: bytes)
            #expect(run.status == 65 && run.errors.hasPrefix("<stdin>:1:1: error: "), "\(run.errors)")
        }
    }
}
