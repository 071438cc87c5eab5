import BricolageCore
import BricolageDiagnosing
import BricolageFields
import BricolageModeling
import BricolageWriting
import TestSupport
import Testing

/// A union whose first branch reads null as an absent member, and whose second one has a value for it.
private enum Food: JSONReadableValue, Equatable {
    indirect case plain(Plain)
    indirect case nullable(WithNulls)

    init(json: JSONDocument.Node) throws {
        if let whole: Self = json.readKeepingNulls() {
            self = whole
            return
        }
        var failures: [any Error] = []
        do {
            self = .plain(try json.read())
            return
        } catch { failures.append(error) }
        do {
            self = .nullable(try json.read())
            return
        } catch { failures.append(error) }
        throw json.failure("one of Plain, WithNulls", candidates: failures)
    }

    struct Plain: JSONReadableObject, Equatable {
        var note: String?
        var part: Food?
        var parts: [Int]?

        init(note: String? = nil, part: Food? = nil) { (self.note, self.part) = (note, part) }

        init(fields: inout JSONFields) throws {
            note = try fields["note"]
            part = try fields["part"]
            parts = try fields["parts"]
        }
    }

    struct WithNulls: JSONReadableObject, Equatable {
        var note: Nullable<String>
        var part: Food?
        var size: Int

        init(note: Nullable<String>, part: Food? = nil, size: Int) {
            (self.note, self.part, self.size) = (note, part, size)
        }

        init(fields: inout JSONFields) throws {
            note = try fields["note"]
            part = try fields["part"]
            size = try fields["size"]
        }
    }
}

@Suite struct KeptNullsTests {
    @Test func aBranchWithAValueForNullGoesFirst() throws {
        #expect(try JSON.decode(Food.self, from: #"{"note": "x", "size": 1}"#) == .plain(Food.Plain(note: "x")))
        #expect(
            try JSON.decode(Food.self, from: #"{"note": null, "size": 1}"#)
                == .nullable(Food.WithNulls(note: .null, size: 1)))
        #expect(
            try JSON.decode(Food.self, from: #"{"size": 1, "part": {"note": null, "size": 2}}"#)
                == .plain(Food.Plain(part: .nullable(Food.WithNulls(note: .null, size: 2)))))
    }

    @Test func nullThatIsNoValueOfAnyIsAbsent() throws {
        #expect(try JSON.decode(Food.self, from: #"{"note": null}"#) == .plain(Food.Plain()))
        #expect(
            try JSON.decode([Food].self, from: #"[{"part": {"note": null}}]"#)
                == [.plain(Food.Plain(part: .plain(Food.Plain())))])
        // The first element has no effect on the second.
        #expect(
            try JSON.decode([Food].self, from: #"[{"note": null, "size": 1}, {"note": null}]"#)
                == [.nullable(Food.WithNulls(note: .null, size: 1)), .plain(Food.Plain())])
        #expect(try JSON.decode(Food.self, from: "{}") == .plain(Food.Plain()))
    }

    @Test func whatIsWrongIsToldAsWithoutNulls() throws {
        func issues(_ text: String) -> [String] {
            let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Food.self, from: text) }
            return error?.issues.map { "\($0.pointer) \($0.message)" } ?? []
        }
        let expected = issues(#"{"note": "x", "part": {"note": 7, "size": "1"}}"#)
        #expect(!expected.isEmpty)
        #expect(issues(#"{"note": null, "part": {"note": 7, "size": "1"}}"#) == expected)
        // A null that is read as absent is not a fault beside others.
        let list = #expect(throws: DecodingIssues.self) {
            try JSON.decode([Food].self, from: #"[{"note": null}, {"note": 7, "size": "1"}, {"part": {"note": null}}]"#)
        }
        #expect(list?.issues.map(\.pointer.description) == ["/1/note"])
    }

    /// Each level could be read with and without nulls, and each of these again at every level around it.
    @Test func whatLiesDeepIsReadTwice() throws {
        func text(levels: Int) -> String {
            let rest = repeatElement("1", count: 20_000).joined(separator: ",")
            return (0..<levels).reduce(#"{"note": null, "parts": [\#(rest)]}"#) { inner, _ in #"{"part": \#(inner)}"# }
        }
        let growth = try growth(from: text(levels: 2), to: text(levels: 200)) { text in
            _ = try JSONDocument(parsing: text).root.read(Food.self)
        }
        #expect(growth < 20)
    }
}
