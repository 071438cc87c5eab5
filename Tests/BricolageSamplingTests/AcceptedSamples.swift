import Bricolage
import BricolageSampling
import BricolageValidation
import Testing

/// Some documents of a schema, each of which the validator accepts.
func acceptedSamples(
    _ schema: String, count: Int = 40, _ change: (inout SamplingOptions) -> Void = { _ in }
) throws -> [JSON] {
    var options = SamplingOptions()
    change(&options)
    let document = try JSONDocument(parsing: schema)
    let samples = Array(try SchemaSampler(document, options: options).samples(seed: 7).prefix(count))
    #expect(samples.count == count, "\(schema)")
    let compiled = try CompiledSchema(document, options: options.validation)
    for sample in samples { #expect(compiled.isValid(sample), "\(sample) by \(schema)") }
    return samples
}
