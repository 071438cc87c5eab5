import Testing

/// Keywords beside a `$ref`.
@Suite struct ReferenceSiblingsTests {
    private func schema(_ dialect: String) -> String {
        ##"""
        {"$schema": "\##(dialect)", "title": "T", "type": "object",
         "properties": {"a": {"$ref": "#/definitions/x", "properties": {"beside": {"type": "string"}}}},
         "definitions": {"x": {"type": "object", "properties": {"within": {"type": "string"}}}}}
        """##
    }

    @Test(arguments: ["draft-04", "draft-06", "draft-07"])
    func meansNothingUpToDraft7(dialect: String) throws {
        let schema = schema("http://json-schema.org/\(dialect)/schema#")
        #expect(try declarations(schema).filter { $0.contains("beside") } == [])
        #expect(try declarations(schema).filter { $0.contains("within") } == ["public var within: String?"])
        #expect(try remarks(schema) == ["s.json:2:64: warning: properties beside $ref means nothing in \(dialect)"])
    }

    @Test(arguments: ["2019-09", "2020-12"])
    func holdsTogetherWithItFromThenOn(dialect: String) throws {
        let schema = schema("https://json-schema.org/draft/\(dialect)/schema")
        let members = try declarations(schema).filter { $0.hasSuffix("String?") }
        #expect(Set(members) == ["public var beside: String?", "public var within: String?"])
        #expect(try remarks(schema) == [])
    }
}
