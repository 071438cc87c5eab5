import Bricolage
import BricolageSchema
import BricolageValidation
import Foundation
import TestSupport
import Testing

/// Verdicts follow routes, and reports follow the schema as it is written: both must agree on valid documents and on
/// nearly valid ones.
@Suite("routes and reports", .enabled(if: Suites.has("schemastore"), Suites.hint))
struct RouteTests {
    @Test(
        "agree on the documents of a schema and on changed ones",
        arguments: [
            "schemastore/sarif", "schemastore/tsconfig", "schemastore/dependabot-2.0", "schemastore/webextension",
            "schemastore/liquibase", "schemastore/kustomization", "schemastore/specmatic", "schemastore/appsettings",
            "schemastore/all-contributors", "schemastore/prometheus", "vega-lite/vega-lite",
        ])
    func agree(path: String) throws {
        let parts = path.split(separator: "/").map(String.init)
        let isVega = parts[0] == "vega-lite"
        let file = isVega ? "vega-lite/vega-lite-schema.json" : "schemastore/schemas/\(parts[1]).json"
        let schema = try CompiledSchema(document(at: try #require(Suites.locate(file))))
        let folders = isVega ? ["vega-lite/specs"] : ["positive", "negative"].map { "schemastore/\($0)/\(parts[1])" }
        var generator = SeededGenerator(seed: 12)
        var (valid, invalid) = (0, 0)
        for file in folders.compactMap(Suites.locate).flatMap(files).prefix(40) {
            let original = try document(at: file)
            guard original.source.count < 20_000 else { continue }
            for round in 0..<6 {
                var json = original.root.json
                if round > 0 { change(&json, &generator) }
                let document = try JSONDocument(json)
                let verdict = schema.isValid(document)
                let flag = try schema.output(on: document, as: .flag)
                #expect(flag["valid"] == .bool(verdict), "\(file.lastPathComponent), change \(round): \(json)")
                if verdict { valid += 1 } else { invalid += 1 }
            }
        }
        #expect(valid > 0 && invalid > 0)
    }

    private func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appendingPathComponent($0) }
    }

    private func document(at file: URL) throws -> JSONDocument {
        try JSONDocument(parsing: [UInt8](Data(contentsOf: file)))
    }

    /// Removes or adds a member somewhere, or replaces a value.
    private func change(_ json: inout JSON, _ generator: inout SeededGenerator) {
        switch json {
        case .object(var object) where !object.isEmpty:
            let key = object.keys.randomElement(using: &generator) ?? ""
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: object[key] = nil
            case 1: object["another"] = object[key]
            case 2:
                object[key] = [.null, .bool(true), "text", .array([]), .object([:]), 7].randomElement(using: &generator)
            default:
                var value = object[key] ?? .null
                change(&value, &generator)
                object[key] = value
            }
            json = .object(object)
        case .array(var array) where !array.isEmpty:
            let position = Int.random(in: 0..<array.count, using: &generator)
            if Bool.random(using: &generator) {
                change(&array[position], &generator)
            } else {
                array.append(array[position])
            }
            json = .array(array)
        case .string(let text): json = Bool.random(using: &generator) ? .string(text + "x") : .null
        default: json = "text"
        }
    }
}
