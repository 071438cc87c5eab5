import BricolageCore
import BricolageFields
import BricolageModeling
import BricolageWriting
import TestSupport
import Testing

@Suite struct PresumedTests {
    private struct Food: JSONModel, Equatable {
        var title: String
        var note: String?
        var parts: [Presumed<Food>]?

        init(title: String) { self.title = title }

        init(fields: inout JSONFields) throws {
            title = try fields["title"]
            note = try fields["note"]
            parts = try fields["parts"]
        }

        func write(fields: inout JSONOutput) {
            fields["title"] = title
            fields["note"] = note
            fields["parts"] = parts
        }
    }

    private func read<T: JSONReadable & JSONRecognizable>(_ type: T.Type, _ text: String) throws -> Presumed<T> {
        try JSONDocument(parsing: text).root.read()
    }

    @Test func whatTheTypeReadsIsRead() throws {
        #expect(try read(Int.self, "7").meant == 7)
        #expect(try read([Int].self, "[1, 2]") == .meant([1, 2]))
        #expect(try read([Int].self, "[]") == .meant([]))
        #expect(try read(Food.self, #"{"title": "Rice"}"#) == .meant(Food(title: "Rice")))
    }

    @Test(arguments: [
        "null", "true", #""Rice""#, "[7]", "{}", #"{"title": 7}"#, #"{"title": "Rice", "parts": {}}"#,
        #"{"title": "Rice", "note": null}"#,
    ])
    func anythingElseIsKept(text: String) throws {
        let value = try read(Food.self, text)
        #expect(value == .other(try JSON(parsing: text)))
        #expect(value.meant == nil)
        #expect(try JSON.encode(value) == Array(JSON(parsing: text).serialized().utf8))
    }

    @Test(arguments: [#"["a"]"#, #"[1, "a"]"#, "[null]", "1.5"])
    func soAreArraysOfOtherElements(text: String) throws {
        #expect(try read([Int].self, text) == .other(try JSON(parsing: text)))
    }

    @Test func partsAreKeptByThemselves() throws {
        let text = """
            {"title": "Curry", "parts": [{"title": "Rice"}, {"title": 7}, {"title": "Salt", "note": null}, null]}
            """
        let parts = try #require(try read(Food.self, text).meant?.parts)
        #expect(parts.map { $0.meant?.title } == ["Rice", nil, nil, nil])
        #expect(parts[2] == .other(["title": "Salt", "note": .null]))
    }

    private struct Shelf: JSONReadableObject {
        var top: Presumed<Food>?

        init(fields: inout JSONFields) throws { top = try fields["top"] }
    }

    @Test func nullIsAnotherValueAndAbsenceIsNone() throws {
        #expect(try JSON.decode(Shelf.self, from: #"{"top": null}"#).top == .other(.null))
        #expect(try JSON.decode(Shelf.self, from: "{}").top == nil)
    }

    private struct Tray: JSONReadableObject {
        var food: Presumed<Food>
        var drink: Food

        init(fields: inout JSONFields) throws {
            food = try fields["food"]
            drink = try fields["drink"]
        }
    }

    /// Reads a value as a presumed type first, and then as the required type.
    private struct Meal: JSONReadableValue {
        var food: Food

        init(json: JSONDocument.Node) throws { food = try json.read(Presumed<Food>.self).meant ?? json.read(Food.self) }
    }

    @Test func nullIsRefusedNowhereElse() throws {
        let text = #"{"food": {"title": "Rice", "note": null}, "drink": {"title": "Tea", "note": null}}"#
        let tray = try JSON.decode(Tray.self, from: text)
        #expect(tray.food.meant == nil)
        #expect(tray.drink == Food(title: "Tea"))
        let meal: Meal = try JSONDocument(parsing: #"{"title": "Rice", "note": null}"#).root.read()
        #expect(meal.food == Food(title: "Rice"))
    }

    @Test func whatIsKeptIsNoFaultBesideOthers() {
        let text = #"{"food": {"title": "Rice", "note": null}, "drink": {"title": 7}}"#
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Tray.self, from: text) }
        #expect(error?.issues.map(\.pointer.description) == ["/drink/title"])
    }

    /// Each level could search everything inside it for values that were lost.
    @Test func whatLiesDeepIsReadOnce() throws {
        func text(levels: Int) -> String {
            let rest = repeatElement("1", count: 20_000).joined(separator: ",")
            let innermost = #"{"title":"t","note":null,"rest":[\#(rest)]}"#
            return (0..<levels).reduce(innermost) { inner, _ in #"{"title":"t","parts":[\#(inner)]}"# }
        }
        let growth = try growth(from: text(levels: 2), to: text(levels: 200)) { text in
            _ = try JSONDocument(parsing: text).root.read(Presumed<Food>.self)
        }
        #expect(growth < 20)
    }
}
