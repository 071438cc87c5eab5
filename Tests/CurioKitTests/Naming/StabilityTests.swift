internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting
internal import CurioKit
internal import TestSupport
internal import Testing

/// The names of the types of random schemas: they differ, and additions to a schema change none of them.
@Suite struct StabilityTests {
    /// Definitions with members, choices and references, by name.
    private func definitions(_ generator: inout SeededGenerator) -> [(name: String, schema: JSON)] {
        let names = ["node", "Node", "edge", "edge-list", "Color", "Date", "item", "type"]
        return names.map { name in (name, .object(schema(&generator, depth: 0, names: names))) }
    }

    private func schema(_ generator: inout SeededGenerator, depth: Int, names: [String]) -> JSON.Object {
        var properties = JSON.Object()
        for key in ["kind", "a-b", "a_b", "value", "item", "Item"].shuffled(using: &generator).prefix(3) {
            properties[key] = member(&generator, depth: depth + 1, names: names)
        }
        return ["type": "object", "properties": .object(properties)]
    }

    private func member(_ generator: inout SeededGenerator, depth: Int, names: [String]) -> JSON {
        switch Int.random(in: 0..<(depth > 3 ? 3 : 6), using: &generator) {
        case 0: ["type": "string"]
        case 1: ["enum": ["Error", "error", "other"]]
        case 2: ["$ref": .string("#/$defs/" + names[Int.random(in: 0..<names.count, using: &generator)])]
        case 3: .object(schema(&generator, depth: depth, names: names))
        case 4: ["type": "array", "items": .object(schema(&generator, depth: depth, names: names))]
        default:
            ["oneOf": [.object(schema(&generator, depth: depth, names: names)), ["type": "string"]]]
        }
    }

    private func text(_ definitions: [(name: String, schema: JSON)]) throws -> String {
        let schema = JSON.object(["$defs": .object(JSON.Object(definitions.map { (key: $0.name, value: $0.schema) }))])
        let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
        return try Generator(configuration: .init(name: "Root")).generate(source).files.map(\.contents).joined()
    }

    /// The names of the types that a text declares, with the types around them.
    private func types(_ text: String) -> [String] {
        let keywords = ["public struct ", "public enum ", "public typealias "]
        var scope = ""
        return text.split(separator: "\n").compactMap { line in
            if line.hasPrefix("extension ") { scope = String(line.dropFirst(10).prefix { $0 != " " }) + "." }
            if line == "}" { scope = "" }
            let declaration = line.drop { $0 == " " }
            guard let keyword = keywords.first(where: declaration.hasPrefix) else { return nil }
            let name = declaration.dropFirst(keyword.count).prefix { $0 != ":" && $0 != " " }
            return (line.hasPrefix(" ") ? scope : "") + name
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func differAndStayWhatTheyAre(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let definitions = definitions(&generator)
        let text = try text(definitions)
        let types = types(text)
        #expect(Set(types).count == types.count)
        #expect(try self.text(definitions) == text)

        let permuted = try self.types(self.text(definitions.shuffled(using: &generator)))
        #expect(Set(permuted) == Set(types))

        let added = (name: "zebra", schema: ["type": "object", "properties": ["stripes": ["type": "integer"]]] as JSON)
        let place = Int.random(in: 0...definitions.count, using: &generator)
        let more = try self.types(self.text(Array(definitions[..<place]) + [added] + Array(definitions[place...])))
        #expect(Set(more) == Set(types + ["Zebra"]))
    }

    @Test func aBranchMoreRenamesNoOther() throws {
        let branch = { (tag: String) in
            #"{"type": "object", "required": ["t"], "properties": {"t": {"const": "\#(tag)"}, "x": {"type": "string"}}}"#
        }
        let union = { (tags: [String]) in
            try CurioKitTests.text(#"{"title": "T", "oneOf": [\#(tags.map(branch).joined(separator: ", "))]}"#)
        }
        let before = try union(["b", "c"]).split(separator: "\n")
        let after = try Set(union(["a", "b", "c"]).split(separator: "\n"))
        let gone = before.filter { !after.contains($0) }
        #expect(gone == [])
    }

    /// Whether another text contains all lines of a text, in the same order.
    private func isKept(_ text: String, in longer: String) -> Bool {
        var rest = longer.split(separator: "\n")[...]
        return text.split(separator: "\n").allSatisfy { line in
            guard let position = rest.firstIndex(of: line) else { return false }
            rest = rest[rest.index(after: position)...]
            return true
        }
    }

    @Test func theSameSchemaGivesTheSameBytes() throws {
        let schema = Self.schema(["a", "b", "c"])
        #expect(try CurioKitTests.text(schema) == CurioKitTests.text(schema))
    }

    /// One more definition in the middle, at the end and at the beginning.
    @Test(arguments: [["a", "x", "b", "c"], ["a", "b", "c", "x"], ["x", "a", "b", "c"]])
    func aDefinitionAndABranchMoreOnlyAddLines(names: [String]) throws {
        let before = try CurioKitTests.text(Self.schema(["a", "b", "c"]))
        #expect(try isKept(before, in: CurioKitTests.text(Self.schema(names))))
    }

    /// A choice by a tag between definitions, each with a number and a member that refers to another definition.
    private static func schema(_ names: [String]) -> String {
        let branches = names.map { "{\"$ref\": \"#/$defs/\($0)\"}" }.joined(separator: ", ")
        let definitions = names.map { name in
            """
            "\(name)": {"type": "object", "title": "Shape \(name)", "required": ["kind"], "properties": {
                "kind": {"const": "\(name)"}, "size": {"type": "number"}, "next": {"$ref": "#/$defs/\(name) part"}}},
            "\(name) part": {"type": "object", "properties": {"\(name) flag": {"type": "boolean"}}}
            """
        }
        return """
            {"title": "Root", "type": "object", "properties": {"shape": {"oneOf": [\(branches)]}},
             "$defs": {\(definitions.joined(separator: ", "))}}
            """
    }
}
