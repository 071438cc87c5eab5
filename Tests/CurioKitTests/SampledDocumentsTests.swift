internal import BricolageCore
internal import BricolageSampling
internal import BricolageSchema
internal import BricolageWriting
internal import CurioKit
internal import Foundation
internal import TestSupport
internal import Testing

/// Documents that are sampled from schemas in public use.
@Suite("sampled documents", .enabled(if: Suites.has("schemastore"), Suites.hint))
struct SampledDocumentsTests {
    /// Only objects are read: the root type is an object even if the schema does not say so.
    @Test("are read by the types of their schemas, and nothing is lost")
    func fit() throws {
        var count = 0
        for (position, file) in Suites.files(in: "schemastore/schemas").enumerated() where position % 20 == 7 {
            let source = SchemaSource(path: file.path, document: try JSONDocument(parsing: Suites.bytes(file)))
            var registry = SchemaRegistry()
            // Some schemas refer to files elsewhere.
            guard let sampler = try? SchemaSampler(registry.add(source), registry: registry) else { continue }
            let fitting = try TypeFitting(source, loader: nil)
            for json in sampler.samples(seed: 3).prefix(5) where json.object != nil {
                let fit = try fitting.fit(JSONDocument(json))
                #expect(fit.refusal == nil && fit.lost.isEmpty, "\(file.path): \(json)")
                count += 1
            }
        }
        #expect(count >= 150)
    }
}
