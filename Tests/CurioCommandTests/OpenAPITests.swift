import Bricolage
import ConfiguredGoldenModels
import Foundation
import Testing

/// OpenAPI descriptions of both families of versions as input.
@Suite("Types of an API")
struct OpenAPITests {
    /// The types of the components of the two descriptions in `Configured`.
    private static let types: [String: [String: any (Codable & Sendable).Type]] = [
        "shop.openapi.yaml": [
            "Order": Shop.Order.self, "Customer": Shop.Customer.self, "Payment": Shop.Payment.self,
            "Number": Shop.Number.self,
        ],
        "library.openapi.json": ["Book": Library.Book.self, "Film": Library.Film.self, "Shelf": Library.Shelf.self],
    ]

    /// The examples of a description's components, with the names of the components.
    private static func examples(in file: String) throws -> [(component: String, value: JSON)] {
        let run = try CurioRun("bundle", file, folder: ConfigurationTests.folder)
        let schemas = try #require(try JSON(parsing: run.output)["components"]?["schemas"]?.object)
        return schemas.flatMap { name, schema in
            ([schema["example"]].compactMap(\.self) + (schema["examples"]?.array.map(Array.init) ?? []))
                .map { (name, $0) }
        }
    }

    private static func roundTripped<T: Codable>(_ value: JSON, through type: T.Type) throws -> JSON {
        try JSON(parsing: JSON.encode(JSON.decode(T.self, from: value.serializedBytes(.compact))))
    }

