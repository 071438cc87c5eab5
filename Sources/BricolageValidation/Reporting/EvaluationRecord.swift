/// The result of one schema for one value, with the results of everything that was checked for it.
///
///     record        block 0, value 0, invalid
///       ├ complaint   "required": missing "mail"
///       ├ demand      "properties" ▸ record block 3, value 4, invalid ▸ complaint "minimum" …
///       └ choice      "anyOf": none holds ▸ records of the branches
///
/// Valid results are kept only on request. A record that several others lead to is shared, so that there are at most
/// as many records as schemas times values.
final class EvaluationRecord {
    let block: UInt32
    let index: Int
    var isValid = true
    var findings: [Finding] = []
    /// Whether the record stands for one around it, with the same schema and value: the evaluation would never end.
    var isEndless = false

    init(block: UInt32, index: Int) {
        self.block = block
        self.index = index
    }

    /// One result within a record.
    enum Finding {
        /// The value itself breaks a rule.
        case complaint(Complaint)
        /// A schema that must hold, for this value or one inside it.
        case demand(keyword: UInt32, EvaluationRecord)
        /// Schemas that need not all hold; `isMet` is whether enough of them do.
        case choice(keyword: UInt32, [EvaluationRecord], isMet: Bool)
    }

    /// The keywords that the value itself breaks.
    var brokenKeywords: Set<UInt32> {
        Set(
            findings.compactMap { finding in
                guard case .complaint(let complaint) = finding else { return nil }
                return complaint.keyword
            })
    }

    /// Adds a broken rule.
    func complain(_ complaint: Complaint) {
        isValid = false
        findings.append(.complaint(complaint))
    }
}

/// The complaint of a rule about a value, in words.
struct Complaint {
    /// The place of the keyword; nil for a schema that is `false`.
    var keyword: UInt32?
    /// The value that it is about; the key, for a member that is not allowed.
    var index: Int
    /// The expected value, as in "expected …".
    var expected: String
    /// The value found.
    var found: String
    /// The whole complaint, if "expected …, found …" does not express it well.
    var statement: String?
    /// The same without any content of the document, if the statement quotes it.
    var redactedStatement: String?
    /// Finds the spelling that was probably meant.
    var nearest: SpellingQuestion?
    /// Whether it says which values are expected, so that others may be added.
    var canBeWidened = false
    /// The name of the member that is missing.
    var missing: String?
    /// The earlier element that is equal to this one.
    var original: Int?
    /// Why the rule applies, if a condition decides it.
    var cause: String?
    /// Whether the value has none of the kinds that are expected.
    var isAboutKind = false
    /// Whether it is about a choice of which no branch was clearly meant.
    var isAboutChoice = false
    /// For a choice, branches that refuse the value, each with its first reason.
    var refusals: [(block: UInt32, reason: Complaint?)] = []

    /// The same complaint about the values of another document.
    func moved(to places: [Int]) -> Complaint {
        var moved = self
        moved.index = places[index]
        moved.original = original.map { places[$0] }
        moved.refusals = refusals.map { ($0.block, $0.reason?.moved(to: places)) }
        return moved
    }
}
