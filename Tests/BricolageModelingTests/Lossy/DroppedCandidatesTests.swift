import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import BricolageWriting
import Testing

private struct Left: Codable { var p: Int }
private struct Right: Codable { var q: Int }

private struct ReadLeft: JSONReadableObject {
    var p: Int
    init(fields: inout JSONFields) throws { p = try fields["p"] }
}

private struct ReadRight: JSONReadableObject {
    var q: Int
    init(fields: inout JSONFields) throws { q = try fields["q"] }
}

/// The reported reasons why elements that may have one of several types were dropped.
@Suite struct DroppedCandidatesTests {
    private func text(_ count: Int) -> String {
        "[" + Array(repeating: #"{"p": "x", "q": "y"}"#, count: count).joined(separator: ",\n") + "]"
    }

    private func time<T: Decodable>(_ type: T.Type, _ count: Int) throws -> Duration {
        let lossy = try JSON.decode(Lossy<[T]>.self, from: text(count))
        return try ContinuousClock().measure { try #require(lossy.projectedValue.count >= count) }
    }

    /// Formerly, each candidate looked for its place and its line from the beginning of the document.
    @Test func areToldInTimeThatGrowsWithTheDocument() throws {
        func cost<T: Decodable>(_ type: T.Type) throws {
            _ = try time(type, 500)
            let few = try time(type, 1000)
            // Sixteen times as many take 16 times as long if the cost is linear, and 256 times if it is quadratic.
            let many = try time(type, 16_000)
            #expect(many < few * 64, "\(few) for 1000 elements, \(many) for 16000")
        }
        try cost(OneOf<Left>.Or<Right>.self)
        try cost(OneOf<ReadLeft>.Or<ReadRight>.self)
    }

    @Test func tellTheirPlacesInTheWholeDocument() throws {
        // For the first elements every issue is reported, for the others those that the union has met.
        let lossy = try JSON.decode(Lossy<[OneOf<ReadLeft>.Or<ReadRight>]>.self, from: text(100))
        let last = try #require(lossy.projectedValue.last)
        #expect(last.pointer.description == "/99" && last.location?.line == 100)
        #expect(
            last.notes == [
                #"as ReadLeft: expected an integer, found the string "x" at /99/p"#,
                #"as ReadRight: expected an integer, found the string "y" at /99/q"#,
            ])
    }

    /// A dictionary has only one of two canonically equivalent keys; formerly, the other was dropped without a report.
    @Test func equivalentKeysAreNotMergedInSilence() throws {
        let text = "{\"\u{e9}\": 1, \"a\": 2, \"b\": \"x\", \"e\u{301}\": 3}"
        let (lossy, dropped) = try JSON.Decoder().decodeReportingDrops(Lossy<[String: Int]>.self, from: text)
        #expect(lossy.wrappedValue == ["\u{e9}": 1, "a": 2])
        #expect(lossy.projectedValue.map(\.message) == dropped.map(\.message))
        let keys = lossy.projectedValue.compactMap { $0.pointer.tokens.last.map { Array($0.unicodeScalars) } }
        #expect(keys == [["b"], ["e", "\u{301}"]])
        #expect(
            lossy.projectedValue.last?.message
                == "expected a key that is not canonically equivalent to another one, found the number 3")
        #expect(try JSON.decode(Lossy<[String: Int]>.self, from: #"{"a": 1, "a": 2}"#).projectedValue.isEmpty)
    }
}
