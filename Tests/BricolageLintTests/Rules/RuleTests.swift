import BricolageCore
import BricolageLint
@_spi(Keywords) import BricolageSchema
import Testing

/// What each rule finds, and what it leaves alone.
@Suite("Rules of lint")
struct RuleTests {
    /// The findings of one rule: where they are and what they say.
    private func findings(_ rule: String, _ text: String, _ dialect: SchemaDialect = .draft2020) throws -> [String] {
        let rule = try #require(LintRule.all.first { $0.name == rule })
        var registry = SchemaRegistry(dialect: dialect)
        let root = registry.add(SchemaSource(identifier: "urn:test", document: try JSONDocument(parsing: text)))
        let report = SchemaLinter(rules: [rule]).report(on: root, registry: registry)
        #expect(report.issues.allSatisfy { $0.rule == rule.name && $0.severity == rule.severity && $0.location != nil })
        return report.issues.map { "\($0.pointer ?? .root) \($0.message)\($0.remark)" }
    }

    /// - Parameter found: The pointers of the findings.
    private func expect(
        _ rule: String, in text: String, _ dialect: SchemaDialect = .draft2020, finds found: [String],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let places = try findings(rule, text, dialect).map { String($0.prefix { $0 != " " }) }
        #expect(places == found, "\(rule): \(text)", sourceLocation: sourceLocation)
    }

