internal import BricolageCore
internal import BricolageSampling
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting

/// Looks for a document that the old schema accepts and the new one refuses.
struct WitnessSearch {
    private let old: JSONSchema
    private let registry: SchemaRegistry
    private let new: CompiledSchema
    private let options: SamplingOptions
    private let names: Set<String>
    private var numbers: [JSON.Number] = []
    private var lengths: [Int] = []

    /// How many witnesses are enough to choose the shortest of them.
    private static let enough = 12

    init(
        old: JSONSchema, _ registry: SchemaRegistry, new: CompiledSchema, in document: JSONDocument,
        options: SamplingOptions, changes: [SchemaCompatibility.Change]
    ) {
        self.old = old
        self.registry = registry
        self.new = new
        self.options = options
        names = Set(changes.flatMap(\.pointer.tokens)).subtracting(["*"])
        // What lies on both sides of a limit tells best whether it is a new one.
        for change in changes {
            guard let limit = document[pointer: change.new.pointer]?.number else { continue }
            numbers.append(limit)
            guard let limit = limit.int, limit.magnitude < 1 << 60 else { continue }
            numbers += [JSON.Number(limit - 1), JSON.Number(limit + 1)]
            if 0...5_000 ~= limit { lengths += [max(0, limit - 1), limit + 1] }
        }
        numbers += [0, 1, -1]
    }

    /// The shortest of some witnesses; nil where none was found.
    ///
    /// - Parameter effort: How many documents are tried, as many in each round as in the others.
    func witness(effort: Int) throws(SchemaIssues) -> (json: JSON, report: ValidationReport)? {
        var found: [JSON] = []
        var left = effort
        for (round, extent) in [SamplingOptions.Extent.varied, .least, .most].enumerated() {
            for isDirected in [true, false] {
                // Rounded up, so that what does not divide is for the first rounds.
                let roundsLeft = 6 - 2 * round - (isDirected ? 0 : 1)
                let (share, rest) = max(0, left).quotientAndRemainder(dividingBy: roundsLeft)
                let count = share + (rest > 0 ? 1 : 0)
                left -= count
                if count == 0 { continue }
                var options = options
                options.extent = extent
                options.includedNames = isDirected ? names : []
                options.addsUnknownMembers = extent == .varied
                options.attempts = 20
                options.suggestedNumbers = numbers
                options.suggestedLengths = lengths
                let sampler = try SchemaSampler(old, registry: registry, options: options)
                for sample in sampler.samples(seed: UInt64(round)).prefix(count) {
                    guard let document = try? JSONDocument(sample) else { continue }
                    let report = new.report(on: document, upTo: 1)
                    // Where there is no verdict, nothing is shown.
                    guard !report.isValid, report.interruption == nil else { continue }
                    found.append(sample)
                    if found.count == Self.enough { break }
                }
                if found.count == Self.enough { break }
            }
            if found.count == Self.enough { break }
        }
        let texts = found.map { (json: $0, length: $0.serialized().utf8.count) }
        guard let shortest = texts.min(by: { $0.length < $1.length })?.json,
            let document = try? JSONDocument(shortest)
        else { return nil }
        return (shortest, new.report(on: document))
    }
}
