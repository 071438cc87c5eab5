import ElevateCompat
import Foundation
import Testing

/// What a file needs that wrote `Decodable` alone.
private typealias Decoder = Elevate.Decoder

private struct Doubling: Decoder {
    func decode(_ object: Any) throws -> Any { try Int(json: object) * 2 }
}

/// `Decodable` alone is Swift's.
private struct Plain: Decodable, Equatable {
    var a: Int
}

@Suite("Names of ElevateCompat")
struct NamesTests {
    @Test("can be qualified by the old name of the module")
    func qualified() throws {
        let entity = try Elevate.Parser.parseEntity(json: ["a": "1", "d": "2001"]) { (schema: Elevate.Schema) in
            let type: Elevate.SchemaPropertyProtocol = .string
            let other: Elevate.ParserPropertyProtocol = .string
            let property: Elevate.SchemaProperty = schema.addProperty(
                keyPath: "a", type: type, decoder: Elevate.StringToIntDecoder())
            _ = property
            schema.addProperty(keyPath: "d", type: other, decoder: Elevate.DateDecoder(dateFormatString: "yyyy"))
        }
        #expect(entity["a"] as? Int == 1)
        #expect(entity["d"] is Date)
        #expect(
            Elevate.ParserError.Deserialization(failureReason: "x").description
                == "Parser Deserialization Error - x")
        #expect("\(Elevate.ParserError.validation(failureReason: "x"))" == "Parser Validation Error - x")
        #expect(String(reflecting: ParserError.validation(failureReason: "x")) == "Parser Validation Error - x")
    }

    @Test("leave Swift's own, which an alias in the program can replace")
    func swiftNames() throws {
        #expect(try JSONDecoder().decode(Plain.self, from: Data(#"{"a": 1}"#.utf8)) == Plain(a: 1))
        #expect(try Doubling().decode(4) as? Int == 8)
        #expect(try Int(json: 4) == 4)
    }
}
