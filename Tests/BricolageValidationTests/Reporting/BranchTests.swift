import Bricolage
import BricolageValidation
import Testing

/// Which branch of a choice is reported if none of them holds, and what is reported if none was meant.
struct BranchTests {
    private func lines(_ text: String, by schema: String) throws -> [String] {
        try compiled(schema).report(on: JSONDocument(parsing: text)).issues.map { issue in
            (["\(issue.pointer): \(issue.message) (\(issue.schemaPointer))"] + issue.notes.map { "  " + $0 })
                .joined(separator: "\n")
        }
    }

    @Test("a branch that lists values of other kinds only is not meant, even without a type")
    func kindsOfListedValues() throws {
        let array = #"{"type": "array", "items": {"enum": ["alpha", "beta"]}}"#
        for other in [#"{"enum": ["x", 3, null]}"#, #"{"const": "x"}"#, #"{"allOf": [{"const": true}]}"#] {
            #expect(
                try lines(#"["alpha", "bet"]"#, by: #"{"anyOf": [\#(other), \#(array)]}"#) == [
                    #"/1: expected one of "alpha" or "beta", found the string "bet"; did you mean "beta"? (/anyOf/1/items/enum)"#
                ])
        }
        let listed = #"{"enum": ["x", ["alpha"]]}"#
        #expect(
            try lines(#"["zero"]"#, by: #"{"anyOf": [\#(listed), \#(array)]}"#).map { $0.prefix(14) } == [
                ": expected one"
            ])
        #expect(
            try lines("3", by: #"{"anyOf": [{"enum": ["x", true]}, \#(array)]}"#) == [
                """
                : expected a boolean, a string or an array, found 3 (/anyOf)
                  as /anyOf/0: expected one of "x" or true, found 3
                  as /anyOf/1: expected an array, found 3
                """
            ])
    }

    @Test("branches that only have other kinds need no notes, unless they have titles")
    func kindsWithoutNotes() throws {
        #expect(
            try lines("3", by: #"{"anyOf": [{"type": "string"}, {"type": "array"}]}"#) == [
                ": expected a string or an array, found 3 (/anyOf)"
            ])
        #expect(
            try lines("3", by: #"{"anyOf": [{"type": "string"}, {"title": "List", "type": "array"}]}"#) == [
                """
                : expected a string or an array, found 3 (/anyOf)
                  as /anyOf/0: expected a string, found 3
                  as List: expected an array, found 3
                """
            ])
    }

    private static func tagged(_ value: String, _ rest: String = "") -> String {
        #"{"properties": {"type": \#(value)\#(rest)}, "required": ["type"]}"#
    }

    @Test("a member for which all branches list the same values is no tag")
    func valuesThatAllBranchesList() throws {
        let branches = ["a", "b"].map { #"{"properties": {"version": {"enum": ["1", "2"]}}, "required": ["\#($0)"]}"# }
        #expect(
            try lines(#"{"version": "3"}"#, by: #"{"anyOf": [\#(branches[0]), \#(branches[1])]}"#) == [
                #"/version: expected one of "1" or "2", found the string "3" (/anyOf/0/properties/version/enum)"#
            ])
    }

    @Test("a tag that no branch has is one issue, with the values of all branches")
    func unknownTag() throws {
        let branches = [
            Self.tagged(#"{"const": "Canvas"}"#), Self.tagged(#"{"enum": ["Range", "Choice"]}"#),
            Self.tagged(#"{"type": "string", "pattern": "^Manifest$"}"#),
        ]
        let schema = #"{"oneOf": [\#(branches.joined(separator: ", "))]}"#
        let known = #"expected one of "Canvas", "Range", "Choice" or "Manifest""#
        #expect(
            try lines(#"{"type": "Canvs"}"#, by: schema) == [
                #"/type: \#(known), found the string "Canvs"; did you mean "Canvas"? (/oneOf)"#
            ])
        #expect(
            try lines(#"{"type": "Manifst"}"#, by: schema) == [
                #"/type: \#(known), found the string "Manifst"; did you mean "Manifest"? (/oneOf)"#
            ])
        #expect(
            try lines(#"{"type": 3}"#, by: #"{"anyOf": [\#(branches[0]), \#(branches[2])]}"#) == [
                #"/type: expected one of "Canvas" or "Manifest", found 3 (/anyOf)"#
            ])
        let pattern = Self.tagged(#"{"pattern": "^X"}"#)
        #expect(
            try lines(#"{"type": 3}"#, by: ##"{"anyOf": [\##(branches[0]), {"$ref": "#/d"}], "d": \##(branches[1])}"##)
                == [
                    #"/type: expected one of "Canvas", "Range" or "Choice", found 3 (/anyOf)"#
                ])
        #expect(
            try lines(#"{"type": "a"}"#, by: #"{"anyOf": [\#(branches[0]), \#(pattern)]}"#) == [
                #"/type: expected one of "Canvas" or a string that matches "^X", found the string "a" (/anyOf)"#
            ])
    }

    @Test("a misspelt tag is reported although another branch has no tag")
    func misspeltTagBesideOthers() throws {
        let branches = [
            Self.tagged(#"{"const": "circle"}"#), Self.tagged(#"{"const": "square"}"#), #"{"minProperties": 2}"#,
        ]
        let schema = #"{"anyOf": [\#(branches.joined(separator: ", "))]}"#
        #expect(
            try lines(#"{"type": "circel"}"#, by: schema) == [
                #"/type: expected one of "circle" or "square", found the string "circel"; did you mean "circle"? (/anyOf)"#
            ])
        #expect(
            try lines(#"{"type": "text"}"#, by: schema) == [
                ": expected at least 2 members, found 1 member (/anyOf/2/minProperties)"
            ])
    }

    @Test("a value that only the intended branch refuses does not hide that its tag holds")
    func refusedValueBesideTag() throws {
        let schema = #"""
            {"oneOf": [
                {"properties": {"type": {"const": "plant"}}},
                {"$ref": "#/$defs/person"},
                {"properties": {"type": {"const": "animal"}}}
            ], "$defs": {"person": {"properties": {"type": {"const": "person"}, "size": {"enum": ["s", "m"]}}}}}
            """#
        #expect(
            try lines(#"{"size": "x", "type": "person"}"#, by: schema) == [
                #"/size: expected one of "s" or "m", found the string "x" (/$defs/person/properties/size/enum)"#
            ])
    }

    @Test("the tag that most branches list decides before others")
    func severalTags() throws {
        func branch(_ kind: String, _ mode: String) -> String {
            #"{"properties": {"mode": {\#(mode)}, "kind": {"const": "\#(kind)"}}}"#
        }
        let branches = [
            branch("a", #""enum": ["x"]"#), branch("b", #""enum": ["y"], "title": "B""#), branch("c", ""),
            branch("d", ""),
        ]
        #expect(
            try lines(#"{"mode": "x", "kind": "b"}"#, by: #"{"anyOf": [\#(branches.joined(separator: ", "))]}"#) == [
                #"/mode: expected "y", found the string "x" (/anyOf/1/properties/mode/enum)"#
            ])
    }

    @Test("a branch that names no member of an object gives way to one that does, such as a reference")
    func namedMembers() throws {
        let parameter = #"{"properties": {"name": true, "in": {"enum": ["path", "query"]}}, "required": ["name"]}"#
        for reference in [
            #"{"properties": {"$ref": {"type": "string"}}, "required": ["$ref"]}"#, #"{"required": ["$ref"]}"#,
            ##"{"patternProperties": {"^\\$ref$": true}, "required": ["$ref"]}"##,
            ##"{"allOf": [{"$ref": "#/anyOf/0/if"}], "if": {"required": ["$ref"]}}"##,
        ] {
            let schema = #"{"anyOf": [\#(reference), \#(parameter)]}"#
            #expect(
                try lines(#"{"name": "a", "in": "body"}"#, by: schema) == [
                    #"/in: expected one of "path" or "query", found the string "body" (/anyOf/1/properties/in/enum)"#
                ])
            #expect(
                try lines(#"{"in": "path"}"#, by: schema) == [
                    #": missing "name": expected a value (/anyOf/1/required)"#
                ])
        }
        // A schema for all other members has one for these.
        let map = #"{"additionalProperties": {"type": "number"}, "minProperties": 3}"#
        #expect(
            try lines(#"{"in": "path"}"#, by: #"{"anyOf": [\#(map), \#(parameter)]}"#).map { $0.prefix(14) }
                == [": expected one"])
        let open = #"{"additionalProperties": true, "properties": {"b": true}, "required": ["b"]}"#
        #expect(
            try lines(#"{"in": "path"}"#, by: #"{"anyOf": [\#(open), \#(parameter)]}"#) == [
                #": missing "name": expected a value (/anyOf/1/required)"#
            ])
    }

    @Test("a misspelling counts less than what is unknown, and what is far inside less than what is near")
    func weights() throws {
        let call = #"{"properties": {"uses": true, "with": true}, "required": ["uses"], "additionalProperties": false}"#
        let job =
            #"{"properties": {"runs-on": true, "steps": {"items": {"type": "object"}}}, "required": ["runs-on"], "additionalProperties": false}"#
        #expect(
            try lines(#"{"run-on": "x"}"#, by: #"{"oneOf": [\#(call), \#(job)]}"#) == [
                #": missing "runs-on": expected a value; is "run-on" a misspelling of it? (/oneOf/1/required)"#,
                #"/run-on: unexpected "run-on"; did you mean "runs-on"? (/oneOf/1/additionalProperties)"#,
            ])
        // Both branches know a member, so that only the weights decide.
        let named = [call, job].map { $0.replacing(#"{"properties": {"#, with: #"{"properties": {"name": true, "#) }
        #expect(
            try lines(#"{"name": "a", "run-on": "x"}"#, by: #"{"oneOf": [\#(named[0]), \#(named[1])]}"#).map {
                String($0.prefix { $0 != ";" })
            } == [#": missing "runs-on": expected a value"#, #"/run-on: unexpected "run-on""#])
        let lists = #"{"anyOf": [{"items": {"items": {"items": {"type": "string"}}}}, {"items": {"maxItems": 1}}]}"#
        #expect(
            try lines("[[[1], 3]]", by: lists) == [
                "/0/0/0: expected a string, found 1 (/anyOf/0/items/items/items/type)"
            ])
    }

    @Test("of branches that name no member, the one is meant that names a misspelt one")
    func misspeltMember() throws {
        func branch(_ key: String) -> String {
            #"{"properties": {"\#(key)": true}, "required": ["\#(key)"], "additionalProperties": false}"#
        }
        let schema = #"{"oneOf": [\#(branch("$ref")), \#(branch("description"))]}"#
        #expect(
            try lines(#"{"descripton": "a", "other": 1, "more": 2}"#, by: schema).first
                == #": missing "description": expected a value; is "descripton" a misspelling of it? (/oneOf/1/required)"#
        )
    }

    @Test("what is wrong for all branches is reported itself")
    func sharedComplaints() throws {
        let base =
            #""base": {"properties": {"a": {"type": "string"}, "c": {"anyOf": [{"minLength": 3}, {"pattern": "x"}]}}}"#
        let schema =
            ##"{"oneOf": [{"$ref": "#/base", "required": ["b"]}, {"$ref": "#/base", "minProperties": 9}], \##(base)}"##
        #expect(
            try lines(#"{"a": 3, "c": "y"}"#, by: schema) == [
                "/a: expected a string, found 3 (/base/properties/a/type)"
            ])
        let kinds = #"{"properties": {"a": {"anyOf": [{"type": "string"}, {"type": "null"}]}}, "required": ["b"]}"#
        #expect(
            try lines(#"{"a": 3}"#, by: #"{"oneOf": [\#(kinds), \#(kinds)]}"#) == [
                ": missing \"b\": expected a value (/oneOf/0/required)",
                "/a: expected null or a string, found 3 (/oneOf/0/properties/a/anyOf)",
            ])
        // A choice alone would be reported without its reasons.
        #expect(try lines(#"{"c": "y"}"#, by: schema).map { $0.prefix(10) } == [": expected"])
    }

    @Test("a text that its branch refuses may be meant as a value of a kind that others let in")
    func otherKinds() throws {
        let text = #"{"type": "string", "pattern": "^[$]"}"#
        func told(_ text: String, _ branches: String...) throws -> [String] {
            try lines(text, by: "{\"anyOf\": [\(branches.joined(separator: ", "))]}")
        }
        #expect(
            try told(#""ten""#, #"{"type": "number"}"#, text, #"{"type": "array"}"#) == [
                #": expected a number, an array or a string that matches "^[$]", found the string "ten" (/anyOf/1/pattern)"#
            ])
        #expect(
            try told(#""ten""#, #"{"type": "null"}"#, #"{"anyOf": [{"type": "boolean"}, \#(text)]}"#) == [
                #": expected null, a boolean or a string that matches "^[$]", found the string "ten" (/anyOf/1/anyOf/1/pattern)"#
            ])
        #expect(
            try told(#""ten""#, #"{"type": "number"}"#, #"{"type": "string", "maxLength": 2}"#) == [
                ": expected at most 2 characters, found 3 characters (/anyOf/1/maxLength)"
            ])
        #expect(
            try told(#""strng""#, #"{"type": "array"}"#, #"{"enum": ["string", "null"]}"#) == [
                #": expected one of "string" or "null", found the string "strng"; did you mean "string"? (/anyOf/1/enum)"#
            ])
        #expect(
            try told(#"{"a": "x"}"#, #"{"type": "number"}"#, #"{"properties": {"a": {"const": "y"}}}"#) == [
                #"/a: expected "y", found the string "x" (/anyOf/1/properties/a/const)"#
            ])
    }

    @Test("a value that all branches list differently is one issue, with the values of all")
    func listedValues() throws {
        let branches = #"{"const": "a", "title": "A"}, {"anyOf": [{"enum": ["bcd", "c"]}, {"pattern": "^x"}]}"#
        #expect(
            try lines(#""bce""#, by: #"{"oneOf": [\#(branches)]}"#) == [
                #": expected one of "a", "bcd", "c" or a string that matches "^x", found the string "bce"; did you mean "bcd"? (/oneOf)"#
            ])
        #expect(
            try lines(#""z""#, by: #"{"oneOf": [{"type": "number"}, \#(branches)]}"#) == [
                #": expected a number or one of "a", "bcd", "c" or a string that matches "^x", found the string "z" (/oneOf)"#
            ])
    }

    @Test("branches that each lack one member are one issue with the names of all")
    func missingInEach() throws {
        let run = #"{"required": ["run"]}"#
        func told(_ branches: String...) throws -> [String] {
            try lines("{}", by: "{\"oneOf\": [\(branches.joined(separator: ", "))]}")
        }
        #expect(
            try told(run, #"{"allOf": [{"required": ["uses"]}]}"#) == [#": missing one of "run" or "uses" (/oneOf)"#])
        for other in [#"{"required": ["a", "b"]}"#, #"{"minProperties": 1}"#] {
            #expect(try told(run, other).map { $0.prefix(10) } != [": missing "])
        }
        let two = #"{"required": ["a"], "allOf": [{"minProperties": 1}]}"#
        #expect(try told(#"{"required": ["b", "c"]}"#, two).map { $0.prefix(14) } == [": expected one"])
    }
}
