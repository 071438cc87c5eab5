import Bricolage
import BricolageInference
import BricolageValidation
import TestSupport
import Testing

/// What inferred schemas say about objects that contain others of their own kind.
@Suite struct RecursiveSchemaTests {
    @Test func theRootRefersToItself() throws {
        let found = try inferredSchema(of: [
            #"{"name": "a", "parts": [{"name": "b", "parts": [{"name": "c"}, {"name": "d"}]}]}"#
        ])
        #expect(
            try found
                == JSON(
                    parsing: """
                        {"type": "object", "properties": {
                          "name": {"type": "string"}, "parts": {"type": "array", "items": {"$ref": "#"}}},
                         "required": ["name"]}
                        """))
    }

    @Test func definitionsStandInTheOrderInWhichTheyAreMet() throws {
        let found = try inferredSchema(of: [
            #"{"z": {"n": 1, "z": {"n": 2, "z": null}}, "a": {"m": "x", "a": {"m": "y", "a": null}}}"#
        ])
        #expect(found["$defs"]?.object?.keys == ["a", "z"])
    }

    @Test func whatIsNotTheRootIsADefinition() throws {
        let found = try inferredSchema(of: [
            #"{"title": "a", "menu/bar": {"name": "b", "items": [{"name": "c", "items": [{"name": "d"}]}]}}"#,
            #"[{"name": "e", "items": [{"name": "f", "items": []}]}]"#,
        ])
        #expect(found["properties"]?["menu/bar"] == ["$ref": "#/$defs/menu~1bar"])
        #expect(
            try found["$defs"]?["menu/bar"]
                == JSON(
                    parsing: """
                        {"type": "object", "properties": {
                          "name": {"type": "string"}, "items": {"type": "array", "items": {"$ref": "#/$defs/menu~1bar"}}},
                         "required": ["name"]}
                        """))
        // Objects elsewhere have another definition, under a name that is not taken.
        #expect(found["items"] == ["$ref": "#/$defs/root"])
        #expect(found["$defs"]?.object?.count == 2)
        let twice = try inferredSchema(of: [
            #"""
            [{"a": {"tree": {"v": 1, "t": {"v": 1, "t": null}}, "x": 1}},
             {"b": {"tree": {"w": 1, "t": {"w": 1, "t": null}}, "y": 1}}]
            """#
        ])
        #expect(twice["$defs"]?.object?.keys.map { "\($0)" } == ["tree", "tree2"])
    }

    @Test func theDefinitionOfElementsIsCalledAfterOneOfThem() throws {
        let found = try inferredSchema(of: [
            #"{"title": "a", "children": [{"name": "b", "children": [{"name": "c", "children": []}]}], "size": 1}"#,
            #"{"title": "d", "children": [{"name": "e", "children": [{"name": "f", "children": []}]}], "size": 1}"#,
        ])
        #expect(found["$defs"]?.object?.keys.map { "\($0)" } == ["child"])
        #expect(found["properties"]?["children"]?["items"] == ["$ref": "#/$defs/child"])
    }

    @Test func nullEndsAList() throws {
        let found = try inferredSchema(
            of: [#"{"id": 1, "next": {"id": 2, "next": null}}"#],
            accepting: [#"{"id": 1, "next": {"id": 2, "next": {"id": 3, "next": {"id": 4, "next": null}}}}"#])
        #expect(found["properties"]?["next"] == ["anyOf": [["type": "null"], ["$ref": "#"]]])
        #expect(found["required"] == ["id", "next"])
    }

    @Test("two members of one kind refer to one definition, which describes the kind at all depths")
    func binaryTrees() throws {
        let leaf = #"{"value": 1}"#
        let inner = #"{"value": 2.5, "left": \#(leaf), "right": {"value": 3, "right": \#(leaf)}}"#
        let found = try inferredSchema(of: [
            #"{"value": 4, "left": {"value": 5, "left": \#(inner), "right": \#(inner)}, "right": \#(inner)}"#
        ])
        #expect(found["properties"]?["left"] == ["$ref": "#"] && found["properties"]?["right"] == ["$ref": "#"])
        #expect(found["properties"]?["value"] == ["type": "number"] && found["$defs"] == nil)
        #expect(found["required"] == ["value"])
    }

    @Test("numbers with a fraction are of one kind with others")
    func fractions() throws {
        let found = try inferredSchema(of: [#"{"value": 4, "left": {"value": 2.5, "left": {"value": 1.5}}}"#])
        #expect(found["properties"]?["left"] == ["$ref": "#"])
    }

    @Test func tagsTellTheObjectsOfADefinitionApart() throws {
        let sum = { (left: String, right: String) in #"{"type": "sum", "left": \#(left), "right": \#(right)}"# }
        let number = #"{"type": "number", "value": 1}"#
        let found = try inferredSchema(
            of: [sum(sum(number, number), sum(sum(number, number), number))],
            accepting: [sum(sum(number, sum(sum(number, sum(number, number)), number)), number)])
        let branches = found["oneOf"]?.array ?? []
        #expect(branches.map { $0["properties"]?["type"] } == [["const": "number"], ["const": "sum"]])
        #expect(branches.last?["properties"]?["left"] == ["$ref": "#"])
    }

    @Test("finds recursion through the values of maps")
    func maps() throws {
        let file = #"{"size": 1}"#
        let folder = { (inner: String) in #"{"size": 2, "files": {"1": \#(file), "2": \#(inner), "3": \#(inner)}}"# }
        let found = try inferredSchema(of: [folder(folder(folder(file)))])
        #expect(
            found["properties"]?["files"] == ["type": "object", "additionalProperties": ["$ref": "#"]])
    }

    @Test("treats inner objects that are almost like the outer ones as the same kind, even if they contain none")
    func innermostObjects() throws {
        let found = try inferredSchema(of: [
            #"{"id": 1, "text": "a", "user": "b", "likes": 2, "quoted": {"id": 3, "text": "c", "user": "d", "likes": 4}}"#
        ])
        #expect(found["properties"]?["quoted"] == ["$ref": "#"])
    }

    @Test(
        "finds no recursion where objects only share keys",
        arguments: [
            // The inner objects never have the member that contains them.
            #"{"id": 1, "name": "a", "owner": {"id": 2, "name": "b"}}"#,
            // All outer or all inner objects have a member that none of the others has.
            #"{"version": 1, "name": "a", "parts": {"name": "b", "parts": {"name": "c"}}}"#,
            #"{"name": "a", "parts": {"size": 1, "name": "b", "parts": 5}}"#,
            // Values of other kinds under a key of both.
            #"{"name": "a", "parts": {"name": 1, "parts": {}}}"#,
            // Less than four fifths of the keys.
            #"{"a": 1, "b": 1, "c": 1, "d": 1, "e": {"a": 1, "b": 1, "c": 1, "d": 1, "f": 1}, "g": {}}"#,
            // One key, which is the one that leads to the inner object.
            #"{"error": {"error": {"error": 1}}}"#,
        ])
    func otherObjects(document: String) throws {
        let found = try inferredSchema(of: [document]).serialized()
        #expect(!found.contains("$ref"))
    }

    @Test func whatWasSeenSeldomIsNotTold() throws {
        let tree = #"{"name": "a", "parts": [{"name": "b", "parts": [{"name": "c"}]}]}"#
        let documents = (0..<4).map { _ in #"{"id": 1}"# }
        let once = try inferredSchema(of: documents + [#"{"id": 2, "tree": \#(tree)}"#], .cautious)
        #expect(once["properties"]?["tree"] == ["$comment": "seen once: object"] && once["$defs"] == nil)
        let often = try inferredSchema(of: documents.map { _ in #"{"tree": \#(tree)}"# }, .cautious)
        #expect(often["properties"]?["tree"] == ["$ref": "#/$defs/tree"])
        let list = (0..<4).map { #"{"id": \#($0), "next": null}"# } + [#"{"id": 5, "next": {"id": 6, "next": null}}"#]
        #expect(try inferredSchema(of: list, .cautious)["properties"]?["next"]?["type"] == ["object", "null"])
    }

    @Test("accepts the documents that it was inferred from, whatever their depth and order", arguments: 0..<40)
    func randomTrees(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let documents = (0..<6).map { _ in Self.tree(Int.random(in: 0..<7, using: &generator), &generator) }
        for options in [InferenceOptions.asSeen, .cautious] {
            let found = try inferredSchema(of: documents, options)
            #expect(try inferredSchema(of: documents.reversed(), options) == found)
            #expect(Self.references(in: found).allSatisfy { $0 < 2 })
        }
    }

    /// How many definitions each list of alternatives refers to.
    private static func references(in schema: JSON) -> [Int] {
        let inner = (schema.array.map(Array.init) ?? schema.object.map { Array($0.values) } ?? []).flatMap(references)
        return inner + [schema["anyOf"]?.array?.count { $0["$ref"] != nil } ?? 0]
    }

    @Test func definitionsThatMeetAtAPlaceAreOne() throws {
        // `then` holds statements, and so does `do`; the tags are too few to tell them apart.
        let statement = { (inner: String) in
            #"{"type": "if", "line": 1, "then": \#(inner), "do": {"type": "do", "line": 1, "do": \#(inner)}}"#
        }
        let leaf = #"{"type": "leaf", "line": 2}"#
        let found = try inferredSchema(of: [statement(statement(leaf))])
        #expect(found["properties"]?["then"] == ["$ref": "#"] && found["properties"]?["do"] == ["$ref": "#"])
        #expect(found["$defs"] == nil)
    }

    /// A tree of objects that have some members of some kinds.
    private static func tree(_ depth: Int, _ generator: inout SeededGenerator) -> String {
        var members = [#""id": \#(depth)"#]
        if Bool.random(using: &generator) { members.append(#""kind": "k\#(depth % 3)""#) }
        for key in ["left", "right", "1", "2", "3"] where depth > 0 && Int.random(in: 0..<3, using: &generator) == 0 {
            let inner = tree(depth - 1, &generator)
            members.append("\"\(key)\": " + (Bool.random(using: &generator) ? inner : "[\(inner), null]"))
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    @Test func deepTreesCostNoStack() throws {
        let levels = 100_000
        let text = String(repeating: #"{"n":1,"a":["#, count: levels) + String(repeating: "]}", count: levels)
        let isValid = try onSmallStack {
            let document = try JSONDocument(parsing: text)
            let schema = Shape(document).schema(.asSeen)
            return try CompiledSchema(JSONDocument(parsing: schema.serializedBytes())).isValid(document)
        }
        #expect(isValid)
    }

    @Test func aRootThatIsOfOtherKindsTooIsNotWhatItsPartsAre() throws {
        let tree = #"{"name": "a", "parts": [{"name": "b", "parts": [{"name": "c"}]}]}"#
        let found = try inferredSchema(of: [tree, "5"])
        #expect(found["anyOf"] == [["type": "integer"], ["$ref": "#/$defs/root"]])
        #expect(found["$defs"]?["root"]?["properties"]?["parts"]?["items"] == ["$ref": "#/$defs/root"])
    }
}
