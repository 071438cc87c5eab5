import Bricolage
import BricolageSampling
import BricolageValidation
import TestSupport
import Testing

/// Requirements that depend on which members an object has.
@Suite struct PresenceSamplingTests {
    /// Several objects in one array, for which no value is made in vain.
    private func several(_ object: String, _ extent: SamplingOptions.Extent) throws -> [JSON] {
        let schema = #"{"type": "array", "minItems": 8, "maxItems": 8, "items": \#(object)}"#
        var options = SamplingOptions()
        options.attempts = 1
        options.extent = extent
        let document = try JSONDocument(parsing: schema)
        let compiled = try CompiledSchema(document, options: options.validation)
        var series = try SchemaSampler(document, options: options).series(seed: 7)
        var objects: [JSON] = []
        for _ in 0..<10 {
            let before = series.valueCount
            let sample = try series.sample()
            #expect(compiled.isValid(sample), "\(sample)")
            #expect(series.valueCount - before == count(sample), "\(sample) with \(extent) by \(object)")
            objects += sample.array ?? []
        }
        return objects
    }

    /// How many values there are in a value, including itself.
    private func count(_ value: JSON) -> Int {
        switch value {
        case .array(let elements): elements.reduce(1) { $0 + count($1) }
        case .object(let members): members.reduce(1) { $0 + count($1.value) }
        default: 1
        }
    }

    private let extents = [SamplingOptions.Extent.varied, .least, .most]

