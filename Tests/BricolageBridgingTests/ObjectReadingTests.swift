import Bricolage
import BricolageBridging
import Foundation
import TestSupport
import Testing

/// Values made of objects.
struct ObjectReadingTests {
    static let objects: [(object: any Sendable, text: String)] = [
        (true, "true"), (false, "false"), (1, "1"), (0, "0"), (-5, "-5"), (Int8(1), "1"), (Int8(0), "0"),
        (Int8(-2), "-2"), (Int8.max, "127"), (UInt8(255), "255"),
        (Int16(-3), "-3"), (UInt32.max, "4294967295"), (Int64.min, "-9223372036854775808"),
        (UInt64.max, "18446744073709551615"),
        (1.5, "1.5"), (Float(0.1), "0.1"),
        (Decimal(string: "0.1234567890123456789012345678901234567") ?? 0, "0.1234567890123456789012345678901234567"),
        ("text", "\"text\""), ([1, 2], "[1,2]"), (["a": [true]], #"{"a":[true]}"#), ([1, nil] as [Int?], "[1,null]"),
        (JSON.array([1, "x"]), #"[1,"x"]"#),
    ]

    @Test("reads values of Swift", arguments: objects.indices)
    func swiftValues(position: Int) throws {
        let (object, text) = Self.objects[position]
        #expect(try JSON(foundationObject: object).serialized() == text)
    }

    @Test func readsObjectsOfFoundation() throws {
        let members: [String: Any] = [
            "string": NSString("text"), "true": NSNumber(value: true), "one": NSNumber(value: 1), "null": NSNull(),
            "byte": NSNumber(value: Int8(1)), "double": NSNumber(value: 2.0), "float": NSNumber(value: Float(0.3)),
            "decimal": NSDecimalNumber(string: "1.10"), "array": NSArray(array: [1, "a"]),
            "object": NSDictionary(dictionary: ["k": false]), "nothing": Int?.none as Any,
            "nested": Int??.some(.none) as Any,
        ]
        let json = try JSON(foundationObject: members)
        #expect(
            json.serialized() == """
                {"array":[1,"a"],"byte":1,"decimal":1.1,"double":2.0,"float":0.3,"nested":null,"nothing":null,"null":null,\
                "object":{"k":false},"one":1,"string":"text","true":true}
                """)
    }

    @Test func membersAreInTheOrderOfTheirKeys() throws {
        let keys = (0..<40).map { "key \($0)" }
        let json = try JSON(foundationObject: Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
        #expect(json.object?.keys == keys.sorted())
    }

    @Test func refusesWhatJSONDoesNotHave() throws {
        func error(_ object: Any) -> FoundationObjectError? {
            #expect(throws: FoundationObjectError.self) { try JSON(foundationObject: object) }
        }
        #expect(error(["a": [1, Date()]])?.description == #"at "/a/1": JSON has no values of type Date"#)
        #expect(error([Double.nan])?.reason == .notFinite)
        #expect(error(Float.infinity)?.reason == .notFinite)
        #expect(error(NSDecimalNumber.notANumber)?.reason == .notFinite)
        #expect(error([[3: "x"]])?.description == #"at "/0": JSON has no keys of type Int"#)
        #expect(error(Date())?.description == "JSON has no values of type Date")
        var mixed = Dictionary(uniqueKeysWithValues: (0..<40).map { (AnyHashable("key \($0)"), 1 as Any) })
        mixed[3] = 1
        #expect(error(mixed)?.reason == .unsupportedKeyType("Int"))
        #expect(error(["a": Set([1])])?.reason == .unsupportedType("Set<Int>"))
    }

    @Test("is an error if the stack has no room for the levels")
    func smallStack() throws {
        func depth(bytes: Int) throws -> [FoundationObjectError.Reason?] {
            try onSmallStack(bytes: bytes) {
                let text = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
                let json = try JSON(parsing: text)
                let object = Result { () throws(FoundationObjectError) in try json.foundationObject() }
                let nested = (1..<500).reduce([] as [Any]) { inner, _ in [inner] }
                let value = Result { () throws(FoundationObjectError) in try JSON(foundationObject: nested) }
                func reason<Success>(_ result: Result<Success, FoundationObjectError>) -> FoundationObjectError.Reason?
                {
                    if case .failure(let error) = result { error.reason } else { nil }
                }
                return [reason(object), reason(value)]
            }
        }
        #expect(try depth(bytes: 8 << 20) == [nil, nil])
        #expect(try depth(bytes: 128 << 10) == [.depthLimit(nil), .depthLimit(nil)])
    }

    @Test("takes time that does not grow with the number of levels around an array")
    func levels() throws {
        func nested(_ levels: Int) -> Any {
            (0..<levels).reduce([Int](repeating: 1, count: 2000) as Any) { inner, _ in ["k": inner] as [String: Any] }
        }
        #expect(try growth(from: nested(1), to: nested(400)) { _ = try JSON(foundationObject: $0) } < 20)
    }
}
