import Bricolage
import Foundation
import TestSupport
import Testing

/// Compares dictionaries and sets, which are made without containers if nothing is unusual, with those that the
/// standard library makes with our containers.
@Suite struct DictionaryParityTests {
    private struct Name: Codable, Hashable, CodingKeyRepresentable {
        var text: String

        init(_ text: String) { self.text = text }

        init?<Key: CodingKey>(codingKey: Key) {
            guard codingKey.stringValue != "refused" else { return nil }
            // Shows whether the key has an integer value, too.
            text = codingKey.intValue.map { "number \($0)" } ?? codingKey.stringValue
        }

        var codingKey: any CodingKey { JSONCodingKey(text) }
    }

    private struct Point: Codable, Hashable { var x: Int }

    private static let objects = [
        "{}", #"{"1": 1}"#, #"{"0": 1, "-1": 2, "12345": 3}"#, #"{"007": 1, "7": 2}"#, #"{"+7": 1}"#,
        #"{"007": 1}"#, #"{"-0": 1}"#, #"{"-0": 1, "0": 2}"#,
        #"{"9223372036854775807": 1, "-9223372036854775808": 2}"#, #"{"9223372036854775808": 1}"#,
        #"{"1": 1, "2": "x"}"#, #"{"1": 1, "1": 2}"#, #"{"1": "x", "1": 2}"#, #"{"\u0031": 1, "1": 2}"#, #"{"1.0": 1}"#,
        #"{"": 1}"#, #"{"-": 1}"#, #"{"a": 1, "b": 2}"#, #"{"refused": 1}"#, #"{"a": 1, "refused": "x"}"#,
        #"{"1_000": 1}"#, #"{"first_key": 1}"#, #"{"é": 1, "é": 2}"#, "[]", "null", "1", #"{"1": null}"#,
        "{\((0..<100).map { "\"\($0 * 7)\": \($0)" }.joined(separator: ","))}",
    ]

    private static let arrays = [
        "[]", "[1]", "[1, 2]", "[1, 2, 3]", "[1, 2, 1, 3]", #"[1, "x"]"#, #"["x", 1]"#, "{}", "null",
        #"[1, 2, 3, "x"]"#,
        #"[{"x": 1}, 1, {"x": 2}, 2]"#, #"[{"x": 1}, 1, {"x": 1}, 2]"#, #"[{"x": 1}, 1, {"y": 1}, 2]"#, "[null, 1]",
        #"["9B1DEB4D-3B7D-4BAD-9BDD-2B0D7B3DCB6D", 1]"#, #"["9B1DEB4D-3B7D-4BAD-9BDD-2B0D7B3DCB6", 1]"#,
        #"["a", "b", "a"]"#,
    ]

    /// A value made by the initialiser of its type, which requests containers.
    private struct Contained<Value: Decodable>: Decodable {
        var value: Value
        init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
    }

    private func expectSame<Value: Decodable & Equatable>(
        _ type: Value.Type, from texts: [String], _ strategy: ParityStrategy
    ) {
        var decoder = strategy.coders.decoder
        decoder.thrownErrors = .decodingErrors
        for text in texts.map({ "[0, \($0)]" }) {
            var (ours, theirs): (Value?, Value?)
            var (ourFault, theirFault): (FaultSummary?, FaultSummary?)
            do { ours = try decoder.decode(Second<Value>.self, from: text).value } catch { ourFault = .init(error) }
            do { theirs = try decoder.decode(Second<Contained<Value>>.self, from: text).value.value } catch {
                theirFault = .init(error)
            }
            #expect(ours == theirs, "\(strategy): \(Value.self) from \(text)")
            #expect(ourFault == theirFault, "\(strategy): \(Value.self) from \(text)")
        }
    }

    private struct Second<Value: Decodable>: Decodable {
        var value: Value

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            _ = try container.decode(Int.self)
            value = try container.decode(Value.self)
        }
    }

    @Test(arguments: ParityStrategy.allCases) func objects(strategy: ParityStrategy) {
        expectSame([Int: Int].self, from: Self.objects, strategy)
        expectSame([Int: Int?].self, from: Self.objects, strategy)
        expectSame([Name: Int].self, from: Self.objects, strategy)
        let nested = [#"{"1": {"2": {"x": 1}}, "3": {"4": {"x": "no"}}}"#, #"{"1": {"2": {"x": 1}, "3": {}}}"#]
        expectSame([Int: [Int: Point]].self, from: nested, strategy)
    }

    @Test(arguments: ParityStrategy.allCases) func arrays(strategy: ParityStrategy) {
        expectSame([Double: Int].self, from: Self.arrays, strategy)
        expectSame([Point: Int].self, from: Self.arrays, strategy)
        expectSame([UUID: Int].self, from: Self.arrays, strategy)
        expectSame(Set<Int>.self, from: Self.arrays, strategy)
        expectSame(Set<String>.self, from: Self.arrays, strategy)
        expectSame(Set<Point>.self, from: Self.arrays, strategy)
    }

    @Test func whatIsReadCanBeWrittenAgain() throws {
        let numbers = Dictionary(uniqueKeysWithValues: (-500..<500).map { (number: Int) in (number * 92_233_720, "a") })
        #expect(try JSON.decode([Int: String].self, from: JSON.encode(numbers)) == numbers)
        let names = Dictionary(uniqueKeysWithValues: (0..<500).map { (Name("name \($0)"), Point(x: $0)) })
        #expect(try JSON.decode([Name: Point].self, from: JSON.encode(names)) == names)
        let points = Dictionary(uniqueKeysWithValues: (0..<500).map { (Point(x: $0), ["\($0)"]) })
        #expect(try JSON.decode([Point: [String]].self, from: JSON.encode(points)) == points)
        #expect(try JSON.decode(Set<Point>.self, from: JSON.encode(Set(points.keys))) == Set(points.keys))
    }
}