    /// A step of Arazzo calls one of three things, on which the form of its parameters depends.
    ///
    /// Which conditions hold used to be left to chance, whatever branch was chosen.
    private let step = #"""
        {"type": "object", "required": ["id"], "unevaluatedProperties": false,
         "properties": {"id": {"type": "string"}, "operation": true, "path": true, "workflow": true,
                        "parameters": {"type": "array", "minItems": 1}},
         "oneOf": [{"required": ["operation"]}, {"required": ["path"]}, {"required": ["workflow"]}],
         "allOf": [
            {"if": {"oneOf": [{"required": ["path"]}, {"required": ["operation"]}]},
             "then": {"properties": {"parameters": {"items": {"type": "string"}}}}},
            {"if": {"required": ["workflow"]},
             "then": {"properties": {"parameters": {"items": {"type": "integer"}}}}}]}
        """#

    @Test("the branch that is chosen decides conditions on its members")
    func conditionsOnABranch() throws {
        for extent in extents {
            let steps = try several(step, extent)
            for name in ["operation", "path", "workflow"] {
                #expect(steps.contains { $0[name] != nil }, "\(name) with \(extent)")
            }
        }
    }

    @Test(
        "conditions agree with the members that are there",
        arguments: [
            // Required members, their constants, and lists of values.
            #""required": ["k"], "properties": {"k": {"const": "a"}}, "if": {"properties": {"k": {"const": "a"}}, "required": ["k"]}, "else": false"#,
            #""required": ["k"], "properties": {"k": {"enum": ["a", "b"]}}, "if": {"properties": {"k": {"enum": ["b", "a", "c"]}}}, "then": {"required": ["x"]}, "else": false"#,
            #""required": ["k"], "properties": {"k": {"enum": ["a", "b"]}}, "if": {"properties": {"k": {"const": "c"}}}, "then": false"#,
            #""required": ["k"], "properties": {"k": {"type": "string"}}, "if": {"properties": {"k": {"type": ["string", "null"]}}}, "else": {"required": ["x"], "properties": {"x": false}}"#,
            // Members that cannot be there.
            #""properties": {"x": false}, "if": {"required": ["x"]}, "then": false"#,
            #""properties": {"a": true}, "additionalProperties": false, "if": {"required": ["x"]}, "then": false"#,
            #""properties": {"x": true}, "not": {"required": ["x"]}, "if": {"required": ["x"]}, "then": false"#,
            #""properties": {"x": true}, "not": {"anyOf": [{"required": ["x"]}, {"required": ["y"]}]}, "if": {"anyOf": [{"required": ["x"]}, {"required": ["y"]}]}, "then": false"#,
            #""required": ["a"], "properties": {"a": true, "x": true}, "not": {"required": ["a", "x"]}, "if": {"required": ["x"]}, "then": false"#,
            // Members that others ask for.
            #""required": ["a"], "dependentRequired": {"a": ["b"], "b": ["c"]}, "if": {"required": ["c"]}, "then": {"required": ["x"]}"#,
            #""required": ["a"], "dependentSchemas": {"a": {"required": ["b"]}}, "if": {"not": {"required": ["b"]}}, "else": {"required": ["x"]}"#,
            // Conditions that must hold or must not.
            #""properties": {"x": true}, "if": {"required": ["x"]}, "then": false"#,
            #""properties": {"x": true}, "if": {"required": ["x"]}, "else": false"#,
            #""properties": {"x": true}, "if": {"not": {"required": ["x"]}}, "then": false"#,
            #""properties": {"x": true, "y": true}, "required": ["y"], "if": {"required": ["x"]}, "then": {"not": {"required": ["y"]}}"#,
            // Members that are there or not, as chance has it.
            #""properties": {"a": true, "b": true}, "if": {"required": ["a"]}, "then": {"required": ["x"]}, "else": {"required": ["y"], "properties": {"x": false}}"#,
            #""properties": {"a": {"type": "integer"}}, "if": {"properties": {"a": {"type": "string"}}}, "then": {"required": ["x"]}, "else": {"required": ["y"], "properties": {"x": false}}"#,
            #""properties": {"a": {"type": "integer"}}, "if": {"properties": {"a": {"type": "string"}}}, "then": {"required": ["x"]}"#,
            #""if": {"required": ["a"]}, "then": {"required": ["x"]}, "else": {"required": ["y"], "properties": {"x": false}}"#,
            // A branch that the rest excludes or demands.
            #""required": ["a"], "oneOf": [{"required": ["b"]}, {"not": {"required": ["a"]}}]"#,
            #""not": {"required": ["a"]}, "oneOf": [{"required": ["a", "x"]}, {"required": ["b"]}]"#,
            ##""$defs": {"a": {"required": ["a"]}, "b": {"$ref": "#/$defs/c"}, "c": {"required": ["b"]}}, "oneOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/b"}], "if": {"$ref": "#/$defs/c"}, "then": {"properties": {"a": false}}, "else": {"required": ["a"]}"##,
        ])
    func conditions(keywords: String) throws {
        for extent in extents {
            let schema = #"{"$id": "https://example.com/object", "type": "object", \#(keywords)}"#
            _ = try several(schema, extent)
        }
    }

    @Test func membersOfABranchThatIsNotChosenAreLeftOut() throws {
        let names = (0..<12).map { "m\($0)" }
        let properties = names.map { #""\#($0)": {"type": "boolean"}"# }.joined(separator: ",")
        let branches = names.map { #"{"required": ["\#($0)"]}"# }.joined(separator: ",")
        let schema = #"{"type": "object", "properties": {\#(properties)}, "oneOf": [\#(branches)]}"#
        for extent in extents {
            let objects = try several(schema, extent)
            #expect(objects.allSatisfy { $0.object?.count == 1 })
            #expect(Set(objects).count > 12)
        }
    }

    @Test func aMemberIsBothThereAndNotThoughAConditionIsAboutIt() throws {
        let schema = #"""
            {"type": "object", "properties": {"a": {"type": "boolean"}}, "if": {"required": ["a"]}, "then": {"required": ["x"]}}
            """#
        let varied = try acceptedSamples(schema).map { $0["a"] != nil }
        #expect(Set(varied) == [true, false])
        for sample in try acceptedSamples(schema, { $0.extent = .most }) { #expect(sample["a"] != nil) }
        for sample in try acceptedSamples(schema, { $0.extent = .least }) { #expect(sample == [:]) }
    }

    @Test func aRefusedMemberThatIsRequiredIsTheReasonForNoSample() throws {
        let schema = try JSONDocument(
            parsing: """
                {"type": "object", "not": {"required": ["a"]},
                 "oneOf": [{"required": ["a", "b"]}, {"required": ["a", "c"]}]}
                """)
        let failure = try #require(throws: SamplingFailure.self) { try SchemaSampler(schema).sample(seed: 1) }
        #expect(failure.schemaPointer == "/not")
        #expect(failure.reason == #"it refuses the member "a", which is required"#)
    }

    /// A schema that only refuses members used to get a scalar, for which its negation holds.
    @Test(
        "values are of kinds that a refused schema does not accept as a whole",
        arguments: [
            #""not": {"required": ["a"]}"#, #""not": {"properties": {"a": true}, "required": ["a"]}"#,
            #""type": ["object", "string"], "not": {"type": "object", "required": ["a"]}"#,
            #""not": {"anyOf": [{"type": "string"}, {"required": ["a"]}]}"#,
        ])
    func kinds(keywords: String) throws {
        for extent in extents { _ = try several("{\(keywords)}", extent) }
        let failure = try #require(throws: SamplingFailure.self) {
            try SchemaSampler(JSONDocument(parsing: #"{"allOf": [{\#(keywords)}, {"not": {}}]}"#)).sample(seed: 1)
        }
        #expect(failure.reason == "it accepts no values")
    }

    /// What one of many conditions or branches means used to be looked at only by the validator.
    @Test("many conditions and branches on members take linear time", arguments: ["if", "oneOf"])
    func manyConditions(keyword: String) throws {
        func sampler(_ size: Int) throws -> SchemaSampler {
            let schemas = (0..<size).map { number in
                keyword == "if"
                    ? #"{"if": {"required": ["m\#(number)"]}, "then": {"required": ["n\#(number)"]}}"#
                    : #"{"required": ["m\#(number)"]}"#
            }
            let properties = (0..<size).map { #""m\#($0)": true"# }.joined(separator: ",")
            let rules = #""\#(keyword == "if" ? "allOf" : "oneOf")": [\#(schemas.joined(separator: ","))]"#
            let schema = #"{"type": "object", "properties": {\#(properties)}, \#(rules)}"#
            var options = SamplingOptions()
            options.attempts = 1
            return try SchemaSampler(JSONDocument(parsing: schema), options: options)
        }
        let growth = try growth(from: sampler(50), to: sampler(400)) { _ = try $0.sample(seed: 1) }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }
}
