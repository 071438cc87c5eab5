import Bricolage
import BricolageCompatibility
import BricolageSampling
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// Schemas are called compatible only where no document shows the contrary.
@Suite struct SoundnessTests {
    private static let keywords: [(name: String, values: [String])] = [
        ("type", [#""integer""#, #""number""#, #""string""#, #""object""#, #""array""#, #"["string", "null"]"#]),
        ("enum", [#"[1, 2, "a"]"#, #"["a", null]"#, "[1]"]), ("const", ["1", #""a""#]),
        ("minimum", ["0", "1"]), ("maximum", ["1", "2.5"]), ("exclusiveMinimum", ["0"]), ("multipleOf", ["1", "0.5"]),
        ("minLength", ["1", "2"]), ("maxLength", ["1", "3"]), ("pattern", [#""a""#, #""^a""#]),
        ("minItems", ["1"]), ("maxItems", ["1", "2"]), ("uniqueItems", ["true"]),
        ("required", [#"["a"]"#, #"["a", "b"]"#]), ("minProperties", ["1"]), ("maxProperties", ["1"]),
        ("dependentRequired", [#"{"a": ["b"]}"#]),
    ]

    private static func schema(_ generator: inout SeededGenerator, depth: Int) -> String {
        if Int.random(in: 0..<12, using: &generator) == 0 { return Bool.random(using: &generator) ? "true" : "false" }
        var members: [String] = []
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let keyword = keywords[Int.random(in: keywords.indices, using: &generator)]
            guard !members.contains(where: { $0.hasPrefix("\"\(keyword.name)\"") }) else { continue }
            members.append("\"\(keyword.name)\": \(keyword.values.randomElement(using: &generator) ?? "")")
        }
        if depth > 0 {
            func inner() -> String { schema(&generator, depth: depth - 1) }
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: members.append(#""properties": {"a": \#(inner()), "b": \#(inner())}"#)
            case 1: members.append(#""properties": {"a": \#(inner())}, "additionalProperties": \#(inner())"#)
            case 2: members.append(#""patternProperties": {"^[ab]": \#(inner())}, "additionalProperties": \#(inner())"#)
            case 3: members.append(#""items": \#(inner())"#)
            case 4: members.append(#""prefixItems": [\#(inner())], "items": \#(inner())"#)
            case 5: members.append(#""anyOf": [\#(inner()), \#(inner())]"#)
            case 6: members.append(#""oneOf": [\#(inner()), \#(inner())]"#)
            case 7: members.append(#""allOf": [\#(inner()), \#(inner())]"#)
            case 8: members.append(#""not": \#(inner())"#)
            default: break
            }
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private static let values: [String] = [
        "null", "true", "0", "1", "2", "-1", "0.5", "3", #""""#, #""a""#, #""ab""#, #""ba""#, #""bcd""#, "[]", "[1]",
        #"["a"]"#, "[1, 1]", "[1, 2, 3]", "[[]]", "[null, 0.5]", "{}", #"{"a": 1}"#, #"{"a": "a"}"#, #"{"b": 1}"#,
        #"{"a": 1, "b": null}"#, #"{"c": 1}"#, #"{"a": {"a": 1}}"#, #"{"a": [], "c": "a"}"#, #"{"ab": 2}"#,
        #"{"b": [1]}"#,
    ]

    @Test func noDocumentShowsThatCompatibleSchemasAreNot() throws {
        var generator = SeededGenerator(seed: 11)
        let documents = try Self.values.map { try JSONDocument(parsing: $0) }
        var counts: [SchemaCompatibility.Verdict: Int] = [:]
        for round in 0..<240 {
            let old = Self.schema(&generator, depth: 2)
            // Half of the pairs are a schema and the same with one more rule, which is where most follows.
            let other = Self.schema(&generator, depth: 2)
            let (first, second) = round % 2 == 0 ? (old, other) : (#"{"allOf": [\#(old), \#(other)]}"#, old)
            let (oldDocument, newDocument) = (try JSONDocument(parsing: first), try JSONDocument(parsing: second))
            var (oldRegistry, newRegistry) = (SchemaRegistry(), SchemaRegistry())
            let comparison = try SchemaCompatibility(
                old: oldRegistry.add(SchemaSource(document: oldDocument)), in: oldRegistry,
                new: newRegistry.add(SchemaSource(document: newDocument)), in: newRegistry, effort: 12)
            counts[comparison.verdict, default: 0] += 1
            let (oldSchema, newSchema) = (try CompiledSchema(oldDocument), try CompiledSchema(newDocument))
            if let witness = comparison.witness {
                #expect(oldSchema.isValid(witness) && !newSchema.isValid(witness))
            }
            guard comparison.verdict == .compatible else { continue }
            var options = SamplingOptions()
            options.attempts = 10
            let samples = try SchemaSampler(oldDocument, options: options).samples(seed: 1).prefix(4)
                .map { try JSONDocument($0) }
            for document in documents + samples where oldSchema.isValid(document) {
                #expect(newSchema.isValid(document), "\(document) is valid by \(first) and not by \(second)")
            }
        }
        #expect(counts[.compatible, default: 0] > 80 && counts[.incompatible, default: 0] > 30, "\(counts)")
    }

    /// Demands that a schema accepts what it accepts itself, whatever it is made of.
    ///
    /// - Returns: Whether it was compared: what is no schema for want of other files is not.
    private func selfCompatible(_ json: JSON, _ dialect: SchemaDialect) throws -> Bool {
        let (old, new) = (try JSONDocument(json), try JSONDocument(json))
        var (oldRegistry, newRegistry) = (SchemaRegistry(dialect: dialect), SchemaRegistry(dialect: dialect))
        let (oldRoot, newRoot) = (
            oldRegistry.add(SchemaSource(document: old)), newRegistry.add(SchemaSource(document: new))
        )
        do throws(SchemaIssues) {
            let comparison = try SchemaCompatibility(
                old: oldRoot, in: oldRegistry, new: newRoot, in: newRegistry, effort: 6)
            let change = comparison.changes.first?.message ?? ""
            #expect(comparison.verdict == .compatible, "\(change) \(json)")
            return true
        } catch {
            #expect(error.issues.allSatisfy { $0.message.contains("leads nowhere") }, "\(error)")
            return false
        }
    }

    @Test(.enabled(if: Suites.has("json-schema-test-suite/tests"), Suites.hint))
    func everySchemaIsCompatibleWithItself() throws {
        let dialects: [(String, SchemaDialect)] = [
            ("draft3", .draft3), ("draft4", .draft4), ("draft6", .draft6), ("draft7", .draft7),
            ("draft2019-09", .draft2019), ("draft2020-12", .draft2020),
        ]
        var compared = 0
        for (folder, dialect) in dialects {
            for file in Suites.files(in: "json-schema-test-suite/tests/\(folder)") {
                for group in try JSONDocument(parsing: Suites.bytes(file)).root.elements {
                    guard let json = group["schema"]?.json else { continue }
                    if try selfCompatible(json, dialect) { compared += 1 }
                }
            }
        }
        #expect(compared > 1_400)
    }

    @Test(.enabled(if: Suites.has("schemastore/schemas"), Suites.hint))
    func everyFifthSchemaOfTheStoreIsCompatibleWithItself() throws {
        var compared = 0
        for (position, file) in Suites.files(in: "schemastore/schemas").enumerated() where position % 5 == 0 {
            guard let document = try? JSONDocument(parsing: Suites.bytes(file)), document.source.count < 200_000
            else { continue }
            if try selfCompatible(document.root.json, .draft7) { compared += 1 }
        }
        #expect(compared > 150)
    }
}
