import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import Testing

@Suite struct DecodingAtPlacesTests {
    private struct Avatar: Decodable, Equatable {
        var url: String
        var width: Int
    }

    private static let text = """
        {
          "response": {
            "avatars": [{"url": "a.png", "width": 64}, {"url": 1, "width": "wide"}],
            "owner": null,
            "status": "ok"
          }
        }
        """

    private func document() throws -> JSONDocument { try JSONDocument(parsing: Self.text) }

    private func issues(_ body: () throws -> Void) throws -> [DecodingIssue] {
        try #require(#expect(throws: DecodingIssues.self) { try body() }).issues
    }

    @Test func decodesAtKeyPathsAndPointers() throws {
        let document = try document()
        let expected = Avatar(url: "a.png", width: 64)
        #expect(try document.decode(Avatar.self, at: "response.avatars[0]") == expected)
        #expect(try document.decode(Avatar.self, at: "/response/avatars/0") == expected)
        #expect(try document.decode(Avatar.self, at: JSONPointer(tokens: ["response", "avatars", "0"])) == expected)
        #expect(try JSON.decode(Avatar.self, from: Self.text, at: "response.avatars[0]") == expected)
        #expect(try JSON.decode(Avatar.self, from: Array(Self.text.utf8), at: "response.avatars[0]") == expected)
        let response = try document.value(at: "response")
        let inferred: Avatar = try response.decode(at: "avatars[0]")
        #expect(inferred == expected)
        #expect(try response.decode([String: JSON].self).count == 3)
    }

    private static let unit = CodingUserInfoKey(rawValue: "unit")

