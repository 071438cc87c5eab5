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
    /// The groups of keywords that it has.
    private let vocabularies: Set<Vocabulary>

    /// A published version.
    init(_ base: SchemaDialect) {
        self.base = base
        (rules, annotations) = Self.rules { $0.dialects.contains(base) }
        assertsFormats = base < .draft2019 || base == .v1
        vocabularies = Set(Vocabulary.allCases)
    }

    /// A dialect of one's own.
    ///
    /// - Parameter vocabularies: The addresses of `$vocabulary`.
    init(_ base: SchemaDialect, vocabularies: [String]) {
        var known: Set<Vocabulary> = [.core]
        var assertsFormats = false
        for address in vocabularies {
            let name = address.split(separator: "/").last.map(String.init) ?? ""
            switch name {
            case "format-assertion": assertsFormats = true
            case "format-annotation": break
            default: if let vocabulary = Vocabulary(rawValue: name) { known.insert(vocabulary) }
            }
        }
        self.base = base
        self.assertsFormats = assertsFormats
        known.insert(.format)
        (rules, annotations) = Self.rules { $0.dialects.contains(base) && known.contains($0.vocabulary) }
        self.vocabularies = known
    }

    private static func rules(
        _ isIncluded: (KeywordRule) -> Bool
    ) -> ([(rule: KeywordRule, keywords: KeywordSet)], annotations: KeywordSet) {
        let rules = KeywordRule.all.filter(isIncluded)
        let asking = Set(rules.flatMap(\.keywords))
        let annotations = KnownKeywords.shared.names.filter { name in
            if descriptive.contains(name) { return true }
            if structural.contains(name) || identities.contains(name) { return false }
            return !asking.contains(name)
        }
        return (
            rules.map { ($0, KnownKeywords.shared.numbers(of: $0.keywords)) },
            KnownKeywords.shared.numbers(of: annotations)
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

    /// Whether the keywords of a vocabulary mean something.
    func has(_ vocabulary: Vocabulary) -> Bool { vocabularies.contains(vocabulary) }
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
