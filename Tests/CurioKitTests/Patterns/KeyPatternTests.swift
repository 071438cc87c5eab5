internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting
internal import CurioKit
internal import ECMARegex
internal import Testing

/// Members whose keys match a pattern, recognized without a regular expression.
@Suite struct KeyPatternTests {
    private static let keys = [
        "", "x-", "x-a", "ax-", "/", "/a", "a/", "1", "12", "200", "2XX", "600", "20", "2000", "a", "A", "_", "a1",
        "1a",
        "a-b", "a_b", "a.b", "a b", "low", "high", "lower", "other", "é", "aé", "env", "env_A", "test", "my-test-1",
        "a.swift",
        "a.swift.b", "-", "a-", "v1", "v12", "v123", "$ref", "+", "a+b", "x-é", "\u{1F600}",
        // Code points that Swift joins into a character, or that are equivalent to one, are separate in a pattern.
        "x-\u{301}a", "/\u{301}", "a\u{301}.swift", "a.swift\u{301}", "test\u{301}", "e\u{301}", "b", "low\u{301}",
    ]

    private func fitting(_ pattern: String) throws -> TypeFitting {
        let schema = JSON.object([
            "type": "object", "patternProperties": .object([pattern: ["type": "integer"]]),
            "additionalProperties": ["type": "string"],
        ])
        let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
        return try TypeFitting(source, loader: nil)
    }

    /// Whether a member has the type of the pattern; otherwise it must have that of the other members.
    private func isTold(_ key: String, by fitting: TypeFitting) throws -> Bool {
        let integer = try fitting.fit(JSONDocument(JSON.object([key: 1])))
        let string = try fitting.fit(JSONDocument(JSON.object([key: "text"])))
        #expect((integer.refusal == nil) != (string.refusal == nil), "\(key)")
        return integer.refusal == nil
    }

    @Test(arguments: [
        "^x-", "^/", "^x-.*$", "^x-.*", "\\.swift$", "test", "^(low|high)$", "^low$", "^lowe?r?$", "^(?:low)(er)?$",
        "^[1-5](?:\\d{2}|XX)$", "^\\d{3}$", "^[a-z]+$", "^[a-z]*$", "^\\w+$", "^\\d", "^[a-zA-Z_][a-zA-Z0-9_]*$",
        "^[a-zA-Z][a-zA-Z0-9-]*[a-zA-Z0-9]?$", "^[^./]+$", "^\\S+$", "[0-9]", "[a-z0-9]+", "^v\\d{1,2}$", "^.{1,3}$",
        "^\\$ref$", "^[a-z]{2,}$", "^[-a]+$", "^[a\\-]+$", "^a\\+b$", "^env_", "^.{0,2}$", "^(v(1))$", "a.b",
        "a.swift.*.*", "(low|high)", "env|test", "(v|x)[0-9]", ".*a.b", "^a.b$", "^.b$",
        "^low$|^high$", "^low$|^a[0-9]$", "^[\\w\\s]+$", "^[^\\s]+$", "^.{2,}$",
        "^x-.+", "^x-.+$", "^x-.", "^x-.$", "^x-.{1,5}", "^x-.?", "^x-.?$", "^.+\\.swift$", ".+\\.swift$", "^.+a$",
        "^[]+$", "^[^\\s\\S]",
        "^(a|[])$", "a[]*", "", "^", "$", "^$",
        // Consecutive runs: formerly, keys with a UUID or a version in them were kept as JSON.
        "^a+b+c$", "^[a-z]+-[a-z]+$", "^[a-z]+[0-9]*$", "^x-.{2,}$", "^x-[a-fA-F]{1}$", "^[a-zA-Z]{3}[_-]?[A-Z]*$",
        "^low[er]*$", "^[a-c_]+[-.][a-z]+(?:\\.b)$", "^[1-5]{2}[X.]{0,2}$", "^(?:a)[_.-]b$",
        // Patterns that exclude some keys: formerly, all members of such a pattern were kept as JSON.
        "^(?!x-)", "^(?!x-.)", "^(?!low$).*$", "^(?!(low|high)$)[a-z]+$", "^(?!env|test).*", "^(?!x-|.*\\.swift$)",
        "^(?!low$)(?!.*-)[a-z.-]*$", "^(?!x-.*)[a-z]+-[a-z]+$", "^(?!x-)[xv].?$", "^(?!2XX)[1-5]",
        "^(?!2XX$)[1-5](?:\\d{2}|XX)$", "^(?!.*r$)lowe?r?$", "^(?!x-a)x-",
    ])
    func meansTheKeysThatARegularExpressionFinds(pattern: String) throws {
        let expression = try ECMARegex(pattern)
        let fitting = try fitting(pattern)
        for key in Self.keys {
            #expect(try isTold(key, by: fitting) == expression.occurs(in: key), "\(key) by \(pattern)")
        }
    }

    @Test(arguments: [
        "", ".*", "^.*$", ".+", "^.+$", "^.", ".", "[0-9]*", "^x?", "(a|b)?[0-9]*$", "^[^\\u0000-\\u001F\\u007F]+$",
        "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
    ])
    func everyKeyIsOneOfTheRest(pattern: String) throws {
        let schema = #"{"title": "T", "type": "object", "patternProperties": {"\#(pattern)": {"type": "integer"}}}"#
        #expect(try text(schema).contains("typealias T = [String: Int]"))
    }

