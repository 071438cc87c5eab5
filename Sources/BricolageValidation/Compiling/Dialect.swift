internal import BricolageSchema

/// The keywords that a schema may use, and what they mean in it.
final class Dialect: Sendable {
    /// The published version that it is, or is made from.
    let base: SchemaDialect
    /// The rules, in the order in which they are evaluated: cheap ones first; each with its keywords.
    let rules: [(rule: KeywordRule, keywords: KeywordSet)]
    /// The known keywords that say something of a value and ask nothing, as all do that nobody knows.
    let annotations: KeywordSet
    /// Whether `format` is asserted, where no option says otherwise.
    let assertsFormats: Bool
    /// The keywords that mean nothing in it, though others of the same rule do.
    private let silent: Set<String>

    /// A published version.
    init(_ base: SchemaDialect) {
        self.base = base
        (rules, annotations, silent) = Self.rules(of: base) { _ in true }
        assertsFormats = Self.assertsFormats(base)
    }

    /// A dialect of one's own.
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

    /// The rules of which at least one keyword means something.
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

    /// Keywords that describe even where they also ask.
    private static let descriptive = ["format", "contentEncoding", "contentMediaType"]
    /// Keywords without a rule of their own: what they say is part of the rule of another one.
    private static let structural = ["$comment", "$vocabulary", "then", "else", "minContains", "maxContains"]
    /// Keywords that name, refer, or hold definitions.
    private static let identities = [
        "$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$ref", "$dynamicRef", "$recursiveRef",
        "definitions", "$defs",
    ]

    /// The keywords that mean something beside those of the rules.
    static var namedKeywords: [String] { descriptive + structural + identities + ["contentSchema"] }

    /// Whether a keyword means nothing although the rule that reads it is there.
    func isSilent(_ keyword: String) -> Bool { !silent.isEmpty && silent.contains(keyword) }

    /// Whether `format` is asserted in a published version, where no option says otherwise.
    package static func assertsFormats(_ dialect: SchemaDialect) -> Bool { dialect < .draft2019 || dialect == .v1 }
}

extension KeywordRule {
    /// Every rule, in the order in which they are evaluated: what costs little or decides much comes first, and what
    /// asks for the evaluated members or elements last.
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
