import Bricolage
import BricolageSampling
import Testing

/// Which members objects have.
@Suite struct ObjectSamplingTests {
    /// A resource whose kind may be left out, so that the empty object is of all kinds at once.
    @Test func leastHasWhatTellsSchemasApart() throws {
        let schema = """
            {"type": "object", "oneOf": [
                {"properties": {"kind": {"const": "a"}, "note": {"type": "string"}}},
                {"properties": {"kind": {"const": "b"}, "note": {"type": "string"}}},
                {"properties": {"kind": {"const": "c"}, "note": {"type": "string"}}}]}
            """
        for sample in try acceptedSamples(schema, { $0.extent = .least }) {
            #expect(sample["kind"] != nil)
        }
    }

    @Test(
        "with the extent most, an object has as many members as are allowed together",
        arguments: [
            (
                #"{"properties": {"a": {"type": "string"}, "b": {"type": "string"}}, "oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#,
                [["a"], ["b"]]
            ),
            (
                #"{"properties": {"a": true, "b": true, "c": true}, "oneOf": [{"required": ["a"]}, {"required": ["b"]}, {"required": ["c"]}]}"#,
                [["a"], ["b"], ["c"]]
            ),
            (
                #"{"properties": {"a": true, "b": true, "c": true}, "not": {"required": ["a", "b"]}}"#,
                [["a", "c"], ["b", "c"]]
            ),
            (
                #"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"a": true, "b": true, "c": true}, "dependencies": {"a": {"not": {"required": ["b"]}}}}"#,
                [["a", "c"], ["b", "c"]]
            ),
            (
                ##"{"$id": "https://example.com/inner", "properties": {"a": true, "b": true}, "oneOf": [{"$ref": "#/$defs/a"}, {"allOf": [{"required": ["b"]}]}], "$defs": {"a": {"required": ["a"]}}}"##,
                [["a"], ["b"]]
            ),
        ])
    func mostMembers(schema: String, allowed: [[String]]) throws {
        let object = #"{"type": "object", \#(schema.dropFirst())"#
        let nested = #"{"type": "object", "required": ["x"], "properties": {"x": \#(object)}}"#
        var seen: Set<[String]> = []
        for sample in try acceptedSamples(object, { $0.extent = .most }) {
            seen.insert(sample.object?.keys.sorted() ?? [])
        }
        for sample in try acceptedSamples(nested, { $0.extent = .most }) {
            seen.insert(sample["x"]?.object?.keys.sorted() ?? [])
        }
        #expect(seen == Set(allowed))
    }

    /// Nothing used to be found, since objects got no members that no schema describes.
    @Test(
        "an object has the members without which it is what a schema refuses",
        arguments: [
            #"{"maxProperties": 4}"#, #"{"const": {}}"#, #"{"propertyNames": {"maxLength": 2}}"#,
            #"{"properties": {"a": {"type": "string"}}}"#, #"{"patternProperties": {"^a.z$": {"type": "integer"}}}"#,
            #"{"additionalProperties": {"type": "integer"}}"#, #"{"dependentRequired": {"a": ["b"]}}"#,
            ##"{"$ref": "#/$defs/n"}"##,
        ])
    func refusedWithoutMembers(negated: String) throws {
        let object = #"{"type": "object", "not": \#(negated)"#
        let definitions = #""$defs": {"n": {"properties": {"p": {"type": "null"}}}}}"#
        for extent in [SamplingOptions.Extent.varied, .least, .most] {
            _ = try acceptedSamples("\(object), \(definitions)", count: 10) { $0.extent = extent }
        }
        for sample in try acceptedSamples(#"\#(object), "properties": {"n": true}, \#(definitions)"#, count: 10) {
            #expect(sample.object?.isEmpty == false)
        }
    }

