internal import BricolageCore
internal import BricolagePointers
internal import BricolageSchema
internal import CurioKit
internal import Testing

/// Which bodies of requests and responses become types, and how these are called.
@Suite struct BodyNamesTests {
    /// A description with paths as given, and without schemas of its own.
    private static func description(_ paths: String, version: String = #""openapi": "3.0.3""#) -> String {
        #"{\#(version), "info": {"title": "Zoo API"}, "paths": {\#(paths)}}"#
    }

    /// An operation with a response of each status.
    private static func operation(_ identifier: String? = nil, _ statuses: String..., body: String = object) -> String {
        let responses = statuses.map { #""\#($0)": \#(content(body))"# }.joined(separator: ", ")
        let name = identifier.map { #""operationId": "\#($0)", "# } ?? ""
        return #"{\#(name)"responses": {\#(responses)}}"#
    }

    private static func content(_ schema: String, _ type: String = "application/json") -> String {
        #"{"content": {"\#(type)": {"schema": \#(schema)}}}"#
    }

    private static let object = #"{"type": "object", "properties": {"a": {"type": "string"}}}"#

    /// The names of the types at the top level, in the order of the text.
    private func names(_ text: String, at places: String..., unshared: Bool = true) throws -> [String] {
        let source = SchemaSource(path: "s.json", document: try JSONDocument(parsing: text))
        var configuration = Generator.Configuration()
        configuration.shaping.sharesEqualTypes = !unshared
        let inputs = try (places.isEmpty ? [""] : places).map { Generator.Input(source, at: try JSONPointer($0)) }
        let generation = try Generator(configuration: configuration).generate(inputs)
        return generation.files.map(\.contents).joined().split(separator: "\n").compactMap { line in
            let kinds = ["public struct ", "public enum ", "public typealias "]
            guard let kind = kinds.first(where: line.hasPrefix) else { return nil }
            return String(line.dropFirst(kind.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    @Test(
        "are the operation's identifier, or else its method and path",
        arguments: [
            ("/pets", "getPets", "GetPetsResponse"), ("/pets", nil, "GetPetsResponse"),
            ("/pets/{petId}/photos", nil, "GetPetsByPetIdPhotosResponse"),
            ("/repos/{owner}/{name}", nil, "GetReposByOwnerAndNameResponse"), ("/", nil, "GetRootResponse"),
            ("/pets", "pets/list", "PetsListResponse"), ("/pets", "", "GetPetsResponse"),
            ("/pets", "makeResponse", "MakeResponse"),
        ])
    func operations(path: String, identifier: String?, name: String) throws {
        let paths = #""\#(path)": {"get": \#(Self.operation(identifier, "200"))}"#
        #expect(try names(Self.description(paths)) == [name])
    }

    @Test(
        "tell the statuses apart, except for the first success that has a body",
        arguments: [
            (["200", "404", "default"], ["GetPetResponse", "GetPet404Response", "GetPetErrorResponse"]),
            (["201", "200"], ["GetPet201Response", "GetPetResponse"]), (["default"], ["GetPetResponse"]),
            (["default", "4XX"], ["GetPetResponse", "GetPet4XXResponse"]), (["500"], ["GetPet500Response"]),
            (["2XX", "x-note"], ["GetPetResponse"]),
        ])
    func statuses(statuses: [String], expected: [String]) throws {
        let responses = statuses.map { #""\#($0)": \#(Self.content(Self.object))"# }.joined(separator: ", ")
        let paths = #""/pet": {"get": {"operationId": "getPet", "responses": {\#(responses)}}}"#
        #expect(try names(Self.description(paths)) == expected)
    }

    @Test("a success without a body leaves the name to the next one")
    func emptySuccess() throws {
        let paths = """
            "/pet": {"get": {"operationId": "getPet", "responses": {
                "200": {"description": "nothing"}, "201": \(Self.content(Self.object)),
                "default": \(Self.content(Self.object))}}}
            """
        #expect(try names(Self.description(paths)) == ["GetPetResponse", "GetPetErrorResponse"])
    }

    @Test("are only those of JSON, and of each kind of JSON that has a schema of its own")
    func mediaTypes() throws {
        let other = #"{"type": "object", "properties": {"b": {"type": "string"}}}"#
        let paths = """
            "/pet": {"get": {"operationId": "getPet", "responses": {"200": {"content": {
                "text/html": {"schema": {"type": "string"}}, "application/xml": {"schema": \(other)},
                "application/hal+json": {"schema": \(other)}, "application/json": {"schema": \(Self.object)},
                "application/vnd.zoo.v2+json; charset=utf-8": {"schema": \(Self.object)}}}}}}
            """
        #expect(try names(Self.description(paths)) == ["GetPetHalResponse", "GetPetResponse"])
        for type in ["*/*", "application/problem+json", "Application/JSON; charset=utf-8"] {
            let response = Self.content(Self.object, type)
            let paths = #""/pet": {"get": {"operationId": "getPet", "responses": {"200": \#(response)}}}"#
            #expect(try names(Self.description(paths)) == ["GetPetResponse"], "\(type)")
        }
    }

    @Test("are the same whatever operations come before, even if an identifier is used twice")
    func stability() throws {
        let first = #""/a": {"get": \#(Self.operation("find", "200"))}"#
        let second = #""/b": {"post": \#(Self.operation("find", "200"))}"#
        for paths in [[first, second], [second, first]] {
            let names = try names(Self.description(paths.joined(separator: ", ")))
            #expect(names.sorted() == ["GetAResponse", "PostBResponse"])
        }
    }

    @Test("give way to components of the same name")
    func components() throws {
        let pets = #"{"get": \#(Self.operation("get", "200")), "put": \#(Self.operation("put", "200"))}"#
        let text = """
            {"openapi": "3.1.0", "paths": {"/pet": \(pets)}, "components": {"schemas": {
                "GetResponse": {"type": "string"}, "put-response": {"type": "string"}}}}
            """
        #expect(try names(text) == ["GetResponse", "PutResponse"])
        #expect(try names(text, at: "/paths") == ["GetResponseBody", "PutResponseBody"])
        let all = ["GetResponse", "GetResponseBody", "PutResponse", "PutResponseBody"]
        #expect(try names(text, at: "", "/paths").sorted() == all)
        #expect(try names(text, at: "/paths", "").sorted() == all)
    }

    @Test("are those of schemas that bodies only refer to")
    func references() throws {
        let body = Self.content(##"{"$ref": "#/components/schemas/Pet"}"##)
        let list = Self.content(##"{"type": "array", "items": {"$ref": "#/components/schemas/Pet"}}"##)
        let text = """
            {"openapi": "3.1.0", "paths": {"/pet": {"put": {
                "operationId": "put", "requestBody": \(body), "responses": {"200": \(list), "201": \(body)}}}},
             "components": {"schemas": {"Pet": \(Self.object), "Stone": \(Self.object)}}}
            """
        #expect(try names(text) == ["Pet", "Stone"])
        #expect(try names(text, at: "/paths") == ["Pet", "PutResponse"])
    }

    @Test("of shared responses and requests are their keys, and each is one type")
    func sharedBodies() throws {
        let operation = """
            {"requestBody": {"$ref": "#/components/requestBodies/Pet"},
             "responses": {"200": {"$ref": "#/components/responses/PetResponse"},
                           "404": {"$ref": "#/components/responses/NotFound"}}}
            """
        let text = """
            {"openapi": "3.1.0", "paths": {"/a": {"put": \(operation)}, "/b": {"put": \(operation)}}, "components": {
                "requestBodies": {"Pet": \(Self.content(Self.object))},
                "responses": {"PetResponse": \(Self.content(Self.object)), "NotFound": \(Self.content(Self.object)),
                              "Unused": \(Self.content(Self.object))}}}
            """
        let names = try names(text)
        #expect(names == ["PetRequest", "PetResponse", "NotFoundResponse", "UnusedResponse"])
        #expect(try self.names(text, at: "/paths") == Array(names.prefix(3)))
        #expect(try self.names(text, at: "/components/responses/NotFound") == ["NotFoundResponse"])
    }

    @Test("of a response of another operation are those of that operation, however they are reached")
    func responsesElsewhere() throws {
        let paths = """
            "/a": {"get": {"responses": {"200": {"$ref": "#/paths/~1b/get/responses/200"}}}},
            "/b": {"get": \(Self.operation("find", "200"))}, "/c": {"$ref": "#/paths/~1b"}, "/d": {"$ref": "#/paths/~1d"}
            """
        for places in ["/paths", "/paths/~1a", "/paths/~1b"] {
            #expect(try names(Self.description(paths), at: places) == ["FindResponse"])
        }
    }

    @Test("of a part of a description are the same as those of the whole")
    func parts() throws {
        let paths = """
            "/pet": {"get": \(Self.operation(nil, "200", "404")), "put": \(Self.operation("set", "200"))}
            """
        let text = Self.description(paths)
        #expect(try names(text) == ["GetPetResponse", "GetPet404Response", "SetResponse"])
        #expect(try names(text, at: "/paths/~1pet/put") == ["SetResponse"])
        #expect(try names(text, at: "/paths/~1pet/get/responses/404") == ["GetPet404Response"])
        let schema = "/paths/~1pet/get/responses/200/content/application~1json/schema"
        #expect(try names(text, at: schema) == ["GetPetResponse"])
    }

    @Test("of callbacks and webhooks begin with the operation and the webhook")
    func callbacks() throws {
        let request = #"{"requestBody": \#(Self.content(Self.object))}"#
        let text = """
            {"openapi": "3.1.0", "webhooks": {"newPet": {"post": \(request)}}, "paths": {"/pets": {"get": {
                "operationId": "watch", "callbacks": {"onPet": {"{$url}": {"post": \(request), "put": \(request)}}}}}}}
            """
        #expect(try names(text) == ["PostNewPetRequest", "WatchOnPetRequest", "PutWatchOnPetRequest"])
    }

    @Test("of version 2.0 are those of the body parameter and of responses, unless they are not JSON")
    func swagger() throws {
        let body = #"{"name": "x", "in": "body", "schema": \#(Self.object)}"#
        let response = #"{"200": {"schema": \#(Self.object)}}"#
        let paths = """
            "/a": {"post": {"parameters": [{"name": "q", "in": "query", "type": "string"}, \(body)],
                            "responses": \(response)}},
            "/b": {"post": {"consumes": ["text/xml"], "produces": ["application/json"], "parameters": [\(body)],
                            "responses": \(response)}},
            "/c": {"post": {"produces": ["text/csv"], "parameters": [{"$ref": "#/parameters/Cage"}],
                            "responses": \(response)}},
            "/d": {"get": {"responses": {"200": {"schema": {"type": "file"}}}}}
            """
        let description = Self.description(paths, version: #""swagger": "2.0""#)
        let text = description.dropLast() + #", "parameters": {"Cage": \#(body)}}"#
        #expect(try names(String(text)) == ["PostARequest", "PostAResponse", "PostBResponse", "CageRequest"])
    }

    @Test("take time linear in the description")
    func cost() throws {
        let paths = (0..<3_000).map { #""/a\#($0)": {"get": \#(Self.operation(nil, "200", body: "true"))}"# }
        #expect(try names(Self.description(paths.joined(separator: ", "))).count == 3_000)
    }

    @Test("a callback inside a callback has no limit but the text")
    func nestedCallbacks() throws {
        let depth = 300
        let start = String(repeating: #"{"get": {"callbacks": {"c": {"u": "#, count: depth)
        let text = start + #"{"get": \#(Self.operation(nil, "200"))}"# + String(repeating: "}}}}", count: depth)
        #expect(try names(Self.description(#""/a": \#(text)"#)).count == 1)
    }
}
