import Foundation
import Testing

@Suite("Where schemas are found")
struct SchemaPlacesTests {
    private static let name = #"{"title": "Name", "type": "object", "properties": {"given": {"type": "string"}}}"#

    private func schema(referringTo reference: String, identifier: String? = nil) -> String {
        let claim = identifier.map { #""$id": "\#($0)", "# } ?? ""
        return #"{\#(claim)"title": "Root", "type": "object", "properties": {"name": {"$ref": "\#(reference)"}}}"#
    }

    @Test("--root lets references lead into other folders, as the layout of STAC requires")
    func root() throws {
        let scratch = try Scratch()
        try scratch.write(
            schema(
                referringTo: "../../item-spec/json-schema/item.json",
                identifier: "https://schemas.example.org/v1.0.0/collection-spec/json-schema/collection.json#"),
            to: "stac/collection-spec/json-schema/collection.json")
        try scratch.write(
            #"{"title": "Item", "properties": {"basics": {"$ref": "basics.json#/$defs/title"}}, "type": "object"}"#,
            to: "stac/item-spec/json-schema/item.json")
        try scratch.write(
            #"{"$defs": {"title": {"type": "string"}}}"#, to: "stac/item-spec/json-schema/basics.json")
        let file = "stac/collection-spec/json-schema/collection.json"
        let refused = try CurioRun("bundle", file, folder: scratch.folder)
        #expect(refused.status == 65)
        #expect(refused.errors.contains("it is outside the folder of the schema (--root names a larger one)"))
        let run = try CurioRun("generate", file, "--root", "stac", folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("public var basics: String?"))
        let again = try CurioRun("generate", file, "--root", "stac", folder: scratch.folder)
        #expect(again.output == run.output)
        // The folder of the referenced files alone suffices.
        let narrow = try CurioRun("bundle", file, "--root", "stac/item-spec/json-schema", folder: scratch.folder)
        #expect(narrow.status == 0)
        #expect(try CurioRun("bundle", file, "--root", "none", folder: scratch.folder).status == 66)
    }

    @Test(
        "messages name a file below a folder of --map with one slash, whether or not the option ends in a slash",
        arguments: ["mapped", "mapped/"])
    func mapWithSlash(_ folder: String) throws {
        let scratch = try Scratch()
        try scratch.write(
            #"{"type": "object", "properties": {"n": {"type": "string", "minLength": 2}}}"#, to: "mapped/a.json")
        try scratch.write(schema(referringTo: "https://example.com/s/a"), to: "root.json")
        let run = try CurioRun(
            "generate", "root.json", "--verbose", "--map", "https://example.com/s/=\(folder)", folder: scratch.folder)
        #expect(run.errors.hasPrefix("mapped/a.json:1:"), "\(run.errors)")
    }

    @Test("--map maps an address to a file, and all addresses with the same beginning to a folder")
    func map() throws {
        let scratch = try Scratch()
        try scratch.write(Self.name, to: "vendor/v1/name.json")
        try scratch.write(#"{"$ref": "name.json"}"#, to: "vendor/v1/alias.json")
        try scratch.write(#"{"type": "boolean"}"#, to: "other.json")
        for (reference, map) in [
            ("https://example.com/schemas/name", "https://example.com/schemas/name=vendor/v1/name.json"),
            ("https://example.com/schemas/v1/name.json", "https://example.com/schemas/=vendor"),
            ("https://example.com/schemas/v1/name", "https://example.com/schemas/=vendor/"),
            ("https://example.com/schemas/v1/alias.json#", "https://example.com/schemas/=vendor"),
        ] {
            try scratch.write(schema(referringTo: reference), to: "schemas/root.json")
            let run = try CurioRun("generate", "schemas/root.json", "--map", map, folder: scratch.folder)
            #expect(run.status == 0 && run.output.contains("public var given: String?"), "\(reference) \(run.errors)")
        }
        // The longest matching address counts, and no address leads out of its folder.
        try scratch.write(schema(referringTo: "https://example.com/schemas/v1/name.json"), to: "root.json")
        let longest = try CurioRun(
            "generate", "root.json", "--map", "https://example.com/schemas/=vendor", "--map",
            "https://example.com/schemas/v1/name.json=other.json", folder: scratch.folder)
        #expect(longest.output.contains("public var name: Bool?"))
        try scratch.write(schema(referringTo: "https://example.com/schemas/%2e%2e/other.json"), to: "root.json")
        let outside = try CurioRun(
            "bundle", "root.json", "--map", "https://example.com/schemas/=vendor", folder: scratch.folder)
        #expect(outside.status == 65 && outside.errors.contains("outside the folder vendor of --map"))
        #expect(try CurioRun("generate", "root.json", "--map", "x=none", folder: scratch.folder).status == 66)
        #expect(try CurioRun("generate", "root.json", "--map", "none", folder: scratch.folder).status == 64)
    }

    @Test(
        "--map refuses what could never apply: a folder for one address, and a file for several",
        arguments: [
            ("https://example.com/v1", "vendor", "is a folder, but https://example.com/v1 does not end in a slash"),
            ("https://example.com/v1/", "root.json", "is not a folder, but https://example.com/v1/ ends in a slash"),
        ])
    func mapWithoutEffect(address: String, path: String, words: String) throws {
        let scratch = try Scratch()
        try scratch.write(schema(referringTo: "https://example.com/v1/name.json"), to: "root.json")
        try scratch.write(Self.name, to: "vendor/name.json")
        let run = try CurioRun("generate", "root.json", "--map", "\(address)=\(path)", folder: scratch.folder)
        #expect(run.status == 66 && run.output.isEmpty)
        #expect(run.errors == "\(path): error: \(words) (--map)\n")
        try scratch.write(#"{"schema": "root.json", "map": {"\#(address)": "\#(path)"}}"#, to: "curio.json")
        let configured = try CurioRun("generate", folder: scratch.folder)
        #expect(configured.status == 66 && configured.output.isEmpty)
        let message = "error: \(path): \(words) (--map)"
        #expect(configured.errors.contains(#/^curio\.json:1:\d+: /#))
        #expect(configured.errors.contains(message), "\(configured.errors)")
    }

    @Test("each of several addresses that are mapped to one path is checked")
    func mapOfOnePathTwice() throws {
        let scratch = try Scratch()
        try scratch.write(Self.name, to: "root.json")
        let map = #"{"https://example.com/a.json": "root.json", "https://example.com/b/": "root.json"}"#
        try scratch.write(#"{"schema": "root.json", "map": \#(map)}"#, to: "curio.json")
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 66)
        #expect(run.errors.contains("root.json: is not a folder, but https://example.com/b/ ends in a slash (--map)"))
    }

    @Test("--map accepts an address that contains an equals sign")
    func mapOfAnAddressWithSigns() throws {
        let scratch = try Scratch()
        try scratch.write(Self.name, to: "name.json")
        for address in ["https://example.com/name;v=1.json", "https://example.com/name?v=1"] {
            try scratch.write(schema(referringTo: address), to: "root.json")
            let run = try CurioRun("generate", "root.json", "--map", "\(address)=name.json", folder: scratch.folder)
            #expect(run.status == 0 && run.output.contains("public var given: String?"), "\(run.errors)")
        }
    }

    @Test("--map finds a schema beside a folder of the same name")
    func mappedBesideItsFolder() throws {
        let scratch = try Scratch()
        try scratch.write(Self.name, to: "mapped/site/a.json")
        try scratch.write("{}", to: "mapped/site/a/inner.json")
        try scratch.write(schema(referringTo: "http://example.com/a"), to: "root.json")
        let run = try CurioRun(
            "generate", "root.json", "--map", "http://example.com/=mapped/site", folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("public var given: String?"), "\(run.errors)")
    }

    @Test("--base sets the base of references in standard input")
    func base() throws {
        let scratch = try Scratch()
        try scratch.write(Self.name, to: "schemas/name.json")
        let text = schema(referringTo: "name.json")
        let run = try CurioRun("generate", "--base", "schemas/root.json", input: text, folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("public var given: String?"))
        let address = try CurioRun(
            "generate", "--base", "https://example.com/a/root.json", "--map", "https://example.com/a/=schemas",
            input: text, folder: scratch.folder)
        #expect(address.status == 0 && address.output.contains("public var given: String?"))
        #expect(try CurioRun("bundle", input: text, folder: scratch.folder).status == 65)
        try scratch.write(text, to: "root.json")
        #expect(try CurioRun("bundle", "root.json", "--base", "schemas/x.json", folder: scratch.folder).status == 64)
    }

    @Test("a relative reference in standard input names --base", arguments: ["validate -s - d.json", "bundle", "lint"])
    func missingBase(command: String) throws {
        let scratch = try Scratch()
        try scratch.write("1", to: "d.json")
        let run = try CurioRun(
            arguments: command.split(separator: " ").map(String.init), input: Array(#"{"$ref": "x.json"}"#.utf8),
            folder: scratch.folder)
        #expect(run.status == (command == "lint" ? 1 : 65))
        #expect(
            (run.output + run.errors).contains("; --base names the file or address that standard input is"), "\(run)")
    }

    @Test("--base sets the base of references in a file for lint, metaschema and test")
    func baseOfCheckedFiles() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"type": "string"}"#, to: "m/b.json")
        try scratch.write(#"{"$id": "urn:meta", "required": ["a"]}"#, to: "m/meta.json")
        try scratch.write(#"{"$ref": "b.json"}"#, to: "s.json")
        try scratch.write(#"{"$schema": "meta.json"}"#, to: "t.json")
        try scratch.write(
            #"[{"schema": {"$ref": "b.json"}, "tests": [{"data": 1, "valid": false}]}]"#, to: "tests.json")
        let base = ["--base", "http://e.x/a.json", "--map", "http://e.x/=m"]
        func run(_ arguments: [String], input: String = "") throws -> CurioRun {
            try CurioRun(
                executable: CurioRun.binary, arguments: arguments, input: Array(input.utf8), folder: scratch.folder)
        }
        for (command, file, status, words) in [
            ("lint", "s.json", 0, "note"), ("metaschema", "t.json", 1, "missing \"a\""),
            ("test", "tests.json", 0, "1 test has passed"),
        ] {
            let found = try run([command, file] + base)
            #expect(found.status == Int32(status), "\(command) \(found.output)\(found.errors)")
            #expect((found.output + found.errors).contains(words) && !found.output.contains("leads nowhere"))
            // A path may be the base of standard input only, and a base belongs to a single file.
            let text = try scratch.text(file)
            #expect(try run([command, "--base", "m/a.json"], input: text).status == Int32(status))
            #expect(try run([command, file, "--base", "m/a.json"]).status == 64)
            let several = try run([command, file, file] + base)
            #expect(several.status == 64 && several.errors.contains("--base is the address of one schema"))
        }
        // If the tests are for a named schema, the base is that of this schema.
        try scratch.write(#"[{"tests": [{"data": "a", "valid": true}]}]"#, to: "one.json")
        let named = try run(["test", "-s", "s.json", "one.json", "one.json"] + base)
        #expect(named.status == 0, "\(named.output)\(named.errors)")
    }

    @Test("folders may have # in their names")
    func signsInFolders() throws {
        let scratch = try Scratch()
        for folder in ["C#", "a#/b#"] {
            let file = folder + "/s.json"
            try scratch.write(#"{"type": "string", "$defs": {"a": {"type": "integer"}}}"#, to: file)
            for (schema, status) in [(file, 1), (file + "#", 1), (file + "#/$defs/a", 0)] {
                let run = try CurioRun("validate", "-s", schema, input: "1", folder: scratch.folder)
                #expect(run.status == Int32(status), "\(schema) \(run.errors)")
            }
        }
        let absent = try CurioRun("bundle", "no.json#/$defs/a#/b", folder: scratch.folder)
        #expect(absent.status == 66 && absent.errors.hasPrefix("no.json: "), "\(absent.errors)")
    }

    @Test("names that only look the same mean different files, both in folders and in addresses")
    func namesThatLookAlike() throws {
        let (composed, apart) = ("caf\u{E9}", "cafe\u{301}")
        let scratch = try Scratch()
        try scratch.write(#"{"type": "integer"}"#, to: composed + ".json")
        try scratch.write(#"{"type": "string"}"#, to: apart + ".json")
        // Some file systems take both for the same name.
        guard try scratch.text(composed + ".json") != scratch.text(apart + ".json") else { return }
        try scratch.write(
            #"{"properties": {"a": {"$ref": "\#(composed).json"}, "b": {"$ref": "\#(apart).json"}}}"#, to: "s.json")
        try scratch.write(
            #"{"properties": {"a": {"$ref": "urn:x/\#(composed)"}, "b": {"$ref": "urn:x/\#(apart)"}}}"#, to: "t.json")
        for schema in ["s.json", "t.json"] {
            let run = try CurioRun(
                "validate", "-s", schema, "--registry", ".", input: #"{"a": 1, "b": "x"}"#, folder: scratch.folder)
            #expect(run.status == 0, "\(schema) \(run.output)\(run.errors)")
        }
        // Nor is one address the beginning of the other.
        try scratch.write(#"{"$ref": "http://e.x/\#(apart)/part.json"}"#, to: "u.json")
        try scratch.write("{}", to: "m/part.json")
        let mapped = try CurioRun(
            "bundle", "u.json", "--map", "http://e.x/\(composed)/=m", folder: scratch.folder)
        #expect(mapped.status == 65, "\(mapped.output)")
    }

    @Test("the error about a pointer that leads nowhere suggests the nearest one, and a lone # means the whole file")
    func fragments() throws {
        let scratch = try Scratch()
        try scratch.write(#"{"properties": {"name": {"allOf": [{"type": "string"}]}}}"#, to: "s.json")
        #expect(try CurioRun("validate", "-s", "s.json#", input: "{}", folder: scratch.folder).status == 0)
        for (place, hint) in [
            ("/properties/nam", #"; did you mean "/properties/name"?"#),
            ("/propertys/nmae/allOf/0", #"; did you mean "/properties/name/allOf/0"?"#),
            ("/properties/name/allOf/1", ""), ("/properties/other", ""),
        ] {
            let run = try CurioRun("bundle", "s.json#" + place, folder: scratch.folder)
            #expect(run.status == 65)
            #expect(run.errors == "s.json: error: there is nothing at \"\(place)\"\(hint)\n")
        }
    }

    @Test("an address is refused as a schema, and the error names the options that use addresses")
    func address() throws {
        let run = try CurioRun("validate", "-s", "https://example.com/s.json", input: "{}")
        #expect(run.status == 66 && run.output.isEmpty)
        #expect(run.errors.contains("--map or --allow-network"))
    }

    @Test("references to the metaschemas need no options")
    func metaschemas() throws {
        for address in ["http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2020-12/schema"] {
            let run = try CurioRun("bundle", input: schema(referringTo: address))
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test("schemas may be YAML, and errors have their line")
    func yaml() throws {
        let scratch = try Scratch()
        try scratch.write(
            """
            # An order
            title: Order
            type: object
            properties:
              id: {type: integer}
              name:
                $ref: name.yaml
              kind: &kind
                enum: [a, b]
              other: *kind
            required:
              - id
            """, to: "order.schema.yaml")
        try scratch.write("title: Name\ntype: string\n", to: "name.yaml")
        let run = try CurioRun("generate", "order.schema.yaml", folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("public var id: Int\n") && run.output.contains("public var name: String?\n"))
        let verdict = try CurioRun(
            "validate", "-s", "order.schema.yaml", input: #"{"id": "x"}"#, folder: scratch.folder)
        #expect(verdict.status == 1)
        try scratch.write("title: Order\ntype: object\nproperties:\n  id:\n    type: 5\n", to: "wrong.yaml")
        let wrong = try CurioRun("validate", "-s", "wrong.yaml", input: "1", folder: scratch.folder)
        #expect(wrong.status == 65 && wrong.errors.contains("wrong.yaml:5:"))
        try scratch.write("a: [1\nb: 2\n", to: "broken.yaml")
        let broken = try CurioRun("generate", "broken.yaml", folder: scratch.folder)
        #expect(broken.status == 65 && broken.errors.contains("broken.yaml:2:"))
        try scratch.write("a: 1\n---\nb: 2\n", to: "two.yaml")
        #expect(try CurioRun("generate", "two.yaml", folder: scratch.folder).errors.contains("2 YAML documents"))
    }

    @Test("a path is not cut off at a NUL")
    func endOfAPath() throws {
        let scratch = try Scratch()
        try scratch.write(Self.name, to: "name.json")
        for (end, status) in [("", 0), ("%00", 65), ("%00.json", 65)] as [(String, Int32)] {
            let path = scratch.folder.path + "/name.json" + end
            try scratch.write(schema(referringTo: "file://" + path), to: "root.json")
            #expect(try CurioRun("bundle", "root.json", folder: scratch.folder).status == status, "\(path)")
            try scratch.write(schema(referringTo: "name.json" + end), to: "root.json")
            #expect(try CurioRun("bundle", "root.json", folder: scratch.folder).status == status, "\(path)")
        }
    }
}
