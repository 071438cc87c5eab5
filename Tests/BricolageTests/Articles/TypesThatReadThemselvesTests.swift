import Bricolage
import Foundation
import Testing

/// The snippets of the article on types that read themselves, and its table of fields.
@Suite("Types that read themselves")
struct TypesThatReadThemselvesTests {
    // snippet
    struct Track: JSONModel, Equatable {
        var title: String
        var seconds: Int
        var album: String?
        var rating: Nullable<Double>
        var others: JSON.Object

        init(fields: inout JSONFields) throws {
            title = try fields["title"]
            try fields.check("length", .range(from: 1, to: 86_400))
            seconds = try fields["length"]
            album = try fields["album"]
            rating = try fields["rating"]
            others = try fields.rest()
        }

        func write(fields: inout JSONOutput) {
            fields["title"] = title
            fields["length"] = seconds
            fields["album"] = album
            fields["rating"] = rating
            fields.rest(others)
        }
    }
    // end

    @Test func tracks() throws {
        // snippet
        let line = #"{"title": "Aria", "length": 115, "rating": null, "key": "G"}"#
        let track = try JSON.decode(Track.self, from: line)
        let sameLine = try JSON.Encoder().encodeToString(track)
        let byFoundation = try JSONDecoder().decode(Track.self, from: Data(line.utf8))
        // end
        #expect(track.rating == .null && track.album == nil && track.others == ["key": "G"])
        #expect(sameLine == line.replacing(": ", with: ":").replacing(", ", with: ","))
        #expect(byFoundation == track)
    }

    @Test func keys() throws {
        // snippet
        enum Key: JSONChoice, Equatable {
            case named(String)
            case numbered(sharps: Int)

            init(json: JSONDocument.Node) throws {
                switch json.kind {
                case .string: self = .named(try json.read())
                case .number: self = .numbered(sharps: try json.read())
                default: throw json.failure("the name of a key, or a number of sharps")
                }
            }

            func write(json: inout JSONOutput) {
                switch self {
                case .named(let name): name.write(json: &json)
                case .numbered(let sharps): sharps.write(json: &json)
                }
            }
        }
        let keys = try JSON.decode([Key].self, from: #"["G", -3]"#)
        // end
        #expect(keys == [.named("G"), .numbered(sharps: -3)])
    }

    @Test func whatIsWrong() throws {
        // snippet
        let wrong = #"{"title": "Aria", "length": 0}"#
        let issues = JSON.decodingIssues(of: Track.self, in: try JSONDocument(parsing: wrong))
        print(issues)
        // end
        try PrintedText.expect(issues.description, in: "TypesThatReadThemselves")
    }

    /// The rows of the table of fields.
    private struct Entry: JSONModel {
        var tags: [String]
        var identifier: Int
        var scores: [String: Int]

        init(fields: inout JSONFields) throws {
            try fields.check("version", equals: 2)
            tags = try fields["tags", default: []]
            identifier = try fields["id", as: Int.self] ?? fields["identifier"]
            scores = try fields.rest(of: Int.self)
        }

        func write(fields: inout JSONOutput) {
            fields.constant("version", 2)
            fields["tags"] = tags
            fields["identifier"] = identifier
            fields.rest(scores)
        }
    }

    @Test("Fields do what the table of the article says")
    func table() throws {
        let text = #"{"version":2,"tags":[],"identifier":7,"ann":3}"#
        #expect(try JSON.Encoder().encodeToString(JSON.decode(Entry.self, from: text)) == text)
        #expect(try JSON.decode(Entry.self, from: #"{"version": 2, "id": 7}"#).identifier == 7)
        #expect(throws: DecodingIssues.self) { try JSON.decode(Entry.self, from: #"{"version": 1, "id": 7}"#) }
    }
}
