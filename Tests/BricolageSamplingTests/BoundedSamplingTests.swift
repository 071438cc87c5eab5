import Bricolage
import BricolageSampling
import TestSupport
import Testing

/// How the work for a document grows with the size of the schema.
@Suite struct BoundedSamplingTests {
    /// Definitions that each refer to the next one, as `links` says, and finally to a string.
    private func chain(_ size: Int, _ root: String, _ links: (Int) -> String) throws -> SchemaSampler {
        let definitions = (0..<size).map(links).joined(separator: ",")
        let schema = ##"""
            {\##(root), "$defs": {\##(definitions), "a\##(size)": {"type": "string"}, "b\##(size)": {"type": "string"}}}
            """##
        return try SchemaSampler(JSONDocument(parsing: schema))
    }

    private func expectLinear(_ sampler: (Int) throws -> SchemaSampler) throws {
        let growth = try growth(from: sampler(200), to: sampler(1_600)) { sampler in
            for sample in sampler.samples(seed: 1).prefix(3) { #expect(sample.kind == .string) }
        }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    @Test func choicesThatAllHoldTogetherAreLookedAtInLinearTime() throws {
        try expectLinear { size in
            try chain(size, ##""$ref": "#/$defs/a0""##) { link in
                ##"""
                "a\##(link)": {"allOf": [{"$ref": "#/$defs/a\##(link + 1)"}],
                               "anyOf": [{"$ref": "#/$defs/b\##(link + 1)"}, {"$ref": "#/$defs/a\##(link + 1)"}]},
                "b\##(link)": {"$ref": "#/$defs/b\##(link + 1)"}
                """##
            }
        }
    }

    @Test func chainsOfReferencesAreFollowedOnce() throws {
        try expectLinear { size in
            let branches = (0..<size).map { ##"{"$ref": "#/$defs/b\##($0)"}"## }.joined(separator: ",")
            return try chain(size, #""anyOf": [\#(branches)]"#) { link in
                ##""b\##(link)": {"$ref": "#/$defs/b\##(link + 1)"}"##
            }
        }
    }

    @Test("a long chain of references is followed to its end", arguments: ["2020-12/schema", "2019-09/schema"])
    func longChain(dialect: String) throws {
        let sampler = try chain(
            2_000, ##""$ref": "#/$defs/b0", "$schema": "https://json-schema.org/draft/\##(dialect)""##
        ) {
            ##""b\##($0)": {"$ref": "#/$defs/b\##($0 + 1)"}"##
        }
        for seed in UInt64(0)..<20 { #expect(try sampler.sample(seed: seed).kind == .string) }
    }

    @Test func atTheLimitOfDepthTheLowestBranchIsChosen() throws {
        let schema = ##"""
            {"anyOf": [{"$ref": "#/$defs/object"}, {"$ref": "#/$defs/chain"}], "$defs": {
                "object": {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}},
                "chain": {"$ref": "#/$defs/chain1"}, "chain1": {"$ref": "#/$defs/chain2"}, "chain2": {"type": "string"}}}
            """##
        for sample in try acceptedSamples(schema, count: 20, { $0.maximumDepth = 0 }) {
            #expect(sample.kind == .string)
        }
    }

    @Test("the end of a chain that has been followed is remembered, and no schema on the way")
    func knownChain() throws {
        let links = (0..<2_000).map { ##""b\##($0)": {"$ref": "#/$defs/b\##($0 + 1)"}"## }.joined(separator: ",")
        let schema = ##"{"$ref": "#/$defs/b0", "$defs": {\##(links), "b2000": {"type": "string"}}}"##
        var options = SamplingOptions()
        options.attempts = 1
        let sampler = try SchemaSampler(JSONDocument(parsing: schema), options: options)
        #expect(sampler.samples(seed: 1).prefix(20).map(\.kind) == Array(repeating: .string, count: 20))
    }

    @Test func referencesInACircleAskForNothing() throws {
        let schema =
            ##"{"anyOf": [{"$ref": "#/$defs/a"}, {"type": "null"}], "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##
        #expect(throws: Never.self) { try SchemaSampler(JSONDocument(parsing: schema)).sample(seed: 1) }
    }

    @Test("schemas that refer to each other in both directions are analysed in linear time")
    func heightsOfCircles() throws {
        func sampler(_ size: Int) throws -> SchemaSampler {
            func inside(_ link: Int) -> String {
                ##"{"type": "object", "required": ["x"], "properties": {"x": {"$ref": "#/$defs/a\##(link)"}}}"##
            }
            let links = (1..<size).map { #""a\#($0)": {"anyOf": [\#(inside($0 - 1)), \#(inside($0 + 1))]}"# }
            let schema = ##"""
                {"$ref": "#/$defs/a0", "$defs": {
                    "a0": {"anyOf": [{"$ref": "#/$defs/a1"}, {"type": "string"}]}, \##(links.joined(separator: ",")),
                    "a\##(size)": \##(inside(size))}}
                """##
            return try SchemaSampler(JSONDocument(parsing: schema))
        }
        let growth = try growth(from: sampler(100), to: sampler(800)) { sampler in
            // At no depth is there room for more than the string.
            _ = try sampler.sample(seed: 1)
        }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }

    @Test("a document may have more than a thousand levels")
    func deepValues() throws {
        let sample = try onSmallStack(bytes: 64 << 20) {
            let definitions = (0..<1_100).map {
                ##""a\##($0)": {"type": "array", "items": {"$ref": "#/$defs/a\##($0 + 1)"}, "minItems": 1, "maxItems": 1}"##
            }
            let schema = ##"""
                {"$ref": "#/$defs/a0", "$defs": {\##(definitions.joined(separator: ",")), "a1100": {"type": "null"}}}
                """##
            return try SchemaSampler(JSONDocument(parsing: schema)).sample(seed: 1).serialized()
        }
        #expect(sample == String(repeating: "[", count: 1_100) + "null" + String(repeating: "]", count: 1_100))
    }

    /// A schema with as many members as the draft 4 metaschema, some of them recursive, used to give 263 KB.
    @Test func aDocumentIsAsLargeAsAPersonReadsUnlessMoreIsAskedFor() throws {
        let plain = (0..<20).map { #""p\#($0)": {"type": "boolean"}"# }
        let nested = (0..<5).map {
            ##"""
            "o\##($0)": {"$ref": "#"}, "m\##($0)": {"type": "object", "additionalProperties": {"$ref": "#"}},
            "a\##($0)": {"type": "array", "items": {"$ref": "#"}, "minItems": 1}
            """##
        }
        let schema = #"{"type": "object", "properties": {\#((plain + nested).joined(separator: ", "))}}"#
        for sample in try acceptedSamples(schema, count: 20) { #expect(valueCount(sample) < 1_000) }
        for least in try acceptedSamples(schema, count: 2, { $0.extent = .least }) { #expect(least == [:]) }
        let most = try acceptedSamples(schema, count: 1) { options in
            options.extent = .most
            options.maximumDepth = 3
        }
        #expect(valueCount(most[0]) > 1_000)
        // An array at the last level has the one element that it must have, which has no members.
        #expect(levels(most[0]) == 3 + 2)
        let lists = #"{"type": "array", "items": {"type": "array", "items": {"type": "array"}}}"#
        let full = try acceptedSamples(lists, count: 1) { options in
            options.extent = .most
            options.maximumDepth = 2
        }
        #expect(full[0][0]?.array?.isEmpty == false && full[0][0]?[0] == [])
        // Required elements are there, however many, and every member has a chance.
        let element = #"{"required": ["a"], "properties": {"a": {"type": "null"}}}"#
        let long = #"{"type": "array", "minItems": 2000, "items": \#(element)}"#
        for sample in try acceptedSamples(long, count: 2) { #expect((sample.array?.count ?? 0) >= 2_000) }
        let last = try acceptedSamples(schema, count: 40).filter { $0["a4"] != nil }
        #expect(!last.isEmpty)
    }

    @Test("there are no containers at the last level if other values are allowed there")
    func lastLevel() throws {
        let schema = ##"{"type": ["array", "integer"], "minItems": 1, "items": {"$ref": "#"}}"##
        let samples = try acceptedSamples(schema, count: 60) { $0.maximumDepth = 2 }
        #expect(samples.map(levels).max() == 2)
    }

    private func valueCount(_ value: JSON) -> Int {
        let inside = value.array.map(Array.init) ?? value.object.map { Array($0.values) } ?? []
        return inside.reduce(1) { $0 + valueCount($1) }
    }

    private func levels(_ value: JSON) -> Int {
        let inside = value.array.map(Array.init) ?? value.object.map { Array($0.values) }
        return inside.map { 1 + ($0.map(levels).max() ?? 0) } ?? 0
    }

    /// All properties used to be searched for each name.
    @Test("generating eight times as many members takes about eight times as long")
    func manyMembers() throws {
        func sampler(_ count: Int) throws -> SchemaSampler {
            let properties = (0..<count).map { #""p\#($0)": {"type": "null"}"# }.joined(separator: ",")
            let schema = #"""
                {"type": "object", "properties": {\#(properties)}, "minProperties": \#(count),
                 "additionalProperties": false}
                """#
            var options = SamplingOptions()
            options.extent = .least
            return try SchemaSampler(JSONDocument(parsing: schema), options: options)
        }
        let growth = try growth(from: sampler(400), to: sampler(3_200)) { _ = try $0.sample(seed: 1) }
        #expect(growth < 24, "\(growth) times")
        #expect(try sampler(1_000).sample(seed: 1).object?.count == 1_000)
    }

    /// The list of members used to be rebuilt for each surplus one.
    @Test("optional members are left out from the end, required ones stay")
    func fewMembers() throws {
        let schema = """
            {"type": "object", "properties": {"a": {"type": "null"}, "b": {"type": "null"}, "c": {"type": "null"},
             "d": {"type": "null"}}, "required": ["c"], "maxProperties": 2, "additionalProperties": false}
            """
        var options = SamplingOptions()
        options.extent = .most
        let sample = try SchemaSampler(JSONDocument(parsing: schema), options: options).sample(seed: 1)
        #expect(sample.object?.map(\.key) == ["a", "c"])
    }
}
