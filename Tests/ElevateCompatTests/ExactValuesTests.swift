import ElevateCompat
import Foundation
import Testing

@Suite("Values of ElevateCompat are exact")
struct ExactValuesTests {
    private func value(_ text: String, _ type: SchemaPropertyProtocol) throws -> Any? {
        try Parser.parseEntity(data: Data(#"{"a": \#(text)}"#.utf8)) { $0.addProperty(keyPath: "a", type: type) }["a"]
    }

    @Test("of every type")
    func types() throws {
        #expect(try value("-9223372036854775808", .int) as? Int == .min)
        #expect(try value("9223372036854775807", .int) as? Int == .max)
        #expect(try value("18446744073709551615", .uint) as? UInt == .max)
        #expect(try value("1.0", .int) as? Int == 1)
        #expect(try value("1e2", .uint) as? UInt == 100)
        #expect(try value("0.1", .float) as? Float == 0.1)
        #expect(try value("0.1", .double) as? Double == 0.1)
        #expect(try value("0.0", .float) as? Float == 0)
        #expect(try value("7", .double) as? Double == 7)
        #expect(try value("false", .bool) as? Bool == false)
        #expect(try value(#""\u0041""#, .string) as? String == "A")
        #expect(try value(#""https://a.example/?q=%20""#, .url) as? URL == URL(string: "https://a.example/?q=%20"))
        #expect(try (value(#"{"b": 1}"#, .dictionary) as? [String: Any])?.count == 1)
    }

    static let inexact: [(String, SchemaPropertyProtocol, String)] = [
        ("3.7", .int, "Int has no value 3.7"), ("-1", .uint, "UInt has no value -1"),
        ("1e300", .int, "Int has no value 1e+300"),
        ("9223372036854775808", .int, "Int has no value 9223372036854775808"),
        ("18446744073709551616", .uint, "UInt has no value 18446744073709551616"),
        ("1e39", .float, "Float has no value 1e+39"), ("1e-60", .float, "Float has no value 1e-60"),
    ]

    @Test("and numbers that a type cannot hold are refused", arguments: inexact)
    func inexactNumbers(text: String, type: SchemaPropertyProtocol, reason: String) throws {
        let error = try #require(throws: ParserError.self) { try value(text, type) }
        #expect(error.failureReason == "Value for key path [a] is of incorrect type: \(reason)")
    }

    static let otherKinds: [(String, SchemaPropertyProtocol)] = [
        ("true", .int), ("false", .uint), ("true", .double), ("false", .float), ("1", .bool), ("0", .bool),
        (#""true""#, .bool), (#""1""#, .int), ("1", .string), ("1", .url), ("[]", .string), ("[]", .dictionary),
        ("{}", .int), ("[1]", .int), (#"{"a": 1}"#, .double),
    ]

    @Test("and values of another kind are refused", arguments: otherKinds)
    func refusedKinds(text: String, type: SchemaPropertyProtocol) throws {
        let error = try #require(throws: ParserError.self) { try value(text, type) }
        #expect(error.failureReason == "Value for key path [a] is of incorrect type")
    }

    @Test("also in arrays, whose elements once ended the process")
    func elements() throws {
        let error = try #require(throws: ParserError.self) {
            try Elevate.decodeArray(from: Data(#"{"a": [1, 3.7, true]}"#.utf8), atKeyPath: "a") as [Int]
        }
        #expect(
            error.failureReason == """
                Error parsing array object at index 1 with parser [Int]
                Value for key path [a[1]] could not be decoded: JSON object was not of type: Int
                --
                Error parsing array object at index 2 with parser [Int]
                Value for key path [a[2]] could not be decoded: JSON object was not of type: Int
                --
                """)
    }

    @Test("also when they are numbers of Swift, not of JSONSerialization")
    func swiftNumbers() throws {
        let json: [String: Any] = ["a": 1, "b": UInt8(2), "c": 3.0, "d": Float(0.5), "e": true, "f": Decimal(7)]
        let entity = try Parser.parseEntity(json: json) { schema in
            for key in ["a", "b", "c", "f"] { schema.addProperty(keyPath: key, type: .int) }
            schema.addProperty(keyPath: "d", type: .float)
            schema.addProperty(keyPath: "e", type: .bool)
        }
        #expect(["a", "b", "c", "f"].map { entity[$0] as? Int } == [1, 2, 3, 7])
        #expect(entity["d"] as? Float == 0.5)
        #expect(entity["e"] as? Bool == true)
        #expect(throws: ParserError.self) { try Int(json: Double.nan) }
        #expect(try Int(json: 5) == 5)
    }

    @Test("and a string that is no URL is refused, optional or not")
    func urls() throws {
        let error = try #require(throws: ParserError.self) { try value(#""a b""#, .url) }
        #expect(error.failureReason == "Required key path [a] could not be parsed to valid URL")
        let optional = try #require(throws: ParserError.self) {
            try Parser.parseEntity(json: ["a": "a b"]) { $0.addProperty(keyPath: "a", type: .url, optional: true) }
        }
        #expect(optional.failureReason == "Value for key path [a] could not be parsed to valid URL")
    }
}
