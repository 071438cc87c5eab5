internal import BricolageSchema
internal import Testing

@Suite struct FreeNamesTests {
    @Test func namesThatAreTakenAreCounted() {
        var names = FreeNames(besides: ["Entry3"])
        #expect(
            ["Entry", "Entry", "Entry2", "Entry"].map { names.take($0) } == ["Entry", "Entry2", "Entry22", "Entry4"])
        #expect(names.take("Entry", separator: "-") == "Entry-5")
    }

    @Test func namesAreComparedByTheirBytes() {
        var names = FreeNames()
        #expect(names.take("\u{E9}") == "\u{E9}")
        #expect(names.take("e\u{301}").utf8.elementsEqual("e\u{301}".utf8))
    }
}
