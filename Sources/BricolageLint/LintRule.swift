public import BricolageCore
internal import BricolageSchema

/// A rule that finds probable mistakes in a schema.
///
/// Each rule is a file in `Rules`, listed in `LintRule.all`.
public struct LintRule: Sendable {
    /// The name of the rule in reports and options: `contradictory-bounds`.
    public let name: String
    /// What it finds, in a sentence.
    public let summary: String
    /// The severity of its findings.
    public let severity: IssueDescription.Severity

    let check: Check

    /// What a rule looks at.
    enum Check: Sendable {
        /// Each schema on its own.
        case schema(@Sendable (JSONSchema, inout LintFindings) -> Void)
        /// The file as a whole.
        case file(@Sendable (inout LintedFile, inout LintFindings) -> Void)
    }

    init(_ name: String, _ severity: IssueDescription.Severity, _ summary: String, _ check: Check) {
        self.name = name
        self.severity = severity
        self.summary = summary
        self.check = check
    }
}

extension LintRule {
    /// Every rule.
    public static let all: [LintRule] = [
        .invalidKeywordValue, .danglingReference, .endlessReference, .invalidPattern, .loosePattern,
        .repeatedKey, .repeatedIdentifier, .missingDialect, .unknownDialect, .unknownVocabulary,
        .unusualDialectAddress,
        .misspeltKeyword, .misspeltFormat, .unknownKeyword, .otherDialectKeyword,
        .contradictoryBounds, .forbiddenRequired, .valueOfOtherType, .refusedValue, .inapplicableKeyword,
        .ignoredSibling, .conditionWithoutEffect, .additionalItemsWithoutTuple, .itemsList,
        .duplicateValue, .noValidValue, .equalBranches, .refusedExample, .unusedDefinition,
    ]
}
