/// How much must have been seen before a schema says it.
///
/// A schema that says whatever the documents have in common refuses the next document that is a little different. What
/// was seen often is likely to hold; what was seen once or twice may be chance.
public struct InferenceOptions: Sendable, Hashable {
    /// How many values must stand at a place before the schema says of which kinds they are.
    ///
    /// At most the number of documents. A place with fewer values gets a `$comment` alone.
    public var valuesPerType: Int

    /// How many objects must have a member, all of them, before the schema requires it.
    public var objectsPerRequirement: Int

    /// How many texts there must be at a place before the schema lists them.
    public var textsPerList: Int

    /// How many times each listed text must be there on average.
    public var textsPerCase: Int

    /// The highest percentage of texts that may be there only once: an estimate of how likely the next one is new.
    public var newCasesPerCent: Int

    /// How many objects of each tag there must be before the schema tells objects apart by their tags.
    ///
    /// Texts of which each stands once are kinds only where each of their objects has a member that no other one has:
    /// otherwise they may be names.
    public var objectsPerTag: Int

    /// What the documents are: the title of the schema.
    public var title: String?

    /// What holds for other documents of the same kind too, as far as can be told.
    public static let cautious = InferenceOptions()

    /// Whatever holds for the documents: for types, and for few documents that are known to show everything.
    public static let asSeen = InferenceOptions(
        valuesPerType: 1, objectsPerRequirement: 1, textsPerList: 10, textsPerCase: 3, newCasesPerCent: 10,
        objectsPerTag: 1)

    /// Options; the defaults are those of `cautious`.
    public init(
        valuesPerType: Int = 3, objectsPerRequirement: Int = 12, textsPerList: Int = 60, textsPerCase: Int = 10,
        newCasesPerCent: Int = 1, objectsPerTag: Int = 10, title: String? = nil
    ) {
        self.valuesPerType = valuesPerType
        self.objectsPerRequirement = objectsPerRequirement
        self.textsPerList = textsPerList
        self.textsPerCase = textsPerCase
        self.newCasesPerCent = newCasesPerCent
        self.objectsPerTag = objectsPerTag
        self.title = title
    }
}

extension InferenceOptions {
    /// Whether the next value is probably one of those that there were.
    ///
    /// The share of values that were there once tells how likely the next one is new (Good and Turing).
    func areAll(_ counts: some Collection<Int>) -> Bool {
        let total = counts.reduce(0, +)
        guard total > 0, total >= textsPerList else { return false }
        let single = counts.count { $0 == 1 }
        // Doubles, because the options may be any numbers.
        return Double(total) / Double(counts.count) >= Double(textsPerCase)
            && Double(single) / Double(total) <= Double(newCasesPerCent) / 100
    }
}
