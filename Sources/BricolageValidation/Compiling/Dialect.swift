internal import BricolageSchema

/// The keywords that a schema may use, and what they mean in it.
struct Dialect: Sendable {
    /// The published version that it is, or is made from.
    let base: SchemaDialect
    /// The rules, in the order in which they are evaluated: cheap ones first.
    let rules: [KeywordRule]
    /// Whether `format` is asserted, where no option says otherwise.
    let assertsFormats: Bool
    /// The groups of keywords that it has.
    private let vocabularies: Set<Vocabulary>

    /// A published version.
    init(_ base: SchemaDialect) {
        self.base = base
        rules = KeywordRule.all.filter { $0.dialects.contains(base) }
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
        rules = KeywordRule.all.filter { $0.dialects.contains(base) && known.contains($0.vocabulary) }
        self.vocabularies = known
    }

    /// Whether a keyword says something of a value and asks nothing: the descriptive ones, and those that nobody knows.
    func isAnnotation(_ keyword: String) -> Bool {
        if Self.descriptive.contains(keyword) { return true }
        if Self.structural.contains(keyword) || SchemaKeyword(keyword)?.purpose == .identity { return false }
        return !rules.contains { $0.keywords.contains(keyword) }
    }

    /// Keywords that describe even where they also ask.
    private static let descriptive: Set<String> = ["format", "contentEncoding", "contentMediaType"]
    /// Keywords without a rule of their own: what they say is part of the rule of another one.
    private static let structural: Set<String> = [
        "$comment", "$vocabulary", "then", "else", "minContains", "maxContains",
    ]

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
