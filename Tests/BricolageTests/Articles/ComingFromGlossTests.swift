import Bricolage
import Foundation
import GlossCompat
import Testing

// Both modules have a `JSON`; here it is that of Gloss, apart from what the article shows in Bricolage's own words.
private typealias JSON = Gloss.JSON

/// The code that was written for Gloss.
private enum Old {
    // snippet
    struct Owner: Glossy {
        let id: Int
        let login: String?

        init?(json: JSON) {
            guard let id: Int = "id" <~~ json else { return nil }
            self.id = id
            login = "login" <~~ json
        }

        func toJSON() -> JSON? { jsonify(["id" ~~> id, "login" ~~> login]) }
    }

    struct Repo: JSONDecodable {
        let owners: [Owner]
        let home: URL?

        init?(json: JSON) {
            guard let owners: [Owner] = "by.owners" <~~ json else { return nil }
            self.owners = owners
            home = "links.home" <~~ json
        }
    }
    // end
}

/// The snippets of the article for users of Gloss.
@Suite("Coming from Gloss")
struct ComingFromGlossTests {
    private typealias Repo = Old.Repo

    @Test func models() throws {
        let json: JSON = ["by": ["owners": [["id": 1, "login": "ann"]]], "links": ["home": "a"]]
        let repo = try #require(Repo(json: json))
        #expect(repo.home?.relativeString == "a")
        #expect(repo.owners.toJSONArray()?.first?["login"] as? String == "ann")
    }

    @Test func reasons() throws {
        var printed = ""
        func print(_ reason: Gloss.Reason) { printed += "\(reason)\n" }
        // snippet
        let text = #"{"by": {"owners": [{"id": 1}, {"id": "2"}, {"login": "ann"}]}}"#
        let (repo, reasons) = Gloss.explain { Repo(data: Data(text.utf8)) }
        for reason in reasons { print(reason) }
        // end
        #expect(repo == nil)
        try PrintedText.expect(printed, in: "ComingFromGloss")
    }

    @Test func families() throws {
        let text = """
            {"shapes":[{"type":"square","side":2.0},{"type":"circle","radius":1.0}],\
            "byKey":{"round":{"type":"circle","radius":2.0}}}
            """
        let holder = try BricolageCore.JSON.decode(New.ShapeHolder.self, from: text)
        #expect((holder.shapes.first as? New.Square)?.side == 2)
        #expect((holder.byKey["round"] as? New.Circle)?.radius == 2)
        #expect(try BricolageCore.JSON.Encoder().encodeToString(holder) == text)
    }
}

/// The modern answer to the factory.
private enum New {
    // snippet
    protocol Shape: Codable, Sendable {}
    struct Square: Shape { var side: Double }
    struct Circle: Shape { var radius: Double }

    enum Shapes: JSONVariantFamily {
        static let variants = JSONVariants<any Shape>(tag: "type") {
            JSONVariant("square", Square.self)
            JSONVariant("circle", Circle.self)
        }
    }

    struct ShapeHolder: Codable {
        @Polymorphic<Shapes>.Value var shapes: [any Shape]
        @Polymorphic<Shapes>.Value var byKey: [String: any Shape]
    }
    // end
}
