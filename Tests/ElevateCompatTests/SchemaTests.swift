import ElevateCompat
import Foundation
import Testing

@Suite("Schemas of ElevateCompat")
struct SchemaTests {
    @Test("find key paths, of which whole keys come first")
    func keyPaths() throws {
        let json: [String: Any] = ["a.b": 1, "a": ["b": 2, "c": ["": 3]], "": 4]
        let entity = try Parser.parseEntity(json: json) { schema in
            schema.addProperty(keyPath: "a.b", type: .int)
            schema.addProperty(keyPath: "a.c.", type: .int)
            schema.addProperty(keyPath: "", type: .dictionary)
        }
        #expect(entity["a.b"] as? Int == 1)
        #expect(entity["a.c."] as? Int == 3)
        #expect((entity[""] as? [String: Any])?.count == 3)
    }

    @Test("leave out optional properties that are missing or null, and no others")
    func optionalProperties() throws {
        let entity = try Parser.parseEntity(json: ["null": NSNull(), "more": 1]) { schema in
            schema.addProperty(keyPath: "null", type: .string, optional: true)
            schema.addProperty(keyPath: "null.inner", type: .string, optional: true)
            schema.addProperty(keyPath: "missing", type: .array, optional: true, decodableType: Int.self)
        }
        #expect(entity.isEmpty)
        let error = try #require(throws: ParserError.self) {
            try Parser.parseEntity(json: ["a": 1]) { $0.addProperty(keyPath: "a", type: .string, optional: true) }
        }
        #expect(error.failureReason == "Value for key path [a] is of incorrect type")
    }

    @Test("return their properties, of which the last for a key path counts")
    func properties() throws {
        let entity = try Parser.parseEntity(json: ["a": 1]) { schema in
            let property: SchemaProperty = schema.addProperty(keyPath: "a", type: .int)
            _ = property
            schema.addProperty(keyPath: "a", type: .double)
        }
        #expect(entity["a"] as? Double == 1)
    }

    @Test("take nil for a type and for a decoder")
    func noMethod() throws {
        let entity = try Parser.parseEntity(json: ["a": 1, "b": 2]) { schema in
            schema.addProperty(keyPath: "a", type: .int, decodableType: nil)
            schema.addProperty(keyPath: "b", type: .int, decoder: nil)
        }
        #expect(entity.count == 2)
    }

    @Test("decode scalars, arrays and objects at the root or at a key path")
    func functions() throws {
        let data = Data(#"{"s": "x", "i": -7, "u": 7, "f": 7.1, "d": 7.1, "b": true, "l": [1, 2]}"#.utf8)
        #expect(try Elevate.decodeObject(from: data, atKeyPath: "s") == "x")
        #expect(try Elevate.decodeObject(from: data, atKeyPath: "i") == Int(-7))
        #expect(try Elevate.decodeObject(from: data, atKeyPath: "u") == UInt(7))
        #expect(try Elevate.decodeObject(from: data, atKeyPath: "f") == Float(7.1))
        #expect(try Elevate.decodeObject(from: data, atKeyPath: "d") == 7.1)
        #expect(try Elevate.decodeObject(from: data, atKeyPath: "b") == true)
        #expect(try decodeArray(from: data, atKeyPath: "l") == [1, 2])
        #expect(try decodeArray(from: Data(#"["1", "+2"]"#.utf8), with: StringToIntDecoder()) == [1, 2])
        #expect(try decodeObject(from: data, atKeyPath: "i") == -7)
        let city: Address = try decodeObject(from: Data(#"{"street": "s", "city": "c"}"#.utf8))
        #expect(city.city == "c")
    }

    @Test("convert every element, in order")
    func elements() throws {
        let numbers: [Double] = try Elevate.decodeArray(from: Data("[-1.1, 0, 1.1]".utf8))
        #expect(numbers == [-1.1, 0, 1.1])
        let nothing: [Address] = try Elevate.decodeArray(from: Data("[]".utf8))
        #expect(nothing.isEmpty)
    }
}
