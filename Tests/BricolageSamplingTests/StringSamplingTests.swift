import Bricolage
import BricolageSampling
import Testing

/// Strings that must satisfy several keywords at once.
@Suite struct StringSamplingTests {
    @Test(
        "a format beside a pattern or a length has samples",
        arguments: [
            ##""uri", "pattern": "^http.*$""##, ##""uri", "pattern": "\\.json$""##, ##""uri", "minLength": 40"##,
            ##""uri", "maxLength": 20"##, ##""uri", "maxLength": 5"##, ##""uri", "pattern": "^urn:[a-z]+:""##,
            ##""uri", "pattern": "^ftp://.*\\.zip$""##, ##""uri", "minLength": 500"##,
            ##""uri-reference", "pattern": "^[a-z]+/[a-z]+#""##,
            ##""uri-template", "pattern": "\\}$", "minLength": 30"##,
            ##""date-time", "pattern": "Z$""##, ##""date-time", "pattern": "(\\+00:00|Z)$""##,
            ##""date-time", "minLength": 25"##, ##""date-time", "pattern": "^2020.*\\+02:00$""##,
            ##""date", "pattern": "^2020""##, ##""date", "pattern": "-31$""##, ##""date", "pattern": "^0001""##,
            ##""time", "pattern": "^12:.*-""##, ##""duration", "pattern": "^P[0-9]+Y.*S$""##,
            ##""email", "minLength": 40"##, ##""email", "maxLength": 6"##, ##""email", "pattern": "@example\\.com$""##,
            ##""email", "pattern": "^[A-Z]""##, ##""hostname", "minLength": 30"##, ##""hostname", "minLength": 200"##,
            ##""hostname", "pattern": "^[a-z]+-[a-z]+$""##, ##""ipv4", "pattern": "^10\\.""##,
            ##""ipv6", "pattern": "^fe80""##, ##""ipv6", "maxLength": 4"##, ##""uuid", "pattern": "^[0-9a-f-]+$""##,
            ##""uuid", "pattern": "^[0-9A-F-]+$""##, ##""json-pointer", "pattern": "^/definitions/", "minLength": 20"##,
            ##""relative-json-pointer", "pattern": "#$""##, ##""regex", "pattern": "^\\^.*\\$$", "minLength": 12"##,
        ])
    func formats(keywords: String) throws {
        _ = try acceptedSamples(#"{"type": "string", "format": \#(keywords)}"#, count: 10)
    }

    @Test(
        "typical texts of a format are tried first",
        arguments: [
            (##""uri", "pattern": "^http.*$""##, "https://"), (##""date-time", "pattern": "Z$""##, "20"),
            (##""date-time", "minLength": 25"##, "20"),
        ])
    func plainFormats(keywords: String, beginning: String) throws {
        let samples = try acceptedSamples(#"{"type": "string", "format": \#(keywords)}"#)
        let texts = samples.compactMap(\.string)
        #expect(texts.contains { $0.hasPrefix(beginning) })
        #expect(texts.allSatisfy { $0.hasPrefix("http") || $0.hasPrefix("19") || $0.hasPrefix("20") })
    }

    @Test(
        "several patterns have texts in which all of them occur",
        arguments: [
            ##"{"type": "string", "allOf": [{"pattern": "^v"}, {"pattern": "\\d$"}]}"##,
            ##"{"type": "string", "pattern": "^.{1,9}$", "allOf": [{"pattern": "[A-Z]"}, {"pattern": "[0-9]"}, {"pattern": "[a-z]"}, {"pattern": "[!@#]"}], "minLength": 8}"##,
            ##"{"type": "string", "pattern": "^(?!foo)[a-z]+$", "allOf": [{"pattern": "oo$"}], "maxLength": 3}"##,
            ##"{"type": "string", "pattern": "^[a-z]*$", "minLength": 3, "maxLength": 3}"##,
        ])
    func severalPatterns(schema: String) throws { _ = try acceptedSamples(schema) }

    @Test("patterns that differ only by Unicode equivalence have different texts")
    func equivalentPatterns() throws {
        let schema = #"""
            {"type": "object", "required": ["a", "b"],
             "properties": {"a": {"type": "string", "pattern": "^\u00E9$"},
                            "b": {"type": "string", "pattern": "^e\u0301$"}}}
            """#
        for sample in try acceptedSamples(schema, count: 3, { $0.attempts = 3 }) { #expect(sample["a"] != nil) }
    }
}
