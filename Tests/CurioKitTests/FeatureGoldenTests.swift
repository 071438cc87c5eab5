internal import CurioKit
internal import Foundation
internal import Testing

/// Compares what the generator writes for the features of a keyword with a file that the build compiles.
///
/// `BRICOLAGE_RECORD=1 swift test --filter FeatureGoldenTests` overwrites those files, and the list of their types.
@Suite struct FeatureGoldenTests {
    private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("GoldenModels/Fast/Features")

    private func expect(_ contents: String, in name: String) throws {
        let file = Self.golden.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["BRICOLAGE_RECORD"] == "1" { try Data(contents.utf8).write(to: file) }
        #expect(contents == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    @Test(arguments: Feature.groups) func theGeneratorWritesTheGoldenFile(group: String) throws {
        try Feature.check(group: group)
        var head = ""
        var imports: [String] = []
        var bodies: [String] = []
        for feature in Feature.all where feature.group == group {
            let contents = try feature.generation().files.map(\.contents).joined()
            let lines = contents.split(separator: "\n", omittingEmptySubsequences: false)
            let mark = lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }
            head = mark.joined(separator: "\n")
            if lines.contains("public import Bricolage") { imports = ["public import Bricolage"] }
            let body = lines.dropFirst(mark.count).filter { $0 != "public import Bricolage" }.joined(separator: "\n")
            bodies.append(body.trimmingCharacters(in: .newlines))
        }
        try expect(([head] + imports + bodies).joined(separator: "\n\n") + "\n", in: "Feature+\(group).swift")
    }

    @Test func theListOfTypesIsComplete() throws {
        var lines = [
            "public import Bricolage", "", "/// The types of all features, by their names.",
            "public let featureTypes: [String: any (JSONReadable & JSONWritable & SendableMetatype).Type] = [",
        ]
        lines += Feature.all.map { "    \"\($0.name)\": \($0.name).self," } + ["]", ""]
        try expect(lines.joined(separator: "\n"), in: "FeatureTypes.swift")
    }

    /// Types that exist only because of a definition are not used, and the outermost type need not be.
    @Test(arguments: Feature.all.filter { $0.group != "definitions" }) func everyTypeIsUsed(feature: Feature) throws {
        let generation = try feature.generation()
        let text = generation.files.map(\.contents).joined()
        let names = text.matches(of: #/(?:struct|enum|typealias) (\w+)/#).map { String($0.1) }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.reduce(into: [:]) {
            $0[$1, default: 0] += 1
        }
        for name in names where name != generation.rootTypeName {
            let declarations = names.filter { $0 == name }.count
            // An extension of a type that contains its nested types is not a use of it.
            let extensions = text.matches(of: try Regex("extension [\\w.]*\\b\(name) \\{")).count
            #expect(words[name[...], default: 0] > declarations + extensions, "\(name)")
        }
    }

    @Test func eachKeywordOfTypesHasFeatures() {
        #expect(Feature.all.count >= 150)
        #expect(Set(Feature.all.map(\.name)).count == Feature.all.count)
        #expect(Feature.all.allSatisfy { !($0.valid + $0.kept).isEmpty })
    }
}
