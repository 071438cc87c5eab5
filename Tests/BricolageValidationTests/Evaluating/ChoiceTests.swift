import Bricolage
import BricolageValidation
import Testing

/// Choices between branches that the keys of an object distinguish.
struct ChoiceTests {
    private static let shapes = #"""
        {"KEYWORD": [
            {"type": "object", "required": ["kind", "radius"],
             "properties": {"kind": {"const": "circle"}, "radius": {"type": "number"}}},
            {"type": "object", "required": ["kind"],
             "properties": {"kind": {"enum": ["box", "square"]}, "width": {"type": "number"}},
             "additionalProperties": false},
            {"type": "object", "required": ["width", "height"], "properties": {"kind": {"type": "null"}}},
            {"type": "string", "maxLength": 1}
        ]}
        """#

    @Test(
        "branches are distinguished by the members that they require, refuse and compare with constants",
        arguments: [
            (#"{"kind": "circle", "radius": 1}"#, 1), (#"{"kind": "circle"}"#, 0),
            (#"{"kind": "circle", "radius": "1"}"#, 0), (#"{"kind": "box", "radius": 1}"#, 0),
            (#"{"kind": "box"}"#, 1), (#"{"kind": "square", "width": 2}"#, 1), (#"{"kind": "box", "depth": 2}"#, 0),
            (#"{"kind": "cone"}"#, 0), (#"{"width": 1, "height": 2}"#, 1), (#"{"width": 1}"#, 0),
            (#"{"kind": null, "width": 1, "height": 2}"#, 1), (#"{"kind": 1, "width": 1, "height": 2}"#, 0),
            (#"{"kind": "circle", "radius": 1, "width": 1, "height": 2}"#, 1), (#"{}"#, 0), (#""a""#, 1),
            (#""ab""#, 0), ("1", 0), (#"{"k\u0069nd": "b\u006fx"}"#, 1), (#"{"k\u0069nd": "c\u006fne"}"#, 0),
            // Of equal keys the last one counts, although each of them is present.
            (#"{"kind": "circle", "radius": 1, "kind": "box"}"#, 0), (#"{"kind": "cone", "kind": "box"}"#, 1),
            (#"{"kind": "box", "kind": "cone"}"#, 0), (#"{"kind": 1, "kind": "box"}"#, 1),
        ])
    func shapes(text: String, count: Int) throws {
        for keyword in ["anyOf", "oneOf"] {
            #expect(
                try isValid(text, by: Self.shapes.replacing("KEYWORD", with: keyword)) == (count == 1), "\(keyword)")
        }
    }

    @Test("an object that matches several branches is valid by anyOf and invalid by oneOf")
    func overlap() throws {
        let schema = #"""
            {"KEYWORD": [{"required": ["a"]}, {"required": ["b"]}, {"required": ["c"], "properties": {"d": false}}]}
            """#
        for (text, any, one) in [
            (#"{"a": 1}"#, true, true), (#"{"a": 1, "b": 1}"#, true, false), (#"{"c": 1}"#, true, true),
            (#"{"c": 1, "d": 1}"#, false, false), (#"{"a": 1, "c": 1, "d": 1}"#, true, true),
            (#"{"x": 1}"#, false, false),
        ] {
            #expect(try isValid(text, by: schema.replacing("KEYWORD", with: "anyOf")) == any, "\(text)")
            #expect(try isValid(text, by: schema.replacing("KEYWORD", with: "oneOf")) == one, "\(text)")
        }
    }

    @Test("a choice may have as many branches as a word has bits, and more", arguments: [2, 63, 64, 65, 130])
    func manyBranches(count: Int) throws {
        let branches = (0..<count).map { #"{"required": ["k\#($0)"], "properties": {"t": {"const": "v\#($0)"}}}"# }
        for keyword in ["anyOf", "oneOf"] {
            let schema = try compiled(#"{"\#(keyword)": [\#(branches.joined(separator: ","))]}"#)
            for number in [0, 1, count / 2, count - 1] {
                let text = #"{"k\#(number)": 1, "t": "v\#(number)"}"#
                #expect(schema.isValid(try JSONDocument(parsing: text)), "\(text)")
                let other = #"{"k\#(number)": 1, "t": "v\#((number + 1) % count)"}"#
                #expect(!schema.isValid(try JSONDocument(parsing: other)), "\(other)")
            }
            let two = #"{"k0": 1, "k\#(count - 1)": 1}"#
            #expect(schema.isValid(try JSONDocument(parsing: two)) == (keyword == "anyOf"))
        }
    }

    @Test("branches are distinguished through references and allOf")
    func references() throws {
        let schema = ##"""
            {"anyOf": [{"$ref": "#/$defs/a"}, {"allOf": [{"$ref": "#/$defs/closed"}, {"required": ["b"]}]}],
             "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"required": ["a"]},
                       "closed": {"properties": {"b": {}}, "additionalProperties": false}}}
            """##
        for (text, expected) in [
            (#"{"a": 1, "x": 1}"#, true), (#"{"b": 1}"#, true), (#"{"b": 1, "x": 1}"#, false), ("{}", false),
            ("1", true),
        ] {
            #expect(try isValid(text, by: schema) == expected, "\(text)")
        }
    }

    @Test("all branches are evaluated where evaluated members must be known")
    func tracking() throws {
        let schema = #"""
            {"unevaluatedProperties": false, "anyOf": [
                {"required": ["a"], "properties": {"a": {}}}, {"required": ["b"], "properties": {"b": {}}}, true
            ]}
            """#
        #expect(try isValid(#"{"a": 1, "b": 1}"#, by: schema))
        #expect(try isValid(#"{}"#, by: schema))
        #expect(try !isValid(#"{"a": 1, "c": 1}"#, by: schema))
    }

    @Test("branches are distinguished by the kinds of values that they accept")
    func kinds() throws {
        let schema = #"{"anyOf": [{"type": "string"}, {"type": "integer", "minimum": 3}, {"enum": [true, 0.5]}]}"#
        for (text, expected) in [
            (#""a""#, true), ("3", true), ("2", false), ("3.5", false), ("0.5", true), ("true", true), ("false", false),
            ("null", false), ("[]", false), ("{}", false), ("3.0", true),
        ] {
            #expect(try isValid(text, by: schema) == expected, "\(text)")
            #expect(try isValid(text, by: #"{"not": \#(schema)}"#) == !expected, "\(text)")
            #expect(try isValid(text, by: #"{"oneOf": [false, \#(schema), {"not": true}]}"#) == expected, "\(text)")
            #expect(try !isValid(text, by: #"{"oneOf": [true, {}, \#(schema)]}"#), "\(text)")
        }
    }

    @Test("a branch that says nothing of a member is possible whatever constant the member has")
    func constantsOfOneBranch() throws {
        let schema = #"""
            {"KEYWORD": [{"required": ["x"], "properties": {"t": {"const": "a"}}}, {"required": ["y"]}]}
            """#
        for keyword in ["anyOf", "oneOf"] {
            let schema = schema.replacing("KEYWORD", with: keyword)
            #expect(try isValid(#"{"t": "a", "y": 1}"#, by: schema))
            #expect(try isValid(#"{"t": "b", "y": 1}"#, by: schema))
            #expect(try !isValid(#"{"t": "b", "x": 1}"#, by: schema))
        }
    }

    @Test("a branch that refuses other members accepts those that match its patterns")
    func closedWithPatterns() throws {
        let schema = #"""
            {"KEYWORD": [
                {"properties": {"a": true}, "patternProperties": {"^x": true}, "additionalProperties": false},
                {"required": ["q"]}
            ]}
            """#
        for keyword in ["anyOf", "oneOf"] {
            let schema = schema.replacing("KEYWORD", with: keyword)
            #expect(try isValid(#"{"a": 1, "xa": 1}"#, by: schema))
            #expect(try !isValid(#"{"a": 1, "ya": 1}"#, by: schema))
        }
    }
}
