internal import BricolageCore
internal import BricolageSchema
internal import ECMARegex

extension SampleWriter {
    /// A string of the length, the patterns and the formats that are asked for.
    mutating func string(_ demand: Demand) -> JSON? {
        let shortest = demand.parts.compactMap { $0["minLength"]?.number?.double }.max() ?? 0
        let longest = demand.parts.compactMap { $0["maxLength"]?.number?.double }.min() ?? .infinity
        let patterns = demand.parts.compactMap { $0["pattern"]?.string }
        guard shortest <= longest, shortest <= 100_000 else {
            if let part = demand.parts.first(where: { $0["minLength"] != nil }) {
                workshop.note(part, "no string is as long as that")
            }
            return nil
        }
        let formats = demand.parts.compactMap { $0["format"]?.string }
        for _ in 0..<30 {
            let least = suggestedLength(Int(shortest), longest)
            guard let text = text(patterns, formats, shortest: least, longest: longest) else { continue }
            let length = Double(text.unicodeScalars.count)
            guard length >= shortest, length <= longest else { continue }
            guard patterns.allSatisfy({ occurs($0, in: text) }) else { continue }
            if formats.isEmpty
                || formats.allSatisfy({ workshop.accepts(.string(text), byKeywords: ["format": .string($0)]) })
            {
                return .string(text)
            }
        }
        if let part = demand.parts.first(where: { part in Self.stringKeywords.contains { part[$0] != nil } }) {
            workshop.note(part, "no string was found that is all that is asked for")
        }
        return nil
    }

    private static let stringKeywords = ["minLength", "maxLength", "pattern", "format"]

    /// Whether a text has a pattern; true for what is no pattern.
    func occurs(_ pattern: String, in text: String) -> Bool {
        guard let sampler = workshop.sampler(pattern) else { return true }
        return (try? sampler.pattern.occurs(in: text)) ?? true
    }

    private mutating func text(
        _ patterns: [String], _ formats: [String], shortest: Int, longest: Double
    ) -> String? {
        if let pattern = patterns.randomElement(using: &generator), let sampler = workshop.sampler(pattern) {
            return sampler.text(length: shortest, attempts: 4, using: &generator)
        }
        if let format = formats.randomElement(using: &generator), let make = FormatSamples.all[format] {
            return make(&generator)
        }
        let most = Int(min(longest, Double(shortest) + 12))
        return FormatSamples.word(Int.random(in: shortest...max(shortest, most), using: &generator), &generator)
    }
}

extension Demand {
    /// Whether one of the parts has a keyword.
    func has(_ keyword: String) -> Bool { parts.contains { $0[keyword] != nil } }
}
