internal import Bricolage
internal import CurioKit
internal import GoldenModels
internal import Testing

/// Initialisers and properties that people would otherwise write by hand.
@Suite struct ConvenienceTests {
    @Test func literalsAreValues() {
        let sources: [ConvenientSource] = ["a", 1.5, true]
        #expect(sources.map(\.stringValue) == ["a", nil, nil])
        #expect(sources.map(\.numberValue) == [nil, 1.5, nil])
        #expect(sources.map(\.boolValue) == [nil, nil, true])
    }

    @Test func eachBranchLeadsIntoTheUnionAndOut() {
        let server = ConvenientSource(ConvenientSource.Server(port: 80))
        #expect(server.serverValue?.port == 80)
        #expect(server.stringValue == nil)
        #expect(ConvenientSource(["x"]).stringsValue == ["x"])
    }

    @Test func valuesPrintTheirJSON() throws {
        let text = #"{"side":"right","value":"v"}"#
        #expect(try "\(JSON.decode(ConvenientChoice.self, from: Array(text.utf8)))" == text)
        #expect("\(ConvenientSource(.nan))".contains("ConvenientSource"))
    }

    @Test func branchesOfOneTypeHaveNoInitialiser() throws {
        let part = #"{"type": "object", "required": ["x"], "properties": {"x": {"type": "string"}}}"#
        let schema = ##"""
            {"title": "T", "anyOf": [{"$ref": "#/definitions/a"}, {"$ref": "#/definitions/a2"}, {"type": "string"}],
             "definitions": {"a": \##(part), "a2": \##(part)}}
            """##
        let text = try text(schema, .init(hasConveniences: true))
        #expect(text.contains("typealias A2 = A"))
        #expect(text.matches(of: #/init\(_ value: (\w+)\)/#).map { $0.1 } == ["String"])
    }

    @Test func aMemberCalledDescriptionStaysTheOnlyOne() throws {
        let schema = #"{"title": "T", "properties": {"description": {"type": ["string", "null"]}}}"#
        let text = try text(schema, .init(hasConveniences: true))
        #expect(text.contains("struct T: JSONModel, GuessableDecodable, Hashable, Sendable {"))
    }

    @Test func whoDoesNotAskHasNone() throws {
        let schema = #"{"title": "T", "oneOf": [{"type": "string"}, {"type": "number"}]}"#
        #expect(try !text(schema).contains("stringValue"))
        #expect(try text(schema, .init(hasConveniences: true)).contains("stringValue"))
        #expect(try !text(schema, .init(style: .codable, hasConveniences: true)).contains("stringValue"))
    }
}
