import Bricolage
import BricolageInference
import TestSupport
import Testing

/// The snippets of the article on inference.
@Suite("Inferring schemas")
struct InferringSchemasTests {
    @Test func documentsBecomeASchema() throws {
        // snippet
        var shape = Shape()
        for text in [
            #"{"id": 1, "at": "2026-02-28T12:00:00Z", "tags": ["new"]}"#,
            #"{"id": 2, "at": "2026-03-01T08:30:00Z", "tags": [], "note": null}"#,
        ] {
            shape.add(try JSONDocument(parsing: text))
        }
        print(shape.schema(.asSeen).serialized(.pretty))
        // end
        try PrintedText.expect(shape.schema(.asSeen).serialized(.pretty), in: "InferringSchemas")
    }

    @Test func littleIsSaidOfWhatWasSeenSeldom() throws {
        // snippet
        var orders = Shape()
        for text in [#"{"id": 1}"#, #"{"id": 2}"#, #"{"id": 3, "gift": true}"#] {
            orders.add(try JSONDocument(parsing: text))
        }
        let cautious = orders.schema()
        let gift = cautious["properties"]?["gift"]  // {"$comment": "seen once: boolean"}
        // end
        #expect(gift == ["$comment": "seen once: boolean"])
    }

    @Test func shapesAreMerged() throws {
        // snippet
        let halves = [[#"{"id": 1}"#, #"{"id": "a"}"#], [#"{"id": null}"#]]
        let parts = try halves.map { texts in
            try texts.reduce(into: Shape()) { $0.add(try JSONDocument(parsing: $1)) }
        }
        let whole = parts.reduce(Shape()) { $0.merged(with: $1) }
        let isSame = whole == parts[1].merged(with: parts[0])  // true
        // end
        #expect(isSame)
        #expect(whole.schema()["properties"] == ["id": ["type": ["string", "integer", "null"]]])
    }
}
