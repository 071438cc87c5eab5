import Bricolage
import Foundation
import Testing

/// A mismatch names the type that Foundation's decoder names: arrays and objects of `Any`, not of the expected
/// elements, and the type from which a value is made, such as `String` for `URL`.
@Suite struct NamedTypesTests {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// A way through containers: `k` for keyed ones, `u` for unkeyed ones, one inside the other by the key "a".
    private protocol Way { static var steps: String { get } }
    private enum K: Way { static let steps = "k" }
    private enum U: Way { static let steps = "u" }
    private enum KK: Way { static let steps = "kk" }
    private enum KU: Way { static let steps = "ku" }
    private enum UK: Way { static let steps = "uk" }
    private enum UU: Way { static let steps = "uu" }

    private struct Containers<W: Way>: Decodable {
        init(from decoder: any Decoder) throws {
            if W.steps.first == "k" {
                let container = try decoder.container(keyedBy: Key.self)
                switch W.steps.dropFirst() {
                case "k": _ = try container.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "a"))
                case "u": _ = try container.nestedUnkeyedContainer(forKey: Key(stringValue: "a"))
                default: break
                }
            } else {
                var container = try decoder.unkeyedContainer()
                switch W.steps.dropFirst() {
                case "k": _ = try container.nestedContainer(keyedBy: Key.self)
                case "u": _ = try container.nestedUnkeyedContainer()
                default: break
                }
            }
        }
    }

    private enum Word: String, Decodable { case a }
    private enum Number: Int, Decodable { case a }
    private enum Payload: Decodable { case a(Int) }
    private final class Parent: Decodable { var a: Int }

    private struct Members: Decodable {
        var array: [Int]?
        var nested: [[Int]]?
        var dictionary: [String: Int]?
        var numbered: [Int: Int]?
        var named: [Word: Int]?
        var set: Set<Int>?
        var identifier: UUID?
        var address: URL?
        var date: Date?
        var data: Data?
        var small: Int8?
        var float: Float?
        var decimal: Decimal?
        var range: Range<Int>?
        var flag: Bool?
        var word: Word?
        var number: Number?
        var payload: Payload?
        var parent: Parent?
        var unique: ContiguousArray<Int>?
    }

    private static func said(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "read"
        } catch {
            switch error {
            case DecodingError.typeMismatch(let type, _): return "\(FaultSummary(error)) \(type)"
            case DecodingError.valueNotFound(let type, _): return "\(FaultSummary(error)) \(type)"
            default: return "\(FaultSummary(error))"
            }
        }
    }

    private func expectSame<T: Decodable>(_ type: T.Type, _ texts: [String]) {
        var decoder = JSON.Decoder()
        decoder.thrownErrors = .decodingErrors
        for text in texts {
            let theirs = Self.said { _ = try JSONDecoder().decode(type, from: Data(text.utf8)) }
            #expect(Self.said { _ = try decoder.decode(type, from: text) } == theirs, "\(type) \(text)")
            do {
                _ = try JSON.decode(type, from: text)
            } catch let issues as DecodingIssues {
                #expect(
                    Self.said { throw issues.decodingError ?? issues } == theirs, "\(type) \(text), by way of issues")
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    @Test func containers() {
        expectSame(Containers<K>.self, ["[]", "1", "null", #""a""#])
        expectSame(Containers<U>.self, ["{}", "1", "null", #""a""#, "true"])
        expectSame(Containers<KK>.self, ["{}", #"{"a":1}"#, #"{"a":null}"#, #"{"a":[]}"#])
        expectSame(Containers<KU>.self, ["{}", #"{"a":1}"#, #"{"a":null}"#, #"{"a":{}}"#])
        expectSame(Containers<UK>.self, ["[]", "[1]", "[null]", "[[]]"])
        expectSame(Containers<UU>.self, ["[]", "[1]", "[null]", "[{}]"])
    }

    @Test(arguments: [
        "array", "nested", "dictionary", "numbered", "named", "set", "identifier", "address", "date", "data", "small",
        "float", "decimal", "range", "flag", "word", "number", "payload", "parent", "unique",
    ])
    func members(_ name: String) {
        let values = [
            "1", "true", #""x""#, "[]", "{}", "[null]", #"["x"]"#, #"[["x"]]"#, #"[[null]]"#, #"[1, "x"]"#,
            #"{"a": "x"}"#,
            #"{"a": null}"#, #"{"1": "x"}"#,
        ]
        expectSame(Members.self, values.map { #"{"\#(name)": \#($0)}"# })
    }

    @Test func wholes() {
        expectSame(Members.self, ["[]", "1", "null"])
        expectSame([Int].self, ["null", "{}", "1"])
        expectSame([String: Int].self, ["null", "[]", "1"])
        expectSame([[Int]].self, ["[null]", "[1]", "[[1, null]]", "[{}]"])
        expectSame([Word].self, ["[1]", "[null]"])
        expectSame([[String: Int]].self, ["[null]", "[1]"])
        expectSame(Int.self, [#""a""#, "null", "[1]"])
        expectSame(String.self, ["1", "null"])
        expectSame(Double.self, [#""""#, "null"])
        expectSame([URL].self, ["[1]", "[null]"])
        expectSame([Date].self, [#"["x"]"#, "[null]"])
        expectSame([Data].self, ["[1]", "[null]"])
        expectSame([Decimal].self, ["[true]", "[null]"])
        expectSame([UUID].self, ["[true]", "[null]"])
        expectSame([Int: String].self, [#"{"x": "y"}"#, #"{"1": 1}"#, "[]"])
    }

    /// Null names the date or the data, not the number, the string or the array that the strategy reads.
    @Test func nullInThePlaceOfDatesAndData() {
        typealias Ours = JSON.Decoder
        let dates: [(Ours.DateDecodingStrategy, JSONDecoder.DateDecodingStrategy)] = [
            (.deferredToDate, .deferredToDate), (.secondsSince1970, .secondsSince1970),
            (.millisecondsSince1970, .millisecondsSince1970), (.iso8601, .iso8601),
        ]
        var pairs = dates.map { (Ours(), JSONDecoder(), $0) }.map { ours, theirs, strategies in
            var ours = ours
            (ours.dateDecodingStrategy, theirs.dateDecodingStrategy) = strategies
            return (ours, theirs)
        }
        var (ours, theirs) = (Ours(), JSONDecoder())
        (ours.dataDecodingStrategy, theirs.dataDecodingStrategy) = (.deferredToData, .deferredToData)
        pairs.append((ours, theirs))
        func expectSame<T: Decodable>(_ type: T.Type, _ text: String, _ ours: Ours, _ theirs: JSONDecoder) {
            var ours = ours
            let expected = Self.said { _ = try theirs.decode(type, from: Data(text.utf8)) }
            for errors: Ours.ThrownErrors in [.decodingErrors, .issues] {
                ours.thrownErrors = errors
                let said = Self.said {
                    do { _ = try ours.decode(type, from: text) } catch let issues as DecodingIssues {
                        throw issues.decodingError ?? issues
                    }
                }
                #expect(said == expected, "\(type) \(text)")
            }
        }
        for (ours, theirs) in pairs {
            expectSame(Date.self, "null", ours, theirs)
            expectSame([Date].self, "[null]", ours, theirs)
            expectSame([String: Date].self, #"{"a": null}"#, ours, theirs)
            expectSame(Data.self, "null", ours, theirs)
            expectSame([Data].self, "[null]", ours, theirs)
        }
    }
}
