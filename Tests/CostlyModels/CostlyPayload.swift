internal import Bricolage

/// Documents that make a report of all errors expensive, and the same documents without faults.
package struct CostlyPayload: Sendable {
    package let name: String
    /// The maximum number of plain passes over the document without faults that a report may take.
    package let bound: Double
    package let type: any (Decodable & SendableMetatype).Type
    package let sound: String
    package let spoilt: String

    private init(
        _ name: String, within bound: Double = 10, _ type: any (Decodable & SendableMetatype).Type, sound: String,
        spoilt: String
    ) {
        self.name = name
        self.bound = bound
        self.type = type
        self.sound = sound
        self.spoilt = spoilt
    }

    package static let all = ordinary + wide + nested

    /// Ordinary payloads in which a few values are invalid.
    package static let ordinary: [CostlyPayload] = [
        CostlyPayload("a fault in the first object", within: 3, [Row].self, sound: rows(), spoilt: rows { $0 == 0 }),
        CostlyPayload("in the middle", within: 3, [Row].self, sound: rows(), spoilt: rows { $0 == 1000 }),
        CostlyPayload("in the last", within: 3, [Row].self, sound: rows(), spoilt: rows { $0 == 1999 }),
        CostlyPayload("in one of 100", within: 3, [Row].self, sound: rows(), spoilt: rows { $0 % 100 == 50 }),
        CostlyPayload("direct, in the last", within: 3, [DirectRow].self, sound: rows(), spoilt: rows { $0 == 1999 }),
        CostlyPayload(
            "direct, in one of 100", within: 3, [DirectRow].self, sound: rows(), spoilt: rows { $0 % 100 == 50 }),
    ]

    /// Payloads in which each of many values is invalid.
    package static let wide: [CostlyPayload] = [
        CostlyPayload("a fault in each object", [Row].self, sound: rows(), spoilt: rows { _ in true }),
        CostlyPayload("direct, in each object", [DirectRow].self, sound: rows(), spoilt: rows { _ in true }),
        CostlyPayload(
            "a wrong tag in each of 1,000", [TaggedValue].self, sound: array(1000, #"{"kind":"p","content":"x"}"#),
            spoilt: array(1000, #"{"kind":"q","content":"x"}"#)),
        CostlyPayload(
            "six options in each of 1,000, the first is right", [SixOptions].self,
            sound: array(1000, #"{"Int8":1}"#), spoilt: array(1000, #"{"Int8":true}"#)),
        CostlyPayload(
            "six options in each of 1,000, the last is right", [SixOptions].self,
            sound: array(1000, #"{"UInt16":1}"#), spoilt: array(1000, #"{"UInt16":true}"#)),
        CostlyPayload(
            "any value, each of 500 wrong", [AnyValue].self, sound: array(500, "[[[1]]]"),
            spoilt: array(500, "[[[1e400]]]")),
        CostlyPayload(
            "each of 1,000 refused", [RefusedRange].self, sound: array(1000, #"{"lower":1,"upper":2}"#),
            spoilt: array(1000, #"{"lower":2,"upper":1}"#)),
        CostlyPayload(
            "twelve of twelve in each of 1,000", [Dozen].self, sound: array(1000, dozen("1")),
            spoilt: array(1000, dozen("true"))),
        CostlyPayload(
            "1,000 wrong members", Wide.self, sound: #"{"values":{"# + members(1000, "1") + "}}",
            spoilt: #"{"values":{"# + members(1000, "true") + "}}"),
        CostlyPayload(
            "10,000 integers, each wrong", [Int].self, sound: array(10_000, "1"), spoilt: array(10_000, "true")),
    ]

    /// Unions within unions, with one fault in the innermost value.
    package static let nested: [CostlyPayload] = [
        CostlyPayload("any value, 500 levels", AnyValue.self, sound: levels(500, "1"), spoilt: levels(500, "1e400")),
        CostlyPayload("recursive, 60 levels", Expression.self, sound: levels(60, "1"), spoilt: levels(60, "true")),
        CostlyPayload(
            "generated union, 200 levels", GeneratedUnion.self, sound: chain(200, "1"), spoilt: chain(200, "true")),
        CostlyPayload(
            "hand-written union, 200 levels", HandWrittenUnion.self, sound: chain(200, "1"),
            spoilt: chain(200, "true")),
        CostlyPayload("OneOf, 200 levels", AlternativesUnion.self, sound: chain(200, "1"), spoilt: chain(200, "true")),
        CostlyPayload("AnyOf, 200 levels", OverlappingUnion.self, sound: chain(200, "1"), spoilt: chain(200, "true")),
        CostlyPayload(
            "union of arrays, 100 levels", ArrayUnion.self, sound: levels(100, "1"), spoilt: levels(100, "true")),
        CostlyPayload(
            "Codable union, 200 levels", CodableAlternatives.self, sound: chain(200, #"{"minus":1}"#),
            spoilt: chain(200, "true")),
        CostlyPayload(
            "recursive class, 200 levels", within: 9, Recursive.self, sound: chain(200, #"{"minus":1}"#, rest: ""),
            spoilt: chain(200, #"{"minus":true}"#, rest: "")),
    ]
}

// MARK: Texts

extension CostlyPayload {
    /// Levels of arrays around a text.
    package static func levels(_ count: Int, _ innermost: String) -> String {
        String(repeating: "[", count: count) + innermost + String(repeating: "]", count: count)
    }

    /// Levels of objects around a text, each with something else after it.
    package static func chain(_ count: Int, _ innermost: String, rest: String = #","minus":1"#) -> String {
        String(repeating: #"{"arg":"#, count: count) + innermost + String(repeating: rest + "}", count: count)
    }

    package static func array(_ count: Int, _ element: String) -> String {
        "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }

    private static func rows(isWrong: (Int) -> Bool = { _ in false }) -> String {
        let rows = (0..<2000).map { number in
            let id = isWrong(number) ? #""x""# : "1"
            return #"{"id":\#(id),"name":"name","price":1.5,"tags":["a","b"],"note":"n","active":true}"#
        }
        return "[" + rows.joined(separator: ",\n") + "]"
    }

    private static func members(_ count: Int, _ value: String) -> String {
        (0..<count).map { #""k\#($0)":\#(value)"# }.joined(separator: ",")
    }

    private static func dozen(_ value: String) -> String {
        "{" + "abcdefghijkl".map { #""\#($0)":\#(value)"# }.joined(separator: ",") + "}"
    }
}
