import Bricolage
import ConfiguredGoldenModels
import Foundation
import Testing

/// The bodies of requests and responses of API descriptions as input.
@Suite("Types of bodies in an API")
struct OperationTests {
    private static let types: [String: any (Codable & Sendable).Type] = [
        "/paths/~1stalls/get/responses/200": Market.StallPage.self,
        "/paths/~1stalls/post/responses/201": Market.OpenStallResponse.self,
        "/paths/~1stalls/post/responses/202": Market.OpenStall202Response.self,
        "/paths/~1stalls/post/callbacks/onOpen/{$request.body#~1address}/post/requestBody":
            Market.OpenStallOnOpenRequest.self,
        "/components/requestBodies/Stall": Market.StallRequest.self,
        "/components/responses/NotFound": Market.NotFoundResponse.self,
        "/components/responses/Failure": Market.FailureResponse.self,
    ]

    private static func roundTripped<T: Codable>(_ value: JSON, through type: T.Type) throws -> JSON {
        try JSON(parsing: JSON.encode(JSON.decode(T.self, from: value.serializedBytes(.compact))))
    }

    @Test("read and write the examples in the description", arguments: types.keys.sorted())
    func examples(place: String) throws {
        let run = try CurioRun("bundle", "market.openapi.yaml", folder: ConfigurationTests.folder)
        let description = try JSON(parsing: run.output)
        let content = try #require(description[pointer: JSONPointer(place)]?["content"]?.object)
        let example = try #require(content.lazy.compactMap { $0.value["example"] }.first)
        let type = try #require(Self.types[place])
        #expect(try Self.roundTripped(example, through: type) == example)
    }

    @Test("are unions if the schema is a choice, with the null of version 3.0")
    func choices() throws {
        let bread = try JSON.decode(
            Market.GetStallsByNumberGoodsByNameResponse.self, from: #"{"kind": "bread", "pieces": 4}"#)
        guard case .bread(let loaves) = bread else { throw CocoaError(.coderInvalidValue) }
        #expect(loaves.pieces == 4)
        let page = try JSON.decode(Market.StallPage.self, from: #"{"stalls": [{"number": 1}], "next": null}"#)
        #expect(page.next == .null && page.stalls.first?.owner == .absent)
    }

    private func generated(_ files: [String: String], _ arguments: String...) throws -> CurioRun {
        let scratch = try Scratch()
        for (name, text) in files {
            let folder = scratch.folder.appendingPathComponent(name).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try scratch.write(text, to: name)
        }
        return try CurioRun(arguments: ["generate"] + arguments, input: [], folder: scratch.folder)
    }

    private static func description(_ response: String) -> String {
        #"{"openapi": "3.0.3", "info": {}, "paths": {"/a": {"get": {"responses": {"200": \#(response)}}}}}"#
    }

    private static func content(_ schema: String) -> String {
        #"{"description": "", "content": {"application/json": {"schema": \#(schema)}}}"#
    }

    @Test(
        "are not made from a description with a mistake in a body, which is reported with its place",
        arguments: [
            (content(#"{"type": "objekt"}"#), "did you mean \"object\"?"), (content("5"), "a schema is an object"),
            (content(#"{"minimum": 1, "exclusiveMinimum": 0}"#), "exclusiveMinimum"),
            (##"{"$ref": "#/components/responses/None"}"##, "there is nothing at \"/components/responses/None\""),
            (content(##"{"$ref": "#/components/schemas/None"}"##), "there is nothing at \"/components/schemas/None\""),
        ])
    func mistakes(response: String, message: String) throws {
        for argument in ["api.json", "api.json#/paths", "api.json#/paths/~1a/get"] {
            let run = try generated(["api.json": Self.description(response)], argument)
            #expect(run.status == 65 && run.errors.hasPrefix("api.json:1:"), "\(run.errors)")
            #expect(run.errors.contains(message), "\(run.errors)")
        }
    }

    @Test("leave out values that are no objects of a description, with a warning")
    func malformed() throws {
        let text = #"{"openapi": "3.0.3", "paths": {"/a": 5, "/b": {"get": {"responses": [1]}}, "/c": \#(path)}}"#
        let run = try generated(["api.json": text], "api.json")
        #expect(run.status == 0 && run.output.contains("struct GetCResponse"), "\(run.errors)")
        #expect(run.errors.contains("api.json:1:38: warning: expected an object of an API description, found a number"))
        #expect(run.errors.contains("found an array"))
    }

    private let path = #"{"get": {"responses": {"200": \#(content(#"{"type": "object", "properties": {"a": {}}}"#))}}}"#

    @Test("are none in a description that has no schemas at all, or in a part that has none")
    func nothing() throws {
        let text = Self.description(#"{"content": {"text/plain": {"schema": {"type": "string"}}}}"#)
        let run = try generated(["api.json": text], "api.json")
        #expect(run.status == 65 && run.errors.contains("and no JSON body of a request or response has one"))
        let withSchema = String(text.dropLast()) + #", "components": {"schemas": {"A": {}}}}"#
        let part = try generated(["api.json": withSchema], "api.json#/paths")
        #expect(part.status == 65 && part.errors.contains("there is no schema to make types of"), "\(part.errors)")
    }

    @Test("come from other files, whose schemas are checked, although the files are no schemas")
    func severalFiles() throws {
        var files = [
            "api.yaml": """
            openapi: 3.0.3
            paths: {/pets: {$ref: paths/pets.yaml}}
            """,
            "paths/pets.yaml": """
            put:
              operationId: setPets
              requestBody: {$ref: ../bodies/Pets.yaml}
              responses: {"404": {$ref: ../responses/NotFound.yaml}}
            """,
            "bodies/Pets.yaml": """
            required: true
            content: {application/json: {schema: {type: array, items: {$ref: ../Pet.yaml}}}}
            """,
            "responses/NotFound.yaml": """
            content: {application/json: {schema: {type: object, properties: {a: {type: string, nullable: true}}}}}
            """,
            "Pet.yaml": "{type: object, properties: {name: {type: string}}}",
        ]
        let run = try generated(files, "api.yaml")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        for line in [
            "public typealias PetsRequest = [Pet]", "public struct NotFoundResponse:", "public var a: Nullable<String>",
        ] {
            #expect(run.output.contains(line), "\(run.output)")
        }
        let response = files["responses/NotFound.yaml"]
        files["responses/NotFound.yaml"] = response?.replacing("type: string", with: "type: text")
        let wrong = try generated(files, "api.yaml")
        #expect(wrong.status == 65 && wrong.errors.hasPrefix("responses/NotFound.yaml:1:"), "\(wrong.errors)")
    }

    @Test("are in files that are named after the description, also for a part of it")
    func files() throws {
        for argument in ["zoo.json", "zoo.json#/paths", "zoo.json#/paths/~1a"] {
            let files = ["zoo.json": Self.description(Self.content(#"{"type": "object"}"#))]
            let run = try generated(files, argument, "--output", "Types/", "--dry-run")
            #expect(run.output == "Types/Zoo.swift: new\n", "\(run.output)\(run.errors)")
        }
    }
}
