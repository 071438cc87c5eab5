import Bricolage
import ConfiguredGoldenModels
import Foundation
import Testing

/// A definition that several schemas refer to is one type, whichever of the schemas leads to it.
@Suite("curio generate with several schemas")
struct SeveralSchemasTests {
    private func folder() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            #"{"title": "Order", "properties": {"to": {"$ref": "common.json#/$defs/Address"}}}"#, to: "a.json")
        try scratch.write(
            #"{"properties": {"home": {"$ref": "common.json#/$defs/Address"}, "name": {"type": "string"}}}"#,
            to: "person.json")
        try scratch.write(
            #"{"$defs": {"Address": {"type": "object", "properties": {"street": {"type": "string"}}}}}"#,
            to: "common.json")
        return scratch
    }

    /// The names of the top-level types of a text.
    private func types(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("public struct ") || $0.hasPrefix("public typealias ") }
            .compactMap { $0.split(whereSeparator: { " :".contains($0) }).dropFirst(2).first.map(String.init) }.sorted()
    }

    @Test("makes a type of each schema, named as if generated alone, and one type of a shared definition")
    func shared() throws {
        let scratch = try folder()
        let run = try CurioRun("generate", "a.json", "person.json", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(types(run.output) == ["Address", "Order", "Person"])
        let twice = try CurioRun("generate", "a.json", "a.json", "-o", "twice/", folder: scratch.folder)
        #expect(twice.status == 0)
        #expect(try scratch.names(in: "twice") == ["Order.swift"])
        #expect(types(try scratch.text("twice/Order.swift")) == ["Address", "Order"])
    }

    @Test("keeps the name of each schema, and renames definitions of the same name")
    func namesOfRoots() throws {
        let scratch = try Scratch()
        let zone = { (member: String) in #""zoneSet": {"type": "object", "properties": {"\#(member)": {}}}"# }
        let member = ##""properties": {"zones": {"$ref": "#/definitions/zoneSet"}}"##
        try scratch.write(#"{\#(member), "definitions": {\#(zone("a"))}}"#, to: "state.json")
        try scratch.write(#"{"title": "zoneSet", \#(member), "definitions": {\#(zone("b"))}}"#, to: "zoneSet.json")
        for files in [["state.json", "zoneSet.json"], ["zoneSet.json", "state.json"]] {
            let run = try CurioRun("generate", files[0], files[1], folder: scratch.folder)
            #expect(types(run.output) == ["State", "StateZoneSet", "ZoneSet", "ZoneSetValue"])
            #expect(run.output.contains("struct ZoneSet: JSONModel"))
            let own = run.output.split(separator: "public struct ZoneSet:").last?.prefix(200) ?? ""
            #expect(own.contains("var zones: ZoneSetValue?"))
        }
    }

    @Test("keeps the name of a oneOf too, even if only one type is left of it")
    func namesOfChoices() throws {
        let scratch = try Scratch()
        try scratch.write(
            ##"""
            {"title": "Item", "$defs": {"Nothing": {"type": "null"}},
             "oneOf": [{"type": "object", "properties": {"z": {"type": "string"}}}, {"$ref": "#/$defs/Nothing"}]}
            """##, to: "z.json")
        try scratch.write(
            #"{"$defs": {"Item": {"type": "object", "properties": {"b": {"type": "string"}}}}}"#, to: "b.json")
        let run = try CurioRun("generate", "b.json", "z.json", folder: scratch.folder)
        #expect(types(run.output) == ["BItem", "Item"])
        #expect(run.output.split(separator: "struct Item:").last?.prefix(200).contains("var z: String?") == true)
    }

    @Test("makes types of a file's definitions, or of the definition that a pointer names")
    func definitions() throws {
        let scratch = try folder()
        let file = try CurioRun("generate", "person.json", "common.json", folder: scratch.folder)
        #expect(types(file.output) == ["Address", "Person"])
        let place = try CurioRun("generate", "common.json#/$defs/Address", "a.json", folder: scratch.folder)
        #expect(types(place.output) == ["Address", "Order"])
    }

    @Test("reads referenced files in the folder of each schema")
    func folders() throws {
        let scratch = try folder()
        for name in ["one", "other"] {
            try FileManager.default.createDirectory(
                at: scratch.folder.appendingPathComponent(name), withIntermediateDirectories: false)
        }
        try scratch.write(#"{"properties": {"weight": {"type": "number"}}}"#, to: "one/thing.json")
        try scratch.write(#"{"properties": {"size": {"$ref": "size.json"}}}"#, to: "other/box.json")
        try scratch.write(#"{"title": "Size", "properties": {"width": {"type": "number"}}}"#, to: "other/size.json")
        let run = try CurioRun("generate", "one/thing.json", "other/box.json", folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(types(run.output) == ["Box", "Size", "Thing"])
    }

    @Test("refuses all schemas if one is invalid, and reports the mistakes in each")
    func broken() throws {
        let scratch = try folder()
        try scratch.write(#"{"type": "objekt"}"#, to: "first.json")
        try scratch.write(#"{"minimum": "one"}"#, to: "second.json")
        let run = try CurioRun("generate", "first.json", "a.json", "second.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.contains("first.json:1:10: error:") && run.errors.contains("second.json:1:13: error:"))
        #expect(try CurioRun("generate", "a.json", "none.json", folder: scratch.folder).status == 66)
        try scratch.write("[1]", to: "list.json")
        let list = try CurioRun("generate", "a.json", "list.json", folder: scratch.folder)
        #expect(list.status == 65 && list.errors.hasPrefix("list.json: error: a schema is an object"))
    }

    @Test("counts the rules that types do not check for all schemas together")
    func summary() throws {
        let scratch = try folder()
        let rules = #""type": "string", "minLength": 2, "maxLength": 3, "pattern": "^a""#
        try scratch.write(#"{"title": "Short", "properties": {"a": {\#(rules)}, "b": {\#(rules)}}}"#, to: "b.json")
        let run = try CurioRun("generate", "a.json", "b.json", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.hasPrefix("a.json, b.json: note: 6 rules"), "\(run.errors)")
        #expect(run.errors.contains("maxLength 2"))
    }

    @Test("counts files that contain only definitions, without a note on the style of the types")
    func definitionsOfSeveral() throws {
        let scratch = try Scratch()
        let files = ["a.json", "b.json", "c.json", "d.json", "e.json"]
        for file in files {
            try scratch.write(##"{"$defs": {"\##(file.prefix(1))Type": {"properties": {"x": {}}}}}"##, to: file)
        }
        let run = try CurioRun(arguments: ["generate"] + files, input: [], folder: scratch.folder)
        #expect(run.status == 0)
        #expect(
            run.errors.contains(
                "note: 5 schemas describe no value themselves; each of their definitions is a type"), "\(run.errors)")
        #expect(!run.errors.contains("the style of the types"))
    }

    @Test("names a file that is given several times only once, in messages and in the output")
    func namedTwice() throws {
        let scratch = try folder()
        let rules = #""type": "string", "minLength": 2, "maxLength": 3, "pattern": "^a""#
        try scratch.write(#"{"title": "Short", "properties": {"a": {\#(rules)}, "b": {\#(rules)}}}"#, to: "b.json")
        let run = try CurioRun(
            "generate", "b.json", "./b.json", "b.json#/properties/a", "-o", "out/", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.hasPrefix("b.json: note: 6 rules"), "\(run.errors)")
        let file = try #require(try scratch.names(in: "out").first)
        #expect(try scratch.text("out/" + file).hasPrefix("// Generated by curio from ../b.json. "))
    }

    @Test("refuses --base, which would give several schemas the same address")
    func base() throws {
        let scratch = try folder()
        let run = try CurioRun(
            "generate", "a.json", "person.json", "--base", "https://example.com/a.json", folder: scratch.folder)
        #expect(run.status == 64 && run.output.isEmpty && run.errors.contains("--base"))
    }

    @Test("keeps two files with the same address apart as long as no reference needs the address")
    func separateReferences() throws {
        let scratch = try Scratch()
        for name in ["a", "b"] {
            let part = #"{"type": "object", "properties": {"\#(name)": {"type": "string"}}}"#
            let text = ##"{"$ref": "#/$defs/\##(name)Part", "$defs": {"\##(name)Part": \##(part)}}"##
            try scratch.write(
                ##"{"$id": "https://example.com/x", "properties": {"p": \##(text), "q": {"$ref": "#/properties/p"}}}"##
                    .replacing("#/$defs", with: "#/properties/p/$defs"), to: name + ".json")
        }
        let run = try CurioRun("generate", "a.json", "b.json", folder: scratch.folder)
        #expect(run.status == 0, "\(run.errors)")
        for member in ["p: APart?", "q: APart?", "p: BPart?", "q: BPart?", "a: String?", "b: String?"] {
            #expect(run.output.contains("var \(member)\n"), "\(member)")
        }
    }

    @Test(
        "refuses two files with the same address if a reference leads to one of them by it",
        arguments: ["https://example.com/x", "x#/properties", "#name"])
    func sameAddress(reference: String) throws {
        let scratch = try Scratch()
        for (name, address) in [("a", "x"), ("b", "y"), ("c", "x")] {
            let member = name == "c" ? #", "d": {"$ref": "\#(reference)"}"# : ""
            let text = #""properties": {"\#(name)": {"$anchor": "name", "type": "string"}\#(member)}"#
            try scratch.write(#"{"$id": "https://example.com/\#(address)", \#(text)}"#, to: name + ".json")
        }
        let run = try CurioRun("generate", "a.json", "b.json", "c.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(
            run.errors == "a.json, b.json, c.json: error: "
                + "a.json and c.json have the same address, \"https://example.com/x\"\n")
        #expect(try CurioRun("generate", "a.json", "a.json", folder: scratch.folder).status == 0)
    }

    @Test("makes no schema constant of several schemas, but one of a schema that is given twice")
    func constant() throws {
        let scratch = try folder()
        try scratch.write(#"{"schemaConstant": "text"}"#, to: "curio.json")
        let arguments = ["generate", "--config", "curio.json", "a.json"]
        let several = try CurioRun(arguments: arguments + ["person.json"], input: [], folder: scratch.folder)
        #expect(several.errors.contains("warning: several schemas are not one text that could be a constant"))
        #expect(!several.output.contains("let text"))
        let twice = try CurioRun(arguments: arguments + ["a.json"], input: [], folder: scratch.folder)
        #expect(twice.errors.isEmpty && twice.output.contains("let text"))
    }

    @Test("writes files that name their schemas and that only these schemas may replace")
    func owners() throws {
        let scratch = try folder()
        let both = ["generate", "a.json", "person.json", "-o", "out/"]
        #expect(try CurioRun(arguments: both, input: [], folder: scratch.folder).status == 0)
        #expect(try scratch.names(in: "out") == ["Types.swift"])
        #expect(try scratch.text("out/Types.swift").hasPrefix("// Generated by curio from ../a.json, ../person.json. "))
        #expect(try CurioRun(arguments: both + ["--check"], input: [], folder: scratch.folder).status == 0)
        // A set that contains one of these schemas may replace the file.
        #expect(try CurioRun("generate", "a.json", "common.json", "-o", "out/", folder: scratch.folder).status == 0)
        let replaced = try scratch.text("out/Types.swift")
        #expect(replaced.hasPrefix("// Generated by curio from ../a.json, ../common.json. "))
        try scratch.write(#"{"title": "Types", "properties": {"a": {"type": "string"}}}"#, to: "types.json")
        let other = try CurioRun("generate", "types.json", "-o", "out/", folder: scratch.folder)
        #expect(other.status == 73 && other.errors.contains("holds the types of out/../a.json"))
        #expect(try scratch.text("out/Types.swift") == replaced)
        let named = try CurioRun(arguments: both + ["--name", "Shop"], input: [], folder: scratch.folder)
        #expect(named.status == 0)
        #expect(try scratch.names(in: "out") == ["Shop.swift", "Types.swift"])
        #expect(try scratch.text("out/Types.swift") == replaced)
        #expect(types(try scratch.text("out/Shop.swift")) == ["Address", "Order", "Person"])
    }

    @Test("warns that --validate does not work for several schemas")
    func single() throws {
        let scratch = try folder()
        let run = try CurioRun("generate", "a.json", "person.json", "--validate", folder: scratch.folder)
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: the types of several schemas do not check values by one of them"))
    }

    @Test("makes types from a list in a configuration, which read and write what they share")
    func configured() throws {
        let scratch = try folder()
        try scratch.write(#"{"schema": ["a.json", "person.json"], "typePrefix": "Set"}"#, to: "curio.json")
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 0 && types(run.output) == ["SetAddress", "SetOrder", "SetPerson"])
        #expect(run.output.contains("var to: SetAddress?") && run.output.contains("var home: SetAddress?"))
        let address = #"{"street": "Long"}"#
        let order = try JSON.decode(SetOrder.self, from: #"{"to": \#(address), "lines": 2}"#)
        let person = try JSON.decode(SetPerson.self, from: #"{"home": \#(address), "name": "Ann"}"#)
        #expect(order.to == person.home && person.home == SetAddress(street: "Long"))
        #expect(try String(decoding: JSON.encode(order), as: UTF8.self) == #"{"lines":2,"to":{"street":"Long"}}"#)
    }

    @Test("finds selectors that are pointers in every schema")
    func selectors() throws {
        let scratch = try folder()
        try scratch.write(
            ##"{"schema": ["person.json", "shop.json"], "rename": {"#/properties/name": "title"}}"##, to: "curio.json")
        try scratch.write(#"{"properties": {"name": {"type": "integer"}}}"#, to: "shop.json")
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.contains("public var title: String?") && run.output.contains("public var title: Int?"))
        #expect(!run.output.contains("var name"))
    }

    @Test("refuses an empty list of schemas in a configuration")
    func emptyList() throws {
        let scratch = try folder()
        try scratch.write(#"{"schema": []}"#, to: "curio.json")
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 65 && run.errors.contains("curio.json:1:12: error:"))
    }

    @Test(
        "reports a missing file or folder at its place in the configuration",
        arguments: [
            (#"{"schema": "none.json"}"#, "1:12", "none.json"),
            (#"{"schema": ["a.json",\#n  "none.json#/$defs/A"]}"#, "2:3", "none.json"),
            (#"{"schema": "a.json", "roots": ["none"]}"#, "1:32", "none"),
            (#"{"schema": "a.json", "folders": ["none"]}"#, "1:34", "none"),
            (#"{"schema": "a.json", "map": {"https://example.com/": "none"}}"#, "1:54", "none"),
        ])
    func missing(configuration: String, place: String, name: String) throws {
        let scratch = try folder()
        try scratch.write(configuration, to: "curio.json")
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 66 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("curio.json:\(place): error: \(name): "), "\(run.errors)")
    }
}
