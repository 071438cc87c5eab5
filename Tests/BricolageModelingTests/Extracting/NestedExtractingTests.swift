import BricolageCore
import BricolageFields
import BricolageModeling
import BricolagePointers
import Synchronization
import TestSupport
import Testing

/// Types whose initialisers decode nested values: an error at the bottom occurs at every level on the way up.
@Suite struct NestedExtractingTests {
    final class Calls: Sendable {
        private let count = Mutex(0)

        var total: Int { count.withLock { $0 } }

        func note() { count.withLock { $0 += 1 } }
    }

    @TaskLocal static var calls: Calls?

    private final class Extracted: JSONReadableValue {
        let name: String, next: Extracted?

        init(json: JSONDocument.Node) throws {
            calls?.note()
            (name, next) = try json.extract(.required("name"), .optional("next"))
        }
    }

    private final class Transformed: JSONReadableValue {
        let name: String, next: Transformed?

        init(json: JSONDocument.Node) throws {
            calls?.note()
            (name, next) = try json.extract(
                .required("name"), .optional("next", by: .reading { try Transformed(json: $0) }))
        }
    }

    private final class Placed: JSONReadableValue {
        let name: String, next: Placed?

        init(json: JSONDocument.Node) throws {
            calls?.note()
            name = try json.decode(at: "name")
            next = try json.decodeIfPresent(at: "next")
        }
    }

    private final class ExtractedBySnakeCase: JSONReadableValue {
        let name: String, next: ExtractedBySnakeCase?

        init(json: JSONDocument.Node) throws {
            calls?.note()
            var decoder = JSON.Decoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            (name, next) = try json.extract(using: decoder, .required("name"), .optional("next"))
        }
    }

    private final class Tree: JSONReadableValue {
        let name: String, left: Tree?, right: Tree?

        init(json: JSONDocument.Node) throws {
            calls?.note()
            (name, left, right) = try json.extract(.required("name"), .optional("left"), .optional("right"))
        }

        /// The text of a tree of the given depth, in which the name of every leaf has the wrong type.
        static func text(_ depth: Int) -> String {
            if depth == 0 { return #"{"name":1}"# }
            return #"{"name":"x","left":\#(text(depth - 1)),"right":\#(text(depth - 1))}"#
        }
    }

    /// Calls another decoder, which knows nothing of the outer one.
    private final class Apart: Decodable {
        let name: String, next: Apart?

        init(from decoder: any Decoder) throws {
            calls?.note()
            let json = try JSON(from: decoder)
            name = try JSON.Decoder().decode(String.self, from: JSONDocument(json["name"] ?? .null))
            next = try json["next"].map { try JSON.Decoder().decode(Apart.self, from: JSONDocument($0)) }
        }
    }

    /// The text of nested objects, of which the innermost has a name of the wrong type.
    private static func text(_ depth: Int) -> String {
        String(repeating: #"{"name":"x","next":"#, count: depth) + #"{"name":1}"# + String(repeating: "}", count: depth)
    }

    /// How often an initialiser is called for objects of the given depth, which are refused.
    private static func calls<T: Decodable>(
        of type: T.Type, _ depth: Int, in array: Bool = false, by decoder: JSON.Decoder
    ) throws -> Int {
        let calls = Calls()
        try $calls.withValue(calls) {
            if array {
                #expect(throws: (any Error).self) {
                    _ = try decoder.decode([T].self, from: "[" + text(depth) + "]")
                }
                return
            }
            guard case .issues = decoder.thrownErrors else {
                #expect(throws: DecodingError.self) { _ = try decoder.decode(type, from: text(depth)) }
                return
            }
            let error = try #require(
                #expect(throws: DecodingIssues.self) { _ = try decoder.decode(type, from: text(depth)) })
            #expect(error.issues.map(\.kind) == [.wrongKind])
            #expect(
                error.issues.map(\.pointer.description)
                    == [String(repeating: "/next", count: depth) + "/name"])
        }
        return calls.total
    }

    private static var decoders: [JSON.Decoder] {
        var first = JSON.Decoder()
        first.reporting = .first
        var standard = JSON.Decoder()
        standard.thrownErrors = .decodingErrors
        return [JSON.Decoder(), first, standard]
    }

    private func expectLinearCalls<T: Decodable>(of type: T.Type) throws {
        for (decoder, array) in Self.decoders.flatMap({ [($0, false), ($0, true)] }) {
            let few = try Self.calls(of: type, 20, in: array, by: decoder)
            let many = try Self.calls(of: type, 40, in: array, by: decoder)
            #expect(few <= 20 * 32)
            #expect(many <= few * 5 / 2)
        }
    }

    @Test func callsGrowLinearlyWithTheDepth() throws {
        try expectLinearCalls(of: Extracted.self)
        try expectLinearCalls(of: Transformed.self)
        try expectLinearCalls(of: Placed.self)
    }

