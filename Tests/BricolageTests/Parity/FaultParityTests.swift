import Bricolage
import Foundation
import Testing

/// Each value as each type under each strategy: read as an equal value, or refused with the same case, type and
/// path.
@Suite struct FaultParityTests {
    private static let values = [
        "true", "1", "300", "-1", "0.5", "1.0", "1e2", "-0", "-0.0", "9007199254740993", "9223372036854775807",
        "9223372036854775808", "18446744073709551615", "18446744073709551616", "1e400", "3.5e38", "0.1e1",
        "123456789012345678901234567890", #""""#, #""x""#, #""?""#, #""+""#, #""oneWord""#, #""2001-09-09T01:46:40Z""#,
        #""aGk=""#, #""aGk""#, #""9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d""#, "[]", "[1]", "[null]", "[1,2]", "[256]",
        #"[1,"x"]"#, "{}", #"{"a":1}"#, #"{"a":null}"#, #"{"a_b":{}}"#, #"{"seconds_since":1}"#, #"{"1":2}"#,
        #"{"oneWord":1}"#, #"{"first":1}"#, #"{"x":{"_0":1}}"#, #"{"x":{"_0":"y"}}"#, #"{"x":{}}"#,
    ]
    /// Of more than one thing that is wrong in an object, Foundation's dictionaries find any.
    private static let objects = [
        #"{"first":1,"second":null,"list":[],"table":{}}"#, #"{"first":1,"list":[1,null],"table":{}}"#,
        #"{"first":1,"list":[],"table":{"a_b":true}}"#, #"{"first":1,"second":1,"list":[]}"#, #"{"x":{},"y":{}}"#,
    ]

    private struct Record: Codable {
        var first: Int
        var second: String?
        var list: [Double]
        var table: [String: Date]
    }

    private enum Payload: Codable {
        case x(Int)
        case y
    }

    /// - Parameter namesTypeOfNull: Whether an error about null names the type that Foundation's names.
    private func compare<T: Codable>(
        _ type: T.Type, _ strategy: ParityStrategy, and more: [String] = ["null"], namesTypeOfNull: Bool = true
    ) {
        for value in Self.values + more {
            let comparesTypes = namesTypeOfNull || !value.contains("null")
            strategy.expectEqualReading(of: T.self, from: Data(value.utf8), comparingTypes: comparesTypes)
            strategy.expectEqualReading(of: [[T]].self, from: Data("[[\(value)]]".utf8), comparingTypes: comparesTypes)
        }
    }

    @Test(arguments: ParityStrategy.allCases)
    func scalars(strategy: ParityStrategy) {
        // Foundation calls null a mismatch for Bool, and a missing value for every other type.
        compare(Bool.self, strategy, and: [])
        compare(Int.self, strategy)
        compare(UInt8.self, strategy)
        compare(UInt64.self, strategy)
        compare(Double.self, strategy)
        compare(Float.self, strategy)
        compare(String.self, strategy)
        compare(Int?.self, strategy)
    }

    @Test(arguments: ParityStrategy.allCases)
    func collections(strategy: ParityStrategy) {
        compare([Int].self, strategy)
        compare([String].self, strategy)
        compare([Double?].self, strategy)
        compare([String: Int].self, strategy)
        compare([Int: Int].self, strategy)
        compare([TypeParityTests.Name: Int].self, strategy)
        compare([UUID: Int].self, strategy)
        compare(ClosedRange<Int>.self, strategy)
    }

    @Test(arguments: ParityStrategy.allCases)
    func typesOfTheProgram(strategy: ParityStrategy) {
        compare(Record.self, strategy, and: Self.objects)
        compare(Payload.self, strategy, and: Self.objects)
        compare(TypeParityTests.Name.self, strategy)
        compare(TypeParityTests.Level.self, strategy)
    }

    @Test(arguments: ParityStrategy.allCases)
    func typesOfFoundation(strategy: ParityStrategy) {
        // Functions of strategies are asked about null, and name the type that they read.
        compare(Data.self, strategy, namesTypeOfNull: ![.customData, .everything].contains(strategy))
        compare(URL.self, strategy)
        compare(UUID.self, strategy)
        compare(Decimal.self, strategy)
        compare(CGPoint.self, strategy)
        compare(DateComponents.self, strategy)
        // Foundation leaves the last key out where it refuses the text of a date.
        if ![.dateText, .everything].contains(strategy) {
            compare(Date.self, strategy, namesTypeOfNull: strategy != .customDates)
            compare([String: Date].self, strategy, namesTypeOfNull: strategy != .customDates)
        }
    }

    /// The error named `Double`, which such a date is made of.
    @Test(arguments: [#"[null]"#, #"["2025-07-01T12:30:00Z"]"#, #"["INF"]"#, #"[1.5]"#, #"[{}]"#])
    func elementInPlaceOfADateWithTextsForInfinities(text: String) {
        ParityStrategy.nonFiniteTexts.expectEqualReading(of: [Date].self, from: Data(text.utf8))
    }
}
