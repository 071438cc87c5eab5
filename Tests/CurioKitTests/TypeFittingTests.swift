internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting
internal import CurioKit
internal import TestSupport
internal import Testing

/// The results of coverage for kinds of documents that `FeatureTests` does not have.
@Suite struct TypeFittingTests {
    @Test func aNullThatNoBranchKeepsIsLostInTheFirst() throws {
        let schema: JSON = [
            "anyOf": [
                ["type": "object", "properties": ["a": ["type": "string"], "b": ["type": "integer"]]],
                ["type": "object", "properties": ["a": ["type": "string"]]],
            ]
        ]
        let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
        let fit = try TypeFitting(source, loader: nil).fit(JSONDocument(parsing: #"{"a": null, "b": 1}"#))
        #expect(fit.refusal == nil)
        #expect(fit.lost.map(\.pointer.description) == ["/a"])
        #expect(fit.untyped.isEmpty)
    }

    private func refusal(
        _ schema: JSON, _ document: String, _ configuration: Generator.Configuration = .init()
    ) throws -> String? {
        let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
        let fitting = try TypeFitting(source, loader: nil, configuration: configuration)
        return try fitting.fit(JSONDocument(parsing: document)).refusal.map { "\($0.node.pointer) \($0.expected)" }
    }

    @Test func aBranchAsksForItsConstraints() throws {
        let schema: JSON = ["anyOf": [["type": "string", "minLength": 2], ["type": "integer", "minimum": 3]]]
        let checked = Generator.Configuration(checksConstraints: true)
        #expect(try refusal(schema, #""x""#) == nil)
        #expect(try refusal(schema, #""x""#, checked) == " at least 2 characters")
        #expect(try refusal(schema, "1", checked) == " at least 3")
        #expect(try refusal(schema, "3", checked) == nil)
    }

    @Test(arguments: [false, true])
    func ofSeveralBranchesTheOneIsToldThatReadsFarthest(isReversed: Bool) throws {
        let branches: [JSON] = [
            [
                "type": "object", "required": ["a"],
                "properties": ["a": ["type": "object", "properties": ["b": ["type": "string"]]]],
            ],
            ["type": "object", "required": ["a"], "properties": ["a": ["type": "integer"]]],
        ]
        let schema: JSON = ["anyOf": .array(JSON.Array(isReversed ? branches.reversed() : branches))]
        #expect(try refusal(schema, #"{"a": {"b": 1}}"#) == "/a/b a string")
    }

    @Test func whatIsMeantAsAnArrayIsRefusedForItsElements() throws {
        let schema: JSON = ["properties": ["t": ["items": ["type": "string"]]]]
        #expect(try refusal(schema, #"{"t": 1}"#) == nil)
        #expect(try refusal(schema, #"{"t": [1]}"#) == "/t/0 a string")
    }

    @Test("refusals name the expected kinds, and the elements and members that are not allowed")
    func wordsOfRefusals() throws {
        let one: JSON = ["type": "array", "items": false, "prefixItems": [["type": "integer"]]]
        let schema: JSON = ["anyOf": [["type": "string"], ["type": "integer"], one]]
        #expect(try refusal(schema, "true") == " a string, a number or an array")
        #expect(try refusal(one, "[1, 2]") == "/1 no element 1")
        let closed: JSON = [
            "type": "object", "properties": ["b": ["type": "string"]], "additionalProperties": false,
        ]
        #expect(try refusal(closed, #"{"a": 1}"#) == #"/a no member "a""#)
    }

    /// Formerly, a branch that is a union itself was tried after every object, which took values meant for the union.
    @Test(arguments: [["u", "s"], ["s", "u"]])
    func aUnionWithinAUnionIsTriedBeforeWhatAsksForLess(names: [String]) throws {
        let branches: [JSON] = names.map { ["$ref": .string("#/$defs/\($0)")] }
        let schema: JSON = [
            "anyOf": .array(JSON.Array(branches)),
            "$defs": [
                "s": ["type": "object", "properties": ["id": ["type": "string"]], "required": ["id"]],
                "u": [
                    "oneOf": [
                        [
                            "type": "object", "properties": ["id": ["type": "string"], "n": ["type": "integer"]],
                            "required": ["id", "n", "u"],
                        ],
                        [
                            "type": "object", "properties": ["id": ["type": "string"], "m": ["type": "integer"]],
                            "required": ["id", "m", "u"],
                        ],
                    ]
                ],
            ],
        ]
        let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
        let fitting = try TypeFitting(source, loader: nil)
        for text in [#"{"id": "x", "n": 1, "u": 0}"#, #"{"id": "x", "m": 1, "u": 0}"#] {
            #expect(try fitting.fit(JSONDocument(parsing: text)).untyped.map(\.pointer.description) == ["/u"])
        }
        #expect(try fitting.fit(JSONDocument(parsing: #"{"id": "x"}"#)).untyped.isEmpty)
    }

    /// The objects of a union have only those members in common that each of them requires.
    @Test func aUnionThatAsksForLessIsTriedLater() throws {
        let schema = try JSON(
            parsing: #"""
                {"anyOf": [{"$ref": "#/$defs/u"}, {"$ref": "#/$defs/s"}],
                 "$defs": {
                    "u": {"oneOf": [
                        {"type": "object", "properties": {"id": {"type": "string"}}, "required": ["id"]},
                        {"type": "object", "properties": {"id": {"type": "string"}, "z": {"type": "integer"}},
                         "required": ["id", "k", "z"]}]},
                    "s": {"type": "object", "properties": {"id": {"type": "string"}, "k": {"type": "integer"},
                        "p": {"type": "integer"}}, "required": ["id", "k"]}}}
                """#)
        let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
        let fit = try TypeFitting(source, loader: nil).fit(JSONDocument(parsing: #"{"id": "x", "k": 1, "p": 2}"#))
        #expect(fit.untyped.isEmpty)
    }

    @Test func findingsAreToldInTheOrderOfTheDocument() throws {
        let schema: JSON = [
            "type": "array",
            "items": [
                "type": "object",
                "properties": [
                    "a": ["type": "string"], "list": ["type": "array", "items": ["$ref": "#/items"]], "any": true,
                ],
            ],
        ]
        let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
        let text = #"[{"a": null, "x": 1, "list": [{"any": 2, "a": null}, {"y": 3}], "any": 4}, {"z": [5], "a": null}]"#
        let fit = try TypeFitting(source, loader: nil).fit(JSONDocument(parsing: text))
        #expect(fit.refusal == nil)
        #expect(fit.lost.map(\.pointer.description) == ["/0/a", "/0/list/0/a", "/1/a"])
        #expect(
            fit.untyped.map(\.pointer.description) == ["/0/list/0/any", "/0/list/1/y", "/0/any", "/0/x", "/1/z"])
    }

    @Test(
        "what does not fit is told at its place",
        arguments: [
            (
                #"{"type": "integer", "minimum": 0, "maximum": 18446744073709551615}"#, "-1",
                " an integer without a sign"
            ),
            (#"{"properties": {"a": {"type": "integer", "multipleOf": 2}}}"#, #"{"a": 3}"#, "/a a multiple of 2"),
            (
                ##"""
                {"$schema": "http://json-schema.org/draft-04/schema#",
                 "properties": {"a": {"maximum": 2, "exclusiveMaximum": true}}}
                """##, #"{"a": 2}"#, "/a less than 2"
            ),
            (
                #"{"type": "array", "prefixItems": [{"type": "string"}], "minItems": 1}"#, "[]",
                " an array of enough elements"
            ),
            (
                #"{"type": "array", "prefixItems": [{"type": "integer"}], "items": {"minLength": 2}}"#,
                #"[1, "b"]"#, "/1 at least 2 characters"
            ),
            (
                #"{"properties": {"z": true}, "additionalProperties": {"maxLength": 2}}"#,
                #"{"a": "bcd"}"#, "/a at most 2 characters"
            ),
            (#"{"properties": {"z": true}, "minProperties": 2}"#, #"{"z": 1}"#, " at least 2 members"),
            (
                #"{"properties": {"a": {"properties": {"b": true}, "required": ["b"]}}}"#, #"{"a": {}}"#,
                #"/a the member "b""#
            ),
        ])
    func refusals(schema: String, document: String, expected: String) throws {
        let checked = Generator.Configuration(checksConstraints: true)
        #expect(try refusal(JSON(parsing: schema), document, checked) == expected)
    }

    @Test func elementsOfWhatMeansNothingBesideAReferenceAreNotChecked() throws {
        let schema = ##"""
            {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object",
             "properties": {"a": {"$ref": "#/definitions/words", "items": {"type": "string", "maxLength": 3}}},
             "definitions": {"words": {"type": "array", "items": {"type": "string"}}}}
            """##
        #expect(try refusal(JSON(parsing: schema), #"{"a": ["long"]}"#, .init(checksConstraints: true)) == nil)
    }

    /// An object is valid for the branch that describes only arrays, whatever its members.
    @Test func aBranchOfABranchKeepsTheKindsThatItLeavesOpen() throws {
        let schema: JSON = [
            "oneOf": [
                ["type": "string"],
                [
                    "oneOf": [
                        ["properties": ["a": ["type": "integer"]], "required": ["a"]],
                        ["items": ["type": "string"]],
                    ]
                ],
            ]
        ]
        #expect(try refusal(schema, #"{"a": "x"}"#) == nil)
    }

    @Test(
        "a union is not told by a member for which only some of its objects list texts, or which only some require",
        arguments: [
            (#""k": {"enum": ["b"]}"#, #""q""#, #"{"q": 1}"#),
            (#""k": {"type": "string"}"#, #""k", "q""#, #"{"k": "z", "q": 1}"#),
        ])
    func tagsOfUnions(property: String, required: String, document: String) throws {
        let object = { (property: String, required: String) in
            #"{"type": "object", "properties": {\#(property)}, "required": [\#(required)]}"#
        }
        let schema = ##"""
            {"oneOf": [{"$ref": "#/$defs/u"}, \##(object(#""k": {"enum": ["c"]}"#, #""k", "r""#))],
             "$defs": {"u": {"oneOf": [
               \##(object(#""k": {"enum": ["a"]}"#, #""k", "p""#)), \##(object(property, required))]}}}
            """##
        #expect(try refusal(JSON(parsing: schema), document, .init(keepsUnknownCases: false)) == nil)
    }

    @Test(
        "what schemas do not refuse is read",
        arguments: [
            (#""not": {"required": ["a"], "not": {"required": ["b"]}}"#, #"{"a": 1, "b": 1}"#),
            (#""not": {"anyOf": [{"required": ["a"]}], "required": ["b"]}"#, #"{"a": 1}"#),
            (#""not": {"type": "array", "required": ["a"]}"#, #"{"a": 1}"#),
        ])
    func exclusions(of keyword: String, document: String) throws {
        let schema = #"{"type": "object", "properties": {"c": {"type": "integer"}}, \#(keyword)}"#
        #expect(try refusal(JSON(parsing: schema), document, .init(checksConstraints: true)) == nil)
    }

    @Test("fitting a document takes linear time, in elements and in members", arguments: ["elements", "members"])
    func linear(kind: String) throws {
        func input(_ size: Int) throws -> (fitting: TypeFitting, document: JSONDocument) {
            let count = kind == "members" ? size : 2
            let properties = JSON.Object((0..<count).map { (key: "p\($0)", value: ["type": "string"]) })
            let schema: JSON = ["type": "array", "items": ["type": "object", "properties": .object(properties)]]
            let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
            let element = #"{"p1": "a", "other": 1}"#
            let text = "[" + Array(repeating: element, count: size).joined(separator: ",") + "]"
            return (try TypeFitting(source, loader: nil), try JSONDocument(parsing: text))
        }
        let growth = try growth(from: input(500), to: input(4_000)) { input in
            #expect(input.fitting.fit(input.document).refusal == nil)
        }
        #expect(growth < 24, "eight times as much takes \(growth) times as long")
    }
}
