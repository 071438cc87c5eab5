import BricolageCore
import Testing

/// Where a type reads a value in one way or another, that is reported which is wrong by the way that was meant.
@Suite struct OtherReadingsTests {
    private func places<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        try JSON.Decoder().decodingIssues(of: type, in: text).issues.map { "\($0.pointer) \($0.kind.name)" }
    }

    private enum Column: Decodable {
        case numbers([Double])
        case texts([String])
        case rows([[String: Int]])
        case counts([String: Int])
        case names([String: String])

        struct Refusal: Error {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let numbers = try? container.decode([Double].self) {
                self = .numbers(numbers)
            } else if let texts = try? container.decode([String].self) {
                self = .texts(texts)
            } else if let rows = try? container.decode([[String: Int]].self) {
                self = .rows(rows)
            } else if let counts = try? container.decode([String: Int].self) {
                self = .counts(counts)
            } else if let names = try? container.decode([String: String].self) {
                self = .names(names)
            } else {
                throw Refusal()
            }
        }
    }

    @Test func oneBadElementDoesNotMakeACollectionOneOfAnotherType() throws {
        #expect(try places(Column.self, #"[{"a":1},{"a":2},false,{"a":3}]"#) == ["/2 wrong-kind"])
        #expect(try places(Column.self, #"["a","b",1,"c",null]"#) == ["/2 wrong-kind", "/4 unexpected-null"])
        #expect(try places(Column.self, #"[{"a":1},{"a":"x"},{"b":2}]"#) == ["/1/a wrong-kind"])
        #expect(try places(Column.self, #"{"a":1,"b":false,"c":2}"#) == ["/b wrong-kind"])
        #expect(try places(Column.self, #"{"a":"x","b":false,"c":"y"}"#) == ["/b wrong-kind"])
    }
}
