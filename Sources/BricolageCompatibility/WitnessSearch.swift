internal import BricolageCore
internal import BricolageSampling
internal import BricolageSchema
internal import BricolageValidation
internal import BricolageWriting

/// Looks for a document that the old schema accepts and the new one refuses.
///
/// Small documents that lead to what has changed come first: most changes show in one of them, and making large
/// documents takes most of the time.
struct WitnessSearch {
    private let old: JSONSchema
    private let registry: SchemaRegistry
    private let new: CompiledSchema
    private let options: SamplingOptions
    private let names: Set<String>
    private let depth: Int
    private var numbers: [JSON.Number] = []
    private var lengths: [Int] = []

    /// How many witnesses are enough to choose the shortest of them.
    private static let enough = 12
    /// The average length that the search allows for: if documents are larger, fewer are tried.
    private static let bytesInDocument = 1_000.0
    /// How many values may be made for a document on average: if documents are harder to find, fewer are tried.
    private static let valuesForDocument = 500.0

    /// Documents of one sort.
    private struct Round {
        var extent: SamplingOptions.Extent
        /// Whether they lead to what has changed.
        var isDirected: Bool
        /// Their share of the documents that are still to be tried: one in this many.
        var share: Int
    }

    private static let rounds = [
        Round(extent: .least, isDirected: true, share: 2), Round(extent: .varied, isDirected: true, share: 2),
        Round(extent: .least, isDirected: false, share: 4), Round(extent: .varied, isDirected: false, share: 3),
        Round(extent: .most, isDirected: true, share: 2), Round(extent: .most, isDirected: false, share: 1),
    ]

    init(
        old: JSONSchema, _ registry: SchemaRegistry, new: CompiledSchema, options: SamplingOptions,
        changes: [FoundChange]
    ) {
        self.old = old
        self.registry = registry
        self.new = new
        self.options = options
        let names = changes.flatMap { change in
            // What is required now must not be there.
            change.pointer.tokens.dropLast(change.new.keyword == "required" ? 1 : 0) + Self.names(in: change.branch)
        }
        self.names = Set(names).subtracting(["*"])
        depth = changes.map(\.pointer.tokens.count).max() ?? 0
        // Values on both sides of a limit reveal best that it is new.
        for change in changes {
            guard let limit = change.new.keyword.flatMap({ change.new.schema[$0] })?.number else { continue }
            numbers.append(limit)
            guard let limit = limit.int, limit.magnitude < 1 << 60 else { continue }
            numbers += [JSON.Number(limit - 1), JSON.Number(limit + 1)]
            if 0...5_000 ~= limit { lengths += [max(0, limit - 1), limit + 1] }
        }
        numbers += [0, 1, -1]
    }

    /// The shortest of some witnesses, without what it does not need; nil where none was found.
    ///
    /// - Parameter effort: How many documents are tried.
    func witness(effort: Int) throws(SchemaIssues) -> (json: JSON, report: ValidationReport)? {
        var found: [JSON] = []
        var left = max(0, effort)
        var bytesLeft = Double(left) * Self.bytesInDocument
        var valuesLeft = Double(left) * Self.valuesForDocument
        for (position, round) in Self.rounds.enumerated() where found.count < Self.enough {
            // Rounded up, so that the first rounds get the remainder.
            let count = left / round.share + (left % round.share).signum()
            left -= count
            if count == 0 || bytesLeft <= 0 || valuesLeft <= 0 { continue }
            let sampler = try SchemaSampler(old, registry: registry, options: options(for: round))
            var samples = sampler.series(seed: UInt64(position))
            for _ in 0..<count {
                guard let sample = samples.next() else { break }
                guard let document = try? JSONDocument(sample) else { continue }
                bytesLeft -= Double(document.source.count)
                if isRefused(document) { found.append(sample) }
                if found.count == Self.enough || bytesLeft <= 0 || valuesLeft <= Double(samples.valueCount) { break }
            }
            valuesLeft -= Double(samples.valueCount)
        }
        let texts = found.map { (json: $0, length: $0.serialized().utf8.count) }
        guard let shortest = texts.min(by: { $0.length < $1.length })?.json else { return nil }
        let oldCheck = try CompiledSchema(old, registry: registry, options: options.validation)
        var shortening = WitnessShortening { json in
            guard let document = try? JSONDocument(json) else { return false }
            return isRefused(document) && oldCheck.isValid(document)
        }
        let witness = shortening.shortened(shortest)
        guard let document = try? JSONDocument(witness) else { return nil }
        return (witness, new.report(on: document))
    }

    /// The names that a new schema and its rival require, which may both hold.
    private static func names(in branch: FoundChange.Branch?) -> [String] {
        guard let rival = branch?.rival else { return [] }
        return [branch?.new, rival].compactMap { $0 }.flatMap { schema in
            schema["required"]?.elements.compactMap(\.string) ?? []
        }
    }

    private func options(for round: Round) -> SamplingOptions {
        var options = options
        options.extent = round.extent
        if round.isDirected {
            options.includedNames = names
            options.includesUnnamed = round.extent == .least
            options.maximumDepth = max(options.maximumDepth, depth + 1)
        }
        options.addsUnknownMembers = round.extent == .varied
        options.attempts = 20
        options.suggestedNumbers = numbers
        options.suggestedLengths = lengths
        return options
    }

    private func isRefused(_ document: JSONDocument) -> Bool {
        let report = new.report(on: document, upTo: 1)
        // Without a verdict the document proves nothing.
        return !report.isValid && report.interruption == nil
    }
}
