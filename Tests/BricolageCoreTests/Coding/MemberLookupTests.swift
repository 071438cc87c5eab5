import BricolageCore
import TestSupport
import Testing

/// Compares the members that containers find with those that they should find.
@Suite struct MemberLookupTests {
    /// Keys that are hard to tell apart: short, equal at both ends, of every length around a machine word.
    private static func key(_ generator: inout SeededGenerator) -> String {
        let length = Int.random(in: 0...20, using: &generator)
        guard length > 0 else { return "" }
        var key = String(repeating: "a", count: length)
        if Bool.random(using: &generator) {
            let place = key.index(key.startIndex, offsetBy: Int.random(in: 0..<length, using: &generator))
            key.replaceSubrange(
                place...place, with: ["b", "é", "😀", "\u{301}"].randomElement(using: &generator) ?? "b")
        }
        return key
    }

    private static func literal(_ key: String, _ generator: inout SeededGenerator) -> String {
        guard Int.random(in: 0..<12, using: &generator) == 0 else { return "\"\(key)\"" }
        return "\"" + key.utf16.map { "\\u" + String(0x10000 + Int($0), radix: 16).dropFirst() }.joined() + "\""
    }

    /// Asks a container for members in any order.
    private struct Answers: Decodable {
        @TaskLocal static var questions: [String] = []
        var all: [String]
        var answers: [Int?] = []

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            all = container.allKeys.map(\.stringValue)
            for question in Self.questions {
                let key = JSONCodingKey(question)
                let answer = try container.decodeIfPresent(Int.self, forKey: key)
                #expect(container.contains(key) == (answer != nil))
                answers.append(answer)
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3, 8, 20, 40, 63, 64, 65, 200])
    func theLastMemberOfAKeyIsFoundInAnyOrder(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        for round in 0..<30 {
            var members: [(key: String, value: Int)] = []
            for value in 0..<count {
                var key = Self.key(&generator)
                // Every other object has no key twice.
                if round.isMultiple(of: 2) {
                    while members.contains(where: { Array($0.key.utf8) == Array(key.utf8) }) { key += "\(value)" }
                }
                members.append((key, value))
            }
            let text =
                "{" + members.map { Self.literal($0.key, &generator) + ":\($0.value)" }.joined(separator: ",") + "}"
            let strangers = (0..<20).map { _ in Self.key(&generator) }
            let questions =
                round % 3 == 0 ? members.map(\.key) : (members.map(\.key) + strangers).shuffled(using: &generator)
            let answers = try Answers.$questions.withValue(questions) { try JSON.decode(Answers.self, from: text) }
            for (question, answer) in zip(questions, answers.answers) {
                #expect(
                    answer == members.last { Array($0.key.utf8) == Array(question.utf8) }?.value,
                    "\(question) in \(text)")
            }
            var seen: [[UInt8]] = []
            for member in members where !seen.contains(Array(member.key.utf8)) { seen.append(Array(member.key.utf8)) }
            #expect(Set(answers.all.map { Array($0.utf8) }) == Set(seen) && answers.all.count == seen.count)
        }
    }

    @Test func keysThatDictionariesMergeAreAnError() throws {
        struct Holder: Decodable { var value: Int? }
        let text = "{\"\u{e9}\":{\"value\":1},\"e\u{301}\":{\"value\":2}}"
        let error = #expect(throws: DecodingIssues.self) { try JSON.decode([String: Holder].self, from: text) }
        #expect(error?.issues.first?.kind == .invalidValue)
        #expect(try JSON.decode([String: Holder].self, from: #"{"a":{"value":1},"a":{}}"#)["a"]?.value == nil)
    }

    /// In some of these documents the last empty object is the last node of the tape, after which a node was once read:
    /// the keys were correct all the same, so only an address sanitizer notices this.
    @Test func keysOfEmptyObjects() throws {
        struct Keys: Decodable {
            enum Name: CodingKey { case a }
            var all: [Name]
            init(from decoder: any Decoder) throws { all = try decoder.container(keyedBy: Name.self).allKeys }
        }
        for count in 1...20 {
            let text = "{" + (0..<count).map { "\"\($0)\":{}" }.joined(separator: ",") + "}"
            let decoded = try JSON.decode([String: Keys].self, from: text)
            #expect(decoded.count == count && decoded.values.allSatisfy(\.all.isEmpty))
        }
        #expect(try JSON.decode([Keys].self, from: #"[{"a": 1}, {"b": 1}, {}]"#).map(\.all.count) == [1, 0, 0])
    }

    @Test func codingPathsNameEveryStep() throws {
        struct Leaf: Decodable {
            init(from decoder: any Decoder) throws {
                let path = decoder.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
                _ = try decoder.singleValueContainer().decode(Int?.self)
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: path.joined(separator: "/")))
            }
        }
        struct Branch: Decodable { var leaf_list: [String: [[Leaf?]]] }
        func place(_ decoder: JSON.Decoder, _ text: String) throws -> DecodingIssue? {
            let error = #expect(throws: DecodingIssues.self) { try decoder.decode([Branch].self, from: text) }
            return error?.issues.first
        }
        let plain = try place(JSON.Decoder(), #"[{"leaf_list":{}},{"leaf_list":{"k":[[],[null,1]]}}]"#)
        #expect(plain?.expected == "1/leaf_list/k/1/1")
        #expect(plain?.pointer.description == "/1/leaf_list/k/1/1")
        let upper = JSON.Decoder(
            keyDecodingStrategy: .custom { JSONCodingKey($0[$0.count - 1].stringValue.lowercased()) })
        #expect(try place(upper, #"[{"LEAF_LIST":{"k":[[1]]}}]"#)?.expected == "0/leaf_list/k/0/0")
    }
}
