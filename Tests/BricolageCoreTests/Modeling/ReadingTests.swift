import BricolageCore
import BricolageFields
import Testing

private struct Food: JSONReadableObject {
    var title: String
    var calories: Int?
    var kind: Kind
    var tags: [String]
    @Indirect var substitute: Food?
    var note: Nullable<String>
    var more: JSON.Object

    init(fields: inout JSONFields) throws {
        title = try fields["title"]
        calories = try fields["calories"]
        kind = try fields["kind"]
        tags = try fields["tags", default: []]
        substitute = try fields["substitute"]
        note = try fields["note"]
        more = try fields.rest()
    }

    enum Kind: JSONOpenEnum, Equatable {
        case fruit
        case other(String)

        init(rawValue: String) { self = rawValue == "fruit" ? .fruit : .other(rawValue) }

        var rawValue: String {
            switch self {
            case .fruit: "fruit"
            case .other(let value): value
            }
        }
    }
}

@Suite struct ReadingTests {
    private func food(_ text: String) throws -> Food { try Food(json: JSONDocument(parsing: text).root) }

    @Test func readsFields() throws {
        let food = try food(
            #"{"title":"a","kind":"x","calories":1.0,"substitute":{"title":"b","kind":"fruit"},"note":null,"q":[1]}"#)
        #expect(food.title == "a" && food.calories == 1 && food.kind == .other("x") && food.tags.isEmpty)
        #expect(food.substitute?.kind == .fruit)
        #expect(food.note == .null && food.substitute?.note == .absent)
        #expect(food.more == ["q": [1]])
    }

    @Test(arguments: [
        #"{"title":"a","kind":"fruit","title":"last"}"#, #"{"title":1,"kind":"fruit","title":"last"}"#,
        #"{"title":1,"kind":"fruit","titl\u0065":"last","q":1,"q":2}"#,
    ])
    func theLastDuplicateIsRead(text: String) throws {
        let food = try food(text)
        #expect(food.title == "last")
        #expect(food.more.isEmpty || food.more == ["q": 2])
    }

    @Test func largeObjectsAreLinearAndKeepTheRestInOrder() throws {
        let members = (0..<50_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
        let food = try food("{\(members),\"kind\":\"p\",\"title\":\"first\",\"title\":\"last\"}")
        #expect(food.title == "last")
        #expect(food.more.count == 50_000)
        #expect(food.more.keys.first == "k0" && food.more.keys.last == "k49999")
    }

    @Test(arguments: [
        (#"{"kind":"x"}"#, "", "missing \"title\": expected a value of type String"),
        (#"{"title":"a","kind":5}"#, "/kind", "expected a string, found the number 5"),
        (#"{"title":"a","kind":"x","calories":2.5}"#, "/calories", "found the number 2.5"),
        (
            #"{"title":"a","kind":"x","substitute":{"title":"b","kind":"x","tags":["c",1]}}"#, "/substitute/tags/1",
            "expected a string, found the number 1"
        ),
        (#"[]"#, "", "expected an object, found an array with 0 elements"),
    ])
    func failuresHaveAPlace(text: String, pointer: String, message: String) throws {
        let error = #expect(throws: JSONReadingError.self) { try food(text) }
        #expect(error?.issue.pointer.description == pointer)
        #expect(error?.issue.message.contains(message) == true, "\(error?.issue.message ?? "")")
        #expect(error?.issue.location != nil)
    }

    @Test func integersAreExact() throws {
        let root = try JSONDocument(parsing: "[0.1, 18446744073709551616, 1e65, 300, -1, 1e400]").root
        let nodes = Array(root.elements)
        for node in nodes[0...2] { #expect(throws: JSONReadingError.self) { try Int(json: node) } }
        #expect(throws: JSONReadingError.self) { try UInt8(json: nodes[3]) }
        #expect(throws: JSONReadingError.self) { try UInt64(json: nodes[4]) }
        #expect(throws: JSONReadingError.self) { try Double(json: nodes[5]) }
    }

    @Test func leftOverFieldsByTypeAndPattern() throws {
        struct Limits: JSONReadableObject {
            var name: String
            var extensions: [String: JSON]
            var limits: [String: Int]

            init(fields: inout JSONFields) throws {
                name = try fields["name"]
                extensions = try fields.rest(of: JSON.self, matching: { $0.hasPrefix("x-") })
                limits = try fields.rest()
            }
        }
        struct Closed: JSONReadableObject {
            init(fields: inout JSONFields) throws {
                let _: Int = try fields["a"]
                try fields.check("b", equals: 2)
                try fields.rejectRest()
            }
        }
        let limits = try Limits(json: JSONDocument(parsing: #"{"x-a":"y","name":"n","cpu":1,"mem":2}"#).root)
        #expect(limits.limits == ["cpu": 1, "mem": 2] && limits.extensions == ["x-a": "y"])
        #expect(throws: Never.self) { try Closed(json: JSONDocument(parsing: #"{"a":1,"b":2.0}"#).root) }
        #expect(throws: JSONReadingError.self) { try Closed(json: JSONDocument(parsing: #"{"a":1,"b":3}"#).root) }
        let error = #expect(throws: JSONReadingError.self) {
            try Closed(json: JSONDocument(parsing: #"{"a":1,"b":2,"c":3}"#).root)
        }
        #expect(error?.kind == .unexpectedKey("c"))
    }
}
