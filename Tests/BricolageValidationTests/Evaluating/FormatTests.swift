import Bricolage
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// Cases of string formats that the public suite does not cover.
struct FormatTests {
    private func isValid(_ text: String, as format: String) throws -> Bool {
        var options = ValidationOptions()
        options.assertsFormats = true
        return try BricolageValidationTests.isValid(
            JSON.string(text).serialized(), by: #"{"format": "\#(format)"}"#, options)
    }

    @Test("formats with the same name in two dialects are distinguished, whichever comes first")
    func formatsOfTwoDialects() throws {
        // In draft 3, `time` has no time zone; in all later drafts it has one.
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

    @Test("formats that drafts 4 and 6 do not have are asserted only if drafts 3 and 7 mean the same by them")
    func formatsBetweenDrafts() throws {
        for dialect in [SchemaDialect.draft3, .draft4, .draft6, .draft7] {
            func isValid(_ text: String, as format: String) throws -> Bool {
                let metaschema = dialect.metaschemaAddress
                return try BricolageValidationTests.isValid(
                    #""\#(text)""#, by: #"{"$schema": "\#(metaschema)", "format": "\#(format)"}"#)
            }
            #expect(try !isValid("2023-02-29", as: "date") && isValid("2024-02-29", as: "date"), "\(dialect)")
            #expect(try !isValid("(", as: "regex") && isValid("()", as: "regex"), "\(dialect)")
            #expect(try isValid("10:20:30", as: "time") == (dialect != .draft7), "\(dialect)")
            #expect(try isValid("10:20:30Z", as: "time") == (dialect != .draft3), "\(dialect)")
        }
    }

    @Test("a pattern in a document is parsed, but not compiled for searching")
    func hostilePatterns() throws {
        var options = ValidationOptions()
        options.assertsFormats = true
        let schema = try compiled(#"{"items": {"format": "regex"}}"#, options)
        func document(_ pattern: String) throws -> JSONDocument {
            let patterns = (0..<20).map { #""\#(pattern)\#($0)""# }
            return try JSONDocument(parsing: "[\(patterns.joined(separator: ","))]")
        }
        // Both have as many parts, but the table of the first would have thousands of states.
        let (hostile, plain) = (try document("(a|b)*a(a|b){10}"), try document("(a|b)*a(a|b){1,}"))
        let cost = cost(of: { #expect(schema.isValid(hostile)) }, comparedTo: { #expect(schema.isValid(plain)) })
        #expect(cost < 5)
    }

    @Test("a URI template contains no control characters, noncharacters or tags")
    func templates() throws {
        #expect(try isValid("a/{b}/\u{E9}\u{E000}\u{10000}", as: "uri-template"))
        for number in [0x80, 0x9F, 0xFDD0, 0xFFFE, 0x1FFFF, 0xE0001] as [UInt32] {
            let scalar = try #require(Unicode.Scalar(number))
            #expect(try !isValid("a\(scalar)", as: "uri-template"), "\(number)")
        }
    }

    @Test(
        "strings at the boundaries of a format's grammar are valid, and strings beyond them are not",
        arguments: [
            ("date", "2000-02-29", "1900-02-29"), ("date", "2024-04-30", "2024-04-31"),
            ("time", "08:30:00.5Z", "08:30:00.Z"), ("time", "23:59:60+00:00", "22:59:60+00:00"),
            ("time", "00:29:60+00:30", "23:29:60+00:30"), ("time", "23:59:59-23:59", "23:59:59-24:00"),
            ("duration", "P1Y2M3DT4H5M6S", "P1YT"), ("duration", "P1M2D", "P1Y2D"), ("duration", "P2W", "P2W1D"),
            ("email", "a@[127.0.0.1]", "a@[127.0.0.1]b"), ("email", "a@[IPv6:::1]", "a@[::1]"),
            ("email", "\"a\\\"b\"@c", "\"a\\\u{7F}b\"@c"), ("email", "a@b-c.d", "a@b-.d"),
            ("hostname", "a.b-c", "a.b-"), ("hostname", "xn--4gbwdl.xn--wgbh1c", "xn--a"),
            ("hostname", "XN--4gbwdl", "xn--X-"), ("ipv4", "0.10.100.255", "0.10.100.256"),
            ("ipv4", "1.2.3.0", "1.2.3.00"), ("ipv6", "1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:8::"),
            ("ipv6", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7"), ("ipv6", "1:2:3:4:5::1.2.3.4", "1:2:3:4:5:6::1.2.3.4"),
            ("ipv6", "::", ":"),
            ("uuid", "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8aa08aa98-11ea-b4aa-73b441d16380"),
            ("json-pointer", "/~0~1", "/~2"), ("relative-json-pointer", "0", "00"),
            ("relative-json-pointer", "10+1/a", "1+/a"), ("relative-json-pointer", "1-1#", "01#"),
            ("uri", "a://b:c@d", "a://b:c@d@e"), ("uri", "a://[v1.b]", "a://[v.b]"), ("uri", "a:%41", "a:%4"),
            ("uri", "a://[v1.b]", "a://[v]"), ("uri-reference", "/1:b", "1b:c"), ("uri-reference", "/:", ":"),
            ("uri-reference", "./b:c", "1b:c"), ("iri", "a:?\u{E000}", "a:\u{E000}"),
            ("iri", "a:\u{1FFFD}", "a:\u{1FFFE}"),
            ("uri-template", "{a:1234}", "{a:12345}"), ("uri-template", "{a:1}", "{a:0}"),
            ("uri-template", "%41{a}", "%{a}"), ("uri-template", "{a}%4a{b}", "%a{b}"),
            ("uri-template", "#%44{a*}", "#%4{a*}"), ("uri-template", "{=a,b*}", "{a,,b}"),
            ("uri-template", "{!a.b}{@a}{|a}{,a}", "{a.}"),
        ])
    func borders(format: String, valid: String, invalid: String) throws {
        #expect(try isValid(valid, as: format), "\(valid)")
        #expect(try !isValid(invalid, as: format), "\(invalid)")
    }

    @Test("a host name has at most 253 characters, and each of its labels at most 63")
    func lengthsOfHosts() throws {
        let label = String(repeating: "a", count: 63)
        let name = [label, label, label, String(repeating: "b", count: 61)].joined(separator: ".")
        #expect(try isValid(name, as: "hostname") && !isValid(name + "b", as: "hostname"))
        #expect(try isValid(label, as: "hostname") && !isValid(label + "a", as: "hostname"))
        // The length of an international label is that of its encoding, which is seven characters longer here.
        let international = "\u{FC}" + label.dropLast(8)
        #expect(try isValid(international, as: "idn-hostname"))
        #expect(try !isValid(international + "a", as: "idn-hostname"))
    }

    @Test("a combining mark does not compose with a letter across another mark of the same class")
    func marksOfOneClass() throws {
        #expect(try isValid("e\u{30D}\u{301}", as: "idn-hostname"))
        #expect(try !isValid("e\u{301}\u{30D}", as: "idn-hostname"))
        #expect(try !isValid("e\u{323}\u{301}", as: "idn-hostname"))
    }

    @Test("an international label neither begins nor ends with a hyphen")
    func hyphensAtTheEnds() throws {
        for name in ["-\u{FC}", "\u{FC}-", "\u{FC}-.a"] {
            #expect(try !isValid(name, as: "idn-hostname"), "\(name)")
        }
        #expect(try isValid("\u{FC}-a", as: "idn-hostname"))
    }

    @Test("a colour of draft 3 is a name, or three or six hexadecimal digits")
    func colours() throws {
        var options = ValidationOptions()
        options.assertsFormats = true
        let schema = try compiled(
            #"{"$schema": "http://json-schema.org/draft-03/schema#", "format": "color"}"#, options)
        for (text, isColour) in [
            ("#CcA", true), ("#00ff7F", true), ("Teal", true), ("#00ff", false), ("#", false), ("#ggg", false),
            ("rebeccapurple", false), ("red1", false), ("", false),
        ] {
            #expect(schema.isValid(JSON.string(text)) == isColour, "\(text)")
        }
    }

    @Test("the domain of an international email address is a host name or an IP address in brackets")
    func domainsOfMailboxes() throws {
        for domain in ["b\u{FC}cher.example", "bu\u{308}cher.example", "\u{C2E4}\u{B840}", "a.com", "[127.0.0.1]"] {
            #expect(try isValid("a@\(domain)", as: "idn-email"), "\(domain)")
        }
        for domain in ["a\u{3000}b.example", "\u{2028}.example", "\u{1F600}", "a..\u{FC}", "-\u{FC}", ""] {
            #expect(try !isValid("a@\(domain)", as: "idn-email"), "\(domain)")
        }
    }
}
