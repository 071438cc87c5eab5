import Bricolage
import Foundation
import Testing

/// The paths that code of types sees, in errors and elsewhere.
@Suite struct CodingPathParityTests {
    /// Records the path at which it was decoded.
    private struct Witness: Codable {
        var path: [String]

        init(path: [String]) { self.path = path }

        init(from decoder: any Decoder) throws { path = decoder.codingPath.map(\.stringValue) }

        func encode(to encoder: any Encoder) throws { try path.encode(to: encoder) }
    }

    private struct Places: Codable {
        var someMember: Witness
        var byText: [String: [String: Witness]]
        var byNumber: [Int: Witness]
        var oneList: [Witness?]
    }

    /// With a strategy for keys, the keys of dictionaries were once kept in dictionaries but converted in paths.
    @Test(arguments: [ParityStrategy.none, .snakeCase, .customDates, .everything])
    func keysOfDictionariesStayInPaths(strategy: ParityStrategy) throws {
        let text = #"{"some_member":{},"by_text":{"a_key":{"bKey":{}}},"by_number":{"7":{}},"one_list":[null,{}]}"#
        let plain = #"{"someMember":{},"byText":{"a_key":{"bKey":{}}},"byNumber":{"7":{}},"oneList":[null,{}]}"#
        let converts = [.snakeCase, .everything].contains(strategy)
        strategy.expectEqualReading(of: Places.self, from: Data((converts ? text : plain).utf8))
        let places = try strategy.coders.decoder.decode(Places.self, from: converts ? text : plain)
        #expect(places.byText["a_key"]?["bKey"]?.path == ["byText", "a_key", "bKey"])
        let faulty = Data(#"{"a_key":{"b_key":[0,"x"]}}"#.utf8)
        strategy.expectEqualReading(of: [String: [String: [Int]]].self, from: faulty)
    }

    private struct Numbers: Codable {
        var plain = 1.0
        var someList: [Double] = [1]
        var byName: [String: [Float?]] = [:]
        var group: Set<Double> = []
        var moment: Date?
    }

    /// An error about a number in an array or dictionary once had an empty path.
    @Test(arguments: [ParityStrategy.none, .userInfo, .dataBytes, .customData])
    func numbersThatCannotBeEncodedHaveTheirPath(strategy: ParityStrategy) throws {
        try strategy.expectParity(of: [1, Double.nan])
        try strategy.expectParity(of: ["someKey": [["b": Float.infinity]]])
        try strategy.expectParity(of: Numbers(someList: [1, 2, -.infinity]))
        try strategy.expectParity(of: [Numbers(byName: ["aKey": [nil, .nan]])])
        try strategy.expectParity(of: Numbers(group: [.infinity]))
        try strategy.expectParity(of: Numbers(moment: Date(timeIntervalSinceReferenceDate: .infinity)))
        try strategy.expectParity(of: Double.nan)
    }

    @Test func decimalsWithoutValueHaveTheirPath() throws {
        let error = #expect(throws: EncodingError.self) { try JSON.encode(["aKey": [Decimal(1), .nan]]) }
        #expect(error.map { FaultSummary($0).path } == ["aKey", "Index 1"])
    }

    @Test("A decimal NaN is an error, whatever the strategy for non-finite floating-point numbers")
    func decimalsWithoutValueHaveNoStrategy() throws {
        var encoder = JSON.Encoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let error = #expect(throws: EncodingError.self) { try encoder.encode(["aKey": [Decimal(1), .nan]]) }
        #expect(error.map { FaultSummary($0).path } == ["aKey", "Index 1"])
    }

    private struct Model: JSONWritableObject {
        var someList: [Double]
        func write(fields: inout JSONOutput) { fields["someList"] = someList }
    }

    @Test func numbersInTypesThatWriteThemselvesHaveTheirPath() throws {
        let error = #expect(throws: EncodingError.self) {
            try JSON.encode(["first": [Model(someList: [1]), Model(someList: [1, .nan])]])
        }
        guard case .invalidValue(let value, let context) = error else { return }
        #expect((value as? Double)?.isNaN == true)
        #expect(context.codingPath.map(\.stringValue) == ["first", "Index 1", "someList", "Index 1"])
        #expect(context.debugDescription.contains("nan"))
    }
}
