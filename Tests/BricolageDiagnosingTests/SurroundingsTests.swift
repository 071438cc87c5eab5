import BricolageCore
import Synchronization
import Testing

/// The requests of an initialiser are observed where it runs anyway: inside the initialiser that requests its value.
@Suite struct SurroundingsTests {
    private struct Outer: Decodable {
        @TaskLocal static var isUnderway = false
        static let strayCount = Mutex(0)

        struct Inner: Decodable {
            enum CodingKeys: CodingKey { case id, name }
            var id: Int
            var name: String

            init(from decoder: any Decoder) throws {
                if !Outer.isUnderway { Outer.strayCount.withLock { $0 += 1 } }
                let container = try decoder.container(keyedBy: CodingKeys.self)
                id = try container.decode(Int.self, forKey: .id)
                name = try container.decode(String.self, forKey: .name)
            }
        }
        enum CodingKeys: CodingKey { case inners }
        var inners: [Inner]

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            inners = try Self.$isUnderway.withValue(true) { try container.decode([Inner].self, forKey: .inners) }
        }
    }

    private func issues<T: Decodable>(of type: T.Type, _ text: String) throws -> [String] {
        try JSON.Decoder().decodingIssues(of: type, in: text).issues.map { issue in
            let basis = if case .declared(let type) = issue.basis { " by \(type)" } else { "" }
            return "\(issue.pointer) \(issue.kind.name)\(basis)"
        }
    }

    /// Valid values of the type, before and after the spoilt one, were once read again at the end.
    @Test func noInitialiserIsRunOutsideOfTheOneAroundIt() throws {
        let sound = #"{"id":1,"name":"n"}"#
        let spoilt = #"{"id":"x","name":2}"#
        for values in [[spoilt], [spoilt, sound], [sound, spoilt], [sound, spoilt, sound, spoilt]] {
            let issues = try issues(of: Outer.self, #"{"inners":[\#(values.joined(separator: ","))]}"#)
            #expect(issues.count == 2 * values.count { $0 == spoilt })
            #expect(issues.contains { $0.contains("by Inner") } == (values.count == 1))
        }
        #expect(Outer.strayCount.withLock { $0 } == 0)
    }

    private struct User: Decodable { var id: Int, name: String }
    private struct Pair: Decodable { var first: User, second: User }

    /// Otherwise the plain decoder would read it, which does not observe requests.
    @Test func aSoundValueBeforeTheSpoiltOneIsWatched() throws {
        let text = #"{"first":{"id":1,"name":"n"},"second":{"id":"x","name":2}}"#
        #expect(try issues(of: Pair.self, text) == ["/second/id wrong-kind", "/second/name wrong-kind"])
    }
}