    @Test(
        "a whole description is not a schema, so commands that need one refuse it and list its schemas",
        arguments: [
            (#""openapi": "3.0.3""#, "components/schemas"), (#""swagger": "2.0""#, "definitions"),
            (#""swagger": 2.0"#, "definitions"),
        ])
    func wholeDescription(version: String, place: String) throws {
        let scratch = try Scratch()
        let components = ["A": "string", "B": "integer", "C/D": "null", "E": "null"].sorted { $0.key < $1.key }
        let list = components.map { #""\#($0.key)": {"type": "\#($0.value)"}"# }.joined(separator: ", ")
        let schemas = place.split(separator: "/").reversed().reduce("{\(list)}") { #"{"\#($1)": \#($0)}"# }
        let description = "{\(version), \(schemas.dropFirst())"
        try scratch.write(description, to: "api.json")
        try scratch.write(#"[{"tests": []}]"#, to: "tests.json")
        try scratch.write("{\(version), \"paths\": {}}", to: "none.json")
        for arguments in [
            ["validate", "-s", "api.json"], ["sample", "api.json"], ["coverage", "-s", "api.json"],
            ["explain", "api.json"], ["compatible", "api.json", "api.json"], ["test", "-s", "api.json", "tests.json"],
        ] {
            let run = try CurioRun(
                executable: CurioRun.binary, arguments: arguments, input: Array("1".utf8), folder: scratch.folder)
            #expect(run.status == 65 && run.output.isEmpty, "\(arguments) \(run.output)")
            #expect(run.errors.contains("as in api.json#/\(place)/A;"), "\(run.errors)")
            #expect(run.errors.contains("#/\(place)/C~1D and 1 more"), "\(run.errors)")
        }
        let piped = try CurioRun("sample", input: description, folder: scratch.folder)
        #expect(piped.status == 65 && piped.errors.contains("as in -#/\(place)/A;"), "\(piped.errors)")
        let none = try CurioRun("validate", "-s", "none.json", input: "1", folder: scratch.folder)
        #expect(none.status == 65 && none.errors.contains("has no schemas in \(place)"), "\(none.errors)")
        let one = try CurioRun("validate", "-s", "api.json#/\(place)/B", input: "1", folder: scratch.folder)
        #expect(one.status == 0, "\(one.errors)")
    }

    @Test("follow draft 4 in version 2.0, with one type for each definition")
    func swagger() throws {
        let text =
            #"{"swagger": "2.0", "definitions": {"A": {"type": "number", "minimum": 0, "exclusiveMinimum": true}, "B": {"type": "string"}}}"#
        let run = try generated(text, "api.json")
        #expect(run.status == 0 && run.output.contains("typealias A = Double"), "\(run.errors)\(run.output)")
        #expect(run.output.contains("typealias B = String") && !run.output.contains("Api"), "\(run.output)")
        let wrong = try generated(text.replacing("true", with: "1"), "api.json")
        #expect(wrong.status == 65 && wrong.errors.contains("exclusiveMinimum"), "\(wrong.errors)")
        let scratch = try Scratch()
        try scratch.write(text, to: "api.json")
        let check = try CurioRun("validate", "-s", "api.json#/definitions/A", input: "0", folder: scratch.folder)
        #expect(check.status == 1 && check.output.contains("more than 0"), "\(check.output)\(check.errors)")
        let lint = try CurioRun("lint", "api.json", folder: scratch.folder)
        #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
    }

    @Test("read and write the examples in the description", arguments: types.keys.sorted())
    func examples(file: String) throws {
        let examples = try Self.examples(in: file)
        #expect(examples.count >= 4)
        for (component, value) in examples {
            let type = try #require(Self.types[file]?[component], "\(component)")
            #expect(try Self.roundTripped(value, through: type) == value, "\(component)")
        }
    }

    @Test(
        "are chosen by the discriminator: by its mapping, and by the names of schemas that the mapping omits",
        arguments: [
            ("card", "card Ann"), ("debit", "card Ann"), ("Card", "card Ann"), ("bill", "invoice 3"),
            ("Invoice", "invoice 3"), ("Cash", "cash"), ("barter", "other"),
        ])
    func discriminator(method: String, meaning: String) throws {
        let text = #"{"method": "\#(method)", "days": 3, "holder": "Ann"}"#
        let found =
            switch try JSON.decode(Shop.Payment.self, from: text) {
            case .card(let card): "card \(card.holder ?? "")"
            case .invoice(let invoice): "invoice \(invoice.days ?? 0)"
            case .cash: "cash"
            case .other: "other"
            }
        #expect(found == meaning)
        let film = try JSON.decode(Library.Item.self, from: #"{"kind": "Film", "title": "x"}"#)
        #expect(film == .film(Library.Film(kind: "Film", type: nil, additional: ["title": "x"])))
    }

    /// To the compiler, `Library.Type` is the metatype of `Library`, except where only a type is possible.
    @Test("may be called Type and have a default")
    func typeCalledType() {
        #expect(Library.Film(kind: "Film").type?.rawValue == "feature")
    }

    @Test("accept null where version 3.0 says nullable, but not beside a reference")
    func nullable() throws {
        let text = """
            {"id": "1", "lines": [], "payment": {"method": "Cash"}, "note": null, "state": null, "customer": null}
            """
        let order = try JSON.decode(Shop.Order.self, from: text)
        #expect(order.note == .null && order.state == .null && order.customer == .null)
        let beside = Self.description(
            ##"""
            {"A": {"properties": {"b": {"$ref": "#/components/schemas/B", "nullable": true}}},
             "B": {"type": "object", "properties": {"c": {"type": "string"}}}}
            """##)
        let run = try generated(beside, "api.json")
        #expect(run.output.contains("var b: B?"))
        #expect(run.errors.contains("nullable beside $ref means nothing in OpenAPI 3.0"))
        let orders: Shop.Orders = [order]
        #expect(orders.count == 1)
    }

    private func generated(
        _ text: String, _ arguments: String..., named name: String = "api.json", besides others: [String: String] = [:]
    ) throws -> CurioRun {
        let scratch = try Scratch()
        try scratch.write(text, to: name)
        for (name, text) in others { try scratch.write(text, to: name) }
        return try CurioRun(arguments: ["generate"] + arguments, input: [], folder: scratch.folder)
    }

    private static func description(_ schemas: String, version: String = "3.0.3") -> String {
        #"{"openapi": "\#(version)", "info": {}, "components": {"schemas": \#(schemas)}}"#
    }

    @Test("are not made from an invalid description, whose mistakes are reported with their place")
    func mistakes() throws {
        let wrong = try generated(Self.description(#"{"A": {"type": "objekt"}}"#), "api.json")
        #expect(wrong.status == 65 && wrong.errors.hasPrefix("api.json:1:75: error: "), "\(wrong.errors)")
        #expect(wrong.errors.contains("did you mean \"object\"?"))
        let newer = Self.description(
            #"{"A": {"type": "number", "minimum": 0, "exclusiveMinimum": true}}"#, version: "3.1.0")
        #expect(try generated(newer, "api.json").status == 65)
        #expect(try generated(newer.replacing("3.1.0", with: "3.0.3"), "api.json").status == 0)
        let empty = try generated(#"{"openapi": "3.0.0", "info": {}, "paths": {}}"#, "api.json")
        #expect(empty.status == 65 && empty.errors.contains("no schemas in components/schemas"))
        let dangling = Self.description(##"{"A": {"$ref": "#/components/schemas/B"}}"##)
        #expect(try generated(dangling, "api.json").errors.contains("api.json:1:"))
    }

    @Test(
        "get no warning about null in an enum if version 3.0 says nullable, and validate accepts null",
        arguments: [("3.0.3", true), ("3.1.0", false)])
    func nullInEnumerations(version: String, isAllowed: Bool) throws {
        let text = Self.description(
            #"{"A": {"type": "string", "nullable": true, "enum": ["a", null]}}"#, version: version)
        #expect(try generated(text, "api.json").errors.contains("can never occur") == !isAllowed)
        let scratch = try Scratch()
        try scratch.write(text, to: "api.json")
        for (document, isValid) in [("null", isAllowed), ("\"a\"", true), ("\"b\"", false)] {
            let arguments = ["validate", "--schema", "api.json#/components/schemas/A"]
            let run = try CurioRun(arguments: arguments, input: Array(document.utf8), folder: scratch.folder)
            #expect(run.status == (isValid ? 0 : 1), "\(document) \(run.output)")
        }
    }

    @Test("are those of one component if a pointer names it")
    func onePlace() throws {
        let text = Self.description(#"{"A": {"properties": {"a": {"type": "string"}}}, "B": {"type": "string"}}"#)
        let run = try generated(text, "api.json#/components/schemas/A")
        #expect(run.status == 0 && run.output.contains("struct A:") && !run.output.contains("typealias B"))
    }

    @Test("come from other files by the rules of the description")
    func severalFiles() throws {
        let text = Self.description(#"{"A": {"$ref": "parts.yaml#/components/schemas/B"}}"#)
        let part = """
            components: {schemas: {B: {type: object, required: [b], properties: {b: {type: string, nullable: true}}}}}
            """
        let run = try generated(text, "api.json", besides: ["parts.yaml": part])
        #expect(run.status == 0 && run.output.contains("var b: Nullable<String>"), "\(run.errors)\(run.output)")
    }

    @Test("are not made from a description of an unknown version", arguments: ["3.3.0", "3.10", "3.00"])
    func unknownVersion(version: String) throws {
        let text = #"{"openapi": "\#(version)", "components": {"schemas": {"A": {"type": "string"}}}}"#
        for command in ["generate", "bundle", "sample"] {
            let run = try CurioRun(command, input: text)
            #expect(run.status == 65)
            #expect(
                run.errors
                    == "<stdin>: error: is an OpenAPI description of the unsupported version \(version); 2.0, 3.0, 3.1 and 3.2 are supported\n"
            )
        }
    }

    @Test("can also be generated in plain style")
    func plain() throws {
        let text = Self.description(
            ##"""
            {"A": {"type": "string", "nullable": true},
             "B": {"type": "array", "items": {"$ref": "#/components/schemas/A"}}}
            """##)
        let run = try generated(text, "api.json", "--style", "codable")
        #expect(run.output.contains("public typealias A = String?"))
        #expect(run.output.contains("public typealias B = [String?]"))
    }

    @Test("the error about a whole description names three schemas, and counts the others")
    func namedSchemas() throws {
        let schemas = ["A", "B", "C", "D"].map { #""\#($0)": {}"# }
        func errors(_ count: Int) throws -> String {
            let text = schemas.prefix(count).joined(separator: ", ")
            let description = #"{"openapi": "3.1.0", "components": {"schemas": {\#(text)}}}"#
            return try CurioRun("validate", "-s", "-", "none.json", input: description).errors
        }
        #expect(try errors(3).contains("as in -#/components/schemas/A; it has #/components/schemas/A, "))
        #expect(try errors(3).hasSuffix("#/components/schemas/C\n"))
        #expect(try errors(4).hasSuffix("#/components/schemas/C and 1 more\n"))
    }
}
