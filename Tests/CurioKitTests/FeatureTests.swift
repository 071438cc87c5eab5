internal import Bricolage
internal import BricolageSampling
internal import BricolageSchema
internal import BricolageValidation
internal import CurioKit
internal import GoldenModels
internal import Testing

/// Runs the types of every feature on its documents.
@Suite struct FeatureTests {
    private func read(_ json: JSON, as feature: Feature) throws -> any JSONReadable & JSONWritable {
        let type = try #require(featureTypes[feature.name], "no type of the name")
        return try type.init(json: JSONDocument(json).root)
    }

    private func written(_ value: any JSONReadable & JSONWritable) throws -> JSON {
        var output = JSONOutput()
        value.write(json: &output)
        return try JSON(parsing: output.finish())
    }

    @Test(arguments: Feature.all) func documentsComeBackWhole(feature: Feature) throws {
        for json in feature.valid + feature.kept { #expect(try written(read(json, as: feature)) == json) }
    }

    /// Sampled documents, with members that no schema describes where such members are allowed.
    ///
    /// Types that read defaults are left out, because they write the default of an absent member.
    @Test(
        arguments: Feature.all.filter {
            $0.refused.isEmpty && $0.name != "RefNowhere" && $0.configuration.defaults != .reading
        })
    func sampledDocumentsComeBackWhole(feature: Feature) throws {
        var options = SamplingOptions()
        options.addsUnknownMembers = true
        options.validation.assertsContent = true
        let sampler = try SchemaSampler(JSONDocument(feature.schema), options: options)
        for json in sampler.samples(seed: 1).prefix(20) where json.object != nil {
            #expect(try written(read(json, as: feature)) == json, "\(json)")
        }
    }

    @Test(arguments: Feature.all) func whatNoTypeFitsIsRefused(feature: Feature) {
        for json in feature.refused + feature.invalid {
            #expect(throws: (any Error).self, "\(json)") { try read(json, as: feature) }
        }
    }

    /// Coverage reads documents as the types of a schema without compiling them.
    ///
    /// To it, a string that has a format is a string like any other.
    @Test(arguments: Feature.all) func coverageTellsWhatTheTypesDo(feature: Feature) throws {
        let source = SchemaSource(path: feature.name + ".json", document: try JSONDocument(feature.schema))
        let fitting = try TypeFitting(source, loader: nil, configuration: feature.configuration)
        for json in feature.valid + feature.kept {
            let fit = try fitting.fit(JSONDocument(json))
            #expect(fit.refusal == nil && fit.lost.isEmpty, "\(json)")
        }
        for json in feature.refused + feature.invalid where feature.configuration.formats.isEmpty {
            #expect(try fitting.fit(JSONDocument(json)).refusal != nil, "\(json)")
        }
    }

    /// The generator accepts a reference that leads nowhere; a validator does not.
    @Test(arguments: Feature.all.filter { $0.name != "RefNowhere" })
    func theValidatorHoldsTheDocumentsToBeWhatTheyAreCalled(feature: Feature) throws {
        var options = ValidationOptions()
        options.assertsFormats = !feature.configuration.formats.isEmpty
        options.assertsContent = options.assertsFormats == true
        let schema = try CompiledSchema(JSONDocument(feature.schema), options: options)
        for json in feature.valid + feature.refused { #expect(schema.isValid(json), "\(json)") }
        for json in feature.kept + feature.invalid { #expect(!schema.isValid(json), "\(json)") }
    }
}
