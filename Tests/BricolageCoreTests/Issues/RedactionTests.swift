import BricolageCore
import BricolageFields
import BricolageReporting
import BricolageWriting
import TestSupport
import Testing

/// The redacted form prints nothing of a value, wherever it occurs, and no key that is data.
@Suite struct RedactionTests {
    private enum Level: String, Decodable { case low, high }
    private struct Refusal: Error, CustomStringConvertible {
        var text: String
        var description: String { "\(text) is refused" }
    }
    private struct Mail: Decodable {
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            throw Refusal(text: text)
        }
    }
    private struct Version: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no version")
        }
    }
    /// Reads a member whose key is the value of another member.
    private struct Reference: Decodable {
        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: JSONCodingKey.self)
            let name = try members.decode(String.self, forKey: "name")
            _ = try members.decode(Int.self, forKey: JSONCodingKey(name))
        }
    }
    private struct Strict: JSONReadableObject {
        var mail: String
        init(fields: inout JSONFields) throws {
            mail = try fields["mail"]
            try fields.rejectRest()
        }
    }
    private struct Person: Decodable {
        var id: Int, level: Level, mail: Mail, version: Version, ratio: Double, flag: Bool
        var tags: [Int], scores: [String: Int], friends: [String: Person]?, strict: Strict, reference: Reference
        var text: [String: [Int]]
    }

    /// A document with a secret in each position where text can occur, and secret digits in each number.
    private static func document(_ random: inout SeededGenerator, _ depth: Int = 0) -> JSON {
        func secret() -> JSON {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: 77_7654_321.5
            case 1: ["secret\(Int.random(in: 0..<99, using: &random))"]
            case 2: ["secretkey": "secret"]
            case 3: .null
            default: .string("secret\(Int.random(in: 0..<99, using: &random))")
            }
        }
        var person: JSON.Object = [:]
        for key in [
            "id", "level", "mail", "version", "ratio", "flag", "tags", "scores", "strict", "reference", "text", "idd",
        ] where Int.random(in: 0..<8, using: &random) > 0 {
            person[key] = secret()
        }
        person["secretextra"] = secret()
        if Bool.random(using: &random) { person["strict"] = ["mail": secret(), "secretmore": secret()] }
        if Bool.random(using: &random) { person["reference"] = ["name": "secretname", "secret": 1] }
        if Bool.random(using: &random) { person["scores"] = ["secret@x": secret(), "secret/y": secret()] }
        if Bool.random(using: &random) { person["text"] = ["secretz": .array([secret(), secret()])] }
        if depth < 2 { person["friends"] = ["secretfriend": document(&random, depth + 1)] }
        return .object(person)
    }

    /// Throws what Foundation's containers throw for a missing key: a declared one, or one taken from the document.
    private struct Complaining: Decodable {
        enum CodingKeys: String, CodingKey { case known }

        init(from decoder: any Decoder) throws {
            let name = try decoder.singleValueContainer().decode(String.self)
            let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "")
            if name == "known" { throw DecodingError.keyNotFound(CodingKeys.known, context) }
            throw DecodingError.keyNotFound(JSONCodingKey(name), context)
        }
    }

    @Test("A missing key is shown only if a type declares it")
    func missingKeysThatAreData() throws {
        func missing(_ name: String) throws -> [DecodingIssue.Kind] {
            try JSON.Decoder().decodingIssues(of: [Complaining].self, in: "[\"\(name)\"]").issues.map(\.redacted.kind)
        }
        #expect(try missing("known") == [.missing(key: "known")])
        #expect(try missing("secret") == [.missing(key: "*")])
    }

    @Test("A key that a type takes from the document is redacted even if a member with that key exists")
    func presentKeysThatAreData() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Reference.self, in: #"{"name":"secret","secret":"x"}"#)
        #expect(issues.formatted(.full).contains("secret"))
        #expect(issues.issues.map(\.kind) == [.wrongKind])
        #expect(!issues.formatted(.redacted).contains("secret"))
    }

    @Test func nothingOfAValueIsPrinted() throws {
        var random = SeededGenerator(seed: 77)
        var printed: Set<String> = []
        var quotedCount = 0
        for number in 0..<100 {
            let text = Self.document(&random).serialized(number.isMultiple(of: 2) ? .pretty : .compact)
            for reporting in [JSON.Decoder.IssueReporting.all, .first] {
                var decoder = JSON.Decoder()
                decoder.reporting = reporting
                let issues = try decoder.decodingIssues(of: Person.self, in: text)
                #expect(!issues.isEmpty)
                if issues.description.contains("secret") { quotedCount += 1 }
                let redacted = issues.formatted(.redacted(upTo: .max))
                #expect(!redacted.lowercased().contains("secret") && !redacted.contains("7654"), "\(redacted)")
                let form = IssueFormat.json.text(of: issues.redactedReport)
                #expect(!form.lowercased().contains("secret") && !form.contains("7654"), "\(form)")
                printed.formUnion(issues.issues.map(\.kind.name))
                // A report restored from JSON reveals no more than the original.
                let kept = try JSON.decode(DecodingIssues.self, from: issues.formatted(.json))
                #expect(kept.formatted(.redacted(upTo: .max)) == redacted)
            }
        }
        #expect(printed.isSuperset(of: ["missing-key", "wrong-kind", "custom", "unknown-case", "unexpected-null"]))
        // The full form does show secrets, so the checks above would find them.
        #expect(quotedCount > 100)
    }

    @Test func placesKindsAndTypesArePrinted() throws {
        struct Dish: Decodable { var price: Double, sizes: [String: Int8] }
        let issues = JSON.decodingIssues(
            of: [Dish].self, in: try JSONDocument(parsing: #"[{"price": "x", "sizes": {"a/b": 300, "c": 1}}, {}]"#))
        #expect(
            issues.formatted(.redacted) == """
                1:12: error: expected Double, found a string at /0/price [wrong-kind]
                1:34: error: expected Int8, found a number at /0/sizes/*, by the declaration of Dish [out-of-range]
                1:49: error: missing "price": expected Double at /1 [missing-key]
                1:49: error: missing "sizes": expected Dictionary<String, Int8> at /1, by the declaration of Dish [missing-key]
                4 issues; fixing them may reveal more
                """)
        #expect(issues.issues.map(\.redacted.foundKind) == [.string, .number, .object, .object])
    }

    @Test func aKeyThatNoTypeKnowsIsNotPrinted() throws {
        let text = #"{"mail": "a", "secretmore": 1}"#
        let issues = JSON.decodingIssues(of: Strict.self, in: try JSONDocument(parsing: text))
        #expect(issues.issues.map(\.kind) == [.unexpectedKey("secretmore")])
        #expect(!issues.formatted(.redacted).contains("secret"))
        #expect(issues.formatted(.redacted).contains("[unexpected-key]"))
    }

    @Test func brokenTextIsNotQuoted() throws {
        var options = JSONParsingOptions.document
        options.duplicateKeys = .reject
        for text in [#"{"secret": "secret}"#, #"{"secret": secret}"#, #"{"secret": 1, "secret": 2}"#, #"["secret"#] {
            let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text, options: options) }
            #expect(!error.formatted(.redacted).contains("secret"))
            #expect(!error.formatted(.redacted).contains("'s'"))
        }
    }
}
