internal import Bricolage
internal import BricolageSchema
internal import CurioKit
internal import GoldenModels
internal import Testing

/// The way from a type to its schema and back to a type.
@Suite struct DescribedTypesTests {
    struct Order: Codable {
        enum State: String, Codable { case open, shipped }
        struct Line: Codable {
            var article: String
            var amount: Int
            var price: Double?
        }
        var number: Int
        var state: State
        var lines: [Line]
        var notes: [String: String]
        var previous: [Order]
    }

    private func generate<T: Decodable>(_ type: T.Type, style: Generator.Style) throws -> String {
        let schema = try JSONSchema(describing: type)
        let generation = try Generator(configuration: .init(style: style)).generate(schema.source)
        #expect(!generation.diagnostics.contains { $0.severity == .error })
        return try #require(generation.files.first).contents
    }

    @Test func aTypeComesBackFromItsSchema() throws {
        let text = try generate(Order.self, style: .codable)
        for line in [
            "public struct Order:", "public var number: Int\n", "public var state: State\n",
            "public var lines: [Line]\n", "public var notes: [String: String]\n", "public var previous: [Order]\n",
            "public struct Line:", "public var article: String\n", "public var amount: Int\n",
            "public var price: Double?\n", "public enum State: String,", "case open\n", "case shipped\n",
        ] {
            #expect(text.contains(line), "\(line) in\n\(text)")
        }
    }

    /// A type that Curio has generated has the same members when it is generated again from its own schema.
    @Test func generatedTypesKeepTheirMembers() throws {
        let text = try generate(Food.self, style: .fast)
        for line in ["public struct Food:", "public var title: String\n", "public var calories: "] {
            #expect(text.contains(line), "\(line) in\n\(text)")
        }
        #expect(text.contains("additional = try fields.rest()"))
    }
}
