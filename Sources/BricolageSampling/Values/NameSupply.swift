/// Where the name of a member comes from.
enum NameSource: Hashable {
    /// A schema that names it.
    case property(String)
    /// A pattern of `patternProperties`.
    case pattern(String)
    /// Any name for the other members.
    case other
}

/// Where further names for an object come from.
///
///     properties   a  c  d        each is drawn once
///     sources      "^x-" 5 found, 1 missed        any 0 found, 3 missed
///
/// A source that yields nothing new is dropped, the later the more names it has yielded: of a thousand names of a
/// pattern, the last one is drawn once in a thousand times.
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

    /// A random source for the next name; nil if none is left.
    mutating func draw(_ generator: inout SampleGenerator) -> NameSource? {
        latest = sources.indices.randomElement(using: &generator)
        if let latest, properties.isEmpty || generator.chance(0.5) { return sources[latest].source }
        latest = nil
        guard let position = properties.indices.randomElement(using: &generator) else { return nil }
        properties.swapAt(position, properties.count - 1)
        return properties.popLast().map(NameSource.property)
    }

    /// Remembers whether the last source yielded a name that the object did not have.
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
