import BricolageCore
import BricolageModeling
import BricolageWriting
import TestSupport
import Testing

/// Several values that write themselves as one.
@Suite struct MergedWritingTests {
    private struct Open: JSONWritableObject {
        var extra: JSON

        func write(fields: inout JSONOutput) { fields["extra"] = extra }
    }

    private struct Numbered: JSONWritableObject {
        var number: Int

        func write(fields: inout JSONOutput) { fields["number"] = number }
    }

    /// Writes an object, but not by fields.
    private struct Whole: JSONWritableValue {
        var json: JSON

        func write(json output: inout JSONOutput) { output.write(json) }
    }

    private func text(_ value: some JSONWritable) throws -> String { try JSON.Encoder().encodeToString(value) }

    @Test func membersThatAreThereTwiceStay() throws {
        let extra = try JSON(parsing: #"{"k":1,"k":2}"#, options: JSONParsingOptions(duplicateKeys: .keep))
        #expect(try text(AllOf(Open(extra: extra), Numbered(number: 1))) == #"{"extra":{"k":1,"k":2},"number":1}"#)
        #expect(try text(AnyOf(Open(extra: extra), Numbered(number: 1))) == #"{"extra":{"k":1,"k":2},"number":1}"#)
        #expect(
            try text(AllOf(Whole(json: ["extra": extra]), Numbered(number: 1)))
                == #"{"extra":{"k":1,"k":2},"number":1}"#)
    }

    @Test func ofMembersWithOneKeyTheLastOneCounts() throws {
        #expect(try text(AllOf(Numbered(number: 1), Numbered(number: 2))) == #"{"number":2}"#)
        #expect(try text(AllOf(Whole(json: ["number": 1, "a": 2]), Numbered(number: 2))) == #"{"a":2,"number":2}"#)
        #expect(try text(AllOf(Numbered(number: 2), Whole(json: ["number": 1]))) == #"{"number":1}"#)
    }

    @Test func valuesThatAreNoObjectsAreTheFirst() throws {
        #expect(try text(AllOf(Whole(json: [1]), Numbered(number: 2))) == "[1]")
        #expect(throws: EncodingError.self) { try text(AllOf(Numbered(number: 2), Whole(json: [1]))) }
        #expect(try text(AnyOf<Whole, Numbered>(nil, nil)) == "null")
    }

    private struct Link: JSONWritableObject {
        var inner: [AllOf<Link, Numbered>]

        func write(fields: inout JSONOutput) { fields["inner"] = inner }
    }

    @Test func writingGrowsLinearlyWithTheDepth() throws {
        func chain(_ depth: Int) -> Link {
            (0..<depth).reduce(Link(inner: [])) { link, number in Link(inner: [AllOf(link, Numbered(number: number))]) }
        }
        let factor = try growth(from: chain(20), to: chain(200)) { link in
            for _ in 0..<4 {
                let text = try JSON.encode(link)
                #expect(!text.isEmpty)
            }
        }
        #expect(factor < 30)
    }

    /// Writes a number, by a coder alone.
    private struct Bare: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(1)
        }
    }

    @Test func aValueWithoutMembersCannotFollowFields() {
        let error = #expect(throws: EncodingError.self) {
            try JSON.Encoder().encodeToString(AllOf(Numbered(number: 2), Bare()))
        }
        guard case .invalidValue(_, let context)? = error else { return }
        #expect(context.debugDescription.contains("it has no members to combine with those of others"))
    }
}
