import BricolageCore
import BricolagePointers
import Testing

/// Issues report what is wrong with a document, not what a type has tried in vain.
@Suite struct BlameTests {
    private func issues<T: Decodable>(_ type: T.Type, _ text: String) throws -> DecodingIssues {
        try JSON.Decoder().decodingIssues(of: type, in: text)
    }

    private struct Reference: Decodable {
        private enum CodingKeys: String, CodingKey { case target = "$ref" }
        var target: String
    }

    private indirect enum Rule: Decodable {
        case reference(Reference), negation(Rule), type(String)
        private enum CodingKeys: CodingKey { case not, type }

        init(from decoder: any Decoder) throws {
            if let reference = try? Reference(from: decoder) {
                self = .reference(reference)
                return
            }
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if container.contains(.not) {
                self = .negation(try container.decode(Rule.self, forKey: .not))
            } else {
                self = .type(try container.decode(String.self, forKey: .type))
            }
        }
    }

    @Test func aReferenceThatWasTriedFirstIsNotMissing() throws {
        let found = try issues(Rule.self, #"{"not":4711}"#)
        #expect(found.issues.map(\.pointer) == ["/not"])
        #expect(!"\(found)".contains("missing"))
        #expect(try issues(Rule.self, #"{"not":{"type":1}}"#).issues.map(\.pointer) == ["/not/type"])
        #expect(
            try issues([Rule].self, #"[{"type":"a"},{"not":{"not":4711}}]"#).issues.map(\.pointer) == ["/1/not/not"])
    }

    private struct Response: Decodable {
        struct Failure: Decodable { var code: Int, message: String }
        private enum CodingKeys: CodingKey { case id, result, error }
        var id: Int, result: [String]?, error: Failure?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            if let result = try? container.decode([String].self, forKey: .result) {
                self.result = result
            } else if let error = try? container.decode(Failure.self, forKey: .error) {
                self.error = error
            } else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "neither a result nor an error"))
            }
        }
    }

    @Test func theMemberThatIsThereAndWrongIsMentioned() throws {
        let found = try issues(Response.self, #"{"id":1,"error":{"code":"x","message":"m"}}"#)
        #expect(found.issues.map(\.message) == ["neither a result nor an error"])
        #expect(
            found.issues.first?.notes == [
                #"as Array<String>: missing "result": expected an array"#,
                #"as Failure: expected an integer, found the string "x""#,
            ])
    }

    /// The member that was requested last is not reported as missing if another one would have sufficed.
    @Test func aMemberThatIsThereAndWrongIsToldBeforeOneThatIsMissing() throws {
        let found = try issues(WholeOrParts.self, #"{"whole":"1"}"#)
        #expect(found.issues.map(\.kind) == [.custom])
        #expect(found.issues.first?.notes.first?.contains(#"found the string "1""#) == true, "\(found)")
        #expect(try issues(WholeOrParts.self, #"{"parts":1}"#).issues.first?.notes.count == 2)
    }

    private struct Sentinel: Error {}

    private struct Guarded: Decodable {
        private enum CodingKeys: CodingKey { case n }
        var n: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            do {
                n = try container.decode(Int.self, forKey: .n)
            } catch {
                throw Sentinel()
            }
        }
    }

    @Test func aSentinelInPlaceOfAnErrorIsToldOnce() throws {
        for text in [#"[{"n":1},{"n":"x"},{"n":2}]"#, #"[{"n":1},{"n":2},{"n":"x"}]"#] {
            let found = try issues([Guarded].self, text)
            #expect(found.issues.count == 1, "\(found)")
            #expect(found.issues[0].pointer.tokens.last == "n", "\(found)")
        }
        let two = try issues([Guarded].self, #"[{"n":"x"},{"n":"y"},{"n":1}]"#)
        #expect(two.issues.map(\.pointer) == ["/0/n", "/1/n"])
    }

    private enum Pair: Decodable {
        struct One: Decodable { var one: Int }
        struct Two: Decodable { var two: Int }
        case one(One), two(Two)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let one = try? container.decode(One.self) {
                self = .one(one)
            } else if let two = try? container.decode(Two.self) {
                self = .two(two)
            } else {
                throw DecodingError.typeMismatch(
                    [String: Int].self, .init(codingPath: decoder.codingPath, debugDescription: "no pair"))
            }
        }
    }

    @Test func anObjectIsNotFoundInsteadOfAnObject() throws {
        for text in [#"{"three":3}"#, #"{"one":"1"}"#, #"{"one":null,"two":null}"#] {
            let issues = try issues(Pair.self, text).issues
            #expect(!issues.isEmpty)
            for issue in issues {
                #expect(!(issue.expected == "an object" && issue.found.hasPrefix("an object")), "\(issue)")
            }
        }
    }
}
