import BricolageCore
import Testing

/// If many values have the same faults, the last one is reported like the first, although less work is done for it.
@Suite struct SeriesTests {
    /// The issues of the elements of an array, without what differs from element to element.
    private func accounts<T: Decodable>(_ type: T.Type, _ elements: [String]) throws -> [[String]] {
        let text = "[" + elements.joined(separator: ",\n") + "]"
        let issues = try JSON.Decoder().decodingIssues(of: [T].self, in: text)
        return elements.indices.map { account(of: JSONPointer(tokens: ["\($0)"]), in: issues) }
    }

    /// The issues of a value.
    private func account(of value: JSONPointer, in issues: DecodingIssues) -> [String] {
        let depth = value.tokens.count
        let own = issues.issues.filter { $0.pointer.tokens.starts(with: value.tokens) }
        return own.map { issue in
            let rest = issue.pointer.tokens.dropFirst(depth)
            let pattern = issue.pattern?.tokens.dropFirst(depth) ?? []
            return "\(rest) \(pattern) \(issue.type ?? "") \(issue.basis) \(issue.message) \(issue.notes)"
        } + (issues.unexplored.contains(value) ? ["open"] : [])
    }

    /// - Parameter right: An element without faults, after which the plain decoder is used again; nil if it would show
    ///   that the type reads what it declares.
    private func expectEqualAccounts<T: Decodable>(
        _ type: T.Type, _ element: String, right: String? = nil,
        _ sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let alone = account(of: .root, in: try JSON.Decoder().decodingIssues(of: type, in: element))
        let series = try accounts(type, Array(repeating: element, count: 5))
        #expect(alone.contains { $0 != "open" }, sourceLocation: sourceLocation)
        #expect(series == Array(repeating: alone, count: 5), sourceLocation: sourceLocation)
        guard let right else { return }
        let turns = try accounts(type, [element, right, element, right, element])
        #expect(turns == [alone, [], alone, [], alone], sourceLocation: sourceLocation)
    }

    private struct Limits: Decodable {
        private enum CodingKeys: CodingKey { case lower, upper }
        private let lower: Int, upper: Int

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            lower = try container.decode(Int.self, forKey: .lower)
            upper = try container.decode(Int.self, forKey: .upper)
            if lower > upper { throw Refusal(reason: "they are the wrong way round") }
        }
    }

    @Test func ofValuesThatAreRefused() throws {
        try expectEqualAccounts(Limits.self, #"{"lower":2,"upper":1}"#, right: #"{"lower":1,"upper":2}"#)
        try expectEqualAccounts(Limits.self, #"{"lower":2,"upper":"x"}"#, right: #"{"lower":1,"upper":2}"#)
    }

    @Test func ofValuesThatAreRefusedAfterAttempts() throws {
        try expectEqualAccounts(WholeOrParts.self, #"{"whole":"1"}"#, right: #"{"whole":1}"#)
        try expectEqualAccounts(WholeOrParts.self, #"{"parts":[1,"2"]}"#, right: #"{"whole":1}"#)
        try expectEqualAccounts(WholeOrParts.self, "{}", right: #"{"whole":1}"#)
    }

    private struct Tagged: Decodable {
        private enum Kind: String, Decodable { case one, two }
        private enum CodingKeys: CodingKey { case kind, content }
        private let content: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(Kind.self, forKey: .kind) {
            case .one: content = try container.decode(String.self, forKey: .content)
            case .two: content = "\(try container.decode(Int.self, forKey: .content))"
            }
        }
    }

    @Test func ofTagsThatNameNoCase() throws {
        try expectEqualAccounts(
            Tagged.self, #"{"kind":"three","content":"x"}"#, right: #"{"kind":"one","content":"x"}"#)
        try expectEqualAccounts(Tagged.self, #"{"content":"x","kind":3}"#, right: #"{"kind":"one","content":"x"}"#)
        try expectEqualAccounts(Tagged.self, #"{"kind":"two","content":"x"}"#, right: #"{"kind":"one","content":"x"}"#)
    }

    /// Its other faults are known from the declaration.
    private struct Plain: Decodable {
        enum Kind: String, Decodable { case one, two }
        var kind: Kind, content: String, rest: [Int]
    }

    @Test func ofTypesThatDeclareWhatIsBehindTheFirstFault() throws {
        try expectEqualAccounts(Plain.self, #"{"kind":"three","content":1,"rest":[true]}"#)
        try expectEqualAccounts(Plain.self, #"{"kind":"one","content":1,"rest":[true]}"#)
        let issues = try JSON.Decoder().decodingIssues(of: Plain.self, in: #"{"kind":"one","content":1,"rest":2}"#)
        #expect(issues.issues.map(\.pointer.description) == ["/content", "/rest"])
    }

    private enum Payload: Decodable { case text(String), number(value: Int) }

    @Test func ofCasesWithPayloads() throws {
        try expectEqualAccounts(Payload.self, #"{"other":{"_0":"x"}}"#, right: #"{"number":{"value":1}}"#)
        try expectEqualAccounts(Payload.self, #"{"number":{"value":"x"}}"#, right: #"{"number":{"value":1}}"#)
        try expectEqualAccounts(Payload.self, "{}", right: #"{"number":{"value":1}}"#)
    }

    private struct Row: Decodable { var a: Int, b: Int, c: Float }

    /// One array in place of a number once ended the whole report.
    @Test func containersInsteadOfScalarsUnderAStrategy() throws {
        let strategy = JSON.Decoder.NonConformingFloatDecodingStrategy.convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let decoder = JSON.Decoder(nonConformingFloatDecodingStrategy: strategy)
        let numbers = try decoder.decodingIssues(of: [Int].self, in: #"[[1], "x", {}, 2]"#)
        #expect(numbers.issues.map(\.pointer.description) == ["/0", "/1", "/2"])
        let reals = try decoder.decodingIssues(of: [String: Double].self, in: #"{"a":[[1]],"b":"inf","c":{},"d":"x"}"#)
        #expect(reals.issues.map(\.pointer.description) == ["/a", "/c", "/d"])
        let row = #"{"a":[1],"b":1,"c":"x"}"#
        let text = "[" + Array(repeating: row, count: 200).joined(separator: ",") + "]"
        let rows = try decoder.decodingIssues(of: [Row].self, in: text)
        #expect(rows.issues.count == 400)
        var first = decoder
        first.reporting = .first
        for text in ["[[1]]", "[{}]"] {
            let told = try [decoder, first].map { try $0.decodingIssues(of: [Double].self, in: text).issues[0].message }
            #expect(told[0] == told[1])
        }
    }
}
