import BricolageCore
import BricolageFields
import BricolageWriting
import Foundation
import Testing

/// Fields that may be absent, null or a value, wherever they are read.
@Suite struct NullableTests {
    private struct Note: JSONModel, Equatable {
        var text: Nullable<String>
        var anything: Nullable<JSON>
        var last: Nullable<[Int]>

        init(fields: inout JSONFields) throws {
            text = try fields["text"]
            anything = try fields["anything"]
            last = try fields["last"]
        }

        func write(fields: inout JSONOutput) {
            fields["text"] = text
            fields["anything"] = anything
            fields["last"] = last
        }
    }

    /// The notes read from `members` alone, after other members, and in an object with a duplicate key.
    private func read(_ members: String) throws -> [Note] {
        let many = (0..<100).map { "\"other\($0)\":\($0)" }
        let texts = [
            [members], ["\"other\":1", members], many + [members], ["\"other\":1", members, "\"other\":2"],
        ].map { "{\($0.filter { !$0.isEmpty }.joined(separator: ","))}" }
        return try texts.flatMap { text in
            [
                try Note(json: JSONDocument(parsing: text).root),
                try JSON.decode(Note.self, from: text),
                try JSONDecoder().decode(Note.self, from: Data(text.utf8)),
            ]
        }
    }

    @Test func absentNullAndValuesAreToldApart() throws {
        for note in try read("") {
            #expect(note.text == .absent && note.anything == .absent && note.last == .absent)
        }
        // For `JSON`, null is a value.
        for note in try read(#""last":null,"text":null,"anything":null"#) {
            #expect(note.text == .null && note.anything == .value(.null) && note.last == .null)
        }
        for note in try read(#""text":"a","anything":{"b":1},"last":[1,2]"#) {
            #expect(note.text == .value("a") && note.anything == .value(["b": 1]) && note.last == .value([1, 2]))
        }
    }

    private struct Closing: JSONReadableObject {
        var at: Nullable<String>
        var by: Nullable<JSON>

        init(fields: inout JSONFields) throws {
            at = try fields[required: "at"]
            by = try fields[required: "by"]
        }
    }

    /// A required member that may be null must be present, whichever coder reads it.
    @Test func whatMustBeThereIsNeverAbsent() throws {
        let others = (0..<100).map { "\"other\($0)\":\($0)," }.joined()
        for other in ["", others, #""other":1,"#] {
            let last = other.isEmpty ? "" : #","other":2"#
            let whole = "{\(other)\"at\":null,\"by\":null\(last)}"
            for closing in [
                try Closing(json: JSONDocument(parsing: whole).root), try JSON.decode(Closing.self, from: whole),
                try JSONDecoder().decode(Closing.self, from: Data(whole.utf8)),
            ] {
                #expect(closing.at == .null && closing.by == .value(.null))
            }
            let lacking = "{\(other)\"at\":\"x\"\(last)}"
            let issues = #expect(throws: DecodingIssues.self) { try JSON.decode(Closing.self, from: lacking) }
            #expect(issues?.issues.map(\.kind) == [.missing(key: "by")])
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(Closing.self, from: Data(lacking.utf8)) }
            let error = #expect(throws: JSONReadingError.self) {
                try Closing(json: JSONDocument(parsing: lacking).root)
            }
            #expect(error?.kind == .missing(key: "by"))
        }
    }

    private struct CodableNote: Codable, Equatable {
        var text: Nullable<String>
        var anything: Nullable<JSON>
    }

    /// A member of a synthesized type distinguishes null like a member of a type that reads itself.
    @Test func nullIsAValueOfWhatHoldsItInCodableTypesToo() throws {
        for (text, note) in [
            ("{}", CodableNote(text: .absent, anything: .absent)),
            (#"{"text":null,"anything":null}"#, CodableNote(text: .null, anything: .value(.null))),
            (#"{"text":"a","anything":1}"#, CodableNote(text: .value("a"), anything: .value(1))),
        ] {
            #expect(try JSON.decode(CodableNote.self, from: text) == note)
            #expect(try JSONDecoder().decode(CodableNote.self, from: Data(text.utf8)) == note)
            #expect(try JSON.Encoder().encodeToString(note) == text)
        }
    }

    @Test func whatDoesNotFitIsAnErrorAtItsPlace() throws {
        for text in [#"{"text":1}"#, #"{"x":1,"text":1,"x":2}"#] {
            let error = #expect(throws: JSONReadingError.self) { try Note(json: JSONDocument(parsing: text).root) }
            #expect(error?.issue.pointer.description == "/text")
        }
    }
}
