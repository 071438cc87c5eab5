import ElevateCompat
import Foundation
import Testing

@Suite("Dictionaries of ElevateCompat")
struct DictionaryTests {
    private func decode<Value>(_ text: String, as type: [String: Value].Type) throws -> [String: Value] {
        try Elevate.decodeObject(from: Data(text.utf8))
    }

    @Test("hold exact values")
    func values() throws {
        #expect(try decode(#"{"a": 1, "b": 2.0}"#, as: [String: Int].self) == ["a": 1, "b": 2])
        #expect(try decode(#"{"a": "x"}"#, as: [String: String].self) == ["a": "x"])
        #expect(try decode(#"{"a": {"b": true}}"#, as: [String: [String: Bool]].self) == ["a": ["b": true]])
        #expect(try decode(#"{"a": 200}"#, as: [String: UInt8].self) == ["a": 200])
        #expect(try decode(#"{"a": [1, 2]}"#, as: [String: [Int]].self) == ["a": [1, 2]])
        #expect(try decode(#"{"a": 1, "b": null}"#, as: [String: Any].self).count == 2)
        #expect(try decode(#"{"a": {"street": "s", "city": "c"}}"#, as: [String: Address].self)["a"]?.city == "c")
        #expect(try [Int: String](json: [String: Any]()) == [:])
    }

    @Test("with keys of other types are cast, as in Elevate")
    func otherKeys() throws {
        let members: [AnyHashable: Any] = try Elevate.decodeObject(
            from: Data(#"{"aps": {"badge": 3}}"#.utf8), atKeyPath: "aps")
        #expect(members["badge"] as? Int == 3)
        #expect(try [Int: Int](json: [1: 1]) == [1: 1])
        #expect(throws: ParserError.self) { try [AnyHashable: Any](json: 5) }
    }

    @Test("refuse values that a cast would change, all of them and with their key paths")
    func casts() throws {
        let integers = try #require(throws: ParserError.self) {
            try decode(#"{"c": 1, "b": true, "a": 3.5}"#, as: [String: Int].self)
        }
        #expect(
            integers.failureReason == """
                Value for key path [a] could not be decoded: JSON object was not of type: Int
                Value for key path [b] could not be decoded: JSON object was not of type: Int
                """)
        #expect(throws: ParserError.self) { try decode(#"{"a": 1}"#, as: [String: Bool].self) }
        #expect(throws: ParserError.self) { try decode(#"{"a": -1}"#, as: [String: UInt].self) }
        #expect(throws: ParserError.self) { try [Int: String](json: ["1": "a"]) }
        let inner = try #require(throws: ParserError.self) {
            try Parser.parseEntity(json: ["d": ["x.y": ["z": true, "a": 300]]]) { schema in
                schema.addProperty(keyPath: "d", type: .dictionary, decodableType: [String: [String: UInt8]].self)
            }
        }
        #expect(
            inner.failureReason == """
                Value for key path [d['x.y'].a] could not be decoded: expected an integer from 0 to 255, \
                found the number 300
                Value for key path [d['x.y'].z] could not be decoded: expected an integer, found true
                """)
    }

    @Test("report their problems in the order of the keys")
    func order() throws {
        let keys = (10..<50).map { "key\($0)" }
        let json = Dictionary(uniqueKeysWithValues: keys.map { ($0, true) })
        let error = try #require(throws: ParserError.self) { try [String: Int](json: json) }
        #expect(
            error.failureReason.split(separator: "\n")
                == keys.map { key in
                    "Value for key path [\(key)] could not be decoded: JSON object was not of type: Int"
                })
    }
}
