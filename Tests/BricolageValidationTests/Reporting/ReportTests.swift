import Bricolage
import BricolageValidation
import Testing

/// The exact words of reports.
struct ReportTests {
    private func lines(_ text: String, by schema: String) throws -> [String] {
        try compiled(schema).report(on: JSONDocument(parsing: text)).issues.map { issue in
            ([issue.location.description + ": " + issue.message + " (\(issue.schemaPointer))"]
                + issue.notes.map { "  " + $0 }).joined(separator: "\n")
        }
    }

    @Test("the message of each keyword says what was expected and what was found")
    func words() throws {
        let cases: [(String, String, String)] = [
            (#"{"type": "string"}"#, "1", "1:1: expected a string, found 1 (/type)"),
            (#"{"type": ["array", "null"]}"#, "{}", "1:1: expected null or an array, found an empty object (/type)"),
            (#"{"type": "integer"}"#, "1.5", "1:1: expected an integer, found 1.5 (/type)"),
            (#"{"const": {"a": 1}}"#, "[1]", #"1:1: expected {"a":1}, found an array (/const)"#),
            (
                #"{"enum": ["warning", "error"]}"#, #""warn""#,
                #"1:1: expected one of "warning" or "error", found the string "warn"; did you mean "warning"? (/enum)"#
            ),
            (
                #"{"enum": ["v1", "v2"]}"#, #""v3""#,
                #"1:1: expected one of "v1" or "v2", found the string "v3" (/enum)"#
            ),
            (
                #"{"enum": ["warning", "error"]}"#, #""waning""#,
                #"1:1: expected one of "warning" or "error", found the string "waning"; did you mean "warning"? (/enum)"#
            ),
            (#"{"minimum": 5}"#, "4", "1:1: expected at least 5, found 4 (/minimum)"),
            (#"{"maximum": 5}"#, "6", "1:1: expected at most 5, found 6 (/maximum)"),
            (#"{"exclusiveMinimum": 5}"#, "5", "1:1: expected more than 5, found 5 (/exclusiveMinimum)"),
            (#"{"exclusiveMaximum": 5}"#, "5", "1:1: expected less than 5, found 5 (/exclusiveMaximum)"),
            (#"{"multipleOf": 0.01}"#, "0.005", "1:1: expected a multiple of 0.01, found 0.005 (/multipleOf)"),
            (#"{"minLength": 2}"#, #""é""#, "1:1: expected at least 2 characters, found 1 character (/minLength)"),
            (#"{"maxLength": 1}"#, #""ab""#, "1:1: expected at most 1 character, found 2 characters (/maxLength)"),
            (
                #"{"pattern": "^a"}"#, #""b""#,
                #"1:1: expected a string that matches "^a", found the string "b" (/pattern)"#
            ),
            (#"{"minItems": 1}"#, "[]", "1:1: expected at least 1 element, found 0 elements (/minItems)"),
            (#"{"maxProperties": 0}"#, #"{"a":1}"#, "1:1: expected at most 0 members, found 1 member (/maxProperties)"),
            (#"{"required": ["name"]}"#, "{}", #"1:1: missing "name": expected a value (/required)"#),
            (
                #"{"required": ["name"], "properties": {"name": {"type": "string"}}}"#, #"{"nane": ""}"#,
                #"1:1: missing "name": expected a string; is "nane" a misspelling of it? (/required)"#
            ),
            (
                ##"{"required": ["a"], "properties": {"a": {"$ref": "#/d"}}, "d": {"enum": ["x", "y"]}}"##, "{}",
                #"1:1: missing "a": expected one of "x" or "y" (/required)"#
            ),
            (
                ##"{"required": ["a"], "properties": {"a": {"$ref": "#/d"}}, "d": {"type": "array"}}"##, "{}",
                #"1:1: missing "a": expected an array (/required)"#
            ),
            (
                ##"{"required": ["a"], "properties": {"a": {"$ref": "#/d"}}, "d": {"$ref": "#/d"}}"##, "{}",
                #"1:1: missing "a": expected a value (/required)"#
            ),
            (
                #"{"properties": {"timeout": true}, "additionalProperties": false}"#, #"{"timeuot": 3}"#,
                #"1:2: unexpected "timeuot"; did you mean "timeout"? (/additionalProperties)"#
            ),
            (#"{"unevaluatedProperties": false}"#, #"{"a": 3}"#, #"1:2: unexpected "a" (/unevaluatedProperties)"#),
            (
                #"{"prefixItems": [true], "unevaluatedItems": false}"#, "[1, 2]",
                "1:5: unexpected element 1, which no schema describes (/unevaluatedItems)"
            ),
            (
                #"{"dependentRequired": {"a": ["b"]}}"#, #"{"a": 1}"#,
                #"1:1: missing "b", which is required because "a" is (/dependentRequired)"#
            ),
            (
                #"{"uniqueItems": true}"#, "[1, 2, 1.0]",
                "1:8: expected unique elements, found 1.0 again (/uniqueItems)\n  it equals the element at /0"
            ),
            (
                #"{"contains": {"type": "string"}}"#, "[1]",
                #"1:1: expected at least 1 of the elements to match "contains", found none (/contains)"#
            ),
            (
                #"{"contains": {"type": "number"}, "maxContains": 1}"#, #"["a", 1, 2, 3]"#,
                #"1:1: expected exactly 1 of the elements to match "contains", found 3 (/contains)"#
            ),
            (#"{"items": false}"#, "[1]", "1:2: unexpected element 0: expected no elements (/items)"),
            (
                #"{"prefixItems": [{}], "items": false}"#, "[1, 2]",
                "1:5: unexpected element 1: expected at most 1 element (/items)"
            ),
            (
                #"{"patternProperties": {"^x-": {}, "^y": {}}, "additionalProperties": false}"#, #"{"a": 1}"#,
                #"1:2: unexpected "a": expected a name that matches "^x-" or "^y" (/additionalProperties)"#
            ),
            (
                #"{"properties": {"b": {}}, "patternProperties": {"^x-": {}}, "additionalProperties": false}"#,
                #"{"a": 1}"#,
                #"1:2: unexpected "a": expected a known name or one that matches "^x-" (/additionalProperties)"#
            ),
            (
                #"{"not": {"type": "string"}}"#, #""a""#,
                #"1:1: expected anything but a string, found the string "a" (/not)"#
            ),
            ("false", "1", "1:1: expected no value, found 1 ()"),
            (#"{"properties": {"a": false}}"#, #"{"a": 1}"#, "1:7: expected no value, found 1 ()"),
        ]
        for (schema, text, expected) in cases { #expect(try lines(text, by: schema) == [expected], "\(schema)") }
    }

    @Test(
        "what must not be so is said where one rule decides it",
        arguments: [
            (#"{"required": ["a"]}"#, #"{"b": 0, "a": 1}"#, #"1:10: unexpected "a""#),
            (#"{"required": ["b", "a"]}"#, #"{"a": 1, "b": 2}"#, #"1:1: "b" and "a" exclude each other"#),
            (
                #"{"required": ["a", "b", "c"]}"#, #"{"a": 1, "b": 2, "c": 3}"#,
                #"1:1: expected not all of "a", "b" and "c", found an object with all of them"#
            ),
            (#"{"anyOf": [{"required": ["c"]}, {"required": ["a"]}]}"#, #"{"a": 1}"#, #"1:2: unexpected "a""#),
            (##"{"$ref": "#/$defs/x"}"##, #"{"a": 1}"#, #"1:2: unexpected "a""#),
            (#"{"allOf": [{"type": "object", "required": ["a"]}]}"#, #"{"a": 1}"#, #"1:2: unexpected "a""#),
            (#"{"enum": ["a", "b", 1]}"#, #""b""#, #"1:1: expected anything but "a", "b" or 1, found the string "b""#),
            (#"{"const": 5}"#, "5", "1:1: expected anything but 5, found 5"),
            (#"{"minimum": 5}"#, "7", "1:1: expected less than 5, found 7"),
            (#"{"maximum": 5}"#, "4", "1:1: expected more than 5, found 4"),
            (#"{"exclusiveMinimum": 5}"#, "7", "1:1: expected at most 5, found 7"),
            (#"{"exclusiveMaximum": 5}"#, "4", "1:1: expected at least 5, found 4"),
            (
                #"{"pattern": "^x"}"#, #""xy""#,
                #"1:1: expected a string that does not match "^x", found the string "xy""#
            ),
            (
                #"{"type": ["integer", "null"]}"#, "null",
                "1:1: expected anything but null or an integer, found null"
            ),
            (
                #"{"properties": {"a": {"const": 1}}, "required": ["a"]}"#, #"{"a": 1}"#,
                #"1:1: expected a value that the schema in "not" does not allow, found an object"#
            ),
            (
                #"{"required": ["a"], "maxProperties": 2}"#, #"{"a": 1}"#,
                #"1:1: expected a value that the schema in "not" does not allow, found an object"#
            ),
            ("{}", "1", #"1:1: expected a value that the schema in "not" does not allow, found 1"#),
            (
                #"{"not": {"type": "string"}}"#, "1",
                #"1:1: expected a value that the schema in "not" does not allow, found 1"#
            ),
        ])
    func negations(schema: String, text: String, message: String) throws {
        let whole = #"{"not": \#(schema), "$defs": {"x": {"required": ["a"]}}}"#
        #expect(try lines(text, by: whole) == [message + " (/not)"])
    }

    @Test("only an unknown key of similar spelling is suggested as a misspelling of a missing member")
    func hintsOfMissingMembers() throws {
        let schema = #"{"required": ["name", "names"], "properties": {"mane": true}}"#
        // A known member is not taken for a misspelling of another one.
        #expect(
            try lines(#"{"names": 1, "mane": 2}"#, by: schema) == [
                #"1:1: missing "name": expected a value (/required)"#
            ])
        #expect(
            try lines(#"{"names": 1, "other": 2}"#, by: schema) == [
                #"1:1: missing "name": expected a value (/required)"#
            ])
        #expect(
            try lines(#"{"names": 1, "nam": 2}"#, by: schema) == [
                #"1:1: missing "name": expected a value; is "nam" a misspelling of it? (/required)"#
            ])
    }

    private static let shapes = #"""
        {"oneOf": [
            {"title": "Circle", "type": "object", "properties": {"kind": {"const": "circle"}, "r": {"type": "number"}}, "required": ["kind", "r"]},
            {"title": "Rectangle", "type": "object", "properties": {"kind": {"const": "rect"}, "w": {"type": "number"}}, "required": ["kind", "w"]},
            {"title": "Text", "type": "string", "minLength": 2}
        ]}
        """#

    @Test("issues of a choice are those of the branch that was meant: by its tag, or by the kind of the value")
    func meantBranches() throws {
        #expect(
            try lines(#"{"kind": "circle", "r": "5"}"#, by: Self.shapes)
                == [#"1:25: expected a number, found the string "5" (/oneOf/0/properties/r/type)"#])
        #expect(
            try lines(#"{"kind": "rect"}"#, by: Self.shapes)
                == [#"1:1: missing "w": expected a number (/oneOf/1/required)"#])
        #expect(
            try lines(#""a""#, by: Self.shapes)
                == ["1:1: expected at least 2 characters, found 1 character (/oneOf/2/minLength)"])
        #expect(
            try lines("null", by: Self.shapes)
                == [
                    """
                    1:1: expected a string or an object, found null (/oneOf)
                      as Circle: expected an object, found null
                      as Rectangle: expected an object, found null
                      as Text: expected a string, found null
                    """
                ])
    }

    @Test("of many branches the closest are listed: of the right kind, with the tag, with fewer errors")
    func closestBranches() throws {
        func shape(_ kind: String, _ required: String...) -> String {
            let keys = required.map { "\"\($0)\"" }.joined(separator: ",")
            return #"{"type": "object", "properties": {"kind": {"const": "\#(kind)"}}, "required": [\#(keys)]}"#
        }
        let texts = [String](repeating: #"{"type": "string"}"#, count: 6)
        let others = [shape("x", "z", "y"), shape("y"), shape("z", "a", "b", "c"), shape("z", "a")]
        let tagged = [shape("a", "b", "c"), shape("a", "d", "e", "f")]
        func told(_ branches: [String]) throws -> [String] {
            let schema = try compiled("{\"anyOf\": [\(branches.joined(separator: ","))]}")
            let issue = try #require(schema.report(on: JSONDocument(parsing: #"{"kind": "a"}"#)).issues.first)
            #expect(issue.expected == "one of \(branches.count) schemas to match")
            return issue.notes.map { String($0.prefix { $0 != ":" }) }
        }
        func names(_ positions: Int...) -> [String] { positions.map { "as /anyOf/\($0)" } }
        #expect(try told(texts + [tagged[0]] + others + [tagged[1]]) == names(0, 1, 6, 7, 8, 9, 10, 11))
        let more = [String](repeating: shape("b"), count: 5)
        #expect(try told([tagged[0]] + texts + others + more + [tagged[1]]) == names(0, 8, 11, 12, 13, 14, 15, 16))
        #expect(try told([tagged[0]] + others + [tagged[1]] + texts.prefix(2)) == names(0, 1, 2, 3, 4, 5, 6, 7))
    }

    @Test("issues are those of a branch that is clearly closest: with less than half the errors of any other")
    func closestBranch() throws {
        func places(_ others: String) throws -> [String] {
            let schema = #"{"anyOf": [{"pattern": "^b", \#(others)}, {"minLength": 3}]}"#
            let report = try compiled(schema).report(on: JSONDocument(parsing: #""a""#))
            return report.issues.map(\.schemaPointer.description)
        }
        #expect(try places(#""minLength": 2"#) == ["/anyOf"])
        #expect(try places(#""minLength": 2, "allOf": [{"pattern": "^c"}]"#) == ["/anyOf/1/minLength"])
    }

    @Test("a note names the place before it asks what was meant, like an issue")
    func placeBeforeQuestion() throws {
        func shape(_ key: String) -> String {
            #"{"properties": {"\#(key)": true}, "additionalProperties": false}"#
        }
        let schema = "{\"oneOf\": [\(shape("color")), \(shape("colour"))]}"
        #expect(
            try lines(#"{"colur": "red"}"#, by: schema) == [
                """
                1:1: expected one of 2 schemas to match, found an object (/oneOf)
                  as /oneOf/0: unexpected "colur" at /colur; did you mean "color"?
                  as /oneOf/1: unexpected "colur" at /colur; did you mean "colour"?
                """
            ])
    }

    @Test("a value of a wrong kind is reported once, without lists of values of other kinds")
    func wrongKindOnce() throws {
        let schema = #"""
            {"allOf": [{"enum": ["a", "b"]}, {"type": "string"}], "type": "string",
            "if": true, "then": {"enum": ["a"]}}
            """#
        #expect(
            try lines("3", by: schema) == [
                "1:1: expected a string, found 3 (/type)"
            ])
        let lists =
            #"{"allOf": [{"enum": ["a", 5]}, {"const": "b"}, {"type": "string"}, {"type": ["string", "null"]}]}"#
        #expect(
            try lines("3", by: lists) == [
                #"1:1: expected one of "a" or 5, found 3 (/allOf/0/enum)"#,
                "1:1: expected a string, found 3 (/allOf/2/type)",
                "1:1: expected null or a string, found 3 (/allOf/3/type)",
            ])
        // The formats of the specification have all errors.
        let output = try compiled(lists).output(on: JSONDocument(parsing: "3"), as: .basic)
        #expect("\(output)".contains("/allOf/1/const"))
    }

    @Test("several schemas that match although only one may are named")
    func severalHold() throws {
        let schema = #"{"oneOf": [{"title": "Even", "multipleOf": 2}, {"multipleOf": 3}, {"multipleOf": 7}]}"#
        #expect(
            try lines("6", by: schema)
                == ["1:1: expected exactly one of the schemas to match, found 2 that do: Even and /oneOf/1 (/oneOf)"])
    }

    @Test(
        "members of which an object must have only one are named",
        arguments: [
            (
                #"{"oneOf": [{"required": ["run"]}, {"required": ["uses"]}, {"required": ["x"]}]}"#,
                #""run" or "uses", found both"#
            ),
            (
                ##"{"oneOf": [{"$ref": "#/$defs/r"}, {"allOf": [{"required": ["id", "uses"]}]}, {"required": ["id", "with"]}], "$defs": {"r": {"required": ["id", "run"]}}}"##,
                #""run", "uses" or "with", found all 3"#
            ),
        ])
    func membersThatExcludeEachOther(schema: String, found: String) throws {
        #expect(
            try lines(#"{"id": 1, "run": 1, "uses": 1, "with": 1}"#, by: schema)
                == ["1:1: expected only one of \(found) (/oneOf)"])
    }

    @Test("schemas are named if one of those that match requires no member that the others do not")
    func schemasThatRequireTheSame() throws {
        let schema = #"{"oneOf": [{"required": ["id", "run"]}, {"title": "Any", "required": ["id"]}]}"#
        #expect(
            try lines(#"{"id": 1, "run": 1}"#, by: schema)
                == ["1:1: expected exactly one of the schemas to match, found 2 that do: /oneOf/0 and Any (/oneOf)"])
    }

    @Test("members that a schema evaluates count in a branch that matches, even after one that does not")
    func evaluatedAgain() throws {
        let schema = ##"""
            {"anyOf": [{"allOf": [{"$ref": "#/$defs/named"}, {"required": ["more"]}]}, {"$ref": "#/$defs/named"}],
             "required": ["id"], "unevaluatedProperties": false,
             "$defs": {"named": {"properties": {"name": {"type": "string"}}}}}
            """##
        #expect(
            try lines(#"{"name": "a"}"#, by: schema) == [#"1:1: missing "id": expected a value (/required)"#])
        #expect(try isValid(#"{"name": "a", "id": 1}"#, by: schema) == false)
    }

    @Test("issues of a schema that two resources share are those of the dynamic anchor of each resource")
    func sharedByResources() throws {
        func resource(_ name: String, _ type: String) -> String {
            ##"""
            "\##(name)": {"$id": "https://example.com/\##(name)", "$ref": "list",
             "$defs": {"element": {"$dynamicAnchor": "element", "type": "\##(type)"}}}
            """##
        }
        let schema = ##"""
            {"$id": "https://example.com/root", "allOf": [{"$ref": "texts"}, {"$ref": "numbers"}],
             "$defs": {\##(resource("texts", "string")), \##(resource("numbers", "number")),
              "list": {"$id": "https://example.com/list", "items": {"$dynamicRef": "#element"},
               "$defs": {"element": {"$dynamicAnchor": "element"}}}}}
            """##
        #expect(
            try lines("[1]", by: schema)
                == ["1:2: expected a string, found 1 (/$defs/texts/$defs/element/type)"])
        #expect(
            try lines(#"["a"]"#, by: schema)
                == [#"1:2: expected a number, found the string "a" (/$defs/numbers/$defs/element/type)"#])
    }

    @Test("issues are in the order of the document, with their locations in the texts of document and schema")
    func places() throws {
        let schema = try compiled(
            "{\"properties\": {\n  \"b\": {\"type\": \"string\"}, \"a\": {\"items\": {\"minimum\": 1}}}}")
        let report = schema.report(on: try JSONDocument(parsing: "{\"a\": [\n  1, 0],\n \"b\": 1}"))
        #expect(report.issues.map(\.pointer.description) == ["/a/1", "/b"])
        #expect(report.issues.map(\.location.description) == ["2:6", "3:7"])
        #expect(report.issues.map(\.schemaLocation.description) == ["2:55", "2:17"])
        #expect(report.issues.map(\.keyword) == ["minimum", "type"])
        #expect(
            report.description == """
                2:6: error: expected at least 1, found 0 at /a/1
                      1, 0],
                         ^
                3:7: error: expected a string, found 1 at /b
                     "b": 1}
                          ^
                2 issues
                """)
    }

    @Test("members that a violated schema evaluates are not reported as unexpected as well")
    func evaluatedByWhatIsWrong() throws {
        let schema = ##"""
            {"$ref": "#/$defs/a", "unevaluatedProperties": false, "properties": {"q": {"$ref": "#/$defs/a"}},
             "$defs": {"a": {"properties": {"x": {"type": "string"}, "y": true}}}}
            """##
        let wrong = "expected a string, found 1 (/$defs/a/properties/x/type)"
        #expect(try lines(#"{"x":1,"y":2}"#, by: schema) == ["1:6: " + wrong])
        // Nor if the violated schema has the same keyword itself, or if it applies in a second place.
        let closed = schema.replacing(#""y": true}"#, with: #""y": true}, "unevaluatedProperties": true"#)
        #expect(try lines(#"{"x":1,"y":2}"#, by: closed) == ["1:6: " + wrong])
        #expect(try lines(#"{"x":"","z":2,"q":{"x":1}}"#, by: schema).count == 2)
        // A branch that does not match has evaluated nothing.
        let branch = schema.replacing(
            ##"{"$ref": "#/$defs/a", "un"##, with: ##"{"anyOf": [true, {"$ref": "#/$defs/a"}], "un"##)
        #expect(try lines(#"{"x":1}"#, by: branch).map { $0.prefix(15) } == ["1:2: unexpected"])
    }

    @Test("counts are reported as they are written, and equal keys are counted once")
    func counts() throws {
        let cases = [
            (#"{"minProperties": 2}"#, #"{"a":1,"a":2}"#, "expected at least 2 members, found 1 member"),
            (#"{"minLength": 5000000000}"#, #""a""#, "expected at least 5000000000 characters, found 1 character"),
            (#"{"minItems": 4294967294}"#, "[]", "expected at least 4294967294 elements, found 0 elements"),
            (
                #"{"contains": {"const": 1}, "maxContains": 1}"#, "[]",
                #"expected exactly 1 of the elements to match "contains", found none"#
            ),
            (
                #"{"minContains": 1e30, "contains": {}}"#, "[]",
                #"expected at least 1e30 of the elements to match "contains", found none"#
            ),
            (
                #"{"maxContains": 5000000000, "contains": {}, "minContains": 2}"#, "[]",
                #"expected 2 to 5000000000 of the elements to match "contains", found none"#
            ),
        ]
        for (schema, text, message) in cases {
            #expect(try compiled(schema).report(on: JSONDocument(parsing: text)).issues.map(\.message) == [message])
        }
    }

    @Test("several missing members are reported in the order in which they are required")
    func severalMissing() throws {
        let words = ["z", "a", "m"].map { #"1:1: missing "\#($0)": expected a value (/required)"# }
        #expect(try lines("{}", by: #"{"required": ["z", "a", "m"]}"#) == words)
    }

    @Test("a name that the object has already is not suggested for another one")
    func writtenNames() throws {
        #expect(
            try lines(
                #"{"title": 1, "titel": 1}"#, by: #"{"properties": {"title": true}, "additionalProperties": false}"#)
                == [#"1:14: unexpected "titel" (/additionalProperties)"#])
    }
}