    /// An attempt of the diagnosing pass may fail at every level: then the pass looks for the remaining issues itself,
    /// which its attempts do not.
    @Test func callsForMuchThatIsWrongGrowLinearly() {
        struct Trees: Decodable { var first: Tree, second: Tree, others: [Tree] }
        func callsForEachValue(_ depth: Int) -> Double {
            let calls = Calls()
            let tree = Tree.text(depth)
            Self.$calls.withValue(calls) {
                let text = #"{"first":\#(tree),"second":\#(tree),"others":[\#(tree),\#(tree)]}"#
                let error = #expect(throws: DecodingIssues.self) { try JSON.decode(Trees.self, from: text) }
                #expect(error?.issues.count == 4 << depth)
            }
            return Double(calls.total) / Double(4 * (2 << depth - 1))
        }
        #expect(callsForEachValue(7) <= callsForEachValue(3) * 1.25)
    }

    @Test func callsOfOtherDecodersGrowByTheSquareAtMost() throws {
        for decoder in Self.decoders {
            let few = try Self.calls(of: ExtractedBySnakeCase.self, 10, by: decoder)
            let many = try Self.calls(of: ExtractedBySnakeCase.self, 20, by: decoder)
            #expect(many <= few * 5)
        }
    }

    @Test func callsOfDecodersOfTheirOwnGrowLinearly() throws {
        func calls(_ depth: Int, _ decoder: JSON.Decoder) -> Int {
            let calls = Calls()
            Self.$calls.withValue(calls) {
                #expect(throws: (any Error).self) { _ = try decoder.decode(Apart.self, from: Self.text(depth)) }
            }
            return calls.total
        }
        for decoder in Self.decoders { #expect(calls(40, decoder) <= calls(20, decoder) * 5 / 2) }
    }

    @Test func callsOutsideOfADecodeGrowLinearly() throws {
        func count(_ depth: Int, _ read: (JSONDocument.Node) throws -> Void) throws -> Int {
            let document = try JSONDocument(parsing: Self.text(depth))
            let calls = Calls()
            Self.$calls.withValue(calls) {
                let error = #expect(throws: DecodingIssues.self) { try read(document.root) }
                #expect(error?.issues.map(\.kind) == [.wrongKind])
            }
            return calls.total
        }
        for read in [
            { _ = try Extracted(json: $0) }, { _ = try Transformed(json: $0) }, { _ = try Placed(json: $0) },
        ] as [(JSONDocument.Node) throws -> Void] {
            let few = try count(20, read)
            let many = try count(40, read)
            #expect(many <= few * 5 / 2)
        }
    }

    private struct Pair: JSONReadableObject {
        var first: Extracted, second: Int

        init(fields: inout JSONFields) throws {
            first = try fields["first"]
            second = try fields["second"]
        }
    }

    private struct Page: Decodable { var nodes: [Extracted], total: Int }

    private static func places(_ error: DecodingIssues?) -> [String] {
        (error?.issues ?? []).map(\.pointer.description)
    }

    @Test func everythingThatIsWrongIsToldAtEveryLevel() throws {
        let text = #"{"name":1,"next":{"name":2,"next":{"name":3,"next":4}}}"#
        let pointers = ["/name", "/next/name", "/next/next/name", "/next/next/next"]
        for issues in [
            #expect(throws: DecodingIssues.self) { _ = try JSON.decode(Extracted.self, from: text) },
            #expect(throws: DecodingIssues.self) { _ = try Extracted(json: JSONDocument(parsing: text).root) },
            #expect(throws: DecodingIssues.self) { _ = try Transformed(json: JSONDocument(parsing: text).root) },
            #expect(throws: DecodingIssues.self) { _ = try JSON.decode(Transformed.self, from: text) },
        ] {
            #expect(Self.places(issues) == pointers)
        }
        let pair = try JSONDocument(parsing: #"{"pair":{"first":\#(text),"second":"x"}}"#)
        let found = #expect(throws: DecodingIssues.self) { try pair.extract(.required("pair", as: Pair.self)) }
        #expect(Self.places(found) == pointers.map { "/pair/first" + $0 })
        let page = #expect(throws: DecodingIssues.self) {
            try JSON.decode(Page.self, from: #"{"nodes":[\#(text),{"name":"x"},\#(text)],"total":"x"}"#)
        }
        #expect(
            Self.places(page) == pointers.map { "/nodes/0" + $0 } + pointers.map { "/nodes/2" + $0 } + ["/total"])
    }

    private struct Detail: Decodable { var height: Double, width: Double }

    private struct Item: JSONReadableValue {
        var detail: Detail, id: Int

        init(json: JSONDocument.Node) throws {
            (detail, id) = try json.extract(.required("detail"), .required("id"))
        }
    }

    @Test func whatIsWrongInACodableFieldIsToldInFull() throws {
        let item = #"{"detail":{"height":"a","width":"b"},"id":"c"}"#
        let pointers = ["/detail/height", "/detail/width", "/id"]
        let decoded = #expect(throws: DecodingIssues.self) { _ = try JSON.decode(Item.self, from: item) }
        #expect(Self.places(decoded) == pointers)
        let read = #expect(throws: DecodingIssues.self) { _ = try Item(json: JSONDocument(parsing: item).root) }
        #expect(Self.places(read) == pointers)
        let list = #expect(throws: DecodingIssues.self) { _ = try JSON.decode([Item].self, from: "[\(item),\(item)]") }
        #expect(Self.places(list) == pointers.map { "/0" + $0 } + pointers.map { "/1" + $0 })
    }
}
