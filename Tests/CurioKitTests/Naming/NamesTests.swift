import Testing

@Suite struct NamesTests {
    /// The names of members, by their keys.
    private func members(_ keys: String...) throws -> [String: String] {
        let properties = keys.map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
        let text = try text(#"{"title": "T", "type": "object", "properties": {\#(properties)}}"#)
        let pairs = text.matches(of: #/`?(\w+)`? =\s+try fields\["(.*)"\]/#).map { (String($0.2), String($0.1)) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    @Test func whatIsItsOwnNameKeepsItAndTheRestIsNumbered() throws {
        #expect(try members("a-b", "a_b", "aB") == ["aB": "aB", "a-b": "aB2", "a_b": "aB3"])
        #expect(try members("a b", "a-b", "a_b") == ["a b": "aB", "a-b": "aB2", "a_b": "aB3"])
    }

    @Test func aNumberedNameIsNobodyElsesWish() throws {
        #expect(try members("a-b", "a_b", "a-b2") == ["a-b": "aB", "a-b2": "aB2", "a_b": "aB3"])
        #expect(
            try members("a-b", "a_b", "a.b", "aB2", "aB4")
                == ["a-b": "aB", "a.b": "aB3", "aB2": "aB2", "aB4": "aB4", "a_b": "aB5"])
    }

    @Test func everyTextHasAName() throws {
        let names = try members(
            "first-name", "HTTPServer", "URL", "1.5", "<=", "", " ", "-1", "+1", "MAX_SIZE", "é", "😀", "hashValue",
            "a1 2b")
        #expect(
            names == [
                "first-name": "firstName", "HTTPServer": "httpServer", "URL": "url", "1.5": "value1_5",
                "<=": "lessEquals", "": "empty", " ": "space", "-1": "minus1", "+1": "plus1", "MAX_SIZE": "maxSize",
                "é": "é", "😀": "u1F600", "hashValue": "hashValueValue", "a1 2b": "a1_2b",
            ])
    }

    /// The hashes are those of FNV-1a over the whole key, worked out elsewhere.
    @Test func longNamesAreCutToSixtyFourAndEndInAHash() throws {
        let (long, other) = (String(repeating: "long", count: 50), String(repeating: "long", count: 49) + "lung")
        let names = try members(long, other, String(repeating: "x", count: 64), String(repeating: "x", count: 65))
        let start = String(repeating: "long", count: 14).dropLast()
        #expect(names[long] == start + "_aac648ad")
        #expect(names[other] == start + "_f5f126ef")
        #expect(names[String(repeating: "x", count: 64)] == String(repeating: "x", count: 64))
        #expect(names[String(repeating: "x", count: 65)] == String(repeating: "x", count: 55) + "_b42b1787")
    }

    @Test func aHashHasEightDigits() throws {
        let key = String(repeating: "y", count: 70) + "20"
        #expect(try members(key)[key]?.suffix(9) == "_0a92fc91")
    }

    @Test func equalTypesNamesAreNumberedAndTheRootKeepsIts() throws {
        let schema = ##"""
            {"title": "Node", "type": "object", "properties": {
              "a": {"$ref": "#/$defs/node"}, "b": {"$ref": "#/$defs/NODE"}, "c": {"$ref": "#/$defs/no-de"}},
             "$defs": {"node": {"type": "object", "properties": {"x": {"type": "string"}}},
               "NODE": {"type": "object", "properties": {"y": {"type": "string"}}},
               "no-de": {"type": "object", "properties": {"z": {"type": "string"}}}}}
            """##
        let types = try declarations(schema).filter { $0.hasPrefix("public struct") }
        #expect(
            Set(types) == ["public struct Node", "public struct Node2", "public struct NODE", "public struct NoDe"])
    }

    @Test func aNestedTypeIsNotCalledLikeOneAroundIt() throws {
        let schema = #"""
            {"title": "Tree", "type": "object", "properties": {"tree": {"type": "object", "properties": {
              "tree": {"type": "object", "properties": {"x": {"type": "string"}}}}}}}
            """#
        let types = try declarations(schema).filter { $0.hasPrefix("public struct") }
        #expect(types == ["public struct Tree", "public struct TreeTree", "public struct TreeTreeTree"])
    }
}
