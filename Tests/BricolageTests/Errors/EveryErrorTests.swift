import Bricolage
import BricolageBridging
import BricolageQuery
import BricolageSampling
import BricolageSchema
import BricolageValidation
import CurioKit
import ECMARegex
import Foundation
import JSENCompat
import Testing

import struct BricBracCompat.AnyOfDecodingError
import enum BricBracCompat.BracError
import enum BricBracCompat.Bric
import struct BricBracCompat.OneOfDecodingError
import struct BricBracCompat.ParseError
import class ElevateCompat.Parser
import enum GlossCompat.GlossError
import enum JSONSchemaCompat.JSONValue
import protocol JSONSchemaCompat.RootScopeValidatorsDSL

/// Every public error of the package says something useful to `localizedDescription`: one line, with the place if it has
/// one.
@Suite struct EveryErrorTests {
    struct Entry: Sendable, CustomTestStringConvertible {
        let name: String
        let words: String
        let body: @Sendable () throws -> Any

        init(_ name: String, _ words: String, _ body: @escaping @Sendable () throws -> Any) {
            self.name = name
            self.words = words
            self.body = body
        }

        var testDescription: String { name }
    }

    private struct Rules: RootScopeValidatorsDSL {}

    private static func compiled(_ text: String) throws -> CompiledSchema {
        try CompiledSchema(JSONDocument(parsing: text))
    }

