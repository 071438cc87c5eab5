import BricolageCore
import BricolageFields
import BricolagePointers
import BricolageWriting
import Foundation
import TestSupport
import Testing

/// An object with constraints of all kinds, whose keys are spelled differently in the text if they are converted.
private struct Port: JSONReadableObject, GuessableDecodable {
    var portNumber: Int
    var restByKey: [String: Int]

    init(fields: inout JSONFields) throws {
        try fields.check(.members(from: 3))
        try fields.check(.requires(["portNumber"]))
        try fields.check("portNumber", .range(from: 1, to: 10))
        portNumber = try fields["portNumber"]
        try fields.check("kindOfPort", equals: "x")
        try fields.checkRest(.range(to: 5))
        restByKey = try fields.rest()
    }
}

/// An object that accepts no further members.
private struct Closed: JSONReadableObject {
    init(fields: inout JSONFields) throws {
        let _: Int? = try fields["portNumber"]
        try fields.rejectRest()
    }
}

/// Nested objects, each of which must have members.
private final class Nested: JSONReadableObject {
    let nextOne: Nested?

    init(fields: inout JSONFields) throws {
        try fields.check(.all([.members(from: 1), .not(.requires(["other"])), .keys(.length(from: 1))]))
        nextOne = try fields["nextOne"]
    }
}

/// An object whose values are all small, unless it has the key `bigOnes`.
private struct Small: JSONReadableObject {
    init(fields: inout JSONFields) throws { try fields.check(.any([.values(.range(to: 5)), .requires(["bigOnes"])])) }
}

/// An object of which at least one value is large.
private struct Large: JSONReadableObject {
    init(fields: inout JSONFields) throws { try fields.check(.not(.values(.range(to: 5)))) }
}

/// An object whose keys all have three characters or more.
private struct LongKeys: JSONReadableObject {
    init(fields: inout JSONFields) throws { try fields.check(.keys(.length(from: 3))) }
}

/// Two numbers in an array.
private struct Pair: JSONReadableValue {
    static func recognize(_ json: JSONDocument.Node) -> JSONRecognition { .certain }

    init(json: JSONDocument.Node) throws {
        for element in json.elements { let _: Int = try element.read() }
    }
}