    @Test("invalid-keyword-value")
    func invalidKeywordValue() throws {
        try expect(
            "invalid-keyword-value", in: ##"{"minLength": "3", "$defs": {"a": {"type": "strng"}}}"##,
            finds: ["/minLength", "/$defs/a/type"])
        try expect("invalid-keyword-value", in: ##"{"exclusiveMinimum": true}"##, .draft4, finds: [""])
        try expect("invalid-keyword-value", in: ##"{"exclusiveMinimum": true, "minimum": 1}"##, .draft4, finds: [])
        try expect("invalid-keyword-value", in: ##"{"pattern": "("}"##, .draft7, finds: [])
        try expect("invalid-keyword-value", in: ##"{"items": {"$ref": 5}}"##, .draft4, finds: ["/items/$ref"])
        try expect("invalid-keyword-value", in: ##"{"properties": {"$ref": {}}}"##, .draft4, finds: [])
    }

    @Test("suggestions are made for keywords, not for members with the names of keywords")
    func advice() throws {
        let text = """
            {"properties": {"a": {"required": true}, "b": {"type": ["string", "int"]}, "type": "int", "required": 5},
             "type": "strnig"}
            """
        let rule = try #require(LintRule.all.first { $0.name == "invalid-keyword-value" })
        let root = JSONSchema(source: SchemaSource(path: "s.json", document: try JSONDocument(parsing: text)))
        let issues = SchemaLinter(rules: [rule]).report(on: root, registry: SchemaRegistry()).issues
        let remarks = issues.map { "\($0.pointer?.description ?? ""): \($0.remark)" }
        #expect(
            remarks == [
                "/properties/a/required: ; since draft 4, \"required\" lists keys and is part of the schema of the object",
                "/properties/b/type/1: ; did you mean \"integer\"?", "/properties/type: ", "/properties/required: ",
                "/type: ; did you mean \"string\"?",
            ])
    }

    @Test("embedded schemas that name another metaschema are checked only by that one")
    func embeddedMetaschemas() throws {
        let (draft4, draft7) = ("http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-07/schema#")
        let old = #"{"$id": "old", "$schema": "\#(draft4)", "minimum": 1, "exclusiveMinimum": true}"#
        try expect("invalid-keyword-value", in: #"{"$defs": {"old": \#(old)}, "items": \#(old)}"#, finds: [])
        // Findings keep their places, however deep the scopes are nested.
        let inner = #"{"$schema": "\#(draft7)", "exclusiveMinimum": true, "items": [\#(old), {"minLength": -1}]}"#
        let middle = #"{"$schema": "\#(draft4)", "type": 3, "not": \#(inner), "maxLength": "x", "required": []}"#
        try expect(
            "invalid-keyword-value", in: #"{"a": [1], "$defs": {"b": \#(middle)}, "minimum": {"c": null}}"#,
            finds: [
                "/$defs/b/type", "/$defs/b/not/exclusiveMinimum", "/$defs/b/not/items/1/minLength",
                "/$defs/b/maxLength", "/$defs/b/required", "/minimum",
            ])
        // An embedded `$schema` of draft 4 decides what may be a reference there, instead of the outer one.
        try expect(
            "invalid-keyword-value",
            in: #"{"$defs": {"a": {"$schema": "\#(draft4)", "items": {"$ref": 1}}, "b": {"$ref": 2}}}"#,
            finds: ["/$defs/a/items/$ref", "/$defs/b/$ref"])
    }

    @Test("a keyword that a metaschema requires is not required in embedded schemas of other metaschemas")
    func demandingMetaschema() throws {
        let mine =
            #"{"$id": "urn:mine", "$schema": "http://json-schema.org/draft-07/schema#", "#
            + ##""required": ["title"], "properties": {"definitions": {"additionalProperties": {"$ref": "#"}}}}"##
        let other = #"{"$schema": "http://json-schema.org/draft-07/schema#", "type": "string"}"#
        let rule = try #require(LintRule.all.first { $0.name == "invalid-keyword-value" })
        for (inner, count) in [(other, 0), ("{}", 1)] {
            var registry = SchemaRegistry()
            registry.add(SchemaSource(identifier: "urn:mine", document: try JSONDocument(parsing: mine)))
            let text = #"{"$schema": "urn:mine", "title": "", "definitions": {"a": \#(inner)}}"#
            let root = registry.add(SchemaSource(identifier: "urn:x", document: try JSONDocument(parsing: text)))
            let report = SchemaLinter(rules: [rule]).report(on: root, registry: registry)
            #expect(report.issues.count == count, "\(report.issues)")
        }
    }

    @Test("dangling-reference")
    func danglingReference() throws {
        let text =
            ##"{"$ref": "#/$defs/adress", "$defs": {"address": {"$ref": "other.json"}, "b": {"$ref": "#/$defs/address"}, "c": {"$ref": "#/$defs"}, "d": {"$ref": "#/$id"}}, "$id": "urn:x"}"##
        #expect(
            try findings("dangling-reference", text) == [
                ##"/$ref the reference "#/$defs/adress" leads nowhere; did you mean "#/$defs/address"?"##,
                ##"/$defs/address/$ref the reference "other.json" leads nowhere: no schema is known at "urn:other.json""##,
                ##"/$defs/d/$ref the reference "#/$id" leads to something that is not a schema"##,
            ])
        try expect("dangling-reference", in: ##"{"$dynamicRef": "#no"}"##, .draft7, finds: [])
        try expect("dangling-reference", in: ##"{"properties": {"$ref": {"type": "string"}}}"##, finds: [])
        try expect("dangling-reference", in: ##"{"$ref": "https://json-schema.org/draft/2020-12/schema"}"##, finds: [])
    }

    @Test("invalid-pattern")
    func invalidPattern() throws {
        try expect(
            "invalid-pattern",
            in: ##"{"pattern": "a\\Z", "patternProperties": {"^a": {"pattern": "b+"}, "(": true, "a\\_": true}}"##,
            finds: ["/pattern", "/patternProperties/("])
        try expect("invalid-pattern", in: ##"{"properties": {"pattern": {"const": "("}}}"##, finds: [])
    }

    @Test("loose-pattern")
    func loosePattern() throws {
        try expect(
            "loose-pattern",
            in:
                ##"{"pattern": "(?i)a", "patternProperties": {"^a": {"pattern": "a\\_"}, "(": true, "[\\w-.]": true}}"##,
            finds: ["/pattern", "/patternProperties/^a/pattern", "/patternProperties/[\\w-.]"])
        try expect("loose-pattern", in: ##"{"pattern": "a_", "format": "(?i)a"}"##, finds: [])
    }

    /// Such files used to be checked by no metaschema.
    @Test(
        "an address of no version is reported, and the file is checked by the assumed version",
        arguments: ["http://json-schema.org/schema#", "https://json-schema.org/schema"])
    func addressOfNoVersion(address: String) throws {
        let schema = ##"{"$schema": "\##(address)", "type": "strin"}"##
        let newest = "https://json-schema.org/draft/2020-12/schema"
        #expect(
            try findings("unknown-dialect", schema) == [
                "/$schema \"\(address)\" is not a version of JSON Schema; this program reads it as \"\(newest)\""
            ])
        try expect("invalid-keyword-value", in: schema, finds: ["/type"])
    }

    @Test("missing-dialect and unknown-dialect")
    func dialects() throws {
        try expect("missing-dialect", in: "{}", finds: [""])
        try expect("missing-dialect", in: "true", finds: [])
        try expect("missing-dialect", in: ##"{"$schema": "urn:x"}"##, finds: [])
        // The version of an API description determines the dialect of its schemas.
        try expect("missing-dialect", in: ##"{"openapi": "3.1.0", "components": {"schemas": {"A": {}}}}"##, finds: [])
        #expect(
            try findings("unknown-dialect", ##"{"$schema": "http://json-schema.org/draft-8/schema#"}"##) == [
                ##"/$schema the dialect "http://json-schema.org/draft-8/schema#" is not known; did you mean "##
                    + ##""http://json-schema.org/draft-07/schema#"?"##
            ])
        try expect("unknown-dialect", in: ##"{"$schema": "https://json-schema.org/draft/2019-09/schema"}"##, finds: [])
    }

    @Test(
        "an unusual address of a dialect switches no check off",
        arguments: [
            "https://json-schema.org/draft-07/schema#", "https://json-schema.org/draft-07/schema",
            "https://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-05/schema#",
            "http://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft/2019-09/schema#",
        ])
    func unusualAddress(address: String) throws {
        let text = #"{"$schema": "\#(address)", "properties": {"a": {"type": "strnig"}, "b": {"minLength": "3"}}}"#
        try expect("invalid-keyword-value", in: text, finds: ["/properties/a/type", "/properties/b/minLength"])
    }

    @Test("unusual-dialect-address")
    func unusualDialectAddress() throws {
        #expect(
            try findings("unusual-dialect-address", ##"{"$schema": "https://json-schema.org/draft-07/schema#"}"##) == [
                ##"/$schema other programs may not know the dialect "https://json-schema.org/draft-07/schema#""##
                    + ##"; its address is "http://json-schema.org/draft-07/schema#""##
            ])
        for usual in [
            "http://json-schema.org/draft-07/schema#", "http://json-schema.org/draft-07/schema",
            "https://json-schema.org/draft/2020-12/schema", "https://json-schema.org/draft/2020-12/schema#",
            "http://json-schema.org/draft-07/hyper-schema#", "https://json-schema.org/v1", "urn:x",
        ] {
            try expect("unusual-dialect-address", in: #"{"$schema": "\#(usual)"}"#, finds: [])
        }
    }

    @Test("misspelt-keyword and unknown-keyword")
    func keywords() throws {
        let text =
            ##"{"minlength": 1, "descripton": "", "x-minlenght": 1, "mandatory": true, "enumNames": [], "example": 1, "properties": {"minlength": {}}}"##
        #expect(
            try findings("misspelt-keyword", text) == [
                #"/minlength "minlength" is not a keyword; did you mean "minLength"?"#,
                #"/descripton "descripton" is not a keyword; did you mean "description"?"#,
            ])
        try expect("unknown-keyword", in: text, finds: ["/mandatory", "/enumNames"])
        for rule in ["misspelt-keyword", "unknown-keyword"] {
            try expect(rule, in: ##"{"x-format": 1, "X-format": 1, "X-Type": 1}"##, finds: [])
        }
        try expect("misspelt-keyword", in: ##"{"minlength": 1, "minLength": 2}"##, finds: [])
        try expect("misspelt-keyword", in: ##"{"$ref": "#", "minlength": 1}"##, .draft7, finds: [])
        try expect("misspelt-keyword", in: ##"{"cons": 1}"##, .draft4, finds: [])
        let folders =
            ##"{"$format": {"a": {"$ref": "#/formatt/b/c"}}, "formatt": {"b": {"c": {}}}, "formats": {"a": {}}, "not": {"$ref": "#/$format/a"}}"##
        try expect("misspelt-keyword", in: folders, finds: ["/formats"])
    }

    @Test(
        "a word resembles a keyword if no more than a third of either differs",
        arguments: [
            ("constraints", nil), ("contians", "contains"), ("containss", "contains"), ("constains", "contains"),
            ("additionalPropertys", "additionalProperties"), ("notes2", nil), ("patern", "pattern"),
            ("dependentSchema", "dependentSchemas"), ("minProperty", "minProperties"),
        ] as [(String, String?)])
    func nearWords(word: String, keyword: String?) throws {
        let words = keyword.map { [#"/\#(word) "\#(word)" is not a keyword; did you mean "\#($0)"?"#] }
        #expect(try findings("misspelt-keyword", #"{"\#(word)": 1}"#) == words ?? [])
        try expect("unknown-keyword", in: #"{"\#(word)": 1}"#, finds: keyword == nil ? ["/\(word)"] : [])
    }

    @Test(
        "schemas are checked wherever keywords contain them",
        arguments: [
            (
                SchemaDialect.draft2020,
                "not if then else contains propertyNames additionalProperties items contentSchema", ""
            ),
            (.draft2020, "unevaluatedProperties unevaluatedItems", ""), (.draft7, "additionalItems", ""),
            (.draft2020, "allOf anyOf oneOf prefixItems", "/0"), (.draft7, "items", "/0"),
            (.draft3, "extends disallow type", "/0"),
            (.draft2020, "properties patternProperties dependentSchemas $defs", "/a"), (.draft4, "definitions", "/a"),
            (.draft7, "dependencies", "/a"), (.v1, "propertyDependencies", "/a/b"),
        ])
    func schemasInside(dialect: SchemaDialect, keywords: String, rest: String) throws {
        for keyword in keywords.split(separator: " ") {
            var inner = #"{"minlength": 1}"#
            for token in rest.split(separator: "/").reversed() {
                inner = token == "0" ? "[\(inner)]" : "{\"\(token)\": \(inner)}"
            }
            let place = "/\(keyword)\(rest)/minlength"
            try expect("misspelt-keyword", in: "{\"\(keyword)\": \(inner)}", dialect, finds: [place])
        }
    }

    @Test("keywords of editors and generators are unknown, not misspelt", arguments: ["$default", "notes", "typeof"])
    func knownExtension(name: String) throws {
        try expect("misspelt-keyword", in: #"{"\#(name)": 1}"#, finds: [])
        try expect("unknown-keyword", in: #"{"\#(name)": 1}"#, finds: ["/\(name)"])
    }

    @Test("words with a mark before them are unknown, not misspelt", arguments: ["_enum", "//format", "#items"])
    func setAsideWord(name: String) throws {
        let place = JSONPointer.root.appending(name)
        try expect("misspelt-keyword", in: #"{"\#(name)": 1}"#, finds: [])
        try expect("unknown-keyword", in: #"{"\#(name)": 1}"#, finds: ["\(place)"])
    }

    @Test("other-dialect-keyword")
    func otherDialectKeyword() throws {
        try expect(
            "other-dialect-keyword", in: ##"{"const": 1, "if": {}, "$defs": {}, "examples": []}"##, .draft4,
            finds: ["/const", "/if"])
        try expect(
            "other-dialect-keyword", in: ##"{"prefixItems": [], "id": "x", "divisibleBy": 1}"##, .draft7,
            finds: ["/prefixItems", "/id", "/divisibleBy"])
        try expect(
            "other-dialect-keyword", in: ##"{"additionalItems": false, "definitions": {}, "const": 1}"##,
            finds: ["/additionalItems"])
    }

    @Test("says whether a dialect is older than a keyword or has dropped it")
    func otherDialectRemark() throws {
        #expect(
            try findings("other-dialect-keyword", #"{"prefixItems": [], "divisibleBy": 1}"#, .draft7) == [
                #"/prefixItems "prefixItems" means nothing in draft-07; 2020-12 was the first version to have it"#,
                #"/divisibleBy "divisibleBy" means nothing in draft-07; draft-03 was the last version to have it"#,
            ])
    }

    @Test("addresses and definitions are accepted under either name", arguments: ["$anchor", "$defs", "$id"])
    func foundUnderEitherName(name: String) throws {
        try expect("other-dialect-keyword", in: #"{"\#(name)": {}}"#, .draft4, finds: [])
    }

    @Test("contradictory-bounds")
    func contradictoryBounds() throws {
        let text = ##"{"minimum": 3, "maximum": 2, "minLength": 2, "maxLength": 2, "minItems": 1, "maxItems": 0}"##
        try expect("contradictory-bounds", in: text, finds: ["/minimum", "/minItems"])
        try expect("contradictory-bounds", in: ##"{"minimum": 1, "exclusiveMaximum": 1}"##, finds: ["/minimum"])
        try expect("contradictory-bounds", in: ##"{"minimum": 1, "maximum": 1}"##, finds: [])
        try expect(
            "contradictory-bounds", in: ##"{"minimum": 1, "maximum": 1, "exclusiveMaximum": true}"##, .draft4,
            finds: ["/minimum"])
        try expect(
            "contradictory-bounds", in: ##"{"minimum": 1, "maximum": 1, "exclusiveMinimum": true}"##, .draft3,
            finds: ["/minimum"])
        try expect(
            "contradictory-bounds", in: ##"{"exclusiveMinimum": true, "minLength": 2, "maxLength": 2}"##, .draft4,
            finds: [])
        try expect("contradictory-bounds", in: ##"{"minimum": 0.1, "maximum": 1e-1}"##, finds: [])
        try expect("contradictory-bounds", in: ##"{"$ref": "#", "minimum": 3, "maximum": 2}"##, .draft7, finds: [])
        let contained = ##""contains": {"type": "string"}, "minContains": 3, "maxContains": 2"##
        try expect("contradictory-bounds", in: "{\(contained)}", finds: ["/minContains"])
        try expect("contradictory-bounds", in: "{\(contained)}", .draft7, finds: [])
        try expect("contradictory-bounds", in: ##"{"contains": {}, "maxContains": 0}"##, finds: ["/maxContains"])
        try expect("contradictory-bounds", in: ##"{"contains": {}, "maxContains": 1}"##, finds: [])
        try expect("contradictory-bounds", in: ##"{"maxContains": 0, "maxItems": 0}"##, finds: [])
        // Without "contains" both have no effect.
        try expect("contradictory-bounds", in: ##"{"minContains": 3, "maxContains": 2}"##, finds: [])
    }

    @Test("forbidden-required")
    func forbiddenRequired() throws {
        let closed =
            ##"{"properties": {"name": {}, "no": false}, "patternProperties": {"^x-": {}}, "additionalProperties": false, "required": ["name", "nmae", "x-a", "no"]}"##
        #expect(
            try findings("forbidden-required", closed) == [
                #"/required/1 "nmae" is required, and "additionalProperties": false does not allow it; did you mean "name"?"#,
                #"/required/3 "no" is required, and the schema of that property is false"#,
            ])
        try expect("forbidden-required", in: ##"{"required": ["a"], "additionalProperties": {}}"##, finds: [])
        #expect(
            try findings("forbidden-required", #"{"properties": {"a": {"not": {}}, "b": {}}, "required": ["a"]}"#) == [
                #"/required/0 "a" is required, and the schema of that property accepts no value"#
            ])
        try expect(
            "forbidden-required", in: ##"{"required": true, "additionalProperties": false}"##, .draft3, finds: [])
    }

    @Test(
        "a pattern may allow a required member, however it begins, and an invalid pattern any member",
        arguments: [
            ("^name", ["/required/1"]), ("^n?ame", []), ("^(other|na)", ["/required/1"]), ("^x|ame$", ["/required/0"]),
            ("^x(", []), ("", []), ("^$", ["/required/0", "/required/1"]),
        ])
    func requiredByPattern(pattern: String, found: [String]) throws {
        let text =
            #"{"patternProperties": {"^z": {}, "\#(pattern)": {}}, "additionalProperties": false, "required": ["names", "ame"]}"#
        try expect("forbidden-required", in: text, finds: found)
    }

    @Test("the rule applies since draft 4, in which required became a list", arguments: SchemaDialect.allCases)
    func forbiddenRequiredSince(dialect: SchemaDialect) throws {
        try expect(
            "forbidden-required", in: ##"{"required": ["a"], "additionalProperties": false}"##, dialect,
            finds: dialect < .draft4 ? [] : ["/required/0"])
    }

    @Test("value-of-other-type")
    func valueOfOtherType() throws {
        try expect(
            "value-of-other-type", in: ##"{"type": ["integer", "null"], "enum": [1, 1.0, 1.5, null, "x"]}"##,
            finds: ["/enum/2", "/enum/4"])
        try expect("value-of-other-type", in: ##"{"type": "string", "const": 1}"##, finds: ["/const"])
        try expect("value-of-other-type", in: ##"{"type": "string", "const": 1}"##, .draft4, finds: [])
        try expect("value-of-other-type", in: ##"{"type": "any", "enum": [1]}"##, .draft3, finds: [])
        try expect("value-of-other-type", in: ##"{"enum": [1, "x"]}"##, finds: [])
    }

    @Test("null has the type of a schema that OpenAPI calls nullable")
    func nullableValue() throws {
        let text = ##"""
            {"openapi": "3.0.3", "components": {"schemas": {
                "A": {"type": "string", "nullable": true, "enum": ["a", null]}, "B": {"type": "string", "enum": [null]}
            }}}
            """##
        try expect("value-of-other-type", in: text, finds: ["/components/schemas/B/enum/0"])
    }

    @Test("inapplicable-keyword")
    func inapplicableKeyword() throws {
        try expect(
            "inapplicable-keyword", in: ##"{"type": "integer", "minLength": 1, "minimum": 1, "properties": {}}"##,
            finds: ["/minLength", "/properties"])
        try expect(
            "inapplicable-keyword", in: ##"{"type": ["array", "string"], "minLength": 1, "items": {}}"##, finds: [])
        try expect("inapplicable-keyword", in: ##"{"type": "string", "required": ["a"]}"##, finds: ["/required"])
        try expect("inapplicable-keyword", in: ##"{"type": "string", "required": true}"##, finds: [])
        try expect("inapplicable-keyword", in: ##"{"type": "string", "required": true}"##, .draft3, finds: [])
        // Nobody knows what a misspelt type was meant to be.
        try expect("inapplicable-keyword", in: ##"{"type": "strng", "minLength": 1}"##, finds: [])
        try expect("inapplicable-keyword", in: ##"{"type": ["integer", "strng"], "minLength": 1}"##, finds: [])
        try expect("inapplicable-keyword", in: ##"{"type": "string", "prefixItems": []}"##, .draft7, finds: [])
    }

    @Test("ignored-sibling")
    func ignoredSibling() throws {
        let text = ##"{"properties": {"a": {"$ref": "#", "minLength": 1, "description": "", "definitions": {}}}}"##
        try expect("ignored-sibling", in: text, .draft7, finds: ["/properties/a/minLength"])
        try expect("ignored-sibling", in: text, .draft2019, finds: [])
        let ofDraft3 = ##"{"properties": {"a": {"$ref": "#", "minLength": 1, "required": true}}}"##
        try expect("ignored-sibling", in: ofDraft3, .draft3, finds: ["/properties/a/minLength"])
        let ofDraft4 = ##"{"properties": {"a": {"$ref": "#", "required": ["b"]}}}"##
        try expect("ignored-sibling", in: ofDraft4, .draft4, finds: ["/properties/a/required"])
    }

    @Test("condition-without-effect")
    func conditionWithoutEffect() throws {
        try expect("condition-without-effect", in: ##"{"then": {}, "else": {}}"##, finds: ["/then", "/else"])
        try expect("condition-without-effect", in: ##"{"if": {}}"##, finds: ["/if"])
        try expect(
            "condition-without-effect", in: ##"{"if": {}, "then": {}, "contains": {}, "minContains": 2}"##, finds: [])
        try expect(
            "condition-without-effect", in: ##"{"if": {}, "unevaluatedProperties": false, "maxContains": 2}"##,
            finds: ["/maxContains"])
        try expect("condition-without-effect", in: ##"{"then": {}}"##, .draft6, finds: [])
        // Members and elements that a condition evaluates count for the surrounding schemas too.
        for keyword in ["unevaluatedProperties", "unevaluatedItems"] {
            let text = ##"{"allOf": [{"if": {"properties": {"a": true}}}], "\##(keyword)": false}"##
            try expect("condition-without-effect", in: text, finds: [])
            try expect("condition-without-effect", in: text, .draft7, finds: ["/allOf/0/if"])
        }
    }

    @Test("additional-items-without-tuple")
    func additionalItemsWithoutTuple() throws {
        try expect(
            "additional-items-without-tuple", in: ##"{"items": {}, "additionalItems": false}"##, .draft7,
            finds: ["/additionalItems"])
        try expect(
            "additional-items-without-tuple", in: ##"{"additionalItems": false}"##, .draft7, finds: ["/additionalItems"]
        )
        try expect(
            "additional-items-without-tuple", in: ##"{"items": [{}], "additionalItems": false}"##, .draft7, finds: [])
        // That it never applies is the finding of another rule.
        let never = ##"{"type": "object", "additionalItems": false}"##
        try expect("additional-items-without-tuple", in: never, .draft7, finds: [])
        try expect("inapplicable-keyword", in: never, .draft7, finds: ["/additionalItems"])
        let alone = try findings("additional-items-without-tuple", #"{"additionalItems": false}"#, .draft7)
        #expect(alone.first?.hasSuffix("has no effect without \"items\"") == true)
        let text = #"{"items": true, "additionalItems": false}"#
        let beside = try findings("additional-items-without-tuple", text, .draft7)
        #expect(beside.first?.hasSuffix("because \"items\" applies to all elements") == true)
    }

    @Test("a list in items is reported once, by the metaschema or a rule", arguments: SchemaDialect.allCases)
    func itemsListSince(dialect: SchemaDialect) throws {
        let list = ##"{"items": [{}]}"##
        try expect("items-list", in: list, dialect, finds: dialect > .draft2020 ? ["/items"] : [])
        try expect("invalid-keyword-value", in: list, dialect, finds: dialect == .draft2020 ? ["/items"] : [])
    }

    @Test("duplicate-value")
    func duplicateValue() throws {
        try expect(
            "duplicate-value", in: ##"{"enum": [1, "1", 1.0, {"a": 1}, {"a": 1}], "required": ["a", "b", "a"]}"##,
            finds: ["/enum/2", "/enum/4", "/required/2"])
        try expect(
            "duplicate-value", in: ##"{"dependentRequired": {"a": ["b", "b"]}, "type": ["null", "null"]}"##,
            finds: ["/dependentRequired/a/1", "/type/1"])
        try expect("duplicate-value", in: ##"{"examples": [1, 2, 1]}"##, finds: ["/examples/2"])
        try expect(
            "duplicate-value", in: ##"{"dependencies": {"a": ["b", "c", "b"], "b": {"enum": [1, 1]}}}"##, .draft7,
            finds: ["/dependencies/a/2", "/dependencies/b/enum/1"])
    }

    @Test(
        "a schema that a later member with the same key replaces has no effect, wherever it is",
        arguments: [
            ##"{"properties": {"a": {"$ref": "#/no"}}, "properties": {"a": {"type": "string"}}}"##,
            ##"{"properties": {"a": {"$ref": "#/no"}, "\u0061": {"type": "string"}}}"##,
            ##"{"not": {"$ref": "#/no"}, "not": false}"##, ##"{"allOf": [{"$ref": "#/no"}], "allOf": [true]}"##,
        ])
    func shadowedSchemas(text: String) throws {
        try expect("dangling-reference", in: text, finds: [])
        #expect(try findings("repeated-key", text).count == 1)
    }

    @Test("repeated-identifier")
    func repeatedIdentifier() throws {
        let text =
            ##"{"$id": "http://x/a", "$defs": {"a": {"$anchor": "n"}, "b": {"$id": "b", "$anchor": "n", "$dynamicAnchor": "n"}, "c": {"$dynamicAnchor": "n"}, "d": {"$id": "/b"}, "e": {"$id": "#"}, "f": {"$id": "A"}, "g": {"const": {"$id": "b"}}}}"##
        #expect(
            try findings("repeated-identifier", text) == [
                #"/$defs/c/$dynamicAnchor another schema of this file is called "n" already"#,
                #"/$defs/d/$id another schema of this file is called "/b" already"#,
                ##"/$defs/e/$id another schema of this file is called "#" already"##,
            ])
        let old = ##"{"definitions": {"a": {"$id": "#n"}, "b": {"$id": "#n"}, "c": {"$id": "#n", "$ref": "#"}}}"##
        try expect("repeated-identifier", in: old, .draft7, finds: ["/definitions/b/$id"])
        try expect("repeated-identifier", in: old, .draft4, finds: [])
        try expect("repeated-identifier", in: old.replacing("$id", with: "id"), .draft4, finds: ["/definitions/b/id"])
        try expect("repeated-identifier", in: ##"{"$defs": {"a": {"$anchor": 1}, "b": {"$anchor": 1}}}"##, finds: [])
    }

    @Test("repeated-key")
    func repeatedKey() throws {
        let text = ##"{"properties": {"a": {}, "b": {"enum": [[{"c": 1, "c": 1}]]}, "a": {}}, "title": "a"}"##
        try expect("repeated-key", in: text, finds: ["/properties/b/enum/0/0/c", "/properties/a"])
        try expect("repeated-key", in: "true", finds: [])
        // A letter of two scalars and the same letter as one scalar are two keys.
        try expect(
            "repeated-key", in: ##"{"properties": {"a": {}, "\u00e9": {}, "e\u0301": {}, "a": {}}}"##,
            finds: ["/properties/a"])
    }

    @Test("no-valid-value")
    func noValidValue() throws {
        try expect(
            "no-valid-value", in: ##"{"properties": {"a": false, "b": {"enum": []}, "c": {"enum": [1]}}}"##,
            finds: ["/properties/b/enum"])
        try expect("no-valid-value", in: "false", finds: [""])
        try expect("no-valid-value", in: "true", finds: [])
    }

    @Test(
        "a file whose parts allow no common type has no valid value",
        arguments: [
            (#"{"not": {}}"#, true), (#"{"not": true}"#, true),
            (#"{"allOf": [{"type": "string"}, {"type": "number"}]}"#, true),
            (##"{"$ref": "#/$defs/a", "type": "object", "$defs": {"a": {"anyOf": [{"type": "null"}, false]}}}"##, true),
            // A member may be forbidden on purpose, and a schema of one type may refuse others.
            (#"{"properties": {"a": {"not": {}}}}"#, false), (#"{"not": {"required": ["a"]}}"#, false),
            (#"{"allOf": [{"type": "integer"}, {"type": "number"}]}"#, false),
            (#"{"anyOf": [{"not": {}}, {"type": "null"}]}"#, false), (##"{"allOf": [{"$ref": "#"}]}"##, false),
            (#"{"openapi": "3.1.0", "not": {}}"#, false),
        ])
    func noCommonType(text: String, isFound: Bool) throws {
        try expect("no-valid-value", in: text, finds: isFound ? [""] : [])
    }

    @Test("refused-value")
    func refusedValue() throws {
        #expect(
            try findings("refused-value", #"{"const": 5, "maximum": 3}"#) == [
                "/const another keyword beside it refuses this value, so it can never occur"
            ])
        try expect("refused-value", in: #"{"enum": ["a", "abc"], "maxLength": 2}"#, finds: ["/enum/1"])
        try expect(
            "refused-value", in: ##"{"$ref": "#/$defs/a", "enum": [1, 9], "$defs": {"a": {"maximum": 5}}}"##,
            finds: ["/enum/1"])
        // A reference of draft 7 hides what is beside it, and other rules report values of other types.
        try expect(
            "refused-value", in: ##"{"$ref": "#/definitions/a", "const": 9, "definitions": {"a": {"maximum": 5}}}"##,
            .draft7, finds: [])
        try expect("refused-value", in: #"{"type": "string", "enum": ["a", 1], "maxLength": 2}"#, finds: [])
        try expect("refused-value", in: #"{"const": 5, "enum": [5], "title": "five"}"#, finds: [])
    }

    @Test("endless-reference")
    func endlessReference() throws {
        #expect(
            try findings("endless-reference", ##"{"$ref": "#"}"##) == [
                "/$ref this leads back to its own schema for the same value, so validation may never end"
            ])
        let definitions = ##"{"a": {"not": {"$ref": "#/$defs/b"}}, "b": {"anyOf": [true, {"$ref": "#/$defs/a"}]}}"##
        try expect(
            "endless-reference", in: ##"{"allOf": [{"$ref": "#/$defs/a"}], "$defs": \##(definitions)}"##,
            finds: ["/$defs/b/anyOf/1/$ref"])
        try expect(
            "endless-reference",
            in: ##"{"if": {"$ref": "#/$defs/a"}, "then": {"$ref": "#"}, "$defs": {"a": {"$ref": "#/$defs/a"}}}"##,
            finds: ["/then/$ref", "/$defs/a/$ref"])
        try expect(
            "endless-reference", in: ##"{"if": {"const": 1}, "else": {"$ref": "#"}}"##, finds: ["/else/$ref"])
        try expect(
            "endless-reference", in: ##"{"dependentSchemas": {"a": {"$ref": "#"}}}"##,
            finds: ["/dependentSchemas/a/$ref"])
        try expect(
            "endless-reference", in: ##"{"dependencies": {"a": ["b"], "c": {"$ref": "#"}}}"##, .draft7,
            finds: ["/dependencies/c/$ref"])
        // An inner value is another one, and two references to one schema are no circle.
        for text in [
            ##"{"properties": {"a": {"$ref": "#"}}, "items": {"$ref": "#"}, "not": {"required": ["a"]}}"##,
            ##"{"allOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/a"}], "$defs": {"a": {}}}"##,
            ##"{"$ref": "https://example.com/other"}"##,
            ##"{"then": {"$ref": "#"}, "else": {"$ref": "#"}}"##,
        ] { try expect("endless-reference", in: text, finds: []) }
        let hidden = ##"{"$ref": "#/a", "allOf": [{"$ref": "#"}], "a": {}}"##
        try expect("endless-reference", in: hidden, .draft7, finds: [])
    }

    /// Such a chain would take too much of the stack if it were followed by recursion.
    @Test("a long chain of references is followed to its end")
    func longChainOfReferences() throws {
        let links = (0..<20_000).map { ##""d\##($0)": {"allOf": [{"$ref": "#/$defs/d\##(($0 + 1) % 20_000)"}]}"## }
        let text = #"{"$defs": {\#(links.joined(separator: ","))}}"#
        #expect(try findings("endless-reference", text).count == 1)
    }

    @Test("unknown-vocabulary")
    func unknownVocabulary() throws {
        func text(_ vocabularies: String) -> String {
            #"""
            {"$id": "https://example.com/a", "$schema": "https://example.com/m", "$defs": {"m": {"$id": "/m",
             "$schema": "https://json-schema.org/draft/2020-12/schema", "$vocabulary": {\#(vocabularies)}}}}
            """#
        }
        #expect(
            try findings("unknown-vocabulary", text(#""https://example.com/v": true"#)) == [
                #"/$schema its metaschema requires the vocabulary "https://example.com/v", which is not known"#
            ])
        try expect("unknown-vocabulary", in: text(#""https://example.com/v": false"#), finds: [])
        try expect(
            "unknown-vocabulary", in: text(#""https://json-schema.org/draft/2020-12/vocab/core": true"#), finds: [])
    }

    /// The metaschema refuses most of these lists, and the warning said the same again.
    @Test(
        "a value that is in its list twice is reported once",
        arguments: [
            (#"{"required": ["a", "a"]}"#, SchemaDialect.draft2020), (#"{"type": ["null", "null"]}"#, .draft7),
            (#"{"enum": [1, 1]}"#, .draft2020), (#"{"enum": [1, 1]}"#, .draft4), (#"{"examples": [1, 1]}"#, .draft6),
            (#"{"dependentRequired": {"a": ["b", "b"]}}"#, .draft2019),
            (#"{"dependencies": {"a": ["b", "b"]}}"#, .draft4), (#"{"dependencies": {"a": ["b", "b"]}}"#, .draft3),
        ])
    func duplicateValueOnce(text: String, dialect: SchemaDialect) throws {
        var registry = SchemaRegistry(dialect: dialect)
        let root = registry.add(SchemaSource(identifier: "urn:test", document: try JSONDocument(parsing: text)))
        let rules = SchemaLinter().report(on: root, registry: registry).issues.map(\.rule)
        #expect(rules.filter { ["duplicate-value", "invalid-keyword-value"].contains($0) }.count == 1)
    }

    @Test("equal-branches")
    func equalBranches() throws {
        try expect(
            "equal-branches", in: ##"{"oneOf": [{"type": "string"}, {}, {"type": "string"}], "anyOf": [{}, {}]}"##,
            finds: ["/oneOf/2"])
        // An integer is still valid.
        #expect(
            try findings(
                "equal-branches", ##"{"oneOf": [{"type": "string"}, {"type": "string"}, {"type": "integer"}]}"##)
                == [#"/oneOf/1 "oneOf" has an equal branch already, so no value that matches it is valid"#])
        try expect("equal-branches", in: ##"{"oneOf": [{"const": 1}, {"const": 2}]}"##, finds: [])
    }

    @Test("misspelt-format")
    func misspeltFormat() throws {
        #expect(
            try findings("misspelt-format", ##"{"format": "datetime"}"##) == [
                ##"/format no format is called "datetime"; did you mean "date-time"?"##
            ])
        try expect("misspelt-format", in: ##"{"items": {"format": "uuid"}, "format": "int32"}"##, finds: [])
        // A format of a later dialect is not suggested.
        try expect("misspelt-format", in: ##"{"format": "uid"}"##, .draft4, finds: [])
        try expect("misspelt-format", in: ##"{"format": "uid"}"##, finds: ["/format"])
        // A format of another dialect is not misspelt.
        try expect("misspelt-format", in: ##"{"format": "iri"}"##, .draft4, finds: [])
    }

    @Test("refused-example")
    func refusedExample() throws {
        let text =
            ##"{"properties": {"a": {"$ref": "#/$defs/n", "default": "x"}, "b": {"type": "null", "examples": [null, 1], "default": null}}, "$defs": {"n": {"type": "number"}}}"##
        try expect("refused-example", in: text, finds: ["/properties/a/default", "/properties/b/examples/1"])
        try expect("refused-example", in: ##"{"type": "string", "examples": [1]}"##, .draft4, finds: [])
        try expect("refused-example", in: ##"{"$ref": "#", "default": 1}"##, finds: [])
    }

    /// One such schema used to hide all refused examples of its file.
    @Test("an example is checked unless its own schema leads to one that cannot be compiled")
    func refusedExampleBesideInvalidSchemas() throws {
        let text = ##"""
            {"default": 1, "properties": {
                "a": {"pattern": "(", "default": 1}, "b": {"type": "string", "default": 1},
                "c": {"items": {"$ref": "#/$defs/c"}, "type": "string", "default": 1},
                "d": {"$ref": "https://example.com/none", "default": 1},
                "e": {"$defs": {"x": {"pattern": "("}}, "type": "string", "default": 1}},
             "$defs": {"c": {"patternProperties": {"(": {}}}}}
            """##
        try expect("refused-example", in: text, finds: ["/properties/b/default", "/properties/e/default"])
    }

    @Test("the message calls a refused default a default, and a refused example an example")
    func refusedExampleWords() throws {
        #expect(
            try findings("refused-example", ##"{"type": "string", "default": 1, "examples": [2]}"##) == [
                "/default the schema refuses the default that it gives",
                "/examples/0 the schema refuses the example that it gives",
            ])
    }

    @Test("unused-definition")
    func unusedDefinition() throws {
        let text =
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"items": {"$ref": "#/$defs/group/b"}}, "group": {"b": {}}, "c": {"$ref": "#/$defs/d"}, "d": {}, "e": {"$dynamicAnchor": "e"}, "f": true}}"##
        try expect("unused-definition", in: text, finds: ["/$defs/c", "/$defs/d", "/$defs/f"])
        // The message is also true of a definition that only an unused one refers to.
        let words = try findings("unused-definition", text)
        #expect(
            words[1] == #"/$defs/d the definition "d" is not used: no reference that starts at the root leads to it"#)
        try expect("unused-definition", in: ##"{"title": "", "definitions": {"a": {}}}"##, finds: [])
    }

    @Test("the table of keywords agrees with the metaschema of each dialect")
    func keywordTable() throws {
        for dialect in SchemaDialect.allCases where dialect != .v1 {
            // Every keyword that a metaschema describes, except those that the dialect keeps only for old
            // schemas.
            let names = try Self.describedKeywords(dialect).subtracting([
                "$recursiveAnchor", "$recursiveRef", "dependencies", "definitions", "format",
            ])
            let known = Set(SchemaKeyword.all.filter { $0.dialects?.contains(dialect) ?? false }.map(\.name))
            #expect(names.subtracting(known).isEmpty, "\(dialect): \(names.subtracting(known))")
            #expect(
                known.subtracting(names).isSubset(of: [
                    "$recursiveAnchor", "$recursiveRef", "dependencies", "definitions", "format", "$schema", "$comment",
                    "readOnly", "writeOnly", "contentEncoding", "contentMediaType", "$ref",
                ]), "\(dialect): \(known.subtracting(names))")
        }
    }

    private static func describedKeywords(_ dialect: SchemaDialect) throws -> Set<String> {
        var registry = SchemaRegistry()
        let start = registry.add(SchemaSource(document: try JSONDocument(parsing: "{}")))
        var pending = [try registry.resolve(dialect.metaschemaAddress, from: start)]
        var names: Set<String> = []
        while let schema = pending.popLast() {
            names.formUnion(schema.namedSchemas(in: "properties").map(\.name))
            for part in schema.schemas(in: "allOf") ?? [] {
                if let text = part["$ref"]?.string { pending.append(try registry.resolve(text, from: part)) }
            }
        }
        return names
    }
}
