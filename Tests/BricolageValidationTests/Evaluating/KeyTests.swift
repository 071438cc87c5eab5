import Bricolage
import BricolageValidation
import Testing

/// Keys of schemas, looked up by hash.
struct KeyTests {
    @Test(
        "keys of every length that differ in one byte are distinguished",
        arguments: [1, 2, 7, 8, 9, 15, 16, 17, 24, 25, 40, 63, 64, 65, 130])
    func lengths(length: Int) throws {
        let name = String((0..<length).map { Character(Unicode.Scalar(97 + UInt32($0 % 26))!) })
        let schema = try compiled(#"{"properties": {"\#(name)": {"type": "integer"}}, "additionalProperties": false}"#)
        #expect(schema.isValid(try JSONDocument(parsing: #"{"\#(name)": 1}"#)))
        #expect(!schema.isValid(try JSONDocument(parsing: #"{"\#(name)": "1"}"#)))
        for position in 0..<length {
            var other = Array(name)
            other[position] = "A"
            #expect(!schema.isValid(try JSONDocument(parsing: #"{"\#(String(other))": 1}"#)), "\(String(other))")
        }
        #expect(!schema.isValid(try JSONDocument(parsing: #"{"\#(name)a": 1}"#)))
        #expect(!schema.isValid(try JSONDocument(parsing: #"{"\#(name.dropLast())": 1}"#)))
    }

    @Test("keys with the same hash of both ends are distinguished", arguments: [10, 300, 3_000])
    func alike(count: Int) throws {
        let keys = (0..<count).map { "property\(String($0 + 10_000))identity" }
        let properties = keys.map { "\"\($0)\": {\"const\": \"\($0)\"}" }.joined(separator: ",")
        let last = keys[count - 1]
        let schema = try compiled(
            #"{"required": ["\#(last)"], "additionalProperties": false, "properties": {\#(properties)}}"#)
        let whole = "{" + keys.map { "\"\($0)\": \"\($0)\"" }.joined(separator: ",") + "}"
        func isValid(replacing text: String, with other: String) throws -> Bool {
            schema.isValid(try JSONDocument(parsing: whole.replacing(text, with: other)))
        }
        #expect(schema.isValid(try JSONDocument(parsing: whole)))
        #expect(try !isValid(replacing: keys[0] + "\":", with: "property99999identity\":"))
        #expect(try !isValid(replacing: ": \"" + keys[1], with: ": \"" + keys[0]))
        #expect(try !isValid(replacing: last + "\":", with: keys[0] + "\":"))
    }

    @Test("an empty key is a key like any other", arguments: [#"{"": 1}"#, #"{"a": 2, "": 1}"#])
    func emptyKey(document: String) throws {
        let schema = #"{"properties": {"": {"const": 1}, "a": {"const": 2}}, "required": [""]}"#
        #expect(try isValid(document, by: schema))
        #expect(try !isValid(document.replacing("1", with: "3"), by: schema))
        #expect(try !isValid(#"{"a": 2}"#, by: schema))
        #expect(try isValid(#"{"a": {"": 1}}"#, by: #"{"properties": {"a": {"additionalProperties": true}}}"#))
        #expect(try !isValid(#"{"": 1}"#, by: #"{"properties": {"a": true}, "additionalProperties": false}"#))
    }

    @Test("canonically equivalent keys are different keys")
    func canonicalEquivalence() throws {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        let schema = """
            {"properties": {"\(composed)": {"type": "integer"}, "\(decomposed)": {"type": "string"}},
             "required": ["\(composed)"]}
            """
        #expect(try isValid("{\"\(composed)\": 1, \"\(decomposed)\": \"a\"}", by: schema))
        #expect(try !isValid("{\"\(composed)\": \"a\", \"\(decomposed)\": \"a\"}", by: schema))
        #expect(try !isValid("{\"\(decomposed)\": \"a\"}", by: schema))
    }
}
