import Bricolage
import BricolageInference
import BricolageSchema
import BricolageValidation
import TestSupport
import Testing

/// What inferred schemas say about documents.
@Suite struct InferredSchemaTests {
    @Test(
        "states the kind of a value, and whether a number has a fraction",
        arguments: [
            (["null"], #"{"type": "null"}"#), (["true", "false"], #"{"type": "boolean"}"#),
            (["1", "-2"], #"{"type": "integer"}"#), (["1", "2.5"], #"{"type": "number"}"#),
            (["1", "9223372036854775808"], #"{"type": "integer", "format": "uint64"}"#),
            (["18446744073709551615", "18446744073709551616"], #"{"type": "integer"}"#),
            (["9223372036854775808", "0.5"], #"{"type": "number"}"#),
            (["-1", "18446744073709551615"], #"{"type": "integer"}"#),
            (["18446744073709551615", "-1"], #"{"type": "integer"}"#),
            (["-9223372036854775809"], #"{"type": "integer"}"#),
            (["1e2"], #"{"type": "number"}"#), ([#""a""#], #"{"type": "string"}"#), (["[]"], #"{"type": "array"}"#),
            (["{}"], #"{"type": "object"}"#), (["1", "null", #""a""#], #"{"type": ["string", "integer", "null"]}"#),
            (["[1]", "[null, 2]"], #"{"type": "array", "items": {"type": ["integer", "null"]}}"#),
            ([], "{}"),
        ])
    func kinds(documents: [String], expected: String) throws {
        #expect(try inferredSchema(of: documents) == JSON(parsing: expected))
    }

    @Test func membersThatAllObjectsHaveAreRequired() throws {
        let found = try inferredSchema(of: [
            #"{"id": 1, "name": "a"}"#, #"{"id": 2, "id": 3}"#, #"{"name": "b", "id": 4}"#,
        ])
        #expect(
            try found
                == JSON(
                    parsing: """
                        {"type": "object", "properties": {"id": {"type": "integer"}, "name": {"type": "string"}},
                         "required": ["id"]}
                        """))
    }

    @Test(
        "eight keys of one form that are no identifiers make an object a map, and seven do not",
        arguments: [(7, false), (8, true)])
    func maps(count: Int, isMap: Bool) throws {
        let members = (0..<count).map { #""k \#($0)": 1"# }.joined(separator: ",")
        let found = try inferredSchema(of: ["{\(members)}"])
        #expect((found["additionalProperties"] == ["type": "integer"]) == isMap)
        #expect((found["properties"] == nil) == isMap)
    }

    @Test(
        "keys that are hashes or hexadecimal identifiers make an object a map",
        arguments: [("0f1e2d3c4b5a697", false), ("00f1e2d3c4b5a697", true), ("c9bf9e5716854c89bafbff5af830be8a", true)])
    func hexadecimalKeys(key: String, isMap: Bool) throws {
        let members = "abc".map { #""\#($0 == "b" ? key.uppercased() : $0 == "a" ? key : "d\(key.dropFirst())")": {}"# }
        let found = try inferredSchema(of: ["{\(members.joined(separator: ","))}"])
        #expect((found["additionalProperties"] != nil) == isMap)
    }

    @Test func identifiersAreNoKeysOfAMapWhateverTheyBeginAndEndWith() throws {
        let members = "abcdefgh".map { #""_\#($0)1": 1"# }.joined(separator: ",")
        #expect(try inferredSchema(of: ["{\(members)}"])["properties"]?.object?.count == 8)
    }

    /// Recurring keys used to become members of their own, with little known about each.
    @Test(
        "objects whose entries have one form are maps, from a hundred objects on",
        arguments: [(99, false), (100, true)])
    func entries(objects: Int, isMap: Bool) throws {
        let documents = (0..<objects).map { #"{"k\#($0 % 10)": {"name": "a", "symbol": "b"}}"# }
        let found = try inferredSchema(of: documents)
        #expect((found["properties"] == nil) == isMap)
        #expect((found["additionalProperties"]?["required"] == ["name", "symbol"]) == isMap)
    }

    @Test("objects with few different keys are no maps if the values under one key are of several kinds")
    func mixedValues() throws {
        let members = (1..<8).map { #""k \#($0)": 1"# }.joined(separator: ",")
        let found = try inferredSchema(of: [#"{"k 0": 1, \#(members)}"#, #"{"k 0": "a", \#(members)}"#])
        #expect(found["properties"]?.object?.count == 8)
    }

    @Test func entriesMayAllHaveTags() throws {
        let documents = (0..<100).map { #"{"k\#($0 % 10)": {"type": "\#($0 % 2)", "m\#($0 % 2)": "b"}}"# }
        #expect(try inferredSchema(of: documents)["additionalProperties"]?["oneOf"]?.array?.count == 2)
    }

    @Test(
        "objects are no maps if most have the same key, their keys are few, or their values have nothing in common",
        arguments: [
            (0..<100).map { #"{"k": {"name": "a"}, "k\#($0 % 10)": {"name": "a"}}"# },
            (0..<100).map { #"{"k\#($0 % 10)": {"name\#($0 % 10)": "a"}}"# },
            (0..<100).map { #"{"k\#($0 % 9)": {"name": "a"}}"# },
        ])
    func noEntries(documents: [String]) throws {
        #expect(try inferredSchema(of: documents)["additionalProperties"] == nil)
    }

    @Test(
        "objects that each have few of many keys are maps if new keys keep appearing",
        arguments: [(100, 1, true), (100, 10, false), (99, 1, false)])
    func fewOfMany(objects: Int, objectsWithNewOne: Int, isMap: Bool) throws {
        let documents = (0..<objects).map { number in
            let own = number % objectsWithNewOne == 0 ? number : 0
            return #"{"shared": "1", "other": "1", "own\#(own)": "1", "often\#(number % 30)": "1"}"#
        }
        let found = try inferredSchema(of: documents)
        #expect((found["additionalProperties"]?["type"] == "string") == isMap)
        #expect((found["properties"] == nil) == isMap)
    }

    @Test("up to fifty different texts are listed", arguments: [(50, true), (51, false)])
    func lists(count: Int, isListed: Bool) throws {
        let texts = (0..<count).flatMap { Array(repeating: "\"t\($0)\"", count: 3) }
        #expect((try inferredSchema(of: texts)["enum"] != nil) == isListed)
    }

    @Test("a key that occurs twice in one object does not count for two objects")
    func duplicateKeys() throws {
        let found = try inferredSchema(of: [#"{"a": 1, "a": 2}"#, "{}"])
        #expect(found["required"] == nil)
    }

    @Test("of the values of a duplicate key only the last one counts, in objects and in maps")
    func valuesOfDuplicateKeys() throws {
        let found = try inferredSchema(of: [#"{"a": "x", "b": 1, "\u0061": true}"#])
        #expect(found["properties"]?["a"]?["type"] == "boolean")
        #expect(found["properties"]?.object?.keys.map { "\($0)" } == ["b", "a"])
        let map = (0..<2_000).map { "\"key \($0)\": \"x\", \"key \($0)\": 1" }.joined(separator: ",")
        let values = try inferredSchema(of: ["{\(map)}"])
        #expect(values["additionalProperties"]?["type"] == "integer")
    }

    @Test(
        "of a repeated tag the last one counts, whatever its kind and spelling",
        arguments: [
            [#"{"type": "circle", "type": 1, "r": 1}"#, #"{"type": "square", "s": 2, "t": 1}"#],
            [#"{"type": "circle", "typ\u0065": "square", "r": 1}"#, #"{"type": "circle", "s": 2, "t": 1}"#],
            [#"{"typ\u0065": "circle", "type": "square", "r": 1}"#, #"{"type": "circle", "s": 2, "t": 1}"#],
            [
                #"{"type": 1, "kind": "a", "x": 1, "y": 1}"#,
                #"{"type": "b", "type": null, "kind": "c", "z": 2, "w": 1}"#,
            ],
        ])
    func repeatedTags(documents: [String]) throws {
        _ = try inferredSchema(of: documents)
    }

    @Test("a tag with escapes tells objects apart like one without")
    func escapedTags() throws {
        let plain = try inferredSchema(of: [#"{"type": "circle", "r": 1}"#, #"{"type": "square", "s": 2}"#])
        let escaped = try inferredSchema(of: [
            #"{"\u0074\u0079\u0070\u0065": "circle", "r": 1}"#, #"{"typ\u0065": "square", "s": 2}"#,
        ])
        #expect(plain == escaped && plain["oneOf"] != nil)
    }

    @Test("canonically equivalent keys are different keys")
    func canonicallyEqualKeys() throws {
        let found = try inferredSchema(of: ["{\"\u{E9}\": 1, \"e\u{301}\": \"a\"}"])
        #expect(found["properties"]?.object?.count == 2)
    }

    @Test func membersStandAsTheyDoInTheDocuments() throws {
        let found = try inferredSchema(of: [#"{"z": 1, "a": 1}"#, #"{"z": 1, "m": 1, "a": 1}"#])
        #expect(found["properties"]?.object?.keys.map { "\($0)" } == ["z", "m", "a"])
    }

    @Test(
        "recognises formats that all texts have",
        arguments: [
            (["2024-02-29T12:00:00Z", "1999-12-31T23:59:60Z"], "date-time"), (["2024-02-29"], "date"),
            (["c9bf9e57-1685-4c89-bafb-ff5af830be8a"], "uuid"), (["127.0.0.1"], "ipv4"), (["::1"], "ipv6"),
            (["a@example.com", "b@example.org"], "email"), (["https://example.com/a?b"], "uri"),
            (["P1DT2H"], "duration"),
            (["2024-02-29", "2023-02-29"], nil), (["image:latest"], nil), (["localhost"], nil), ([""], nil),
        ] as [([String], String?)])
    func formats(texts: [String], format: String?) throws {
        let found = try inferredSchema(of: texts.map { JSON.string($0).description })
        #expect(found["format"]?.string == format)
    }

    /// PHP writes `/` with an escape.
    @Test("escapes are no part of the text whose format is recognised")
    func formatsOfEscapedTexts() throws {
        let found = try inferredSchema(of: [#""http:\/\/example.com\/a""#, #""2024\u002D02-29""#])
        #expect(found["format"] == nil)
        for (text, format) in [(#""http:\/\/example.com\/a""#, "uri"), (#""2024\u002D02-29""#, "date")] {
            #expect(try inferredSchema(of: [text])["format"]?.string == format)
        }
    }

    @Test("lists texts that recur, and null if it occurs beside them")
    func enumerations() throws {
        let colours = (0..<12).map { #"{"colour": "\#(["red", "green", "blue"][$0 % 3])"}"# }
        #expect(
            try inferredSchema(of: colours)["properties"] == [
                "colour": ["type": "string", "enum": ["blue", "green", "red"]]
            ])
        let withNull = try inferredSchema(of: colours + [#"{"colour": null}"#])
        #expect(
            withNull["properties"]
                == ["colour": ["type": ["string", "null"], "enum": ["blue", "green", "red", nil]]])
        // Not listed: too few texts, texts beside a number, texts that all differ.
        #expect(try inferredSchema(of: Array(colours.prefix(6)))["properties"] == ["colour": ["type": "string"]])
        let mixed = try inferredSchema(of: colours + [#"{"colour": 1}"#])
        #expect(mixed["properties"] == ["colour": ["type": ["string", "integer"]]])
        let names = try inferredSchema(of: (0..<60).map { #"{"colour": "c\#($0)"}"# })
        #expect(names["properties"] == ["colour": ["type": "string"]])
        #expect(try inferredSchema(of: Array(repeating: #""only""#, count: 12)) == ["type": "string", "const": "only"])
    }

    @Test("null alone says nothing about other values", arguments: [1, 3, 60])
    func nullAlone(count: Int) throws {
        let documents = Array(repeating: #"{"note": null, "list": [null]}"#, count: count)
        let others = [#"{"note": "x", "list": [1]}"#]
        let found = try inferredSchema(of: documents, accepting: others, .cautious)["properties"]
        let comment: JSON = ["$comment": .string("seen \(count == 1 ? "once" : "\(count) times"): null")]
        #expect(found == ["note": comment, "list": ["type": "array", "items": comment]])
        #expect(try inferredSchema(of: documents)["properties"]?["note"] == ["type": "null"])
        let mixed = try inferredSchema(of: documents + others, .cautious)["properties"]?["note"]
        #expect(mixed?["type"] == ["string", "null"])
    }

    @Test("lists no texts that belong to single documents, however often they occur")
    func textsOfOneDocument() throws {
        func documents(_ texts: (Int) -> [String]) -> [String] {
            (0..<12).map { number in
                let texts = texts(number).map { #""\#($0)""# }
                return "[" + (0..<60).map { texts[$0 % texts.count] }.joined(separator: ",") + "]"
            }
        }
        func items(_ texts: (Int) -> [String]) throws -> JSON? {
            try inferredSchema(of: documents(texts), .cautious)["items"]
        }
        #expect(try items { ["team\($0)", "team\($0 + 12)"] } == ["type": "string"])
        // One document has a text of its own; then each text is in few documents; then in half of them.
        #expect(try items { $0 == 11 ? ["home", "away", "none"] : ["home", "away"] } == ["type": "string"])
        #expect(try items { ["team\($0 / 5)"] } == ["type": "string"])
        #expect(try items { ["team\($0 / 6)"] } == ["type": "string", "enum": ["team0", "team1"]])
        // With a single document: one text, a new text at the end, too many different texts.
        func itemsOfFirst(_ texts: [String]) throws -> JSON? {
            try inferredSchema(of: [documents { _ in texts }[0]], .cautious)["items"]
        }
        #expect(try itemsOfFirst(["team"]) == ["type": "string", "const": "team"])
        #expect(try itemsOfFirst(Array(repeating: "team", count: 59) + ["new"]) == ["type": "string"])
        #expect(try itemsOfFirst((0..<10).map { "team\($0)" }) == ["type": "string"])
    }

    @Test("counts the documents of a text across merged shapes, and across objects that become a map")
    func documentsOfTexts() throws {
        func shape(_ text: String) throws -> Shape {
            Shape(try JSONDocument(parsing: "[" + Array(repeating: text, count: 60).joined(separator: ",") + "]"))
        }
        let merged = try shape(#""a""#).merged(with: shape(#""a""#))
        #expect(merged.schema()["items"] == ["type": "string", "const": "a"])
        #expect(try merged.merged(with: shape(#""b""#)).schema()["items"] == ["type": "string"])

        // Beyond the 64th document others are counted as well.
        func shapes(_ texts: [String]) throws -> Shape {
            try texts.reduce(Shape()) { $0.merged(with: Shape(try JSONDocument(parsing: $1))) }
        }
        let late = try shapes(Array(repeating: "[]", count: 30) + Array(repeating: #"["a", "a"]"#, count: 30))
        let all = try shapes(Array(repeating: "[]", count: 40)).merged(with: late)
        #expect(all.schema()["items"] == ["type": "string", "const": "a"])

        func object(_ keys: Range<Int>, _ text: (Int) -> String) -> String {
            "{" + keys.map { #""key \#($0)": "\#(text($0))""# }.joined(separator: ",") + "}"
        }
        let objects = [object(0..<1000) { _ in "x" }, object(1000..<1100) { $0 % 2 == 0 ? "x" : "y" }]
        #expect(try inferredSchema(of: objects, .cautious)["additionalProperties"] == ["type": "string"])
    }

    @Test("lists texts of up to 64 bytes", arguments: [64, 65])
    func longTexts(length: Int) throws {
        let text = String(repeating: "x", count: length)
        let found = try inferredSchema(of: Array(repeating: #""\#(text)""#, count: 12))
        #expect(found == (length == 64 ? ["type": "string", "const": .string(text)] : ["type": "string"]))
    }

    @Test("tells objects apart by a tag, and lists the members of each")
    func tags() throws {
        let found = try inferredSchema(of: [
            #"[{"type": "circle", "radius": 1}, {"type": "square", "side": 2, "name": "s"}, {"type": "square", "side": 3}]"#
        ])
        #expect(
            try found["items"]
                == JSON(
                    parsing: """
                        {"type": "object", "oneOf": [
                          {"properties": {"type": {"const": "circle"}, "radius": {"type": "integer"}},
                           "required": ["type", "radius"]},
                          {"properties": {"type": {"const": "square"}, "side": {"type": "integer"}, "name": {"type": "string"}},
                           "required": ["type", "side"]}
                        ]}
                        """))
        // Objects with the same members whatever their tags are one type; so are objects that sometimes have no tag.
        let same = try inferredSchema(of: [
            #"[{"type": "a", "id": 1, "name": "a"}, {"type": "b", "id": 2, "name": "b"}]"#
        ])
        #expect(same["items"]?["oneOf"] == nil && same["items"]?["properties"]?.object?.count == 3)
        let untagged = try inferredSchema(of: [#"[{"type": "a", "x": 1}, {"type": "b", "y": 2}, {"z": 1}]"#])
        #expect(untagged["items"]?["properties"]?.object?.count == 4)
    }

    @Test func valuesOfOtherKindsStandBesideTaggedObjects() throws {
        let found = try inferredSchema(of: [
            #"["none", {"type": "circle", "radius": 1}, {"type": "square", "side": 2}]"#
        ])
        #expect(found["items"]?["anyOf"]?[0] == ["type": "string"])
        #expect(found["items"]?["anyOf"]?[1]?["oneOf"]?.array?.count == 2)
    }

    @Test(
        "treats objects as maps where their keys are data",
        arguments: [
            // Dates, numbers, identifiers.
            [#"{"2024-01-01": 1, "2024-01-02": 2, "2024-01-03": 3}"#], [#"{"1": 1, "2": 2, "30": 3}"#],
            // Names of packages: no identifiers.
            [#"{"a-a": 1, "b-b": 2, "c-c": 3, "@d/d": 4, "e-e": 5, "f-f": 6, "g": 7, "h-h": 8}"#],
            // Different keys in each object.
            (0..<5).map { #"{"name\#($0)a": \#($0), "name\#($0)b": \#($0), "name\#($0)c": 1, "always": 3}"# },
            // Times.
            [#"{"12:00:00Z": 1, "13:00:00Z": 2, "14:00:00Z": 3}"#],
        ])
    func maps(documents: [String]) throws {
        #expect(try inferredSchema(of: documents) == ["type": "object", "additionalProperties": ["type": "integer"]])
    }

    @Test(
        "treats no object as a map if its values differ in kind or its keys recur",
        arguments: [
            [#"{"a-a": 1, "b-b": "", "c-c": 3, "d-d": 4, "e-e": 5, "f-f": 6, "g-g": 7, "h-h": 8}"#],
            Array(repeating: #"{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7, "h": 8}"#, count: 3),
            [#"{"1": 1, "2": 2, "x": 3}"#], [#"{"1": 1, "2": 2}"#],
            // Names with digits are names, and so are those that only two objects have.
            [#"{"a1": 1, "a2": 2, "a3": 3, "a4": 4, "a5": 5, "a6": 6, "a7": 7, "a8": 8}"#],
            [#"{"a": 1, "b": 2, "c": 3, "d": 4}"#, #"{"e": 1, "f": 2, "g": 3, "h": 4}"#],
            // Nulls do not show which other values there may be.
            [
                #"{"a-a": null, "b-b": null, "c-c": null, "d-d": null, "e-e": null, "f-f": null, "g-g": null, "h-h": null}"#
            ],
        ])
    func records(documents: [String]) throws {
        let found = try inferredSchema(of: documents)
        #expect(found["additionalProperties"] == nil && found["properties"] != nil)
    }

    @Test(
        "among the values of a map, integers count as numbers, and null goes with any kind",
        arguments: [("2.5", #""number""#), ("null", #"["integer", "null"]"#)])
    func mixedMaps(value: String, type: String) throws {
        let found = try inferredSchema(of: [
            #"{"a-a": 1, "b-b": \#(value), "c-c": 3, "d-d": 4, "e-e": 5, "f-f": 6, "g-g": 7, "h-h": 8}"#
        ])
        #expect(try found["additionalProperties"]?["type"] == JSON(parsing: type))
    }

    @Test("texts are listed from the tenth occurrence on", arguments: [(9, false), (10, true)])
    func fewTexts(count: Int, isListed: Bool) throws {
        #expect((try inferredSchema(of: Array(repeating: #""only""#, count: count))["const"] != nil) == isListed)
    }

    @Test("members of objects that their tags do not tell apart keep the order of the documents")
    func orderOfMixedObjects() throws {
        let found = try inferredSchema(of: [#"{"type": "a", "z": 1, "b": 2}"#, #"{"type": "b", "z": 3, "b": 4}"#])
        #expect(found["properties"]?.object?.map(\.key) == ["type", "z", "b"])
    }

    @Test("of several possible tags, the one with the usual key counts")
    func severalTags() throws {
        let found = try inferredSchema(of: [
            #"{"kind": "k", "type": "a", "x": 1, "y": 1}"#, #"{"kind": "k", "type": "b", "z": 2, "w": 2}"#,
        ])
        #expect(found["oneOf"]?[0]?["properties"]?["type"]?["const"] == "a")
    }

    @Test("a tag has up to 64 bytes", arguments: [(64, true), (65, false)])
    func longTags(length: Int, isTold: Bool) throws {
        let tags = ["a", "b"].map { String(repeating: $0, count: length) }
        let found = try inferredSchema(of: tags.map { #"{"type": "\#($0)", "\#($0.prefix(1))": 1}"# })
        #expect((found["oneOf"] != nil) == isTold)
    }

    @Test("objects are told apart by up to 32 tags", arguments: [(32, true), (33, false)])
    func manyTags(count: Int, isTold: Bool) throws {
        let found = try inferredSchema(of: (0..<count).map { #"{"type": "t\#($0)", "m\#($0)": 1}"# })
        #expect((found["oneOf"] != nil) == isTold)
    }

    @Test(
        "objects with different tag keys are not told apart, and neither are maps",
        arguments: [
            [#"{"type": "a", "x": 1}"#, #"{"kind": "b", "y": 2}"#],
            [
                #"{"type": "a", "x": ""}"#,
                #"{"type": "b", "a-a": "", "b-b": "", "c-c": "", "d-d": "", "e-e": "", "f-f": "", "g-g": "", "h-h": ""}"#,
            ],
        ])
    func indistinctTags(documents: [String]) throws {
        #expect(try inferredSchema(of: documents)["oneOf"] == nil)
    }

    /// The methods of a protocol, some of which have parameters, used to become a union.
    @Test(
        "texts that occur once each are names and no tags, unless each object has a member of its own",
        arguments: [
            ([#"{"method": "a"}"#, #"{"method": "b", "params": {"kind": "c", "name": "d"}}"#], false),
            (
                [
                    #"{"method": "a"}"#, #"{"method": "b", "params": 1}"#, #"{"method": "c", "note": ""}"#,
                    #"{"method": "d", "result": 1, "errors": []}"#,
                ], false
            ),
            ([#"{"type": "cat", "name": "a", "lives": 9}"#, #"{"type": "dog", "name": "b", "barks": true}"#], true),
            // A text that occurs twice is no name.
            ([#"{"event": "stop"}"#, #"{"event": "stop"}"#, #"{"event": "start", "at": 1, "by": ""}"#], true),
        ])
    func namesBesideTags(documents: [String], isTold: Bool) throws {
        let found = try inferredSchema(of: documents)
        #expect((found["oneOf"] != nil) == isTold)
        #expect((found["properties"] != nil) == !isTold)
    }

    @Test(
        "cautious schemas tell objects apart by a tag only if each of its values occurs ten times",
        arguments: [(9, false), (10, true)])
    func seldomTags(count: Int, isTold: Bool) throws {
        let documents =
            (0..<10).map { _ in #"{"type": "a", "x": 1}"# } + (0..<count).map { _ in #"{"type": "b", "y": 1}"# }
        #expect((try inferredSchema(of: documents, .cautious)["oneOf"] != nil) == isTold)
    }

    @Test func cautiousSchemasSayOnlyWhatWasSeenOften() throws {
        let found = try inferredSchema(
            of: [#"{"id": 1, "once": true}"#, #"{"id": 2}"#, #"{"id": 3}"#, #"{"id": 4}"#], .cautious)
        #expect(
            try found
                == JSON(
                    parsing: """
                        {"type": "object", "properties": {"id": {"type": "integer"}, "once": {"$comment": "seen once: boolean"}}}
                        """))
        // The schema of a single document says everything that the document shows.
        #expect(try inferredSchema(of: [#"{"id": 1}"#], .cautious)["properties"] == ["id": ["type": "integer"]])
        let many = try inferredSchema(of: (1...12).map { #"{"id": \#($0)}"# }, .cautious)
        #expect(many["required"] == ["id"])
    }

    @Test("accepts the documents that it was inferred from, whatever their kinds", arguments: 0..<60)
    func randomDocuments(seed: UInt64) throws {
        var generator = JSONTextGenerator(seed: seed)
        let texts = (0..<(1 + seed % 7)).map { _ in generator.text() }
        _ = try inferredSchema(of: texts, .asSeen)
        _ = try inferredSchema(of: texts, .cautious)
    }
}
