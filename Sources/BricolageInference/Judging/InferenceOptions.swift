/// How much evidence a schema requires.
///
/// A schema of everything that the documents have in common refuses the next document that is slightly different. What
/// was seen often is likely to hold; what was seen once or twice may be chance.
public struct InferenceOptions: Sendable, Hashable {
    /// The number of values at a place before the schema states their kinds.
    ///
    /// At most the number of documents. A place with fewer values only gets a `$comment`.
    public var valuesPerType: Int

    /// The number of objects, all with a member, before the schema requires it.
    public var objectsPerRequirement: Int

    /// The number of strings at a place before the schema lists them.
    public var textsPerList: Int

    /// The average number of occurrences of each listed string.
    public var textsPerCase: Int

    /// The highest percentage of strings that may occur only once: an estimate of how likely the next one is new.
    public var newCasesPerCent: Int

    /// The number of objects with each tag before the schema distinguishes objects by tag.
    ///
    /// Strings that each occur once are tags only if each of their objects has a member that no other has: otherwise
    /// they may be names.
    public var objectsPerTag: Int

    /// The title of the schema.
    public var title: String?

    /// What is likely to hold for other documents of the same kind too.
    public static let cautious = InferenceOptions()

    /// Everything that holds for the documents: for types, and for documents that are known to be complete.
    public static let asSeen = InferenceOptions(
        valuesPerType: 1, objectsPerRequirement: 1, textsPerList: 10, textsPerCase: 3, newCasesPerCent: 10,
        objectsPerTag: 1)

    /// Creates options; the defaults are those of `cautious`.
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
