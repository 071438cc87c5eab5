/// How much evidence a schema requires.
///
/// A schema of everything that the documents have in common refuses the next document that is slightly different. What
/// was seen often is likely to hold; what was seen once or twice may be chance.
public struct InferenceOptions: Sendable, Hashable {
    /// The number of values at a place before the schema states their kinds.
    ///
    /// If there are fewer documents than this, their number counts instead. A place with fewer values only gets a
    /// `$comment`, as does one with nothing but null if this option is larger than 1.
    public var valuesPerType: Int

    /// The number of objects, all with a member, before the schema requires it.
    public var objectsPerRequirement: Int

    /// The number of strings at a place before the schema lists them.
    public var textsPerList: Int

    /// The average number of occurrences of each listed string.
    ///
    /// If there are several documents, each listed string must also be in that many of them, or in half of them, on
    /// average.
    public var textsPerCase: Int

    /// The highest percentage of strings that may occur only once, or only in one of several documents: an estimate of
    /// how likely the next one is new.
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
    /// Whether the next value is probably one of those already seen.
    ///
    /// Where there are several documents, the next document may bring a new value, however often each document repeats
    /// its own. So a case must then be in half of the documents on average, or in `textsPerCase` of them.
    func areAll(_ cases: some Collection<Occurrences>, amongDocuments documentCount: Int) -> Bool {
        guard cases.reduce(0, { $0 + $1.count }) >= max(textsPerList, 1) else { return false }
        return areSettled(cases.map(\.count), average: Double(textsPerCase))
            && (documentCount < 2
                || areSettled(
                    cases.map(\.documents), average: min(Double(textsPerCase), Double(documentCount) / 2)))
    }

    /// Whether these numbers of occurrences make a new value unlikely.
    ///
    /// The share of values that occurred only once estimates how likely the next one is new (Good and Turing).
    private func areSettled(_ counts: [Int], average: Double) -> Bool {
        // Doubles, because integers could overflow with arbitrary options.
        let total = Double(counts.reduce(0, +))
        let single = Double(counts.count { $0 == 1 })
        return total / Double(counts.count) >= average && single / total <= Double(newCasesPerCent) / 100
    }
}
