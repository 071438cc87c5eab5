import Testing

/// Which values are stored in a box of their own.
@Suite struct BoxingTests {
    private func object(required: Int, optional: Int, isClosed: Bool) -> String {
        let names = (0..<required + optional).map { "\"p\($0)\"" }
        return """
            {"type": "object", "properties": {\(names.map { "\($0): {\"type\": \"string\"}" }.joined(separator: ", "))},
             "required": [\(names.prefix(required).joined(separator: ", "))], "additionalProperties": \(!isClosed)}
            """
    }

    /// A string takes 16 bytes, an optional string 17 aligned to eight, and the dictionary of other members eight.
    @Test(arguments: [
        (8, 0, true, 128), (9, 0, true, 144), (7, 0, false, 120), (8, 0, false, 136), (0, 5, true, 113),
        (0, 6, true, 137), (2, 4, true, 121), (3, 4, true, 137),
    ])
    func whatTakesMoreThan128BytesIsBoxed(required: Int, optional: Int, isClosed: Bool, size: Int) throws {
        let inner = object(required: required, optional: optional, isClosed: isClosed)
        let schema = #"{"title": "T", "type": "object", "required": ["a"], "properties": {"a": \#(inner)}}"#
        let isBoxed = size > 128
        #expect(try declarations(schema).contains((isBoxed ? "@Indirect " : "") + "public var a: A"), "\(size) bytes")
    }

    @Test func anOptionalTakesOneByteMore() throws {
        // 112 bytes followed by the 16 of a string reach the limit; as an optional, they make the sum exceed it.
        func schema(required: String) -> String {
            let inner = object(required: 7, optional: 0, isClosed: true)
            let middle = """
                {"type": "object", "additionalProperties": false, "required": [\(required)],
                 "properties": {"a": \(inner), "b": {"type": "string"}}}
                """
            return #"{"title": "T", "type": "object", "required": ["m"], "properties": {"m": \#(middle)}}"#
        }
        #expect(try declarations(schema(required: #""a", "b""#)).contains("public var m: M"))
        #expect(try declarations(schema(required: #""b""#)).contains("@Indirect public var m: M"))
    }

    /// A union takes the size of its largest branch, and a byte that identifies the branch.
    @Test(arguments: [(#""string""#, false), (#"["string", "integer"]"#, true), (#"["boolean", "integer"]"#, false)])
    func aUnionTakesOneByteMoreThanItsBranches(type: String, isBoxed: Bool) throws {
        let middle = """
            {"type": "object", "additionalProperties": false, "required": ["a", "b"],
             "properties": {"a": \(object(required: 7, optional: 0, isClosed: true)), "b": {"type": \(type)}}}
            """
        let schema = #"{"title": "T", "type": "object", "required": ["m"], "properties": {"m": \#(middle)}}"#
        #expect(try declarations(schema).contains((isBoxed ? "@Indirect " : "") + "public var m: M"))
    }

    /// A value of another kind than the implied one is kept as any JSON value.
    @Test(arguments: [
        (#""type": "array", "items": {"type": "string"}"#, false), (#""items": {"type": "string"}"#, true),
    ])
    func whatIsOnlyMeantTakesAsMuchAsAnyValue(keywords: String, isBoxed: Bool) throws {
        let middle = """
            {"type": "object", "additionalProperties": false, "required": ["a", "b"],
             "properties": {"a": \(object(required: 7, optional: 0, isClosed: true)), "b": {\(keywords)}}}
            """
        let schema = #"{"title": "T", "type": "object", "required": ["m"], "properties": {"m": \#(middle)}}"#
        #expect(try declarations(schema).contains((isBoxed ? "@Indirect " : "") + "public var m: M"))
    }

    @Test func whatContainsItselfIsBoxed() throws {
        let schema = ##"""
            {"title": "T", "type": "object", "properties": {"next": {"$ref": "#"}, "all": {"type": "array", "items": {"$ref": "#"}}}}
            """##
        let lines = try declarations(schema)
        #expect(lines.contains("@Indirect public var next: T?"))
        #expect(lines.contains("public var all: [T]?"))
    }

    @Test func theBoxIsWrittenAndNotACopyOfWhatIsInIt() throws {
        let members = ##""fields": {"$ref": "#"}, "default": {"$ref": "#"}, "old": {"$ref": "#", "deprecated": true}"##
        let schema = #"{"title": "T", "type": "object", "properties": {\#(members), "plain": {"type": "string"}}}"#
        let written = try text(schema).matches(of: #/fields\["(\w+)"\] = (\S+)/#).map { "\($0.1): \($0.2)" }
        #expect(written == ["fields: _fields", "default: _default", "old: _storedOld", "plain: plain"])
    }
}