    private static func resolve(_ reference: String) throws -> JSONSchema {
        var registry = SchemaRegistry()
        let schema = registry.add(
            SchemaSource(path: "a.json", document: try JSONDocument(parsing: #"{"$ref": "\#(reference)"}"#)))
        return try registry.resolve(reference, from: schema)
    }

    static let entries: [Entry] = [
        Entry("JSONSyntaxError", "1 issue at 2:1: expected a value or ']', but the text ends here") {
            try JSON(parsing: "[\n")
        },
        Entry("DecodingIssues", #"1 issue at 1:2 (/0): expected an integer, found the string "x""#) {
            try JSON.decode([Int].self, from: #"["x"]"#)
        },
        Entry("JSONReadingError", "1 issue at 1:1: expected a colour, found the number 7") {
            throw try JSONDocument(parsing: "7").root.failure("a colour")
        },
        Entry("JSONElementError", #"1 issue at 1:4 (/1): element 1: expected an integer, found the string "x""#) {
            var elements = JSON.Decoder().elements(Int.self, of: Array(#"[1,"x"]"#.utf8), as: .array)
            while try elements.next() != nil {}
            return elements
        },
        Entry("JSONPointerError", #"malformed key path "a..b" at column 3"#) {
            try JSONPointer(keyPath: ["a", "", "b"].joined(separator: "."))
        },
        Entry(
            "JSONPointerError",
            #"malformed JSON Pointer "a" at column 1: a JSON Pointer must be empty or begin with '/'"#
        ) {
            try JSONPointer(["a"].joined())
        },
        Entry("JSONPointerError", #"the array at "" has no index "7""#) {
            var value: JSON = [1]
            try value.set(2, at: "/7")
            return value
        },
        Entry("ParseError", "expected a value or ']', but the text ends here (line: 2 column: 1)") {
            try Bric.parse("[\n")
        },
        Entry("BracError", "Invalid type at #/0: expected Int, found String") {
            throw BracError.invalidType(type: Int.self, actual: "String", path: [0])
        },
        Entry("BricReferenceError", "ObjectKeyNotFound: /a") {
            try ([:] as Bric).find(["a"])
        },
        Entry("OneOfDecodingError", "nothing was written; nothing was written") {
            let error = JSONWritingError(reason: .noValue)
            throw OneOfDecodingError(errors: [error, error])
        },
        Entry("AnyOfDecodingError", "nothing was written") {
            throw AnyOfDecodingError(errors: [JSONWritingError(reason: .noValue)])
        },
        Entry("JSONPathError", #"malformed JSONPath "$.a[" at column 5: expected a name in quotes"#) {
            try JSONPath("$.a[")
        },
        Entry("JSONPathLimitError", "the query visits more than 1 values") {
            try JSONDocument(parsing: "[1, 2]").nodes(at: JSONPath("$[*]"), mostVisited: 1)
        },
        Entry("JSONPatchError", #"operation 0, remove "/a": there is nothing at "/a""#) {
            var value: JSON = [:]
            try value.apply(JSONPatch([.remove(at: "/a")]))
            return value
        },
        Entry("JSONWritingError", "nothing was written") { throw JSONWritingError(reason: .noValue) },
        Entry("JSONVariantError", "more than one variant is the default") { throw JSONVariantError.severalDefaults },
        Entry("ReferenceError", #"no schema is known at "b.json""#) { try resolve("b.json") },
        Entry(
            "DanglingReferences",
            #"1 issue at 1:10 (/$ref): the reference "b.json" leads nowhere: no schema is known at "b.json""#
        ) {
            var registry = SchemaRegistry()
            return try registry.bundle(
                registry.add(SchemaSource(document: try JSONDocument(parsing: #"{"$ref": "b.json"}"#))))
        },
        Entry("SchemaIssues", "1 issue at 1:15 (/minLength): expected a non-negative integer, found the string") {
            try compiled(#"{"minLength": "x"}"#)
        },
        Entry("ValidationReport", "1 issue at 1:2 (/0): expected a string, found 7") {
            throw try compiled(#"{"items": {"type": "string"}}"#).report(on: JSONDocument(parsing: "[7]"))
        },
        Entry("ValidationInterruption", "a schema refers to itself for the same value, so validation would never end") {
            try compiled(##"{"$ref": "#"}"##).explanation(of: JSONDocument(parsing: "1"))
        },
        Entry("SamplingFailure", "no document was found in ") {
            try SchemaSampler(JSONDocument(parsing: #"{"allOf": [{"type": "string"}, {"type": "null"}]}"#)).sample(
                seed: 1)
        },
        Entry("GenerationError", "a schema is an object, true or false") { throw GenerationError.notASchema(nil) },
        Entry("FoundationObjectError", #"at "/0": the number is infinite"#) {
            try JSON.array([.number(JSON.Number("1e999") ?? 0)]).foundationObject()
        },
        Entry("GlossError", "init(from:) does nothing yet: Repo") {
            throw GlossError.decodableMigrationUnimplemented(context: "Repo")
        },
        Entry("ParserError", "Parser Validation Error - Required key path [a] was missing or null") {
            try Parser.parseEntity(json: [:] as [String: Any]) { $0.addProperty(keyPath: "a", type: .int) }
        },
        Entry("JSENError", #"at "/0": neither Int nor Double holds the number 1e999"#) {
            try JSEN([.number(JSON.Number("1e999") ?? 0)] as JSON)
        },
        Entry("JSONValueError", #"at "/a/0": JSON has no values of type Date"#) {
            try JSONValue(raw: ["a": [Date()]])
        },
        Entry("JSONValidationError", "1 issue: expected null, found true") { try Rules().null()(.boolean(true)) },
        Entry("SyntaxError", "offset 1: expected") { try ECMARegex("(") },
        Entry("LimitError", "searching takes more than the limit of") {
            var limits = ECMARegex.Limits()
            limits.steps = 1
            limits.stepsPerByte = 0
            return try ECMARegex("(a+)+\\1b", limits: limits).occurs(in: String(repeating: "a", count: 100))
        },
    ]

    @Test("every error says in one line what is wrong, and where", arguments: entries)
    func words(of entry: Entry) {
        do {
            _ = try entry.body()
            Issue.record("nothing was thrown")
        } catch {
            #expect("\(type(of: error))" == entry.name)
            #expect(error.localizedDescription.hasPrefix(entry.words), "\(error.localizedDescription)")
            #expect(!error.localizedDescription.contains("\n"))
        }
    }

    @Test("the entries include every public error") func everyErrorIsListed() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var declared: Set<String> = []
        for case let file as URL in files {
            guard file.pathExtension == "swift", !file.path.contains("/Sources/curio/") else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /public (?:struct|enum|final class) (\w+): (?:[\w., ]*\b)?Error\b/) {
                declared.insert(String(match.1))
            }
        }
        #expect(declared.count > 15)
        #expect(declared.subtracting(Self.entries.map(\.name)) == [])
    }
}
