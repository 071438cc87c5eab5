import BricolageCore
import BricolageModeling
import Testing

private protocol Entry: Sendable { var x: Int { get } }
private struct First: Codable, Entry { var x: Int }
private struct Second: Codable, Entry { var x: Int }

private enum Entries: JSONVariantFamily {
    static let variants = JSONVariants<any Entry>(tag: "t", unknown: .dropped) { JSONVariant("first", First.self) }
}

private enum Keyed: JSONVariantFamily {
    static let variants = JSONVariants<any Entry>(.external) { JSONVariant("first", First.self) }
}

private enum Known: JSONVariantFamily {
    static let variants = JSONVariants<any Entry>(tag: "t") { JSONVariant("first", First.self) }
}

private struct KnownLog: Decodable {
    @Polymorphic<Known>.Value var entry: any Entry
}

private struct Log: Decodable {
    @Polymorphic<Entries>.Value var entries: [any Entry]
}

private struct KeyedLog: Decodable {
    @Polymorphic<Keyed>.Value var entries: [any Entry]
}

/// The rules of a family also apply once another module has added variants to it.
@Suite struct ExtendedFamilyTests {
    @Test func unknownTagsStayWhatTheyAreToTheFamily() throws {
        var decoder = JSON.Decoder()
        try decoder.variants.register(Second.self, as: "second", aliases: ["zweiter"], in: Entries.self)
        let text = #"{"entries": [{"t": "first", "x": 1}, {"t": "zweiter", "x": 2}, {"t": "third", "x": 3}]}"#
        let log = try decoder.decode(Log.self, from: text)
        #expect(log.entries.map(\.x) == [1, 2])
        #expect(log.entries.last is Second && log.$entries.map(\.pointer.description) == ["/entries/2/t"])
    }

    @Test func anotherTagOfAVariantMayHaveBeenMeant() throws {
        var decoder = JSON.Decoder()
        try decoder.variants.register(Second.self, as: "second", aliases: ["zweiter"], in: Known.self)
        let issues = try #require(throws: DecodingIssues.self) {
            try decoder.decode(KnownLog.self, from: #"{"entry": {"t": "zweitr", "x": 1}}"#)
        }
        #expect(issues.issues.map(\.nearest) == ["zweiter"])
    }

    @Test func ofSeveralMembersWithOneKeyTheLastCounts() throws {
        let log = try JSON.decode(KeyedLog.self, from: #"{"entries": [{"first": {"x": 1}, "first": {"x": 2}}]}"#)
        #expect(log.entries.map(\.x) == [2])
        let document = try JSONDocument(parsing: #"{"first": {"x": 1}, "first": {"x": 2}}"#)
        #expect(try Polymorphic<Keyed>.Value<any Entry>(json: document.root).wrappedValue.x == 2)
    }
}
