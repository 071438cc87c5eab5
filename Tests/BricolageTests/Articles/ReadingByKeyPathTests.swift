import Bricolage
import Foundation
import Testing

@Suite("Reading by key path")
struct ReadingByKeyPathTests {
    private let text = #"{"response": {"avatars": [{"url": "a.png", "width": 64}], "owner": null}}"#

    @Test func singleValues() throws {
        // snippet
        struct Avatar: Decodable {
            var url: String
            var width: Int
        }
        let document = try JSONDocument(parsing: text)
        let avatar = try document.decode(Avatar.self, at: "response.avatars[0]")
        // end
        #expect(avatar.width == 64)

        var message = ""
        // snippet
        do {
            _ = try document.decode(Avatar.self, at: "response.avatar[0]")
        } catch let failure as DecodingIssues {
            message = failure.description
        }
        // end
        #expect(
            message == """
                1:14: error: missing "avatar": expected a value for response.avatar[0] at /response; is "avatars" \
                a misspelling of it?
                    {"response": {"avatars": [{"url": "a.png", "width": 64}], "owner": null}}
                                 ^
                    note: the path leads as far as response, an object with 2 members
                """)

        // snippet
        let owner = try document.decodeIfPresent(String.self, at: "response.owner")
        let limit = try document.decode(Int.self, at: "response.limit", default: 10)
        // end
        #expect(owner == nil)
        #expect(limit == 10)
    }

    // snippet
    struct Person: JSONReadableValue {
        let identifier: Int
        let name: String
        let nickname: String?
        let birthDate: Date
        let isMember: Bool
        let age: Int

        init(json: JSONDocument.Node) throws {
            (identifier, name, nickname, birthDate, isMember, age) = try json.extract(
                .required("identifier"),
                .required("name.full"),
                .optional("name.nick"),
                .required("birthDate", by: .date("yyyy-MM-dd")),
                .defaulted("isMember", to: false),
                .required("age", by: .lenient()).validated("an age") { 0...150 ~= $0 })
        }
    }
    // end

    @Test func allIssues() throws {
        // snippet
        let faulty = """
            {"identifier": "one",
             "name": {"nick": "Ann"},
             "birthDate": "tomorrow",
             "age": "200"}
            """
        let issues = JSON.decodingIssues(of: Person.self, in: try JSONDocument(parsing: faulty))
        let report = issues.issues.map { "\($0.pointer) \($0.message)" }
        // end
        #expect(
            report == [
                "/identifier expected an integer, found the string \"one\"",
                "/name missing \"full\": expected a value for name.full",
                "/birthDate expected a date in the format \"yyyy-MM-dd\", found the string \"tomorrow\"",
                "/age expected an age, found the string \"200\"",
            ])
    }

    @Test func valuesAndTransforms() throws {
        struct Avatar {
            var url: String
            var width: Int
        }
        let document = try JSONDocument(parsing: text)
        // snippet
        let (count, first) = try document.extract(
            .defaulted("response.count", to: 1),
            .required("response.avatars[0].width", as: Int.self))
        // end
        #expect(count == 1)
        #expect(first == 64)

        // snippet
        let shortAvatar: JSONTransform<Avatar> = .reading { json in
            let (url, width) = try json.extract(
                .required("location", as: String.self), .required("w", as: Int.self))
            return Avatar(url: url, width: width)
        }
        let other = try JSONDocument(parsing: #"{"pictures": [{"location": "b.png", "w": 32}]}"#)
        let pictures = try other.extract(.required("pictures", by: .elements(shortAvatar)))
        // end
        #expect(pictures.map(\.width) == [32])
    }
}
