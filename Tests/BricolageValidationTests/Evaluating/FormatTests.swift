import Bricolage
import BricolageValidation
import Testing

/// Formats of strings, where the public suite says nothing.
struct FormatTests {
    private func isValid(_ text: String, as format: String) throws -> Bool {
        var options = ValidationOptions()
        options.assertsFormats = true
        return try BricolageValidationTests.isValid(
            JSON.string(text).serialized(), by: #"{"format": "\#(format)"}"#, options)
    }

    @Test("a format of one dialect is not that of another one with the same name, whichever comes first")
    func formatsOfTwoDialects() throws {
        // Draft 3 has `time` without a zone, and no later one has.
        let members = [
            #""old": {"$schema": "http://json-schema.org/draft-03/schema#", "id": "https://example.com/old", "format": "time"}"#,
            #""new": {"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://example.com/new", "format": "time"}"#,
        ]
        let document = try JSONDocument(parsing: #"{"old": "10:20:30", "new": "10:20:30Z"}"#)
        let others = try JSONDocument(parsing: #"{"new": "10:20:30"}"#)
        for members in [members, members.reversed()] {
            var options = ValidationOptions()
            options.assertsFormats = true
            let schema = try compiled(#"{"properties": {\#(members.joined(separator: ", "))}}"#, options)
            #expect(schema.isValid(document))
            #expect(!schema.isValid(others))
        }
    }

    @Test("a template of addresses has no control characters and no characters that are none")
    func templates() throws {
        #expect(try isValid("a/{b}/\u{E9}\u{E000}\u{10000}", as: "uri-template"))
        for number in [0x80, 0x9F, 0xFDD0, 0xFFFE, 0x1FFFF, 0xE0001] as [UInt32] {
            let scalar = try #require(Unicode.Scalar(number))
            #expect(try !isValid("a\(scalar)", as: "uri-template"), "\(number)")
        }
    }

    @Test("the domain of an international mailbox is a name of a host")
    func domainsOfMailboxes() throws {
        for domain in ["b\u{FC}cher.example", "bu\u{308}cher.example", "\u{C2E4}\u{B840}", "a.com", "[127.0.0.1]"] {
            #expect(try isValid("a@\(domain)", as: "idn-email"), "\(domain)")
        }
        for domain in ["a\u{3000}b.example", "\u{2028}.example", "\u{1F600}", "a..\u{FC}", "-\u{FC}", ""] {
            #expect(try !isValid("a@\(domain)", as: "idn-email"), "\(domain)")
        }
    }
}
