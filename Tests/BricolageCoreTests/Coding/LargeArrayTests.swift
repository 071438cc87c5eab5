import BricolageCore
import BricolageFields
import Testing

/// Decodes arrays that are large enough to be read in parts, through the public entry points.
@Suite struct LargeArrayTests {
    private struct Line: JSONReadableObject, Equatable {
        var number: Int
        var text: String

        init(fields: inout JSONFields) throws {
            number = try fields["number"]
            text = try fields["text"]
        }
    }

    /// An element of some 10 KB.
    private static func element(_ number: Int, text: String = String(repeating: "[\\\"é,]", count: 1200)) -> String {
        "{\"number\": \(number), \"text\": \"\(text)\"}"
    }

    private static func array(_ count: Int, ending: String = "") -> String {
        "[" + (0..<count).map { element($0) }.joined(separator: ",\n") + ending + "]"
    }

    @Test func everyEntryPointReadsIt() throws {
        let text = Self.array(160)
        let expected = try JSON.decode([Line].self, from: JSONDocument(parsing: text))
        #expect(text.utf8.count > 1 << 20)
        #expect(expected.count == 160)
        #expect(try JSON.decode([Line].self, from: text) == expected)
        #expect(try JSON.decode([Line].self, from: Array(text.utf8)) == expected)
    }

    /// The array gets the capacity that the first parts suggest, and does not grow to twice what it needs.
    @Test func roomIsMadeForTheWholeArray() throws {
        let lines = try JSON.decode([Line].self, from: Self.array(300))
        #expect(lines.count == 300)
        #expect(lines.capacity < 400)
    }

    @Test func oneElementMayBeLargerThanAPart() throws {
        let long = String(repeating: "]", count: 2 << 20)
        let text = "[\(Self.element(1, text: long)), \(Self.element(2))]"
        #expect(try JSON.decode([Line].self, from: text).map(\.text.utf8.count) == [2 << 20, 1200 * 6])
    }

    @Test(arguments: [
        ",", ", 5", ", {}", ", {\"number\": \"x\", \"text\": 3}", "]", "\u{FEFF}", ", \"\u{1}\"", ", \"open",
    ])
    func whatIsWrongAtTheEndIsSaidAsOfTheWhole(ending: String) throws {
        let text = Self.array(160, ending: ending)
        let whole = #expect(throws: (any Error).self) {
            try JSON.decode([Line].self, from: JSONDocument(parsing: text, options: .coding))
        }
        let parts = #expect(throws: (any Error).self) { try JSON.decode([Line].self, from: text) }
        #expect(String(describing: try #require(parts)) == String(describing: try #require(whole)))
    }

    /// What a type can see of its document besides the value.
    private struct Seeing: JSONReadableValue, Equatable {
        enum Sight: CaseIterable { case location, pointer, excerpt, document, decoding, failure, node }

        @TaskLocal static var sight = Sight.location
        var description = ""
        var node: JSONDocument.Node?

        init(json: borrowing JSONDocument.Node) throws {
            let json = copy json
            switch Self.sight {
            case .location: description = "\(json.location)"
            case .pointer: description = "\(json.pointer)"
            case .excerpt: description = "\(json.excerpt)"
            case .document: description = "\(json.document.source.count)"
            case .decoding:
                do { _ = try JSON.Decoder().decode(Bool.self, from: json) } catch { description = "\(error)" }
            case .failure: description = "\(json.failure("more"))"
            case .node: node = json
            }
        }

        static func == (left: Self, right: Self) -> Bool {
            left.description == right.description && left.node?.location == right.node?.location
        }
    }

    @Test(arguments: Seeing.Sight.allCases)
    private func aTypeSeesTheWholeDocument(sight: Seeing.Sight) throws {
        let text = Self.array(120)
        try Seeing.$sight.withValue(sight) {
            let whole = try JSON.decode([Seeing].self, from: JSONDocument(parsing: text, options: .coding))
            let decoded = try JSON.decode([Seeing].self, from: text)
            #expect(decoded == whole)
            if sight == .node { #expect(decoded.last?.node?["number"]?.integer(Int.self) == 119) }
        }
    }

    /// A key strategy or another element type does not change what is read.
    @Test func decodersThatConvertReadTheWhole() throws {
        let text = Self.array(120)
        let decoder = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try decoder.decode([Line].self, from: text).count == 120)
        #expect(try JSON.decode([JSON].self, from: text).last?["number"] == 119)
        #expect(try JSON.decode(JSON.self, from: text)[0]?["number"] == 0)
        #expect(throws: DecodingIssues.self) { try JSON.decode(Line.self, from: text) }
    }
}
