internal import BricolageCore
@_spi(Keywords) internal import BricolageSchema

extension LintRule {
    /// A word that is nearly a keyword: `{"minlength": 3}`.
    package static let misspeltKeyword = LintRule(
        "misspelt-keyword", .warning, "A word is nearly a keyword.",
        .file { file, findings in
            for (schema, name, value) in file.unknownMembers() {
                guard let nearest = schema.nearestKeyword(to: name) else { continue }
                findings.add(keyOf: value, "\"\(name)\" is not a keyword", remark: NearestSpelling.question(nearest))
            }
        })
}

extension JSONSchema {
    /// The keyword of the dialect that a word was probably meant to be, unless it is there already.
    ///
    /// The distance must be small compared to both lengths: `constraints`, of eleven letters, is three edits away from
    /// `contains`, which are too many for the eight letters of the latter.
    func nearestKeyword(to name: String) -> String? {
        guard !KnownExtensions.contains(name), !isSetAside(name), let keywords = Self.keywords[dialect],
            let nearest = NearestSpelling.find(
                name, among: keywords.lazy.filter { NearestSpelling.find($0, among: [name]) != nil }),
            node[nearest] == nil
        else { return nil }
        return nearest
    }

    /// Whether the first character of a name shows that it is no keyword on purpose: `_enum`, `//enum`, `#enum`.
    private func isSetAside(_ name: String) -> Bool {
        name.utf8.first.map { [UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "#")].contains($0) } ?? false
    }

    /// The keywords that each dialect has.
    private static let keywords = SchemaDialect.allCases.reduce(into: [:]) { keywords, dialect in
        keywords[dialect] = SchemaKeyword.all.filter { $0.dialects?.contains(dialect) ?? false }.map(\.name)
    }
}

/// Words that editors and generators have added to JSON Schema, some of which look like misspelt keywords.
private enum KnownExtensions {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "markdownDescription", "markdownEnumDescriptions", "enumDescriptions", "enumNames", "defaultSnippets",
        "deprecationMessage", "errorMessage", "patternErrorMessage", "doNotSuggest", "suggestSortText",
        "allowComments", "allowTrailingCommas", "tsType", "options", "meta:enum", "version", "order", "name", "notes",
        "typeof", "$default",
    ]
}
