internal import BricolageCore
internal import BricolageFields
internal import BricolageModeling
internal import BricolageWriting
internal import Testing

/// Values that are equal when their JSON is.
@Suite struct ComparedAsJSONTests {
    private struct Food: JSONModel, ComparedAsJSON {
        var title: String
        var weight: Double?
        var additional: JSON.Object = [:]

        init(_ title: String, weight: Double? = nil, additional: JSON.Object = [:]) {
            self.title = title
            self.weight = weight
            self.additional = additional
        }

        init(fields: inout JSONFields) throws {
            title = try fields["title"]
            weight = try fields["weight"]
            additional = try fields.rest()
        }

        func write(fields: inout JSONOutput) {
            fields["title"] = title
            fields["weight"] = weight
            fields.rest(additional)
        }
    }

    @Test func membersDecide() {
        #expect(Food("a") == Food("a"))
        #expect(Food("a") != Food("b"))
        #expect(Food("a", weight: 1) != Food("a"))
        #expect([Food("a"), Food("b")] != [Food("b"), Food("a")])
        #expect(Food("a") == Food("a") as Food?)
    }

    @Test func neitherOrderNorSpellingCounts() {
        let (one, other) = (
            Food("a", additional: ["x": 1, "y": 2]),
            Food("a", additional: ["y": 2, "x": .number(JSON.Number("1.0") ?? 0)])
        )
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(Set([one, other, Food("a")]).count == 2)
    }

    @Test func whatCannotBeWrittenEqualsNothing() {
        let unwritable = Food("a", weight: .nan)
        #expect(unwritable != unwritable)
    }
}
