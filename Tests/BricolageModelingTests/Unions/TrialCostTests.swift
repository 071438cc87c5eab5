import BricolageCore
import BricolageFields
import BricolageModeling
import CostlyModels
import Testing

/// Within unions each type reads each value once: cost is linear in the document, times the types of a union.
@Suite(.serialized, .timeLimit(.minutes(20))) struct TrialCostTests {
    private static let depth = 300
    private static let unions: [any CountedUnion.Type] = [
        GeneratedUnion.self, HandWrittenUnion.self, AlternativesUnion.self, OverlappingUnion.self,
    ]

    private func chain(_ depth: Int, _ innermost: String, _ rest: String) -> String {
        CostlyPayload.chain(depth, innermost, rest: rest)
    }

    private static let rests = ["", #","plus":1"#, #","minus":1"#, #","minus":"x""#, #","minus":1,"plus":1"#]

    @Test(arguments: ["", #","minus":1"#]) func issuesOfUnionsWithinEachOtherDoNotOverflow(rest: String) throws {
        let document = try JSONDocument(parsing: chain(100, "true", rest))
        for reporting in [JSON.Decoder.IssueReporting.all, .guessing] {
            var decoder = JSON.Decoder()
            decoder.reporting = reporting
            #expect(!decoder.decodingIssues(of: OverlappingUnion.self, in: document).isEmpty)
        }
    }

    @Test(arguments: rests, ["1", "true"]) func eachTypeReadsEachValueOnce(rest: String, innermost: String) throws {
        let document = try JSONDocument(parsing: chain(Self.depth, innermost, rest))
        for union in Self.unions { try check(union, document) }
    }

    private func check(_ union: any CountedUnion.Type, _ document: JSONDocument) throws {
        let before = union.count.value
        _ = try? document.root.read(union)
        let reads = union.count.value - before
        // Each of two types reads once, once more until the first has failed, and once to count the members it knows.
        #expect(reads <= 6 * (Self.depth + 1), "\(union)")
        _ = try? JSON.Decoder().decodeFirst(union, from: document)
        let again = union.count.value - before - reads
        #expect(again <= 6 * (Self.depth + 1), "\(union), by a coder")
    }

    private final class Folder: JSONReadableObject, Sendable {
        static let count = ReadCount()
        let inner: Folder?
        let size: Int

        init(fields: inout JSONFields) throws {
            Self.count.add()
            inner = try fields["inner"]
            size = try fields["size"]
        }
    }

    /// An object with a duplicate key is read again, with the last member.
    ///
    /// So are the objects around it, but not once for each duplicate key inside them.
    @Test(arguments: ["", #","size":"x""#]) func duplicateKeysAtEachLevelDoNotMultiply(last: String) throws {
        let text =
            String(repeating: #"{"size":1,"inner":"#, count: Self.depth) + #"{"size":1,"size":2\#(last)}"#
            + String(repeating: #","size":2}"#, count: Self.depth)
        let document = try JSONDocument(parsing: text)
        let reads = Folder.count.reads { _ = try? document.root.read(Folder.self) }
        #expect(reads <= 2 * (Self.depth + 1))
        let again = Folder.count.reads { _ = try? JSON.decode(Folder.self, from: document) }
        #expect(again <= 4 * (Self.depth + 1), "the diagnosing pass included")
        guard last.isEmpty else { return }
        var folder: Folder? = try JSON.decode(Folder.self, from: document)
        var sizes: [Int] = []
        while let next = folder {
            sizes.append(next.size)
            folder = next.inner
        }
        #expect(sizes == Array(repeating: 2, count: Self.depth + 1))
        for union in Self.unions {
            let text =
                String(repeating: #"{"minus":1,"arg":"#, count: Self.depth) + "1"
                + String(repeating: #","minus":1}"#, count: Self.depth)
            try check(union, JSONDocument(parsing: text))
        }
    }

    @Test func whatIsReadIsTheSameAsOneByOne() throws {
        let text = chain(3, #"{"arg":{"plus":1},"minus":2}"#, #","minus":3"#)
        guard case .negate(let outer) = try JSON.decode(GeneratedUnion.self, from: text),
            case .negate(let middle) = outer.arg, case .negate(let inner) = middle.arg,
            case .negate(let innermost) = inner.arg, case .add(let add) = innermost.arg
        else {
            Issue.record("read as another type")
            return
        }
        #expect([outer.minus, middle.minus, inner.minus, innermost.minus, add.plus] == [3, 3, 3, 2, 1])
    }

    @Test func arraysWithinArrays() throws {
        let text = CostlyPayload.levels(60, "true")
        let before = ArrayUnion.count.value
        #expect(throws: DecodingIssues.self) {
            try JSON.Decoder().decodeFirst(ArrayUnion.self, from: JSONDocument(parsing: text))
        }
        #expect(ArrayUnion.count.value - before <= 600)
    }

    /// Outcomes that were remembered for one element are not used for the next.
    @Test func elementsDoNotShareOutcomes() throws {
        let one = chain(20, "1", #","minus":1"#)
        let two = chain(20, "2", #","minus":2"#)
        let values = try JSON.decode([GeneratedUnion].self, from: "[\(one),\(two),\(one)]")
        let numbers = values.map { value -> Int? in
            if case .negate(let value) = value { value.minus } else { nil }
        }
        #expect(numbers == [1, 2, 1])
    }

    /// A document within another one has places of its own.
    @Test func documentsWithinDocuments() throws {
        struct Letter: JSONReadableObject {
            var inner: GeneratedUnion?

            init(fields: inout JSONFields) throws {
                let text: String = try fields["text"]
                inner = try JSONDocument(parsing: text).root.read()
                try fields.rejectRest()
            }
        }
        struct Parcel: JSONReadableObject {
            var content: Int

            init(fields: inout JSONFields) throws { content = try fields["content"] }
        }
        struct Post: JSONReadableValue {
            var letters: [GeneratedUnion?]

            init(json: JSONDocument.Node) throws {
                if let parcels: [Parcel] = try? json.read() {
                    letters = parcels.map { _ in nil }
                } else {
                    letters = try json.read([Letter].self).map(\.inner)
                }
            }
        }
        let texts = (1...3).map { chain(4, "0", #","minus":\#($0)"#) }
        let letters = texts.map { #"{"text":\#(JSON.string($0))}"# }
        let post = try JSON.decode(Post.self, from: "[\(letters.joined(separator: ","))]")
        let numbers = post.letters.map { letter -> Int? in
            if case .negate(let value) = letter { value.minus } else { nil }
        }
        #expect(numbers == [1, 2, 3])
    }
}

extension JSON.Decoder {
    /// Decodes without looking for a second issue.
    fileprivate func decodeFirst<T: Decodable>(_ type: T.Type, from document: JSONDocument) throws -> T {
        var decoder = self
        decoder.reporting = .first
        return try decoder.decode(type, from: document)
    }
}

/// A union does not read numbers that are written with a fraction as integers.
@Suite struct NumberFormTests {
    private func check<Union: Codable & JSONReadable & Equatable>(_ text: String, _ expected: Union) throws {
        #expect(try JSON.decode(Union.self, from: text) == expected, "\(text)")
        #expect(try JSONDocument(parsing: text).root.read(Union.self) == expected, "\(text)")
    }

    @Test func arrays() throws {
        typealias Numbers = OneOf<[Int]>.Or<[Double]>
        try check("[1.0, 2]", Numbers.v2([1, 2]))
        try check("[1, 2.0]", Numbers.v2([1, 2]))
        try check("[1, 2]", Numbers.v1([1, 2]))
        try check("[]", Numbers.v1([]))
        typealias Reversed = OneOf<[Double]>.Or<[Int]>
        try check("[1, 2, 3e0]", Reversed.v1([1, 2, 3]))
        try check("[1, 2, 3]", Reversed.v2([1, 2, 3]))
    }

    @Test func arraysOfArrays() throws {
        typealias Numbers = OneOf<[[Int]]>.Or<[[Double]]>
        try check("[[], [1], [2, 3.0]]", Numbers.v2([[], [1], [2, 3]]))
        try check("[[], [1], [2, 3]]", Numbers.v1([[], [1], [2, 3]]))
        typealias Optionals = OneOf<[Int?]>.Or<[Double?]>
        try check("[null, 1, 2.0]", Optionals.v2([nil, 1, 2]))
    }

    @Test func dictionaries() throws {
        typealias Numbers = OneOf<[String: Int]>.Or<[String: Double]>
        try check(#"{"a": 1, "b": 2.0}"#, Numbers.v2(["a": 1, "b": 2]))
        try check(#"{"a": 1, "b": 2}"#, Numbers.v1(["a": 1, "b": 2]))
        typealias Reversed = OneOf<[String: Double]>.Or<[String: Int]>
        try check(#"{"a": 1, "b": 2.0}"#, Reversed.v1(["a": 1, "b": 2]))
        try check(#"{"a": 1, "b": 2}"#, Reversed.v2(["a": 1, "b": 2]))
        typealias Lists = OneOf<[String: [Int]]>.Or<[String: [Double]]>
        try check(#"{"a": [1], "b": [1, 2.0]}"#, Lists.v2(["a": [1], "b": [1, 2]]))
    }
}
