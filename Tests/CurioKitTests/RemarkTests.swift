internal import BricolageCore
internal import BricolageSchema
internal import CurioKit
internal import Testing

/// The remarks on keywords that the types do not express, and keywords without remarks.
@Suite("Remarks on keywords")
struct RemarkTests {
    private func remarks(
        _ schema: String, style: Generator.Style = .fast, defaults: Generator.Defaults = .initializers,
        constraints: Bool = false
    ) throws -> [String] {
        let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: schema))
        let configuration = Generator.Configuration(
            style: style, checksConstraints: constraints, defaults: defaults)
        return try Generator(configuration: configuration).generate(source).diagnostics.map {
            "\($0.pointer) \($0.message)"
        }
    }

    @Test("a default that is an object is reported if it has members")
    func defaults() throws {
        let schema = #"{"properties": {"a": {"type": "object", "default": {}}, "b": {"default": {"x": 1}}}}"#
        #expect(try remarks(schema) == ["/properties/b/default default is not used: it is an object with members"])
    }

    @Test("an array is reported if several schemas describe its positions")
    func positions() throws {
        let schema = { (second: String) in
            #"{"properties": {"a": {"type": "array", "prefixItems": [{"type": "string"}], "allOf": [\#(second)]}}}"#
        }
        let untold = try remarks(schema(#"{"prefixItems": [{"minLength": 2}]}"#))
        #expect(untold.map { $0.hasSuffix("kept as JSON: several schemas describe the positions") } == [true])
        #expect(try remarks(schema(#"{"minItems": 1}"#)).isEmpty)
    }

    @Test("a dynamic reference is reported if it leads to schemas of which none includes the others")
    func dynamicReferences() throws {
        let schema = { (texts: String) in
            """
            {"$id": "https://example.com/lists", "properties": {"texts": {"$ref": "texts"}, "counts": {"$ref": "counts"}},
            "$defs": {
                "texts": {"$id": "texts", "$ref": "list", "$defs": {"own": {"$dynamicAnchor": "entry", \(texts)}}},
                "counts": {"$id": "counts", "$ref": "list", "$defs": {"own": {"$dynamicAnchor": "entry", "type": "integer"}}},
                "list": {"$id": "list", "properties": {"entry": {"$dynamicRef": "#entry"}},
                    "$defs": {"own": {"$dynamicAnchor": "entry"}}}}}
            """
        }
        let place = "/$defs/list/properties/entry/$dynamicRef"
        #expect(
            try remarks(schema(#""type": "string""#)) == [
                "\(place) $dynamicRef \"#entry\" may lead to several schemas; any value is accepted here"
            ])
        #expect(try remarks(schema(##""$ref": "counts#/$defs/own""##)) == [])
    }

    @Test("a default that the type of a member cannot have is reported, but not null for an optional member")
    func unusedDefaults() throws {
        let schema = """
            {"properties": {
                "a": {"type": "object", "properties": {"x": {"type": "string"}}, "default": {}},
                "b": {"enum": ["p", "q"], "default": "r"}, "c": {"enum": ["p", "q"], "default": "q"},
                "d": {"type": "string", "default": null}, "e": {"type": ["string", "null"], "default": "s"},
                "f": {"const": "x", "default": "x"}, "g": {"type": "array", "items": {"type": "integer"}, "default": ["s"]}}}
            """
        let unused = "default is not used: the type has no such value, or no short spelling of it"
        let told = ["a", "b", "g"].map { "/properties/\($0)/default \(unused)" }
        #expect(try remarks(schema) == told)
        #expect(try remarks(schema, style: .codable).filter { $0.contains("default") } == told)
        #expect(try remarks(schema, defaults: .unused) == [])
        let unread = "default is not read: a missing nullable member is read as absent"
        #expect(
            try remarks(schema, defaults: .reading) == [told[0], told[1], "/properties/e/default \(unread)", told[2]])
    }

    @Test("a discriminator without a choice is reported where values are read as its type")
    func discriminatorsOfBases() throws {
        func schema(_ use: String) -> String {
            ##"""
            {"openapi": "3.0.3", "components": {"schemas": {
                "Pet": {"type": "object", "properties": {"kind": {"type": "string"}}, "discriminator": {"propertyName": "kind"}},
                "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}, {"properties": {"lives": {"type": "integer"}}}]},
                "Owner": {"type": "object", "properties": {"pet": \##(use)}}}}}
            """##
        }
        let place = "/components/schemas/Pet/discriminator"
        let told = "discriminator without oneOf or anyOf: values are read as this type, not as types that extend it"
        #expect(try remarks(schema(##"{"$ref": "#/components/schemas/Pet"}"##)) == ["\(place) \(told)"])
        #expect(try remarks(schema(##"{"$ref": "#/components/schemas/Cat"}"##)) == [])
    }

    @Test("a map that accepts keys that no pattern allows is reported, unless the schema allows other keys")
    func keysOfMaps() throws {
        func schema(_ rest: String) -> String {
            #"{"patternProperties": {"^a": {"type": "string"}, "z$": {"type": "string"}}, "additionalProperties": \#(rest)}"#
        }
        let told = #"keys that do not match "^a" or "z$" are not refused by the type, which is a map"#
        #expect(try remarks(schema("false")) == ["/patternProperties/^a \(told)"])
        #expect(try remarks(schema("false"), style: .codable).contains("/patternProperties/^a \(told)"))
        #expect(try remarks(schema(#"{"type": "string"}"#)) == [])
    }

    @Test("an unknown keyword is reported, unless it begins with x-")
    func additions() throws {
        let schema = #"{"properties": {"a": {"type": "string", "x-hint": 1, "X-Hint": 1, "hint": 2}}}"#
        #expect(try remarks(schema) == [#"/properties/a/hint "hint" is not a JSON Schema keyword"#])
    }

    /// A schema that says nothing is not followed, but it is looked at.
    @Test func unknownKeywordsBesideAReferenceInAnAllOfAreTold() throws {
        let schema = ##"""
            {"type": "object", "properties": {"a": {"$ref": "#/$defs/Link"}}, "$defs": {
             "Link": {"allOf": [{"$ref": "#/$defs/End"}, {"hint": "x"}]}, "End": {"type": "integer"}}}
            """##
        #expect(try remarks(schema).contains { $0.contains("\"hint\" is not a JSON Schema keyword") })
    }

    @Test(
        "conditions that exclude nothing are not reported, others are",
        arguments: [
            (#""unevaluatedProperties": true"#, []), (#""not": false"#, []),
            (
                #""unevaluatedProperties": {"type": "string"}"#,
                ["/unevaluatedProperties unevaluatedProperties is not expressed by the type and not checked"]
            ),
            (#""not": {"type": "string"}"#, ["/not not is not expressed by the type and not checked"]),
            (#""not": true"#, ["/not not is not expressed by the type and not checked"]),
            (#""not": {}"#, ["/not not is not expressed by the type and not checked"]),
            (#""not": {"description": "nothing"}"#, ["/not not is not expressed by the type and not checked"]),
        ])
    func emptyConditions(keyword: String, expected: [String]) throws {
        let found = try remarks(#"{"properties": {"a": {"type": "object", \#(keyword)}}}"#)
        #expect(found == expected.map { "/properties/a" + $0 })
    }

    @Test("nullable beside a reference is reported as meaningless in OpenAPI 3.0")
    func nullableBesideReference() throws {
        let schema = ##"""
            {"openapi": "3.0.3", "components": {"schemas": {
                "P": {"properties": {"a": {"$ref": "#/components/schemas/Q", "nullable": true}}}, "Q": {"type": "string"}}}}
            """##
        let place = "/components/schemas/P/properties/a/nullable"
        #expect(try remarks(schema) == ["\(place) nullable beside $ref means nothing in OpenAPI 3.0"])
    }

    @Test("a required member that nothing describes is reported as not required by the type, unless the type checks it")
    func undescribedRequirements() throws {
        let schema =
            #"{"properties": {"w": {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["q"]}}}"#
        let told = #"/properties/w/required/0 "q" is required and not among the properties"#
        let unasked = told + "; the type does not require it"
        #expect(try remarks(schema) == [unasked])
        #expect(try remarks(schema, constraints: true) == [told])
        #expect(try remarks(schema, style: .codable, constraints: true).contains(unasked))
    }

    @Test("a keyword that the dialect does not have is reported as meaningless, not as unchecked")
    func keywordsOfOtherVersions() throws {
        for (version, keyword, value, known) in [
            ("7", "unevaluatedProperties", "false", "2019-09/schema"), ("4", "propertyNames", #"{"maxLength": 2}"#, ""),
            ("4", "dependentRequired", #"{"a": ["b"]}"#, "2020-12/schema"), ("7", "minContains", "2", ""),
        ] {
            func schema(_ address: String) -> String {
                #"{"$schema": "\#(address)", "properties": {"a": {"type": "object", "\#(keyword)": \#(value)}}}"#
            }
            let told = try remarks(schema("http://json-schema.org/draft-0\(version)/schema#"))
            #expect(told == ["/properties/a/\(keyword) \(keyword) means nothing in draft-0\(version)"])
            if known.isEmpty { continue }
            let unchecked = try remarks(schema("https://json-schema.org/draft/\(known)"))
            #expect(!unchecked.contains { $0.contains("means nothing") }, "\(unchecked)")
        }
    }

    @Test("an enum or const is reported if the type has other values as well, unless it is checked")
    func widerTypes() throws {
        let schema = #"""
            {"properties": {
                "a": {"type": "boolean", "enum": [false]}, "b": {"const": false}, "c": {"type": "number", "enum": [1.5]},
                "d": {"enum": [true, false]}, "e": {"enum": ["x"]}, "f": {"const": 7}, "g": {"const": true},
                "h": {"enum": ["x", false]}}, "required": ["g"]}
            """#
        let told = ["a/enum enum", "b/const const", "c/enum enum", "h/enum enum"].map {
            "/properties/\($0) is not checked by the type, which has other values as well"
        }
        #expect(try remarks(schema) == told)
        #expect(try remarks(schema, constraints: true) == [])
    }

    @Test("members and elements that are never valid are reported, a member only if the type accepts it")
    func valuesThatAreNeverValid() throws {
        func schema(_ rest: String) -> String {
            #"{"title": "T", "type": "object", "properties": {"a": {"type": "string"}, "old": false}\#(rest)}"#
        }
        #expect(
            try remarks(schema("")) == [#"/properties/old no "old" is valid here, which the type does not check"#])
        #expect(try remarks(schema(#", "additionalProperties": false"#)) == [])
        #expect(try declarations(schema("")) == ["public struct T", "public var a: String?"])
        let negation = #"{"properties": {"a": {"type": "string"}, "old": {"not": {}}}}"#
        #expect(try remarks(negation) == ["/properties/old/not not is not expressed by the type and not checked"])
        let list = #"{"properties": {"l": {"type": "array", "items": false}}}"#
        #expect(
            try remarks(list) == ["/properties/l/items no element is valid here, which the type does not check"])
    }

    @Test("members that a closed part does not name are reported at the keyword that closes it")
    func membersOfClosedParts() throws {
        func schema(_ patterns: String) -> String {
            ##"""
            {"allOf": [{"$ref": "#/$defs/Base"}, {"properties": {"b": {"type": "string"}, "old": false}}],
             "$defs": {"Base": {"type": "object", "properties": {"a": {"type": "string"}}\##(patterns),
                "additionalProperties": false}}}
            """##
        }
        let told = #"no object with "b" is valid here: members described elsewhere are not allowed"#
        #expect(try remarks(schema("")) == ["/$defs/Base/additionalProperties \(told)"])
        // It is unknown which members an invalid pattern means.
        for patterns in [#"{"^b": {}, "^old": {}}"#, #"{"(": {}}"#] {
            let remarks = try remarks(schema(#", "patternProperties": \#(patterns)"#))
            #expect(!remarks.contains { $0.contains("described") })
        }
    }

    @Test("there are no remarks on built-in metaschemas")
    func builtInMetaschemas() throws {
        let address = "http://json-schema.org/draft-07/schema#"
        let schema = #"{"$schema": "\#(address)", "type": "object", "properties": {"x": {"$ref": "\#(address)"}}}"#
        #expect(try remarks(schema) == [])
    }

    @Test("a default of a member of any type is used if a literal is exactly equal to it")
    func defaultsOfAnyType() throws {
        let schema = #"""
            {"properties": {
                "a": {"default": "x"}, "b": {"default": 1.5}, "c": {"default": [1, true, "y", []]}, "d": {"default": {}},
                "e": {"default": 0.30000000000000000001}, "f": {"default": [0.30000000000000000001]}, "g": {"default": null}}}
            """#
        let unused = "default is not used: the type has no such value, or no short spelling of it"
        #expect(try remarks(schema) == ["e", "f"].map { "/properties/\($0)/default \(unused)" })
        let initializer =
            "a: JSON? = \"x\", b: JSON? = 1.5, c: JSON? = [1, true, \"y\", []], d: JSON? = [:], e: JSON? = nil"
        let text = try text(schema).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains(initializer), "\(text)")
    }

    @Test("of the members that make objects invalid three are named")
    func manyExcludedMembers() throws {
        let members = ["a", "b", "c", "d", "e"].map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        let schema = """
            {"type": "object", "allOf": [{"properties": {\(members)}},
             {"properties": {"x": {"type": "string"}}, "additionalProperties": false}]}
            """
        let told = #"no object with "a", "b", "c" and 2 more is valid here"#
        #expect(
            try remarks(schema) == [
                "/allOf/1/additionalProperties \(told): members described elsewhere are not allowed"
            ])
    }
    /// Bounds that JavaScript has rounded, and those that stand for none; of bounds for one value the narrower counts.
    @Test("bounds that allow integers which Int cannot hold are noted", arguments: [false, true])
    func boundsBeyondInt(constraints: Bool) throws {
        func noted(_ bounds: String) throws -> [String] {
            try remarks(#"{"type": "integer", \#(bounds)}"#, constraints: constraints).filter { $0.contains("64 bits") }
        }
        let message = { (keyword: String) in
            "/\(keyword) \(keyword) allows integers beyond 64 bits, which the type, Int, refuses"
        }
        #expect(try noted(#""maximum": 9223372036854776000"#) == [message("maximum")])
        #expect(try noted(#""maximum": 9223372036854775808"#) == [message("maximum")])
        #expect(try noted(#""minimum": -9223372036854776000, "maximum": 9"#) == [message("minimum")])
        #expect(try noted(#""exclusiveMaximum": 1e30"#) == [message("exclusiveMaximum")])
        #expect(try noted(#""maximum": 9223372036854775807, "minimum": -9223372036854775808"#) == [])
        #expect(try noted(#""exclusiveMaximum": 9223372036854775808"#) == [])
        #expect(try noted(#""maximum": 9223372036854776000, "allOf": [{"maximum": 9}]"#) == [])
        #expect(try noted(#""minimum": 0, "maximum": 18446744073709552000"#) == [])
    }
}
