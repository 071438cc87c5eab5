internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting
internal import CurioKit
internal import Foundation
internal import Testing

/// A schema that uses one keyword in one way, with documents.
struct Feature: Sendable, CustomTestStringConvertible {
    let group: String
    /// The type that the schema becomes.
    let name: String
    let schema: JSON
    var valid: [JSON] = []
    var kept: [JSON] = []
    var refused: [JSON] = []
    var invalid: [JSON] = []
    var configuration = Generator.Configuration()

    var testDescription: String { name }

    init(group: String, name: String, description: JSON) {
        self.group = group
        self.name = name
        schema = description["schema"] ?? .null
        valid = description["valid"]?.array.map(Array.init) ?? []
        kept = description["kept"]?.array.map(Array.init) ?? []
        refused = description["refused"]?.array.map(Array.init) ?? []
        invalid = description["invalid"]?.array.map(Array.init) ?? []
        let options = description["options"]
        configuration.name = name
        configuration.keepsUnknownCases = options?["closed"] != true
        configuration.keepsOtherKinds = options?["statedKinds"] != true
        configuration.keepsAllDigits = options?["exactNumbers"] == true
        configuration.checksConstraints = options?["constraints"] == true
        configuration.hasConveniences = options?["conveniences"] == true
        if options?["formats"] == true { configuration.formats = Set(TypedFormat.table) }
        if options?["constants"] == true { configuration.storage.properties = .constant }
        if options?["readsDefaults"] == true { configuration.defaults = .reading }
    }

    /// Every feature of every file of `Features` that can be read, in the order of their names.
    static let all: [Feature] = files.flatMap { file in
        ((try? contents(of: file)) ?? [:]).map { Feature(group: group(of: file), name: $0.key, description: $0.value) }
    }

    /// The names of the files.
    static let groups = files.map(group)

    /// Throws an error if the file of a group cannot be read.
    static func check(group: String) throws { _ = try contents(of: folder.appendingPathComponent(group + ".json")) }

    private static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted().map(folder.appendingPathComponent)

    private static func group(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    private static func contents(of file: URL) throws -> JSON.Object {
        try #require(JSON(parsing: [UInt8](Data(contentsOf: file))).object)
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Features")

    /// The result of generating types for the schema.
    func generation() throws -> Generation {
        let source = SchemaSource(path: name + ".json", document: try JSONDocument(schema))
        return try Generator(configuration: configuration).generate(source)
    }
}
