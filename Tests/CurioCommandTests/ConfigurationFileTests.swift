import BricolageCore
import Foundation
import Testing

@Suite("curio configuration")
struct ConfigurationFileTests {
    private func scratch(_ configuration: String, as name: String = "curio.json") throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(GenerateTests.schema, to: "meal.json")
        try scratch.write(configuration, to: name)
        return scratch
    }

    @Test(
        "errors in a configuration have their place, and name the nearest word or what is expected",
        arguments: [
            (#"{"renam": {}}"#, "1:2", "did you mean \"rename\"?"),
            (#"{"schema": "meal.json", "nmae": "Dish"}"#, "1:25", "did you mean \"name\"?"),
            (#"{"style": "fats"}"#, "1:11", "did you mean \"fast\"?"),
            (#"{"rename": ["Meal"]}"#, "1:12", "expected an object"),
            (#"{"files": 0}"#, "1:11", "at least 1"), (#"{"exclude": [1]}"#, "1:14", "expected a string"),
            (#"{"namespace": "a b"}"#, "1:15", "expected a string that matches"), ("[]", "1:1", "expected an object"),
            (#"{"conformances": ["codable"]}"#, "1:19", "expected one of"),
            (#"{"encapsulate": {"A": false}}"#, "1:23", "expected a string or true"),
        ])
    func refused(text: String, place: String, words: String) throws {
        let scratch = try scratch(text)
        for command in [["configuration"], ["generate"], ["generate", "--config", "curio.json", "meal.json"]] {
            let run = try CurioRun(arguments: command, input: [], folder: scratch.folder)
            #expect(run.status == 65 && run.output.isEmpty)
            #expect(run.errors.hasPrefix("curio.json:\(place): error: "), "\(run.errors)")
            #expect(run.errors.contains(words), "\(run.errors)")
        }
    }

    @Test("a configuration that sets no option changes nothing")
    func noOptions() throws {
        let scratch = try scratch("{}", as: "empty.json")
        // The types of both addresses become one.
        let address = #""address": {"type": "object", "properties": {"street": {}, "town": {}}}"#
        let object = { (members: String) in #"{"type": "object", "properties": {\#(members)}}"# }
        try scratch.write(
            object(#""home": \#(object(address)), "work": \#(object(address + #", "floor": {}"#))"#), to: "twins.json")
        let form = ConfigurationTests.folder.appendingPathComponent("form.schema.json").path
        for schema in ["twins.json", form] {
            let plain = try CurioRun("generate", schema, folder: scratch.folder)
            let configured = try CurioRun("generate", schema, "--config", "empty.json", folder: scratch.folder)
            #expect(plain.status == 0 && plain.output == configured.output)
        }
    }

    @Test(
        "names that a configuration declares must not already have a meaning in Swift",
        arguments: [
            (#""namespace": "Self""#, "15"), (#""registry": "String""#, "14"), (#""schemaConstant": "init""#, "20"),
            (#""protocols": ["Served", "JSON"]"#, "26"),
        ])
    func takenNames(option: String, column: String) throws {
        let scratch = try scratch("{\(option)}", as: "curio.json")
        let run = try CurioRun("generate", "meal.json", "--config", "curio.json", folder: scratch.folder)
        #expect(run.status == 65 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("curio.json:1:\(column): error: "), "\(run.errors)")
        #expect(run.errors.contains("already has a meaning in Swift"))
        #expect(try CurioRun("generate", "meal.json", "--namespace", "Self", folder: scratch.folder).status == 64)
    }

    @Test(
        "a type is renamed if a namespace, registry or protocol has its name",
        arguments: ["namespace", "registry", "protocols"])
    func yieldedNames(option: String) throws {
        let name = option == "protocols" ? #"["Meal"]"# : #""Meal""#
        let scratch = try scratch(#"{"\#(option)": \#(name)}"#, as: "curio.json")
        let run = try CurioRun("generate", "meal.json", "--config", "curio.json", folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("public struct MealValue: "), "\(run.errors)")
    }

    @Test("a configuration may be YAML, and errors have its places")
    func yaml() throws {
        let scratch = try scratch("schema: meal.json\nname: Dish\n", as: "curio.yaml")
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("public struct Dish"))
        try scratch.write("schema: meal.json\nnmae: Dish\n", to: "curio.yaml")
        let wrong = try CurioRun("generate", folder: scratch.folder)
        #expect(wrong.status == 65)
        #expect(wrong.errors.hasPrefix("curio.yaml:2:"), "\(wrong.errors)")
        #expect(wrong.errors.contains("did you mean \"name\"?"))
    }

    @Test("paths are relative to the folder of the configuration, and flags override it")
    func paths() throws {
        let scratch = try Scratch()
        try scratch.write(GenerateTests.schema, to: "model/meal.json")
        try scratch.write(#"{"schema": "meal.json", "output": "types/", "name": "Dish"}"#, to: "model/curio.json")
        #expect(try CurioRun("generate", "--config", "model/curio.json", folder: scratch.folder).status == 0)
        #expect(try scratch.names(in: "model/types") == ["Dish.swift"])
        let run = try CurioRun(
            "generate", "--config", "model/curio.json", "--name", "Plate", "-o", "Plate.swift", folder: scratch.folder)
        #expect(run.status == 0)
        #expect(try scratch.text("Plate.swift").contains("public struct Plate"))
        let flags = try CurioRun(
            "generate", "model/meal.json", "--rename", "Meal.title=heading", "--exclude", "Meal.calories",
            "--namespace", "Kitchen", "--objects", "class", folder: scratch.folder)
        #expect(flags.output.contains("extension Kitchen {\n    /// Meal\n    public final class Meal"))
        #expect(flags.output.contains("public var heading: String\n") && !flags.output.contains("calories"))
    }

    @Test("a selector that finds nothing is reported with its place and the nearest name")
    func selectors() throws {
        let scratch = try scratch(#"{"schema": "meal.json", "rename": {"Meall": "Dish"}, "exclude": ["Meal.x"]}"#)
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 0)
        #expect(
            run.errors == """
                curio.json:1:45: warning: rename: the schema has nothing called "Meall"; did you mean "Meal"?
                curio.json:1:66: warning: exclude: the schema has nothing called "Meal.x"; did you mean "Meal"?

                """)
        #expect(try CurioRun("generate", "--strict", folder: scratch.folder).status == 65)
        let flag = try CurioRun("generate", "meal.json", "--only", "Mael", folder: scratch.folder)
        #expect(flag.errors == "warning: --only: the schema has nothing called \"Mael\"; did you mean \"Meal\"?\n")
    }

    @Test("a warning about a selector names its option, with a place if it is in the configuration")
    func selectorsOfSeveralOptions() throws {
        let configuration = #"{"schema": "meal.json", "identifiable": {"Meal": "nosuch"}, "adopt": {"Meal": ["Foo"]}}"#
        let scratch = try scratch(configuration)
        let missing = #"curio.json:1:50: warning: identifiable: the schema has nothing called "Meal.nosuch""# + "\n"
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 0 && run.errors == missing)
        let flag = try CurioRun("generate", "--rename", "Mael=Dish", folder: scratch.folder)
        #expect(
            flag.errors == #"warning: --rename: the schema has nothing called "Mael"; did you mean "Meal"?"# + "\n"
                + missing)
    }

    @Test(
        "--rename accepts only the form selector=name",
        arguments: ["Meal.a==b", "Meal=", "=Dish", "Meal=Dish=", "Meal"])
    func malformedRenames(text: String) throws {
        let scratch = try scratch("{}")
        let run = try CurioRun("generate", "meal.json", "--rename", text, folder: scratch.folder)
        #expect(run.status == 64 && run.errors.contains("must have the form selector=name"))
    }

    @Test("--schema prints curio.schema.json, a valid schema that accepts every tested configuration")
    func schema() throws {
        let run = try CurioRun("configuration", "--schema")
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../curio.schema.json").standardized
        #expect(try run.output == String(contentsOf: file, encoding: .utf8))
        #expect(try CurioRun("metaschema", input: run.output).status == 0)
        #expect(try CurioRun("lint", input: run.output).status == 0)
        for name in ConfigurationTests.names {
            let path = ConfigurationTests.folder.appendingPathComponent("\(name).curio.json").path
            #expect(try CurioRun("configuration", path).status == 0)
        }
    }

    @Test(
        "a missing file or folder that the configuration names is reported with its place",
        arguments: [
            (#""roots": ["none"]"#, "/roots/0", "none: is not a folder (--root)"),
            (#""map": {"urn:a": "none.json"}"#, "/map/urn:a", "none.json: there is no such file or folder (--map)"),
            (#""folders": ["none"]"#, "/folders/0", "none: is not a folder (--registry)"),
        ])
    func missingPlaces(option: String, place: String, message: String) throws {
        let scratch = try scratch(#"{"schema": "s.json", \#(option)}"#)
        try scratch.write(#"{"type": "string"}"#, to: "s.json")
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 66)
        #expect(run.errors.hasPrefix("curio.json:1:") && run.errors.contains(": error: \(message) at \(place)\n"))
    }

    @Test("a missing configuration is status 66")
    func missing() throws {
        #expect(try CurioRun("configuration").status == 66)
        #expect(try CurioRun("configuration", "none.json").status == 66)
        let both = try CurioRun("configuration", "--schema", "none.json")
        #expect(both.status == 64 && both.output.isEmpty && both.errors.contains("name no file"))
        #expect(try CurioRun("generate", "--config", "none.json", input: "{}").status == 66)
    }

    @Test("a folder called curio.json is not taken for a configuration")
    func folderOfTheUsualName() throws {
        let scratch = try scratch(#"{"schema": "meal.json", "name": "Dish"}"#, as: "curio.yaml")
        try scratch.write("{}", to: "curio.json/inner.json")
        let run = try CurioRun("generate", folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("public struct Dish"), "\(run.errors)")
    }

    @Test("a dash is standard input or output", arguments: ["curio.json", "model/curio.json"])
    func dash(name: String) throws {
        let scratch = try scratch(#"{"schema": "-", "output": "-", "name": "Dish"}"#, as: name)
        let run = try CurioRun(
            "generate", "--config", name, input: GenerateTests.schema, folder: scratch.folder)
        #expect(run.status == 0 && run.output.contains("public struct Dish"), "\(run.errors)")
        #expect(try !scratch.names().contains("-"))
    }

    @Test("a link called curio.json that leads nowhere is an error")
    func danglingLink() throws {
        let scratch = try Scratch()
        try FileManager.default.createSymbolicLink(
            atPath: scratch.folder.appendingPathComponent("curio.json").path, withDestinationPath: "missing.json")
        let run = try CurioRun("generate", input: "{}", folder: scratch.folder)
        #expect(run.status == 66 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("curio.json: error: cannot be read: "), "\(run.errors)")
    }

    @Test(
        "a key that an object holds twice is an error, since one of its values would be ignored",
        arguments: [
            (#"{"schema": "meal.json", "name": "A", "name": "B"}"#, 38, "name"),
            (#"{"rename": {"A": "B", "\u0041": "C"}}"#, 23, "A"), (#"{"x": [{"a": 1, "a": 1}], "x": 1}"#, 17, "a"),
        ])
    func duplicateKeys(text: String, column: Int, key: String) throws {
        let scratch = try scratch(text)
        for arguments in [["configuration"], ["generate"]] {
            let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
            #expect(run.status == 65 && run.output.isEmpty)
            let message = "curio.json:1:\(column): error: duplicate key \"\(key)\" in this object"
            #expect(run.errors.hasPrefix(message), "\(run.errors)")
        }
    }

    @Test("imports of a configuration are modules or declarations", arguments: ["A B", "struct Foundation", "a-b"])
    func imports(text: String) throws {
        let scratch = try scratch(#"{"imports": ["Foundation", "struct Foundation.UUID", "\#(text)"]}"#)
        for arguments in [["configuration"], ["generate", "--config", "curio.json", "meal.json"]] {
            let run = try CurioRun(arguments: arguments, input: [], folder: scratch.folder)
            #expect(run.status == 65 && run.output.isEmpty)
            let message = "is neither a module nor a declaration such as struct Foundation.UUID at /imports/2"
            #expect(run.errors.hasPrefix("curio.json:1:54: error: \"\(text)\" \(message)\n"), "\(run.errors)")
        }
    }

    @Test("standard input is one schema of a configuration, not two", arguments: ["-", "-#/$defs/A", "#/$defs/A"])
    func standardInputTwice(second: String) throws {
        let scratch = try scratch(#"{"schema": ["-", "meal.json", "\#(second)"]}"#)
        for arguments in [["configuration"], ["generate"]] {
            let run = try CurioRun(arguments: arguments, input: Array("{}".utf8), folder: scratch.folder)
            #expect(run.status == 65 && run.output.isEmpty)
            let message = "curio.json:1:31: error: standard input can be read only once at /schema/2\n"
            #expect(run.errors.hasPrefix(message), "\(run.errors)")
        }
    }
}
