import BricolageCore
import BricolagePointers
import BricolageSchema
import BricolageWriting
import TestSupport
import Testing

/// The text of schemas that are bundled in one file with everything that they refer to.
@Suite struct SchemaBundleTests {
    private struct Shelf: SchemaLoader {
        let texts: [String: String]

        func load(_ reference: String, relativeTo source: SchemaSource) throws -> SchemaSource? {
            try texts[reference].map { SchemaSource(path: reference, document: try JSONDocument(parsing: $0)) }
        }

        func load(at address: String) throws -> SchemaSource? {
            try texts[address].map { SchemaSource(path: address, document: try JSONDocument(parsing: $0)) }
        }
    }

    /// The bundle of a file; `texts` has other files by the references that lead to them.
    private func bundle(_ text: String, _ texts: [String: String], path: String = "main.json") throws -> JSON {
        var registry = SchemaRegistry(loader: Shelf(texts: texts))
        let root = registry.add(SchemaSource(path: path, document: try JSONDocument(parsing: text)))
        return try registry.bundle(root)
    }

    private static let draft7 = "http://json-schema.org/draft-07/schema#"
    private static let draft2019 = "https://json-schema.org/draft/2019-09/schema"

    @Test func aColonInTheNameOfAFileEndsNoScheme() throws {
        let bundle = try bundle(#"{"$ref": "./a:b.json"}"#, ["./a:b.json": #"{"type": "null"}"#])
        #expect(bundle["$defs"] == ["./a:b.json": ["$id": "./a:b.json", "type": "null"]])
    }

    /// A folder beside that of the first file is not below it, however many folders either of them is in.
    @Test(arguments: ["folder/main.json", "a/folder/main.json"])
    func aFileInAnotherFolderNeedsTheAddressOfTheFirst(path: String) throws {
        let other = "../other/b.json"
        let bundle = try bundle(#"{"items": {"$ref": "\#(other)"}}"#, [other: #"{"type": "null"}"#], path: path)
        #expect(bundle["$id"] == "folder/main.json")
        #expect(bundle["items"] == ["$ref": "../other/b.json"])
    }

    @Test func aFileBelowTheFolderOfTheFirstNeedsNone() throws {
        let other = "sub/b.json"
        let bundle = try bundle(
            #"{"items": {"$ref": "\#(other)"}}"#, [other: #"{"type": "null"}"#], path: "folder/main.json")
        #expect(bundle["$id"] == nil)
        #expect(bundle["items"] == ["$ref": "sub/b.json"])
    }

    /// A file next to it could only be found by the address of the first.
    @Test func aPublishedFileNeedsItsAddressOnlyBesideOthers() throws {
        let address = "https://ex.org/main.json"
        #expect(try bundle(#"{"type": "null"}"#, [:], path: address) == ["type": "null"])
        let bundle = try bundle(
            #"{"items": {"$ref": "b.json"}}"#, ["https://ex.org/b.json": #"{"type": "null"}"#], path: address)
        #expect(bundle["$id"] == .string(address))
    }

    @Test func aDefinitionThatIsThereKeepsItsName() throws {
        let text = #"{"items": {"$ref": "a.json"}, "$defs": {"a.json": {"type": "null"}}}"#
        let bundle = try bundle(text, ["a.json": #"{"type": "string"}"#])
        #expect(
            bundle["$defs"]
                == ["a.json": ["type": "null"], "a.json-2": ["$id": "a.json", "type": "string"]])
    }

    @Test(arguments: [(draft7, "definitions"), (draft2019, "$defs")])
    func definitionsAreCalledAsTheDialectCallsThem(dialect: String, keyword: String) throws {
        let text = #"{"$schema": "\#(dialect)", "items": {"$ref": "a.json"}}"#
        let bundle = try bundle(text, ["a.json": #"{"type": "null"}"#])
        #expect(bundle.object?.map(\.key) == ["$schema", "items", keyword])
    }

    @Test func aFileThatIsFalseAcceptsNothing() throws {
        #expect(try bundle(#"{"$ref": "a.json"}"#, ["a.json": "false"])["$defs"]?["a.json"]?["not"] == [:])
    }

    @Test func aFileThatSaysWhatItIsSaysSoOnce() throws {
        let file = #"{"type":"null","$schema":"\#(Self.draft7)"}"#
        let bundle = try bundle(#"{"$ref": "a.json"}"#, ["a.json": file])
        #expect(
            bundle["$defs"]?["a.json"]?.serialized() == #"{"$id":"a.json","type":"null","$schema":"\#(Self.draft7)"}"#)
    }

    @Test func nullIsListedOnceBesideTheTypes() throws {
        let api = #"""
            {"openapi": "3.0.3", "components": {"schemas": {
              "A": {"type": ["string", "null"], "nullable": true}, "B": {"type": "string", "nullable": true}}}}
            """#
        let text =
            ##"{"items": {"$ref": "api.json#/components/schemas/A"}, "not": {"$ref": "api.json#/components/schemas/B"}}"##
        let schemas = try bundle(text, ["api.json": api])["$defs"]?["api.json"]?["components"]?["schemas"]
        #expect(schemas == ["A": ["type": ["string", "null"]], "B": ["type": ["string", "null"]]])
    }

    @Test func whatLeadsNowhereIsToldInTheOrderOfTheFile() throws {
        let text = #"{"properties": {"b": {"$ref": "1.json"}, "a": {"$ref": "2.json"}}, "items": {"$ref": "3.json"}}"#
        let error = try #require(throws: DanglingReferences.self) { try bundle(text, [:]) }
        #expect(
            error.report.issues.compactMap { $0.pointer?.description } == [
                "/properties/b/$ref", "/properties/a/$ref", "/items/$ref",
            ])
    }

    @Test func addressesThatFilesClaimSayNothingOfTheFolderOfTheBundle() throws {
        let claimed = #"{"$id": "file:///elsewhere/a.json", "type": "null"}"#
        let text = #"{"items": {"$ref": "a.json"}}"#
        let bundle = try bundle(text, ["a.json": claimed], path: "folder/main.json")
        #expect(bundle["$id"] == nil && bundle["$defs"]?.object?.first?.value["$id"] == "file:///elsewhere/a.json")
    }

    @Test func anAddressOfAnotherSchemeIsWrittenInFull() throws {
        let bundle = try bundle(#"{"$ref": "file:///lib/a.json"}"#, ["file:///lib/a.json": #"{"type": "null"}"#])
        #expect(bundle["$ref"] == "file:///lib/a.json")
        #expect(bundle["$defs"]?["file:///lib/a.json"]?["$id"] == "file:///lib/a.json")
    }

    @Test(arguments: [("http://json-schema.org/draft-03/schema#", "extends"), (draft7, "allOf")])
    func whatStandsBesideAReferenceThatHidesItIsMovedAside(dialect: String, keyword: String) throws {
        let text = ##"""
            {"$schema": "\##(dialect)", "$ref": "a.json", "title": "A", "type": "array",
             "definitions": {"b": {"type": "string"}}}
            """##
        let bundle = try bundle(text, ["a.json": #"{"type": "null"}"#])
        #expect(bundle.object?.map(\.key) == ["$schema", "title", "definitions", keyword])
        #expect(bundle[keyword] == [["$ref": "a.json"]])
        #expect(bundle["definitions"]?.object?.map(\.key) == ["b", "a.json"])
    }

    @Test func aFileThatIsGivenANameLosesTheOneThatItHad() throws {
        let draft4 = "http://json-schema.org/draft-04/schema#"
        let text = #"{"$schema": "\#(draft4)", "type": "object", "id": "x.json", "items": {"$ref": "../b.json"}}"#
        let bundle = try bundle(text, ["../b.json": #"{"type": "null"}"#], path: "folder/main.json")
        #expect(bundle.object?.map(\.key) == ["$schema", "id", "type", "items", "definitions"])
        #expect(bundle["id"] == "folder/x.json")
    }

    @Test func nullableMeansNothingToAFileOfDraft4ThatSaysSo() throws {
        let file = #"{"$schema": "http://json-schema.org/draft-04/schema#", "type": "string", "nullable": true}"#
        let text = #"{"$schema": "\#(Self.draft2019)", "items": {"$ref": "a.json"}}"#
        #expect(try bundle(text, ["a.json": file])["$defs"]?["a.json"]?["type"] == "string")
    }

    @Test func aPlaceInAFileWithAColonInItsNameIsReferredTo() throws {
        var registry = SchemaRegistry()
        let text = #"{"$defs": {"x": {"type": "null"}}, "type": "string"}"#
        let document = try JSONDocument(parsing: text)
        let source = SchemaSource(path: "a:b.json", identifier: "file:///folder/a:b.json", document: document)
        let place = try registry.add(source, at: JSONPointer(tokens: ["$defs", "x"]))
        let bundle = try registry.bundle(place)
        #expect(bundle["$ref"] == "./a:b.json#/$defs/x")
    }

    @Test("references in a file that is not named like the reference to it are relative to its identifiers")
    func basesInAFileOfAnotherName() throws {
        let file = """
            {"properties": {
                "a": {"$ref": "c.json"}, "b": {"$id": "inner/", "items": {"$ref": "c.json"}}, "d": {"$ref": "c.json"}}}
            """
        let bundle = try bundle(#"{"$ref": "b"}"#, ["b.json": file, "c.json": #"{"type": "null"}"#])
        let properties = bundle["$defs"]?["b"]?["properties"]
        #expect(properties?["a"] == ["$ref": "c.json"])
        #expect(properties?["b"]?["items"] == ["$ref": "../c.json"])
        #expect(properties?["d"] == ["$ref": "c.json"])
    }

    /// Each reference used to be located by a walk through everything before it.
    @Test("eight times as many references in a file named unlike its reference take about eight times as long")
    func manyReferences() throws {
        func file(_ count: Int) -> String {
            #"{"properties": {\#((0..<count).map { #""p\#($0)": {"$ref": "c.json"}"# }.joined(separator: ","))}}"#
        }
        let growth = try growth(from: file(500), to: file(4_000)) { file in
            _ = try bundle(#"{"$ref": "b"}"#, ["b.json": file, "c.json": #"{"type": "null"}"#])
        }
        #expect(growth < 24, "\(growth) times")
    }

    /// The whole bundle used to be made again for each file that got a published address.
    @Test("eight times as many files that get published addresses one after the other take about eight times as long")
    func manyPublishedFiles() throws {
        func files(_ count: Int) -> (main: String, others: [String: String]) {
            let references = (0..<count).reversed().map { #""p\#($0)": {"$ref": "f\#($0).json"}"# }
            var others = ["a.json": #"{"$id": "https://ex.org/a.json", "items": {"$ref": "f0.json"}}"#]
            for index in 0..<count { others["f\(index).json"] = #"{"items": {"$ref": "f\#(index + 1).json"}}"# }
            others["f\(count).json"] = #"{"type": "null"}"#
            return (#"{"properties": {"a": {"$ref": "a.json"}, \#(references.joined(separator: ","))}}"#, others)
        }
        let growth = try growth(from: files(20), to: files(160)) { files in
            let text = try bundle(files.main, files.others).serialized()
            #expect(text.contains(#""$ref":"https://ex.org/f7.json""#))
        }
        #expect(growth < 24, "\(growth) times")
    }

    @Test("a reference to a place beside a $ref that hides it is reported if the bundle would not have it")
    func placesBesideReferences() throws {
        let file = #"{"$ref": "d.json", "properties": {"x": {"type": "string"}}, "definitions": {"y": {}}}"#
        let others = ["c.json": file, "d.json": "{}"]
        func main(_ place: String) -> String {
            #"{"$schema": "\#(Self.draft7)", "properties": {"a": {"$ref": "c.json#/\#(place)"}}}"#
        }
        #expect(try bundle(main("definitions/y"), others)["definitions"]?["c.json"] != nil)
        let error = try #require(throws: DanglingReferences.self) { try bundle(main("properties/x"), others) }
        #expect(error.description.contains("/properties/x"))
        // A schema alone stays as it is.
        let alone = ##"{"$schema": "\##(Self.draft7)", "$ref": "#/properties/x", "properties": {"x": {}}}"##
        #expect(try bundle(alone, [:])["properties"] == ["x": [:]])
    }

    @Test("a reference back to a place beside the first file's $ref is reported if the bundle would not have it")
    func placesBesideTheFirstReference() throws {
        let main = #"{"$schema": "\#(Self.draft7)", "$ref": "c.json", "properties": {"x": {}}}"#
        let error = try #require(throws: DanglingReferences.self) {
            try bundle(main, ["c.json": #"{"items": {"$ref": "main.json#/properties/x"}}"#])
        }
        #expect(error.description.contains("/properties/x"))
    }

    @Test("a metaschema is referred to, not contained")
    func metaschemas() throws {
        let text = #"{"items":{"$ref":"https://json-schema.org/draft/2020-12/schema"}}"#
        #expect(try bundle(text, [:]).serialized() == text)
    }

    @Test("a first file with an address of its own may refer to itself by it")
    func ownAddress() throws {
        let text = ##"{"$id":"https://ex.org/r.json","items":{"$ref":"r.json#/$defs/b"},"$defs":{"b":{"$ref":"#"}}}"##
        #expect(try bundle(text, [:]).serialized() == text)
    }

    @Test("a file keeps the address that it claims, even one of this machine that a published file refers to")
    func claimedLocalAddress() throws {
        let text = #"{"$id": "https://ex.org/r.json", "items": {"$ref": "b.json"}}"#
        let bundle = try bundle(text, ["b.json": #"{"$id": "file:///lib/b.json", "type": "null"}"#])
        #expect(bundle["items"]?["$ref"] == "file:///lib/b.json")
        #expect(bundle["$defs"]?["file:///lib/b.json"]?["$id"] == "file:///lib/b.json")
    }

    @Test("the address that the first file claims stays as it is written")
    func claimedAddress() throws {
        let text = #"{"$schema": "\#(Self.draft7)", "$id": "https://ex.org/r.json#", "items": {"$ref": "b.json"}}"#
        let bundle = try bundle(text, ["https://ex.org/b.json": #"{"type": "null"}"#])
        #expect(bundle["$id"] == "https://ex.org/r.json#")
        #expect(bundle["definitions"]?.object?.count == 1)
    }

    @Test("a file in a bundle has one identifier")
    func oneIdentifier() throws {
        let file = #"{"type": "null", "$id": "c.json"}"#
        let bundle = try bundle(#"{"items": {"$ref": "b.json"}}"#, ["b.json": file])
        #expect(bundle["$defs"]?.object?.map(\.value) == [["$id": "b.json", "type": "null"]])
    }
}