    /// If a pattern is too complex to be recognized, its members are kept as JSON where others are allowed beside them.
    @Test(arguments: [
        "^(?!.*w.+)lowe?r?", "^(?!\\\\d)", "^(?!x-)a|^b", "^(?!low$)v|low", "^x(?!-)", "(?!x-)", "^(?!(?!x-))",
        "^(?!(a|b)+)", "^(?=x-)",
        "^(?<!x-)", "^[a-c]+b+c$", "(a|b)+", "^[a-z]*-?[a-z]+$", "^[1-5]*[0-9]{2}$", "\\\\bword", "^(a|b(c|d))$",
        "^[ab]{9223372036854775806}[ab]{9}$", "^c[ab]{9223372036854775807}$", "^[ab]{1,9223372036854775806}$",
        "^x-.{2,}y$", "^(ab?|c)$", "^[a-z]+[0-9]*", "^[a-z][0-9]+", "^(?:a{2}){3}$", "^low$|high", "^low|high$",
        "low$|high$", "^low$|^high",
        // Characters beyond ASCII are not distinguished: formerly, they were ignored or became invalid Swift.
        "é", "^é", "^é$", "^(é|b)$", "^[a-zäöü]+$",
        // Nor is a set of all but a few letters, which was formerly taken for a set of all.
        "^[^À-ÿ]+$", "^[^\\u0080-\\uFFFF]+$",
    ])
    func otherPatternsRefuseNothing(pattern: String) throws {
        let schema = #"{"title": "T", "type": "object", "patternProperties": {"\#(pattern)": {"type": "integer"}}}"#
        #expect(try text(schema).contains("typealias T = JSON.Object"))
    }

    /// Formerly, such members were kept as JSON, although the pattern is not tried for keys of named members.
    @Test(arguments: [
        "^(?!low$).+$", "^(?!low$|high$).*", "^(?!(low|high)$)[a-z]+$", "^(?!(?:low)$)[a-z]*$", "^(?!low$)[a-z]",
        "^(?!other$).+$", "^(?!low).+$", "^(?!low$|high).+$", "^(?!l[o]w$).+$", "^(?!(low|other)$).+$",
    ])
    func aPatternMayRuleOutKeysThatAreMembers(pattern: String) throws {
        let schema = JSON.object([
            "type": "object", "properties": ["low": ["type": "boolean"], "high": ["type": "boolean"]],
            "patternProperties": .object([pattern: ["type": "integer"]]),
        ])
        let fitting = try TypeFitting(SchemaSource(path: "s.json", document: try JSONDocument(schema)), loader: nil)
        let expression = try ECMARegex(pattern)
        let matching = try Self.keys.filter { try !["low", "high"].contains($0) && expression.occurs(in: $0) }
        for key in matching {
            #expect(try fitting.fit(JSONDocument(JSON.object([key: 1]))).untyped.isEmpty, "\(key)")
            #expect(try fitting.fit(JSONDocument(JSON.object([key: "text"]))).refusal != nil, "\(key)")
        }
        #expect(try fitting.fit(JSONDocument(JSON.object(["low": true, "high": false]))).refusal == nil)
    }

    @Test(arguments: ["^(?![lh]).+$", "^(?!low$|\\\\d).+$", "(?!low$).+", "^(?!low$"])
    func otherKeysThatAreRuledOutLeaveJSON(pattern: String) throws {
        let schema = #"""
            {"title": "T", "type": "object", "properties": {"low": {"type": "boolean"}, "high": {"type": "boolean"}},
             "patternProperties": {"\#(pattern)": {"type": "integer"}}}
            """#
        #expect(try text(schema).contains("public var additional: JSON.Object"))
    }

    @Test("up to sixteen keys of a pattern become members", arguments: [(16, true), (17, false)])
    func manyKeys(count: Int, areMembers: Bool) throws {
        let keys = (0..<count).map { "k\($0)" }.joined(separator: "|")
        let schema = #"{"title": "T", "type": "object", "patternProperties": {"^(\#(keys))$": {"type": "string"}}}"#
        #expect(try text(schema).contains("public var k0: String?") == areMembers)
    }

    @Test func aFewKeysWithoutOthersAreMembers() throws {
        let schema =
            #"{"title": "T", "type": "object", "patternProperties": {"^(?!b|.*d$)(a|bc|cd|e)$": {"type": "string"}}}"#
        let members = try declarations(schema).filter { $0.hasPrefix("public var") }
        #expect(members == ["public var a: String?", "public var e: String?"])
    }

    @Test func aFewKeysAreMembers() throws {
        let schema = #"""
            {"title": "T", "type": "object", "additionalProperties": false,
             "patternProperties": {"^(serilog|Serilog)$": {"type": "string"}}}
            """#
        let members = try declarations(schema).filter { $0.hasPrefix("public var") }
        #expect(members == ["public var serilog: String?", "public var capitalizedSerilog: String?"])
    }
}
