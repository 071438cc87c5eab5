import Bricolage
import BricolageValidation
import Testing

/// Required members.
struct MemberTests {
    @Test("each of many required keys must be present", arguments: [1, 2, 3, 31, 62, 63, 64, 65, 130])
    func required(count: Int) throws {
        let keys = (0..<count).map { "key\($0)" }
        let list = keys.map { "\"\($0)\"" }.joined(separator: ",")
        for rest in ["", #", "properties": {"other": {"type": "integer"}}"#, #", "additionalProperties": true"#] {
            let schema = try compiled(#"{"required": [\#(list)]\#(rest)}"#)
            func isValid(without missing: Int?) throws -> Bool {
                var members = keys.indices.filter { $0 != missing }.map { "\"\(keys[$0])\": \($0)" }
                // As many members as are required, so that their number does not reveal the missing one.
                members.insert(#""other": 0"#, at: members.count / 2)
                return schema.isValid(try JSONDocument(parsing: "{\(members.joined(separator: ","))}"))
            }
            #expect(try isValid(without: nil))
            for missing in keys.indices { #expect(try !isValid(without: missing), "without \(missing)") }
        }
    }

    @Test("in draft 3, required applies beside a reference, which hides all other keywords")
    func requiredBesideReference() throws {
        let schema = ##"""
            {"$schema": "http://json-schema.org/draft-03/schema#", "x": {"type": "integer"},
            "properties": {"a": {"$ref": "#/x", "required": true, "minimum": 5}}}
            """##
        #expect(try !isValid("{}", by: schema))
        #expect(try !isValid(#"{"a": "x"}"#, by: schema))
        #expect(try isValid(#"{"a": 1}"#, by: schema))
    }

    @Test("a key that is written with an escape is the same key")
    func escapes() throws {
        let schema = try compiled(
            #"{"required": ["name"], "properties": {"name": {"type": "string"}}, "additionalProperties": false}"#)
        #expect(schema.isValid(try JSONDocument(parsing: #"{"n\u0061me": "a"}"#)))
        #expect(!schema.isValid(try JSONDocument(parsing: #"{"n\u0061me": 1}"#)))
        #expect(!schema.isValid(try JSONDocument(parsing: #"{"n\u0062me": "a", "name": "a"}"#)))
    }

    @Test("a property must also obey the patterns that its key matches")
    func propertiesAndPatterns() throws {
        let schema = #"{"properties": {"a": {"type": "integer"}}, "patternProperties": {"^a": {"minimum": 5}}}"#
        #expect(try isValid(#"{"a": 6}"#, by: schema))
        #expect(try !isValid(#"{"a": 4}"#, by: schema))
        #expect(try !isValid(#"{"a": 5.5}"#, by: schema))
    }

    @Test("in draft 3, a property whose required is not true may be absent")
    func notRequired() throws {
        let draft = "http://json-schema.org/draft-03/schema#"
        let schema = #"{"$schema": "\#(draft)", "properties": {"a": {"required": false}}}"#
        #expect(try isValid("{}", by: schema))
    }

    @Test("a value that is no string chooses no schema of propertyDependencies")
    func propertyDependenciesOfOtherKinds() throws {
        let dependencies = #""propertyDependencies": {"k": {"": false, "1": false, "2}": false}}"#
        let schema = #"{"$schema": "https://json-schema.org/v1", \#(dependencies), "required": ["z"]}"#
        for value in ["null", "true", "1", "12", "[]", "{}"] {
            #expect(try isValid(#"{"z": 0, "k": \#(value)}"#, by: schema), "\(value)")
            let report = try compiled(schema).report(on: JSONDocument(parsing: #"{"k":\#(value)}"#))
            #expect(report.issues.map(\.schemaPointer) == ["/required"], "\(value)")
        }
    }

    @Test("each of many keys that another one requires must be present", arguments: [1, 63, 64, 65, 130])
    func dependent(count: Int) throws {
        let keys = (0..<count).map { "key\($0)" }
        let list = keys.map { "\"\($0)\"" }.joined(separator: ",")
        let schema = try compiled(#"{"dependentRequired": {"a": [\#(list)]}}"#)
        for missing in [nil, 0, count / 2, count - 1] {
            let members = keys.indices.filter { $0 != missing }.map { "\"\(keys[$0])\": 1" } + [#""a": 1"#]
            let document = try JSONDocument(parsing: "{\(members.joined(separator: ","))}")
            #expect(schema.isValid(document) == (missing == nil), "without \(missing ?? -1)")
        }
    }
}