    /// A width in the unit that the user info of the decoder names.
    private struct Width: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let unit = DecodingAtPlacesTests.unit.flatMap { decoder.userInfo[$0] as? String }
            text = try "\(decoder.singleValueContainer().decode(Int.self)) \(unit ?? "?")"
        }
    }

    private struct Frame: JSONReadableValue {
        var width: String

        init(json: JSONDocument.Node) throws { width = try json.decode(Width.self, at: "avatars[0].width").text }
    }

    @Test func whatTheDecoderWasToldHoldsAtPlacesAsWell() throws {
        var decoder = JSON.Decoder()
        decoder.userInfo[try #require(Self.unit)] = "px"
        let frames = try decoder.decode([String: Frame].self, from: Self.text)
        #expect(frames["response"]?.width == "64 px")
        #expect(try JSON.decode([String: Frame].self, from: Self.text)["response"]?.width == "64 ?")
    }

    @Test func pointersOfIssuesBeginAtTheRootOfTheDocument() throws {
        let found = try issues { _ = try document().value(at: "response").decode(Avatar.self, at: "avatars[1]") }
        #expect(found.first?.pointer == "/response/avatars/1/url")
        #expect(found.first?.location?.description == "3:56")
    }

    private struct Row: JSONReadableValue {
        var widths: [Int]

        init(json: JSONDocument.Node) throws { widths = try json.decode([Int].self, at: "all.widths") }
    }

    @Test func everythingThatIsWrongAtAPlaceIsTold() throws {
        let text = #"[{"all": {"widths": [1, "a", 2, "b"]}}, {"all": {"widths": ["c"]}}]"#
        let found = try issues { _ = try JSON.decode([Row].self, from: text) }
        #expect(found.map(\.pointer.description) == ["/0/all/widths/1", "/0/all/widths/3", "/1/all/widths/0"])
    }

    @Test func aMissingPlaceSaysHowFarThePathGot() throws {
        let issue = try #require(issues { _ = try document().decode(Avatar.self, at: "response.avatar[0]") }.first)
        #expect(issue.kind == .missing(key: "avatar"))
        #expect(issue.pointer == "/response")
        #expect(issue.location?.description == "2:15")
        #expect(issue.nearest == "avatars")
        #expect(
            issue.description == """
                2:15: error: missing "avatar": expected a value for response.avatar[0] at /response; is "avatars" \
                a misspelling of it?
                      "response": {
                                  ^
                    note: the path leads as far as response, an object with 3 members
                """)
        let tooFar = try #require(issues { _ = try document().decode(Avatar.self, at: "response.avatars[2]") }.first)
        #expect(tooFar.kind == .missing(key: "2"))
        #expect(tooFar.notes == ["the path leads as far as response.avatars, an array with 2 elements"])
        let atRoot = try #require(issues { _ = try document().decode(Int.self, at: "elsewhere") }.first)
        #expect(atRoot.notes == ["the path leads as far as the whole document, an object with 1 member"])
    }

    @Test func aPathThatIsBlockedSaysByWhat() throws {
        let blocked = try #require(issues { _ = try document().decode(Int.self, at: "response.status.code") }.first)
        #expect(blocked.kind == .wrongKind)
        #expect(blocked.pointer == "/response/status")
        #expect(blocked.message == "expected an object, found the string \"ok\"")
        let byArray = try #require(issues { _ = try document().decode(Int.self, at: "response.avatars.url") }.first)
        #expect(byArray.message == "expected an object, found an array with 2 elements")
        let byNull = try #require(issues { _ = try document().decode(Int.self, at: "response.owner[0]") }.first)
        #expect(byNull.kind == .unexpectedNull)
        #expect(byNull.message == "expected an array, found null")
    }

    @Test func absentAndNullAreNilAndNothingElseIs() throws {
        let document = try document()
        #expect(try document.decodeIfPresent(Avatar.self, at: "response.avatars[0]")?.width == 64)
        #expect(try document.decodeIfPresent(Avatar.self, at: "response.avatars[7].deeper") == nil)
        #expect(try document.decodeIfPresent(Avatar.self, at: "response.owner") == nil)
        #expect(try document.decodeIfPresent(Avatar.self, at: "response.owner.name") == nil)
        #expect(try document.decodeIfPresent(JSON.self, at: "response.owner") == .null)
        #expect(try document.decodeIfPresent(Int.self, at: JSONPointer(tokens: ["x"])) == nil)
        #expect(throws: DecodingIssues.self) { try document.decodeIfPresent(Avatar.self, at: "response.avatars[1]") }
        #expect(throws: DecodingIssues.self) { try document.decodeIfPresent(Int.self, at: "response.status") }
        #expect(throws: DecodingIssues.self) { try document.decodeIfPresent(Int.self, at: "response.status.code") }
    }

    @Test func aDefaultReplacesNothingThatIsThere() throws {
        let document = try document()
        #expect(try document.decode(Int.self, at: "response.count", default: 7) == 7)
        #expect(try document.decode(String.self, at: "response.owner", default: "nobody") == "nobody")
        #expect(try document.decode(String.self, at: "response.status", default: "?") == "ok")
        #expect(try document.decode(Int.self, at: JSONPointer(tokens: ["response", "count"]), default: 7) == 7)
        #expect(throws: DecodingIssues.self) { try document.decode(Int.self, at: "response.status", default: 7) }
    }

    @Test func decodersMayBeBrought() throws {
        struct Person: Decodable { var firstName: String }
        let document = try JSONDocument(parsing: #"{"people": [{"first_name": "Ann"}]}"#)
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try document.decode(Person.self, at: "people[0]", using: decoder).firstName == "Ann")
        #expect(throws: DecodingIssues.self) { try document.decode(Person.self, at: "people[0]") }
    }

    @Test func aPartOfADeepDocumentDoesNotNeedMoreThanItself() throws {
        let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let document = try JSONDocument(parsing: #"{"a": 1, "deep": \#(deep)}"#)
        #expect(throws: DecodingIssues.self) { try document.decode(Int.self, at: "a") }
        #expect(try document.value(at: "a").int == 1)
        let decoder = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: 1000))
        #expect(try document.decode(Int.self, at: "a", using: decoder) == 1)
    }

    /// Reads its value by a decoder of its own.
    private struct Labelled: JSONReadableValue {
        struct Label: Decodable {
            var fullName: String
            var size: Int
        }

        var label: Label

        init(json: JSONDocument.Node) throws {
            var decoder = JSON.Decoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            label = try json.decode(at: "label", using: decoder)
        }
    }

    @Test func aDecoderThatIsGivenIsAlsoAskedForEverythingThatIsWrong() throws {
        let text = #"[{"label": {"full_name": "a", "size": "b"}}, {"label": {"full_name": 1, "size": 2}}]"#
        let found = try issues { _ = try JSON.decode([Labelled].self, from: text) }
        #expect(found.map(\.pointer) == ["/0/label/size", "/1/label/full_name"])
    }
}
