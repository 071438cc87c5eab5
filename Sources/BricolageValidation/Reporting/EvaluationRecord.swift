/// What became of one value under one schema, with everything that was asked on the way.
///
///     record        block 0, value 0, invalid
///       ├ complaint   "required": missing "mail"
///       ├ demand      "properties" ▸ record block 3, value 4, invalid ▸ complaint "minimum" …
///       └ choice      "anyOf": none holds ▸ records of the branches
///
/// Unless everything is to be kept, what is valid leaves no trace. A record that several others lead to is shared, so
/// that records are no more than schemas times values.
final class EvaluationRecord {
    let block: UInt32
    let index: Int
    var isValid = true
    var findings: [Finding] = []

    init(block: UInt32, index: Int) {
        self.block = block
        self.index = index
    }

    /// One thing that was found.
    enum Finding {
        /// A rule is broken by the value itself.
        case complaint(Complaint)
        /// A schema that must hold, for this value or one inside it.
        case demand(keyword: UInt32, EvaluationRecord)
        /// Schemas of which not each must hold; whether those hold that must.
        case choice(keyword: UInt32, [EvaluationRecord], isMet: Bool)
    }

    /// Takes note of a broken rule.
    func complain(_ complaint: Complaint) {
        isValid = false
        findings.append(.complaint(complaint))
    }
}

/// What a rule has against a value, in words.
struct Complaint {
    /// Where the keyword stands; nil for a schema that is `false`.
    var keyword: UInt32?
    /// The value that it is about: a key, for members that must not be there.
    var index: Int
    /// What must stand there, as in "expected …".
    var expected: String
    /// What stands there.
    var found: String
    /// The whole complaint, where "expected …, found …" does not say it well.
    var statement: String?
    /// The same without anything of the document, where the statement quotes it.
    var redactedStatement: String?
    /// Which spelling was probably meant.
    var nearest: SpellingQuestion?
    /// The equal element that stands before this one.
    var original: Int?
    /// Of a choice the branches that refuse the value, each with the first of its reasons.
    var refusals: [(block: UInt32, reason: Complaint?)] = []

    /// The same about the values of another document.
    func moved(to places: [Int]) -> Complaint {
        var moved = self
        moved.index = places[index]
        moved.original = original.map { places[$0] }
        moved.refusals = refusals.map { ($0.block, $0.reason?.moved(to: places)) }
        return moved
    }
}
