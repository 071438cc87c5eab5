internal import CurioKit
internal import Testing

@Suite("An array of two elements with types of their own is a JSONPair") struct PairTests {
    private static let positions = #""prefixItems": [{"type": "string"}, {"type": "integer"}]"#

    /// The alias that is declared for a member of an object; nil if its type is a struct.
    private func alias(
        _ keywords: String, definitions: String = "", _ configuration: Generator.Configuration = .init()
    ) throws -> String? {
        let member = #"{"type": "array", \#(keywords)}"#
        let schema =
            #"{"title": "T", "type": "object", "properties": {"pair": \#(member)}, "$defs": {\#(definitions)}}"#
        let lines = try text(schema, configuration).split(separator: "\n").map { $0.drop { $0 == " " } }
        let alias = lines.first { $0.hasPrefix("public typealias Pair = ") }
        #expect((alias == nil) == lines.contains { $0.hasPrefix("public struct Pair:") }, "\(lines)")
        return alias.map { String($0.dropFirst("public typealias Pair = ".count)) }
    }

    @Test(arguments: [#""minItems": 2, "items": false"#, #""minItems": 2, "maxItems": 2"#])
    func itHasTheTypesOfBothElements(keywords: String) throws {
        #expect(try alias("\(Self.positions), \(keywords)") == "JSONPair<String, Int>")
    }

    @Test(
        "An array that may have another length, or null in it, is a struct",
        arguments: [
            #"\#(positions), "minItems": 1, "items": false"#, #"\#(positions), "minItems": 2"#,
            #"\#(positions), "minItems": 2, "items": {"type": "string"}"#,
            #""prefixItems": [{"type": "string"}], "minItems": 1, "items": false"#,
            #""prefixItems": [{}, {}, {}], "minItems": 3, "items": false"#,
            #""prefixItems": [{"type": ["string", "null"]}, {}], "minItems": 2, "items": false"#,
        ])
    func others(keywords: String) throws {
        #expect(try alias(keywords) == nil)
    }

    @Test func constraintsOfElementsAreCheckedByAStruct() throws {
        let pair = #""prefixItems": [{"type": "string", "minLength": 2}, {}], "minItems": 2, "items": false"#
        #expect(try alias(pair) == "JSONPair<String, JSON>")
        var checking = Generator.Configuration()
        checking.checksConstraints = true
        #expect(try alias(pair, checking) == nil)
    }

    @Test func aTypeThatIsDeclaredInsideStaysThere() throws {
        let pair =
            #""prefixItems": [{"type": "object", "properties": {"a": {"type": "string"}}}, {}], "minItems": 2, "items": false"#
        #expect(try alias(pair) == nil)
    }

    @Test func elementsThatAreBoxedAreInAStruct() throws {
        let members = (0..<40).map { #""m\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        let large = #""Large": {"type": "object", "properties": {\#(members)}}"#
        for elements in [##"{"$ref": "#/$defs/Large"}, {}"##, ##"{}, {"$ref": "#/$defs/Large"}"##] {
            let pair = #""prefixItems": [\#(elements)], "minItems": 2, "items": false"#
            #expect(try alias(pair, definitions: large) == nil)
            var inline = Generator.Configuration()
            inline.storage.inlineSize = 4096
            #expect(try alias(pair, definitions: large, inline)?.contains("Large") == true)
        }
    }

    @Test func aPairIsNoNameForItself() throws {
        func pair(_ type: String, _ inner: String) -> String {
            let inner = ##"{"type": "array", "items": {"$ref": "#/$defs/\##(inner)"}}"##
            let first = #"{"type": "\#(type)"}"#
            return #"{"type": "array", "prefixItems": [\#(first), \#(inner)], "minItems": 2, "items": false}"#
        }
        let (list, even, odd) = (pair("string", "List"), pair("string", "Odd"), pair("integer", "Even"))
        let definitions = #""List": \#(list), "Even": \#(even), "Odd": \#(odd)"#
        let members = ##""list": {"$ref": "#/$defs/List"}, "even": {"$ref": "#/$defs/Even"}"##
        let text = try text(
            #"{"title": "T", "type": "object", "properties": {\#(members)}, "$defs": {\#(definitions)}}"#)
        for name in ["List", "Even", "Odd"] { #expect(text.contains("public struct \(name): JSONChoice")) }
    }

    @Test func typesThatNeedDeclarationsOfTheirOwnAreStructs() throws {
        let pair = #"\#(Self.positions), "minItems": 2, "items": false"#
        var configuration = Generator.Configuration()
        configuration.writing.adopted = ["*": ["Marked"]]
        #expect(try alias(pair, configuration) == nil)
        configuration.writing.adopted = ["T.Pair": ["Marked"]]
        #expect(try alias(pair, configuration) == nil)
        configuration = Generator.Configuration()
        configuration.storage.properties = .constant
        #expect(try alias(pair, configuration) == nil)
        #expect(try text(#"{"title": "T", "type": "array", \#(pair)}"#).contains("public struct T:"))
    }
}
