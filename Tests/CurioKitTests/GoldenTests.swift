internal import BricolageCore
internal import BricolageSchema
internal import CurioKit
internal import Foundation
internal import Testing

/// Compares what the generator writes with the files of `Tests/GoldenModels`, which the build compiles.
///
/// `BRICOLAGE_RECORD=1 swift test --filter GoldenTests` overwrites those files.
@Suite struct GoldenTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let golden = tests.deletingLastPathComponent().appendingPathComponent("GoldenModels")

    private static func schema(_ name: String) throws -> SchemaSource {
        let file =
            name == "food"
            ? tests.appendingPathComponent("../../Examples/Food/food.schema.json")
            : tests.appendingPathComponent("Schemas/\(name).schema.json")
        let bytes = [UInt8](try Data(contentsOf: file.standardizedFileURL))
        return SchemaSource(path: "\(name).schema.json", document: try JSONDocument(parsing: bytes))
    }

    @Test(
        arguments: [
            "food", "members", "enumerations", "unions", "recursion", "tuples", "merging", "names", "layout", "maps",
            "wide", "patterns", "conditions", "definitions", "implied", "nestedUnions", "dynamic", "annotations",
            "formats", "defaults", "checked", "parcel",
        ], Generator.Style.allCases)
    func theGeneratorWritesTheGoldenFile(name: String, style: Generator.Style) throws {
        var configuration = Generator.Configuration(style: style)
        switch name {
        case "formats": configuration.formats = Set(TypedFormat.table)
        case "checked": configuration.checksValues = true
        case "defaults": configuration.defaults = .reading
        default: break
        }
        let generation = try Generator(configuration: configuration).generate(Self.schema(name))
        let contents = try #require(generation.files.first).contents
        let folder = style == .fast ? "Fast" : "Codable"
        let file = Self.golden.appendingPathComponent(
            "\(folder)/\(name.prefix(1).uppercased() + name.dropFirst()).swift")
        if ProcessInfo.processInfo.environment["BRICOLAGE_RECORD"] == "1" {
            try Data(contents.utf8).write(to: file)
        }
        #expect(contents == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }
}
