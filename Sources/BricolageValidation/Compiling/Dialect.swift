internal import BricolageSchema

/// The keywords that a schema may use, and what they mean in it.
final class Dialect: Sendable {
    /// The published version that it is, or is made from.
    let base: SchemaDialect
    /// The rules with their keywords, in the order in which they are evaluated: cheap ones first.
    let rules: [(rule: KeywordRule, keywords: KeywordSet)]
    /// The known keywords that annotate valid values, as all unknown keywords do.
    let annotations: KeywordSet
    /// Whether `format` is asserted, where no option says otherwise.
    let assertsFormats: Bool
    /// The keywords that mean nothing in it, because their vocabularies are missing.
    private let silent: Set<String>

    /// A published version.
    init(_ base: SchemaDialect) {
        self.base = base
        (rules, annotations, silent) = Self.rules(of: base) { _ in true }
        assertsFormats = Self.assertsFormats(base)
    }

    /// A custom dialect.
    ///
    /// - Parameter vocabularies: The addresses of `$vocabulary`.
    init(_ base: SchemaDialect, vocabularies: [String]) {
        let (known, assertsFormats) = Self.vocabularies(of: vocabularies)
        self.base = base
        self.assertsFormats = assertsFormats
        (rules, annotations, silent) = Self.rules(of: base) { known.contains($0) }
    }

    /// The groups of keywords that the addresses of `$vocabulary` name, and whether `format` is asserted.
    static func vocabularies(of addresses: [String]) -> (known: Set<Vocabulary>, assertsFormats: Bool) {
        var known: Set<Vocabulary> = [.core, .format]
        var assertsFormats = false
        for meaning in addresses.compactMap(Vocabulary.meaning) {
            known.formUnion(meaning.vocabularies)
            if meaning.assertsFormats { assertsFormats = true }
        }
        return (known, assertsFormats)
    }

    /// The keywords of a version that mean nothing where only some vocabularies are known.
    static func silentKeywords(of base: SchemaDialect, with known: Set<Vocabulary>) -> Set<String> {
        rules(of: base) { known.contains($0) }.silent
    }

    /// The rules that have at least one keyword with a meaning.
    private static func rules(
        of base: SchemaDialect, with isKnown: (Vocabulary) -> Bool
    ) -> ([(rule: KeywordRule, keywords: KeywordSet)], annotations: KeywordSet, silent: Set<String>) {
        let all = KeywordRule.all.filter { $0.dialects.contains(base) }
        let silent = Set(all.flatMap { $0.silentKeywords(without: isKnown) })
        let rules = all.filter { !silent.isSuperset(of: $0.keywords) }
        let asking = Set(rules.flatMap(\.keywords)).subtracting(silent)
        let annotations = KnownKeywords.shared.names.filter { name in
            if descriptive.contains(name) { return true }
            if structural.contains(name) || identities.contains(name) { return false }
            return !asking.contains(name)
        }
        return (
            rules.map { ($0, KnownKeywords.shared.numbers(of: $0.keywords.filter { !silent.contains($0) })) },
            KnownKeywords.shared.numbers(of: annotations), silent
        )
    }

    /// Keywords that annotate values even if they also restrict them.
    private static let descriptive = ["format", "contentEncoding", "contentMediaType"]
    /// Keywords that are no annotations, but have no rule of their own: most are part of the rule of another keyword.
    private static let structural = ["$comment", "$vocabulary", "then", "else", "minContains", "maxContains"]
    /// Keywords that identify schemas, refer to them, or contain definitions.
    private static let identities = [
        "$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$ref", "$dynamicRef", "$recursiveRef",
        "definitions", "$defs",
    ]

    /// The keywords with a meaning besides those of the rules.
    static var namedKeywords: [String] { descriptive + structural + identities + ["contentSchema"] }

    /// Whether a keyword means nothing, although a rule may read it.
    func isSilent(_ keyword: String) -> Bool { !silent.isEmpty && silent.contains(keyword) }

    /// Whether `format` is asserted in a published version, where no option says otherwise.
    package static func assertsFormats(_ dialect: SchemaDialect) -> Bool { dialect < .draft2019 || dialect == .v1 }
}

extension KeywordRule {
    /// All rules, in the order in which they are evaluated: those that cost little or decide much come first, and those
    /// that need the evaluated members or elements come last.
    static let all: [KeywordRule] = [
        .type, .typeOrSchema, .values, .constant,
        .bounds, .boundsWithFlags, .multiples, .divisors,
        .length, .itemCount, .memberCount,
        .members, .membersOfDraft3, .names,
        .itemsOfOldDrafts, .items, .contains, .uniqueItems,
        .pattern, .format, .content,
        .dependencies, .dependentRequired, .dependentSchemas, .propertyDependencies,
        .reference, .dynamicReference, .recursiveReference,
        .allOf, .extends, .anyOf, .oneOf, .not, .disallow, .condition,
        .unevaluatedItems, .unevaluatedProperties,
    ]
}