    /// Nothing used to be found, since the requiring member was always there.
    @Test(
        "a member that requires an impossible one is left out",
        arguments: [
            #""additionalProperties": false, "dependentRequired": {"b": ["c"]}"#,
            #""additionalProperties": false, "dependentSchemas": {"b": {"required": ["c"]}}"#,
            #""additionalProperties": false, "dependentSchemas": {"b": {"allOf": [{"required": ["c"]}]}}"#,
            ##""additionalProperties": false, "dependentSchemas": {"b": {"$ref": "#/$defs/c"}}"##,
            #""dependentRequired": {"b": ["d"], "d": ["c"]}, "patternProperties": {"^c": false}"#,
            #""dependentRequired": {"b": ["a", "c"]}, "unevaluatedProperties": false"#,
            #""dependentSchemas": {"b": {"required": ["c"]}}, "unevaluatedProperties": false"#,
            #""dependentSchemas": {"b": {"required": ["c"], "properties": {"c": false}}}"#,
            #""dependentRequired": {"b": ["c"]}, "propertyNames": {"enum": ["a", "b"]}"#,
            #""dependentSchemas": {"b": false}"#,
        ])
    func membersThatAskForImpossibleOnes(keywords: String) throws {
        let definitions = #""$defs": {"c": {"required": ["c"]}}"#
        let object = #"{"type": "object", "properties": {"a": true, "b": true}, \#(keywords), \#(definitions)}"#
        for extent in [SamplingOptions.Extent.varied, .least, .most] {
            for sample in try acceptedSamples(object, { $0.extent = extent }) {
                #expect(sample["b"] == nil)
                if extent == .most { #expect(sample["a"] != nil) }
            }
        }
        #expect(throws: SamplingFailure.self) {
            let required = try JSONDocument(parsing: #"{"required": ["b"], \#(object.dropFirst())"#)
            _ = try SchemaSampler(required).sample(seed: 1)
        }
    }

    /// Of many members that are tried one by one, only some used to be put back.
    @Test func othersStayBesideAMemberThatAsksForAnImpossibleOne() throws {
        let names = (0..<100).map { "m\($0)" }
        let properties = names.map { #""\#($0)": true"# }.joined(separator: ", ")
        let asking = zip(names, names.dropFirst()).prefix(50).map { #""\#($0)": ["\#($1)"]"# } + [#""m99": ["c"]"#]
        let schema = """
            {"type": "object", "properties": {\(properties)}, "additionalProperties": false,
             "dependentRequired": {\(asking.joined(separator: ", "))}}
            """
        for sample in try acceptedSamples(schema, count: 3, { $0.extent = .most }) {
            #expect(sample.object?.keys.sorted() == names.dropLast().sorted())
        }
    }

    @Test func ofFewMembersThoseStayThatOthersAskFor() throws {
        let schema = """
            {"type": "object", "properties": {"a": true, "b": true, "z": {"type": "null"}},
             "dependentSchemas": {"a": {"required": ["z"]}}, "maxProperties": 2}
            """
        for sample in try acceptedSamples(schema, { $0.extent = .most }) {
            #expect(sample.object?.keys.sorted() == ["a", "z"])
        }
    }

    @Test("an object has the members of all schemas that apply to it")
    func membersOfSeveralSchemas() throws {
        let schema = #"""
            {"type": "object", "properties": {"a": true}, "allOf": [{"properties": {"b": true}}, {"properties": {"a": true, "c": true}}]}
            """#
        for sample in try acceptedSamples(schema, count: 5, { $0.extent = .most }) {
            #expect(sample.object?.keys.sorted() == ["a", "b", "c"])
        }
    }

    @Test(
        "members that a schema describes without naming them are generated",
        arguments: [
            #"{"propertyNames": {"pattern": "^x-"}, "additionalProperties": {"type": "integer"}}"#,
            #"{"patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": false}"#,
            #"{"patternProperties": {"^x": {"type": "integer"}}, "propertyNames": {"pattern": "-"}, "additionalProperties": false}"#,
            #"{"propertyNames": {"enum": ["x-a", "x-b"]}, "additionalProperties": {"type": "integer"}}"#,
        ])
    func describedMembers(schema: String) throws {
        let object = #"{"type": "object", \#(schema.dropFirst())"#
        for sample in try acceptedSamples(object, { $0.extent = .most }) {
            let keys = try #require(sample.object).keys
            #expect(!keys.isEmpty && keys.allSatisfy { $0.hasPrefix("x") && $0.contains("-") }, "\(sample)")
        }
        let varied = try acceptedSamples(object).map { $0.object?.count ?? 0 }
        #expect(varied.contains(0) && varied.contains(1))
        for sample in try acceptedSamples(object, { $0.extent = .least }) { #expect(sample == [:]) }
    }

    @Test(
        "names satisfy everything that is required of them",
        arguments: [
            #"{"propertyNames": {"pattern": "^x-"}, "additionalProperties": {"type": "integer"}, "minProperties": 4}"#,
            #"{"propertyNames": {"maxLength": 5, "pattern": "z"}, "patternProperties": {"^a": true}, "additionalProperties": false, "minProperties": 3}"#,
            #"{"propertyNames": {"format": "uri"}, "minProperties": 2}"#,
            #"{"propertyNames": {"minLength": 20, "not": {"pattern": "^b"}}, "minProperties": 2}"#,
            #"{"properties": {"a": true, "b": true}, "propertyNames": {"enum": ["b", "c"]}, "minProperties": 2}"#,
        ])
    func names(schema: String) throws {
        _ = try acceptedSamples(#"{"type": "object", \#(schema.dropFirst())"#)
    }

    @Test(
        "names that look alike are different names",
        arguments: [
            #""properties": {"\u00e9": {"const": 1}, "e\u0301": {"const": 2}}, "required": ["\u00e9", "e\u0301"]"#,
            #""properties": {"\u00e9": {"const": 1}}, "required": ["e\u0301"], "not": {"required": ["\u00e9"]}"#,
            #""properties": {"\u00e9": {"const": 1}, "e\u0301": {"const": 2}}, "minProperties": 2, "additionalProperties": false"#,
        ])
    func namesThatLookAlike(keywords: String) throws {
        for sample in try acceptedSamples(#"{"type": "object", \#(keywords)}"#) {
            #expect(sample.object?.keys.contains { $0.unicodeScalars.elementsEqual("e\u{301}".unicodeScalars) } == true)
        }
    }

    /// The search for another name used to stop after sixty attempts.
    @Test("an object has as many members as it must", arguments: [100, 2_000])
    func fewestMembers(count: Int) throws {
        let schema = #"{"type": "object", "minProperties": \#(count), "additionalProperties": {"type": "integer"}}"#
        for sample in try acceptedSamples(schema, count: 2) { #expect((sample.object?.count ?? 0) >= count) }
    }
}