/// Constraints are checked by every coder, and each violation has the place of its value in the text.
@Suite struct ConstraintsOfCodersTests {
    /// Documents that violate one constraint, and the place of the violation.
    static let broken = [
        (#"[{"portNumber": 5, "kindOfPort": "x"}]"#, "/0"), (#"[{"kindOfPort": "x", "other": 1, "more": 2}]"#, "/0"),
        (#"[{"portNumber": 5, "other": 1, "more": 2}]"#, "/0"),
        (#"[{"portNumber": 50, "kindOfPort": "x", "other": 1}]"#, "/0/portNumber"),
        (#"[{"portNumber": 5, "kindOfPort": "y", "other": 1}]"#, "/0/kindOfPort"),
        (#"[{"portNumber": 5, "kindOfPort": "x", "other": 6}]"#, "/0/other"),
        (#"[{"portNumber": 5, "kindOfPort": "x", "other": "a"}]"#, "/0/other"),
    ]

    private static func decoders() -> [JSON.Decoder] {
        let plain = JSON.Decoder()
        let snake = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        var floats = JSON.Decoder()
        floats.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "+", negativeInfinity: "-", nan: "?")
        return [plain, snake, floats].flatMap { decoder in
            var first = decoder
            first.reporting = .first
            return [decoder, first]
        }
    }

    private func places(_ text: String, _ decoder: JSON.Decoder) throws -> [String] {
        do {
            _ = try decoder.decode([Port].self, from: text)
            return []
        } catch let issues as DecodingIssues {
            return issues.issues.map(\.pointer.description)
        }
    }

    @Test(arguments: broken)
    func areCheckedUnderEveryStrategy(text: String, place: String) throws {
        for decoder in Self.decoders() {
            #expect(try places(text, decoder).first == place)
        }
    }

    @Test(arguments: broken)
    func areCheckedByEveryCoder(text: String, place: String) throws {
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode([Port].self, from: Data(text.utf8)) }
        #expect(error?.context.map { Self.pointer($0.codingPath) } == place)
    }

    private static func pointer(_ codingPath: [any CodingKey]) -> String {
        codingPath.map { "/" + ($0.intValue.map(String.init) ?? $0.stringValue) }.joined()
    }

    /// The path of another coder's error once ended at the object, and the value that was found was "nothing".
    @Test(arguments: [
        ("/0", #"{"portNumber": 5, "kindOfPort": "x"}"#, "expected at least 3 members, found an object with 2 members"),
        (
            "/0/portNumber", #"{"portNumber": 50, "kindOfPort": "x", "other": 1}"#,
            "expected at least 1 and at most 10, found the number 50"
        ),
        (
            "/0/kindOfPort", #"{"portNumber": 5, "kindOfPort": "y", "other": 1}"#,
            #"expected "x", found the string "y""#
        ),
        ("/0/other", #"{"portNumber": 5, "kindOfPort": "x", "other": 6}"#, "expected at most 5, found the number 6"),
    ])
    func areToldWithTheValueByEveryCoder(place: String, object: String, message: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Port].self, from: Data("[\(object)]".utf8))
        }
        #expect(error?.context?.debugDescription == message)
        #expect(error?.context.map { Self.pointer($0.codingPath) } == place)
    }

    /// Under a strategy, the path of this library's error ended at the object.
    @Test(arguments: [
        (#"{"port_number": 50, "kind_of_port": "x", "a_b": 1}"#, "/0/portNumber"),
        (#"{"port_number": 5, "kind_of_port": "y", "a_b": 1}"#, "/0/kindOfPort"),
        (#"{"port_number": 5, "kind_of_port": "x", "a_b": 6}"#, "/0/aB"),
        (#"{"port_number": 5, "kind_of_port": "x"}"#, "/0"),
    ])
    func havePathsOfTheKeysThatTheTypeKnows(object: String, path: String) throws {
        var ours = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        ours.thrownErrors = .decodingErrors
        let theirs = JSONDecoder()
        theirs.keyDecodingStrategy = .convertFromSnakeCase
        let text = Data("[\(object)]".utf8)
        let errors = [
            #expect(throws: DecodingError.self) { try ours.decode([Port].self, from: [UInt8](text)) },
            #expect(throws: DecodingError.self) { try theirs.decode([Port].self, from: text) },
        ]
        for error in errors { #expect(error?.context.map { Self.pointer($0.codingPath) } == path) }
    }

    @Test func membersTooManyAreFoundByEveryCoder() throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Closed].self, from: Data(#"[{"portNumber": 1, "extra": 2}]"#.utf8))
        }
        #expect(error?.context.map { Self.pointer($0.codingPath) } == "/0/extra")
        #expect(error?.context?.debugDescription == #"unexpected "extra": expected no further members"#)
    }

    @Test func partsOfCopiesAreFoundByEveryCoder() throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([String: [Pair]].self, from: Data(#"{"a": [[1, 2], [3, "x"]]}"#.utf8))
        }
        #expect(error?.context.map { Self.pointer($0.codingPath) } == "/a/1/1")
        #expect(error?.context?.codingPath.map(\.intValue) == [nil, 1, 1])
    }

    @Test func areAboutTheKeysThatTheTypeKnows() throws {
        let text = #"[{"port_number": 5, "kind_of_port": "x", "a_b": 5}]"#
        let snake = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        let ports = try snake.decode([Port].self, from: text)
        #expect(ports[0].portNumber == 5 && ports[0].restByKey == ["aB": 5])
        let theirs = JSONDecoder()
        theirs.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try theirs.decode([Port].self, from: Data(text.utf8))[0].restByKey == ["aB": 5])
        var first = snake
        first.reporting = .first
        #expect(try places(#"[{"port_number": 5, "kind_of_port": "x", "a_b": 6}]"#, first) == ["/0/a_b"])
        #expect(try places(#"[{"port_number": 50, "kind_of_port": "x", "a_b": 5}]"#, first) == ["/0/port_number"])
        #expect(try places(#"[{"kind_of_port": "x", "a_b": 5, "b_c": 5}]"#, first) == ["/0"])
        #expect(try places(#"[{"port_number": 5, "a_b": 5, "b_c": 5}]"#, first) == ["/0"])
    }

    /// If keys are converted, all violations are reported, as they are otherwise.
    @Test(arguments: [
        (#"[{"port_number": 50, "kind_of_port": "y", "a_b": 6}]"#, ["/0/port_number", "/0/kind_of_port", "/0/a_b"]),
        (
            #"[{"port_number": 5, "kind_of_port": "x", "a_b": 5}, {"port_number": 5, "kind_of_port": "x", "a_b": 6}]"#,
            ["/1/a_b"]
        ),
        (
            #"[{"kind_of_port": "x"}, {"port_number": 5, "kind_of_port": "x", "a_b": "x"}]"#, ["/0", "/0", "/1/a_b"]
        ),
    ])
    func areAllToldUnderConvertedKeys(text: String, expected: [String]) throws {
        let snake = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try places(text, snake) == expected)
        let plain = [("port_number", "portNumber"), ("kind_of_port", "kindOfPort"), ("a_b", "aB")]
        let converted = plain.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        let converting = expected.map { place in
            plain.reduce(place) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        }
        #expect(try places(converted, JSON.Decoder()) == converting)
    }

    @Test func whatHoldsIsRead() throws {
        let text = #"[{"portNumber": 5, "kindOfPort": "x", "other": 5}]"#
        for decoder in Self.decoders() {
            #expect(try decoder.decode([Port].self, from: text)[0].restByKey == ["other": 5])
        }
        #expect(try JSONDecoder().decode([Port].self, from: Data(text.utf8))[0].portNumber == 5)
    }

    @Test func membersTooManyStandWhereTheyAre() throws {
        for decoder in Self.decoders() {
            let error = #expect(throws: DecodingIssues.self) {
                try decoder.decode([Closed].self, from: #"[{"portNumber": 1, "extra": 2}]"#)
            }
            #expect(error?.issues.map(\.pointer.description) == ["/0/extra"])
        }
    }

    @Test func valuesOfConvertedKeysAreChecked() throws {
        let snake = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        for text in [#"{"a_b":5}"#, #"{"a_b":6,"big_ones":1}"#] { _ = try snake.decode(Small.self, from: text) }
        #expect(throws: DecodingIssues.self) { try snake.decode(Small.self, from: #"{"a_b":6}"#) }
    }

    /// The contents of each object were once copied to check its keys, so the innermost object was copied once for each
    /// level around it.
    @Test func constraintsOnKeysDoNotCopyWhatIsWithin() throws {
        let snake = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        let long = String(repeating: #"{"a":["b",{"c":1}]},"#, count: 500) + "1"
        func read(_ depth: Int) throws {
            let text =
                String(repeating: #"{"next_one":"#, count: depth) + #"{"list":[\#(long)]}"#
                + String(repeating: "}", count: depth)
            _ = try snake.decode(Nested.self, from: text)
        }
        #expect(try growth(from: 1, to: 100) { try read($0) } < 20)
        let broken = #expect(throws: DecodingIssues.self) {
            try snake.decode(Nested.self, from: #"{"next_one":{"other":1}}"#)
        }
        #expect(broken?.issues.map(\.pointer.description) == ["/next_one"])
    }

    @Test func aMemberWithAWrongKeyStandsWhereItDoesInTheText() throws {
        var first = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        #expect(try places(first) == ["/a_b"])
        first.reporting = .first
        #expect(try places(first) == ["/a_b"])
        func places(_ decoder: JSON.Decoder) throws -> [String]? {
            let error = #expect(throws: DecodingIssues.self) {
                try decoder.decode(LongKeys.self, from: #"{"long_key":1,"a_b":2}"#)
            }
            return error?.issues.map(\.pointer.description)
        }
    }

    @Test func valuesThatMustNotAllBeSmallAreLookedAt() throws {
        let snake = JSON.Decoder(keyDecodingStrategy: .convertFromSnakeCase)
        _ = try snake.decode(Large.self, from: #"{"a_b":6}"#)
        #expect(throws: DecodingIssues.self) { try snake.decode(Large.self, from: #"{"a_b":5}"#) }
    }
}
