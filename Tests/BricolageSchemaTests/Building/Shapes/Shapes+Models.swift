import Bricolage
import BricolageSchema
import Foundation

// Types that read themselves, and types that describe more about themselves.

extension Shapes {
    struct Fields: JSONModel {
        var title = "t"
        var count: Int? = nil
        var state = State.open
        var scores: [String: Int] = [:]

        enum State: String, JSONClosedEnum { case open, closed }

        init() {}

        init(fields: inout JSONFields) throws {
            title = try fields["title"]
            count = try fields["count"]
            state = try fields["state", default: .open]
            scores = try fields.rest(of: Int.self)
        }

        func write(fields: inout JSONOutput) {
            fields["title"] = title
            fields["count"] = count
            fields["state"] = state
            fields.rest(scores)
        }
    }

    struct Closed: JSONModel {
        var a = 1

        init() {}

        init(fields: inout JSONFields) throws {
            a = try fields["a"]
            try fields.rejectRest()
        }

        func write(fields: inout JSONOutput) { fields["a"] = a }
    }

    /// A type whose constraints no made-up value satisfies.
    struct Constrained: JSONModel {
        var a = 200
        var more = ["b": 300]

        init() {}

        init(fields: inout JSONFields) throws {
            try fields.check(.members(from: 2))
            try fields.check("a", .range(from: 200))
            a = try fields["a"]
            try fields.checkRest(.range(from: 300))
            more = try fields.rest(of: Int.self)
        }

        func write(fields: inout JSONOutput) {
            fields["a"] = a
            fields.rest(more)
        }
    }

    struct Described: Codable, JSONSchemaDescribing {
        var age = 40
        var email = "a@example.com"
        var home = Address(street: "A", zip: 1)
        var tags = ["a"]

        static func describe(_ schema: inout JSONSchemaDescription) {
            schema.title = "Employee"
            schema.description = "Somebody who works here."
            schema["age"].minimum = 0
            schema["age"].maximum = 150
            schema["email"].format = "email"
            schema["email"].description = "Where to write to."
            schema["home"].description = "Where to send things."
            schema["tags"].items.pattern = "^[a-z]+$"
            schema["tags"].uniqueItems = true
            schema.additionalProperties = false
        }
    }

    /// Reads nodes, so that only it knows what it reads.
    enum Opaque: JSONChoice, JSONSchemaDescribing {
        case address(Address)
        case name(String)

        init(json: JSONDocument.Node) throws {
            if let name = json.string { self = .name(name) } else { self = .address(try json.decode()) }
        }

        func write(json: inout JSONOutput) {
            switch self {
            case .address: json.write("address")
            case .name(let name): json.write(name)
            }
        }

        static func describe(_ schema: inout JSONSchemaDescription) {
            schema.setAlternatives(Address.self, String.self)
        }
    }
}

/// A type that extracts its values.
struct Employee: JSONReadableValue {
    let name: String
    let nickname: String?
    let born: Date
    let salary: Double
    let codes: [Int]
    let home: Shapes.Address

    init(json: JSONDocument.Node) throws {
        (name, nickname, born, salary, codes, home) = try json.extract(
            .required("name.full"),
            .optional("name.nick"),
            .required("born", by: .date("yyyy-MM-dd")),
            .defaulted("salary", by: .lenient(), to: 0.0),
            .required("codes", by: .elements(.converting("a code") { (text: String) in Int(text, radix: 16) })),
            .required("home"))
    }
}

struct Office: Decodable {
    var head: Employee
    var staff: [Employee]
    var floor: Int
}
