import BricolageCore
import BricolageWriting
import Synchronization
import Testing

/// By default no initialiser of a struct or a class receives a value that is not in the document.
@Suite struct RealValuesTests {
    private static let seen = Mutex<[String]>([])

    private static func see(_ value: some Any) { seen.withLock { $0.append("\(value)") } }

    /// Records the values that it receives, member by member.
    private struct Witness: Decodable {
        enum Kind: String, Decodable { case first, second = "2nd" }
        enum CodingKeys: CodingKey { case kind, name, count, flags, scores, next }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            see(try container.decode(Kind.self, forKey: .kind).rawValue)
            see(try container.decode(String.self, forKey: .name))
            see(try container.decode(Int.self, forKey: .count))
            var flags = try container.nestedUnkeyedContainer(forKey: .flags)
            while let flag = try? flags.decode(Bool.self) { see(flag) }
            see(try container.decode([Int].self, forKey: .scores))
            if let next = try container.decodeIfPresent(Witness.self, forKey: .next) { see(type(of: next)) }
        }
    }

    @Test func whateverIsMissingOrWrongNothingStandsForIt() throws {
        let whole: JSON = [
            "kind": "2nd", "name": "ann", "count": 7, "flags": [true], "scores": [5, 6],
            "next": ["kind": "first", "name": "bob", "count": 8, "flags": [], "scores": []],
        ]
        let known: Set = ["2nd", "first", "ann", "bob", "7", "8", "true", "[5, 6]", "[]", "Witness"]
        let wrong: [JSON?] = [nil, nil, .null, 4711, "none", true, [], [:], [1, "x"]]
        func check(_ document: JSON) throws {
            Self.seen.withLock { $0 = [] }
            _ = JSON.decodingIssues(of: [Witness].self, in: try JSONDocument([whole, document, whole]))
            let seen = Self.seen.withLock { Set($0) }
            let sent = Set(["4711", "none"])
            #expect(known.isSubset(of: seen), "\(known.subtracting(seen)) not seen beside \(document)")
            #expect(seen.isSubset(of: known.union(sent)), "\(seen.subtracting(known)) in \(document)")
        }
        for key in try #require(whole.object).keys {
            for value in wrong {
                var document = whole
                document[key] = value
                try check(document)
                document = whole
                document["next"]?[key] = value
                try check(document)
            }
        }
    }
}
