import Bricolage
import BricolageQuery
import Testing

/// The snippets of the article on patches.
@Suite("Patches")
struct PatchesTests {
    @Test func patches() throws {
        // snippet
        var order: JSON = ["item": "tea", "tags": ["hot"], "price": 4.5]
        let patch = try JSON.decode(
            JSONPatch.self,
            from: """
                [
                  {"op": "test", "path": "/item", "value": "tea"},
                  {"op": "add", "path": "/tags/-", "value": "green"},
                  {"op": "move", "from": "/price", "path": "/cost"}
                ]
                """)
        try order.apply(patch)
        // end
        try PrintedText.expect(order.serialized(), in: "Patches")

        // snippet
        let late = JSONPatch([.replace(at: "/item", with: "coffee"), .remove(at: "/milk")])
        do {
            try order.apply(late)
        } catch {
            print(error)
        }
        // end
        #expect(order["item"] == "tea")
        let error = try #require(throws: JSONPatchError.self) { try order.apply(late) }
        try PrintedText.expect("\(error)", in: "Patches")
    }

    @Test func differences() throws {
        // snippet
        let before: JSON = ["title": "Lunch", "dishes": ["soup", "rice", "tea"]]
        let after: JSON = ["title": "Lunch", "dishes": ["rice", "tea", "cake"]]
        let changes = JSONPatch(from: before, to: after)
        // end
        try PrintedText.expect(try JSON.Encoder().encodeToString(changes), in: "Patches")
    }

    @Test func mergePatches() throws {
        // snippet
        var settings: JSON = ["theme": "dark", "fonts": ["size": 12, "family": "Mono"]]
        settings.apply(mergePatch: ["theme": nil, "fonts": ["size": 14]])
        let smallest = JSON.mergePatch(from: ["a": 1, "b": 2], to: ["a": 1, "c": 3])
        // end
        try PrintedText.expect(settings.serialized() + "\n" + (smallest?.serialized() ?? ""), in: "Patches")
    }
}
