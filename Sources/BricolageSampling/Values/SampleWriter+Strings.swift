internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

extension SampleWriter {
    /// A string with the required length, patterns and formats.
    mutating func string(_ demand: Demand) -> JSON? {
        let asked = StringDemand(demand.parts)
        guard asked.hasLengths else {
            if let part = demand.parts.first(where: { $0.active("minLength") != nil }) {
                workshop.note(part, "no string is that long")
            }
            return nil
        }
        let length = suggestedLength(Int(asked.shortest), asked.longest)
        if let text = text(asked, length: length) { return .string(text) }
        if let part = demand.parts.first(where: { part in Self.stringKeywords.contains { part.active($0) != nil } }) {
            workshop.note(part, "no string was found that satisfies all schemas")
        }
        return nil
    }

    /// A text that satisfies all requirements, of a given length if possible.
    ///
    /// Texts for a single format or pattern are tried first, since they read best. If these do not suffice, the text is
    /// made from all formats and patterns at once.
    mutating func text(_ asked: StringDemand, length: Int) -> String? {
        for attempt in 0..<8 {
            guard let text = candidate(asked, length: length, attempt), isAllowed(text, by: asked) else { continue }
            return text
        }
        let most = min(asked.longest, Double(StringDemand.longestText))
        for conditions in asked.conditions {
            guard let sampler = workshop.jointSampler(conditions) else { continue }
            for least in [length, Int(asked.shortest)] {
                let lengths = least...max(least, Int(most))
                for _ in 0..<4 {
                    guard let text = sampler.text(lengths: lengths, using: &generator) else { break }
                    if isAllowed(text, by: asked) { return text }
                }
            }
        }
        return nil
    }

    /// A text of one of the formats or of one of the patterns, by turns.
    private mutating func candidate(_ asked: StringDemand, length: Int, _ attempt: Int) -> String? {
        let formats = asked.formats.compactMap { FormatSamples.all[$0] }
        if let make = formats.randomElement(using: &generator), asked.patterns.isEmpty || attempt % 2 == 0 {
            return make(&generator)
        }
        if let pattern = asked.patterns.randomElement(using: &generator), let sampler = workshop.sampler(pattern) {
            return sampler.text(length: length, attempts: 4, using: &generator)
        }
        let most = Int(min(asked.longest, Double(length) + 12))
        return FormatSamples.word(Int.random(in: length...max(length, most), using: &generator), &generator)
    }

    /// Whether a text satisfies all requirements.
    func isAllowed(_ text: String, by asked: StringDemand) -> Bool {
        let length = Double(text.unicodeScalars.count)
        return length >= asked.shortest && length <= asked.longest
            && asked.patterns.allSatisfy { workshop.occurs($0, in: text) }
            && !asked.refused.contains { workshop.sampler($0) != nil && workshop.occurs($0, in: text) }
            && asked.formats.allSatisfy { workshop.accepts(.string(text), byKeywords: ["format": .string($0)]) }
    }

    private static let stringKeywords = ["minLength", "maxLength", "pattern", "format"]
}
