/// Where the name of a member comes from.
enum NameSource: Hashable {
    /// A schema that names it.
    case property(String)
    /// A pattern of `patternProperties`.
    case pattern(String)
    /// What all other members may be called.
    case other
}

/// Where more names of an object come from.
///
///     properties   a  c  d        each is drawn once
///     sources      "^x-" 5 found, 1 missed        any 0 found, 3 missed
///
/// A source that has nothing new any more is dropped. That takes the longer, the more was found there: of a thousand
/// names that a pattern has, the last one is found once in a thousand times.
struct NameSupply {
    private struct Source {
        let source: NameSource
        var found = 0
        var missed = 0
    }

    private var properties: [String]
    private var sources: [Source]
    private var latest: Int?
    private let mostMissed: Int

    init(properties: [String], sources: [NameSource]) {
        self.properties = properties
        self.sources = sources.map { Source(source: $0) }
        mostMissed = max(4, 60 / max(sources.count, 1))
    }

    /// Where the next name comes from, any of all ways; nil where there is none.
    mutating func draw(_ generator: inout SampleGenerator) -> NameSource? {
        latest = sources.indices.randomElement(using: &generator)
        if let latest, properties.isEmpty || generator.chance(0.5) { return sources[latest].source }
        latest = nil
        guard let position = properties.indices.randomElement(using: &generator) else { return nil }
        properties.swapAt(position, properties.count - 1)
        return properties.popLast().map(NameSource.property)
    }

    /// Remembers whether what was drawn last was a name that the object did not have.
    mutating func remember(isFound: Bool) {
        guard let latest else { return }
        if isFound {
            sources[latest].found += 1
            sources[latest].missed = 0
        } else {
            sources[latest].missed += 1
        }
        guard sources[latest].missed >= mostMissed + 4 * sources[latest].found else { return }
        sources.swapAt(latest, sources.count - 1)
        sources.removeLast()
    }
}
