internal import Bricolage
internal import BricolageSchema
internal import CurioKit
internal import GoldenModels
internal import TestSupport
internal import Testing

/// Schemas of any depth become types or an error, on a stack of any size.
@Suite struct StackTests {
    /// The text before and after a nested schema.
    private static let nestings = [
        (#"{"type":"array","items":"#, "}"), (#"{"type":"object","additionalProperties":"#, "}"),
        (#"{"type":"object","properties":{"a":"#, "}}"),
        (#"{"anyOf":[{"type":"string"},{"type":"array","items":"#, "}]}"),
        (#"{"prefixItems":[{"type":"integer"},"#, "]}"), (#"{"allOf":[{"type":"object","properties":{"a":"#, "}}]}"),
    ]

    @Test(arguments: [256 << 10, 512 << 10, 8 << 20], Generator.Style.allCases)
    func nestedSchemasBecomeTypesOrAnError(stack: Int, style: Generator.Style) throws {
        for (open, close) in Self.nestings {
            for levels in [8, 16, 64, 140, 380, 2_000] {
                let text = String(repeating: open, count: levels) + "{}" + String(repeating: close, count: levels)
                let document = try JSONDocument(parsing: text)
                let error = try onSmallStack(bytes: stack) {
                    do {
                        _ = try Generator(configuration: .init(style: style)).generate(SchemaSource(document: document))
                        return GenerationError?.none
                    } catch let error as GenerationError {
                        return error
                    }
                }
                switch error {
                case nil: #expect(levels <= 380 || style == .codable, "\(open), \(levels) levels")
                case .tooDeep: #expect(levels > 8, "\(open), \(levels) levels")
                case .limit: #expect(levels > 140, "\(open), \(levels) levels")
                case .notASchema, .noSuchPlace, .sameAddress, .noInput, .noComponents:
                    Issue.record("\(open) is no schema")
                }
            }
        }
    }
}

/// Generated types try each branch once at each place: otherwise, these tests would take years.
@Suite(.timeLimit(.minutes(20))) struct NestedUnionTests {
    private func document(_ innermost: String, _ rest: String) throws -> JSONDocument {
        let levels = 200
        return try JSONDocument(
            parsing: #"{"name":"","expression":"# + String(repeating: #"{"arg":"#, count: levels) + innermost
                + String(repeating: rest + "}", count: levels) + "}")
    }

    @Test func aValidDocumentIsRead() throws {
        let document = try document("1", #","minus":1"#)
        var expression = try JSON.decode(Tree.self, from: document).expression
        var levels = 0
        while case .negate(let next) = expression { (expression, levels) = (next.arg, levels + 1) }
        #expect(levels == 200)
        #expect(expression == .integer(1))
        #expect(try Tree(json: document.root).expression == JSON.decode(Tree.self, from: document).expression)
    }

    @Test(arguments: ["", #","minus":1"#, #","minus":"x""#]) func anInvalidDocumentIsRefused(rest: String) throws {
        let document = try document("true", rest)
        #expect(throws: JSONReadingError.self) { try Tree(json: document.root) }
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        #expect(throws: DecodingIssues.self) { try decoder.decode(Tree.self, from: document) }
    }
}
