import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import TestSupport
import Testing

@Suite struct ExtractingTests {
    private func issues(_ text: String, _ body: (JSONDocument.Node) throws -> Void) throws -> [DecodingIssue] {
        let document = try JSONDocument(parsing: text)
        return try #require(#expect(throws: DecodingIssues.self) { try body(document.root) }).issues
    }

    @Test func valuesComeInTheOrderOfTheFields() throws {
        let document = try JSONDocument(
            parsing: #"{"id": 7, "name": {"first": "Ann"}, "born": null, "scores": [1, 2.5], "x": {"1": true}}"#)
        let (id, first, nick, born, scores, limit, flag) = try document.extract(
            .required("id", as: Int.self),
            .required("name.first", as: String.self),
            .optional("name.nick", as: String.self),
            .optional("born", as: Int.self),
            .required("scores", as: [Double].self),
            .defaulted("limit", to: 10),
            .required("/x/1", as: Bool.self))
        #expect(id == 7)
        #expect(first == "Ann")
        #expect(nick == nil)
        #expect(born == nil)
        #expect(scores == [1, 2.5])
        #expect(limit == 10)
        #expect(flag)
        let single = try document.root.extract(.required("id", as: Int8.self))
        #expect(single == 7)
        let whole = try document.root.extract(.required("", as: [String: JSON].self))
        #expect(whole.count == 5)
    }

    private struct Person: JSONReadableValue, Equatable {
        let identifier: Int
        let name: String
        let nickname: String?
        let height: Double
        let isMember: Bool

        init(json: JSONDocument.Node) throws {
            (identifier, name, nickname, height, isMember) = try json.extract(
                .required("identifier"),
                .required("name"),
                .optional("nickname"),
                .required("height").validated("a height in metres") { 0...3 ~= $0 },
                .defaulted("isMember", to: false))
        }
    }

    private struct Counted: Decodable {
        struct Row: Decodable { var n: Int }
        var rows: [Row]
    }

    /// Values that could not be explored completely are reported for every field, as faults are.
    @Test func whatIsUnexploredIsToldOfAllFields() throws {
        let document = try JSONDocument(parsing: #"{"a": {"rows": [{"n": "x"}]}, "b": {"rows": [{"n": null}]}}"#)
        let error = #expect(throws: DecodingIssues.self) {
            try document.extract(.required("a", as: Counted.self), .required("b", as: Counted.self))
        }
        #expect(error?.issues.map { "\($0.pointer)" } == ["/a/rows/0/n", "/b/rows/0/n"])
        #expect(error?.unexplored.map { "\($0)" } == ["/a", "/a/rows/0", "/b", "/b/rows/0"])
    }

    private struct Named: JSONReadableObject {
        var givenName: String?
        init(fields: inout JSONFields) throws { givenName = try fields["givenName"] }
    }

    @Test func aDecoderThatConvertsDoesSoForTypesThatReadThemselves() throws {
        let document = try JSONDocument(parsing: #"{"person": {"given_name": "Ann"}}"#)
        var decoder = JSON.Decoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let plain = try document.root.extract(.required("person", as: Named.self))
        let converted = try document.root.extract(using: decoder, .required("person", as: Named.self))
        #expect(plain.givenName == nil)
        #expect(converted.givenName == "Ann")
    }

    @Test func propertiesAreAssignedAtOnce() throws {
        let text = #"{"identifier": 1, "name": "Ann", "height": 1.7}"#
        let person = try JSON.decode(Person.self, from: text)
        #expect(person.isMember == false)
        #expect(person.height == 1.7)
        #expect(person.nickname == nil)
    }

    @Test func allIssuesAreFoundInTheOrderOfTheDocument() throws {
        let found = try issues(
            #"{"height": 17, "nickname": 5, "nam": "Ann", "isMember": "yes", "identifier": "1"}"#
        ) { _ = try Person(json: $0) }
        #expect(found.map(\.pointer.description) == ["", "/height", "/nickname", "/isMember", "/identifier"])
        #expect(found.map(\.kind) == [.missing(key: "name"), .invalidValue, .wrongKind, .wrongKind, .wrongKind])
        #expect(found.first?.nearest == "nam")
        #expect(found[1].message == "expected a height in metres, found the number 17")
        #expect(found.allSatisfy { $0.location != nil && $0.excerpt != nil })
    }

    @Test func issuesOfElementsHaveThePlacesOfTheDocument() throws {
        let text = #"{"people": [{"identifier": 1, "name": "A", "height": 1}, {"identifier": true, "height": 9}]}"#
        let document = try JSONDocument(parsing: text)
        let error = #expect(throws: DecodingIssues.self) {
            try document.decode([Person].self, at: "people")
        }
        let pointers = error?.issues.map(\.pointer) ?? []
        #expect(pointers.contains("/people/1") && pointers.contains("/people/1/identifier"))
    }

    @Test func whatIsNoObjectIsSaidOnce() throws {
        let found = try issues("[1]") { _ = try Person(json: $0) }
        #expect(found.map(\.message) == ["expected an object, found an array with 1 element"])
    }

    @Test func pathsMayBeDataAndAreRedacted() throws {
        let document = try JSONDocument(parsing: #"{"a": {"b": 1}}"#)
        for path in ["secret", "a.secret", "a.secret.more"] {
            for read in [
                { try document.extract(.required(path, as: Int.self)) },
                { try document.decode(Int.self, at: JSONPointer(keyPath: path)) },
            ] as [() throws -> Int] {
                let error = try #require(#expect(throws: DecodingIssues.self) { _ = try read() })
                #expect(error.issues.map(\.kind) == [.missing(key: "secret")])
                #expect(error.issues.map(\.redacted.kind) == [.missing(key: "*")])
                #expect(!error.formatted(.redacted).contains("secret"))
            }
        }
    }

    private indirect enum Nest: Decodable {
        case nest([Nest])

        init(from decoder: any Decoder) throws { self = .nest(try decoder.singleValueContainer().decode([Nest].self)) }
    }

    @Test func fieldsOfADocumentThatIsTooDeepAreRefusedWhateverTheirType() throws {
        let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        for options in [JSONParsingOptions(), JSONParsingOptions(maximumDepth: 700)] {
            let document = try JSONDocument(parsing: deep, options: options)
            let isAllowed = options.maximumDepth != nil
            for read in [
                { _ = try document.extract(.required("[0]", as: [JSON].self)) },
                { _ = try document.extract(.required("[0]", as: Nest.self)) },
                { _ = try document.decode(Nest.self, at: "[0]") },
            ] as [() throws -> Void] {
                guard !isAllowed else {
                    try read()
                    continue
                }
                let error = try #require(#expect(throws: DecodingIssues.self) { try read() })
                #expect(error.issues.map(\.kind) == [.depthLimit(512)])
                #expect(error.issues.map(\.pointer) == ["/0"])
            }
        }
    }

    @Test func aMalformedPathIsAnIssue() throws {
        let found = try issues("{}") { _ = try $0.extract(.optional("a..b", as: Int.self)) }
        #expect(found.first?.kind == .custom)
        #expect(
            found.first?.message
                == "malformed key path \"a..b\" at column 3: expected a key; an empty one is written ['']")
    }

    @Test func errorsOfOnesOwnAreIssuesAndEndNothing() throws {
        struct Refusal: Error {}
        let found = try issues(#"{"a": 1, "b": 2}"#) {
            _ = try $0.extract(
                .required("a", as: Int.self).validated("any") { _ in throw Refusal() },
                .required("b", as: String.self))
        }
        #expect(found.map(\.pointer) == ["/a", "/b"])
        #expect(found.first?.underlying is Refusal)
    }

    @Test func validationSkipsWhatIsNotThere() throws {
        let document = try JSONDocument(parsing: #"{"a": null, "b": 3}"#)
        let (absent, present, fallback) = try document.extract(
            .optional("a", as: Int.self).validated("small") { $0 < 2 },
            .optional("b", as: Int.self).validated("small") { $0 < 4 },
            .defaulted("c", to: 9).validated("small") { $0 < 4 })
        #expect(absent == nil)
        #expect(present == 3)
        #expect(fallback == 9)
        #expect(throws: DecodingIssues.self) {
            try document.extract(.optional("b", as: Int.self).validated("small") { $0 < 2 })
        }
    }

    @Test func aThousandFaultsAreAThousandIssues() throws {
        let text = "[" + (0..<1000).map { "\"\($0)x\"" }.joined(separator: ",") + "]"
        let found = try issues(text) { _ = try $0.extract(.required("", by: .elements(.fromString(Int.self)))) }
        #expect(found.count == 1000)
        #expect(found.last?.pointer == "/999")
    }

    private struct Item: JSONReadableValue {
        var id: Int, name: String

        init(json: JSONDocument.Node) throws {
            (id, name) = try json.extract(.required("id"), .required("name.full"))
        }
    }

    @Test func theCostGrowsLinearlyWithFaultyObjects() throws {
        func items(_ count: Int) throws -> JSONDocument {
            let items = (0..<count).map { #"{"id":\#($0 % 5 == 0 ? "null" : "1"),"name":{"full":"a"}}"# }
            return try JSONDocument(parsing: "[" + items.joined(separator: ",\n") + "]")
        }
        let growth = try growth(from: items(500), to: items(5000)) { document in
            let issues = JSON.decodingIssues(of: [Item].self, in: document).issues
            #expect(issues.count == document.root.count / 5)
            #expect(issues.last?.pointer.description == "/\(document.root.count - 5)/id")
            #expect(issues.last?.location?.line == document.root.count - 4)
        }
        #expect(growth < 20)
    }

    @Test func severalComplaintsAboutOneValueAreAllTold() throws {
        let found = try issues(#"{"a": 5}"#) {
            _ = try $0.extract(
                .required("a", as: Int.self).validated("an even number") { $0 % 2 == 0 },
                .required("a", as: Int.self).validated("a negative number") { $0 < 0 })
        }
        #expect(found.map(\.expected) == ["an even number", "a negative number"])
    }

    @Test func nullIsAValueWhereATypeReadsIt() throws {
        let document = try JSONDocument(parsing: #"{"a": null}"#)
        let (kept, fallback, absent) = try document.extract(
            .optional("a", as: Nullable<Int>.self), .defaulted("a", to: Nullable.value(1)),
            .optional("a", as: Int.self))
        #expect(kept == .null && fallback == .null && absent == nil)
    }
}
