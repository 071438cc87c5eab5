import Bricolage
import TestSupport
import Testing

private struct Person: Codable, Equatable {
    var name: String
    var tags: [String: Int]
    var ratio: Double?
}

private struct DirectPerson: JSONModel, Equatable {
    var name: String
    var age: OneOf<Int>.Or<String>

    init(fields: inout JSONFields) throws {
        name = try fields["name"]
        age = try fields["age"]
    }

    func write(fields: inout JSONOutput) {
        fields["name"] = name
        fields["age"] = age
    }
}

private struct Team: Codable, Equatable {
    @Lossy var members: [Person]
    var lead: OneOf<Person>.Or<[String]>
}

/// Tasks that use shared values at the same time.
///
/// The outcome is checked; the races that leave no trace in it are for `swift test --sanitize=thread` to find.
@Suite struct SharingTests {
    /// Runs the same code in eight tasks at once, five times.
    private func atOnce(_ body: @escaping @Sendable (Int) throws -> Void) async throws {
        for _ in 0..<5 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<8 { group.addTask { try body(task) } }
                try await group.waitForAll()
            }
        }
    }

    private static let people = #"""
        [{"name": "Ann", "tags": {"a": 1, "é\n": 2}, "ratio": 0.1, "age": 40},
         {"name": "B\u00f6b", "tags": {}, "age": "unknown"}]
        """#

    @Test func oneDocumentIsReadByAll() async throws {
        let document = try JSONDocument(parsing: Self.people)
        let value = document.json
        let people = try JSON.decode([Person].self, from: document)
        let directPeople = try JSON.decode([DirectPerson].self, from: document)
        try await atOnce { _ in
            #expect(document.json == value)
            #expect(document.root[pointer: "/1/name"]?.string == "Böb")
            #expect(document.location(at: "/1/tags")?.description == "2:31")
            let read = try JSON.decode([Person].self, from: document)
            let directlyRead = try JSON.decode([DirectPerson].self, from: document)
            let tag = try document.decode(Int.self, at: "[0].tags.a")
            #expect(read == people && directlyRead == directPeople && tag == 1)
        }
    }

    @Test func copiesOfOneValueAreChangedByAll() async throws {
        let value = try JSON(parsing: Self.people)
        let text = value.description
        try await atOnce { task in
            var copy = value
            copy[0]?["tags"]?["a"] = .number(JSON.Number(task))
            copy[1]?["name"] = nil
            copy.array?.append(["task": .number(JSON.Number(task))])
            #expect(copy[0]?["tags"]?["a"]?.int == task && copy[2]?["task"]?.int == task)
            #expect(value.description == text && copy != value)
        }
        #expect(value.description == text)
    }

    /// The last task to release a value takes it apart, step by step if it is deep.
    @Test func aDeepValueIsLetGoByAll() async throws {
        let depth = 2_000
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let options = JSONParsingOptions(maximumDepth: depth)
        for _ in 0..<20 {
            let value = try JSON(parsing: text, options: options)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<4 { group.addTask { [value] in #expect(value.array?.count == 1) } }
            }
        }
    }

    @Test func coderAndItsErrorsAreUsedByAll() async throws {
        let decoder = JSON.Decoder()
        let encoder = JSON.Encoder(formatting: JSONFormatting(sortsKeys: true))
        let team = #"{"lead": ["x"], "members": [{"name": "C", "tags": {}}, 5]}"#
        let wrong = #"{"lead": 7, "members": [{"name": "C", "tags": {}}, 5]}"#
        try await atOnce { _ in
            let (value, drops) = try decoder.decodeReportingDrops(Team.self, from: team)
            let text = try encoder.encodeToString(value)
            #expect(text == #"{"lead":["x"],"members":[{"name":"C","tags":{}}]}"# && drops.count == 1)
            #expect(throws: DecodingIssues.self) { try decoder.decode(Team.self, from: wrong) }
        }
        // The places of issues are computed when they are first requested, here by all tasks at once.
        for _ in 0..<20 {
            let failure = #expect(throws: DecodingIssues.self) { try decoder.decode(Team.self, from: wrong) }
            let expected = JSON.decodingIssues(of: Team.self, in: try JSONDocument(parsing: wrong)).description
            try await atOnce { _ in #expect(failure?.description == expected) }
        }
    }
}
