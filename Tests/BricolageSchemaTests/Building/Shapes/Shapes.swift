import Bricolage
import BricolageSchema
import Foundation

/// Types of the shapes that programs have, whose schemas stand in the folder `Schemas`.
enum Shapes {
    struct Scalars: Codable {
        var text = "a"
        var flag = true
        var integer = 1
        var byte: UInt8 = 255
        var small: Int16 = -3
        var natural: UInt = 7
        var double = 1.5
        var float: Float = 0.5
        var anything: JSON = [1, nil]
        var number: JSON.Number = 12
        var object: JSON.Object = ["a": 1]
    }

    struct Foundations: Codable {
        var date = Date(timeIntervalSinceReferenceDate: 1)
        var link = URL(string: "https://example.com/a")
        var identifier = UUID()
        var bytes = Data([1, 2])
        var price: Decimal = 9.5
    }

    struct Collections: Codable {
        var list = ["a"]
        var matrix = [[1.5]]
        var set: Set<String> = ["x"]
        var byName = ["a": 1]
        var byNumber = [3: true]
        var byCase: [Size: Int] = [.small: 1]
        var optionals: [Int?] = [1, nil]
        var maybe: [String]?
    }

    enum Size: String, Codable, CodingKeyRepresentable { case small, medium, large }
    enum Level: Int, Codable, CaseIterable { case low = 1, high = 10 }

    struct Person: Codable, Sendable {
        var name: String
        var nickname: String?
        var size: Size
        var level: Level?
        var addresses: [Address]
        var home: Address?

        static let sample = Person(
            name: "Ann", size: .small, level: .high, addresses: [Address(street: "A", zip: nil)], home: nil)
    }

    struct Address: Codable, Sendable {
        var street: String
        var zip: Int?
    }

    final class Node: Codable {
        var value = 1
        var next: Node?
        var children: [Node] = []
    }

    struct Folder: Codable {
        var name = "root"
        var files = [File()]
    }

    struct File: Codable {
        var name = "file"
        var parent: [Folder] = []
    }

    indirect enum Expression: Codable, Sendable {
        case number(Double)
        case sum(Expression, Expression)
        case named(name: String, of: Expression?)
        case nothing

        static let sample = Expression.sum(.number(1), .named(name: "x", of: .nothing))
    }

    struct Page<Item: Codable>: Codable {
        var items: [Item]
        var next: String?
    }

    class Animal: Codable {
        var name = "Rex"
    }

    final class Dog: Animal {
        var breed: String?
        var age = 3

        private enum CodingKeys: CodingKey { case breed, age }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            breed = try container.decodeIfPresent(String.self, forKey: .breed)
            age = try container.decode(Int.self, forKey: .age)
            try super.init(from: decoder)
        }
    }

    /// A number or its text.
    enum Amount: Codable {
        case number(Double)
        case text(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            }
        }
    }

    /// What the first wording of the recording pass got wrong.
    struct Lenient: Codable {
        var attempted = 0
        var contained = 0
        var nullable: Int? = nil
        var fallback = "none"

        private enum CodingKeys: CodingKey { case attempted, contained, nullable, fallback }

        init() {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            attempted = (try? container.decode(Int.self, forKey: .attempted)) ?? 0
            if container.contains(.contained) { contained = try container.decode(Int.self, forKey: .contained) }
            if try !container.decodeNil(forKey: .nullable) {
                nullable = try container.decode(Int.self, forKey: .nullable)
            }
            fallback = try container.decodeIfPresent(String.self, forKey: .fallback) ?? "none"
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(attempted, forKey: .attempted)
            try container.encode(nullable, forKey: .nullable)
        }
    }

    enum Figure: Codable {
        case circle(radius: Double)
        case square(side: Double, label: String?)

        enum Kind: String, Codable { case circle, square }
        enum CodingKeys: CodingKey { case kind, radius, side, label }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(Kind.self, forKey: .kind) {
            case .circle: self = .circle(radius: try container.decode(Double.self, forKey: .radius))
            case .square:
                self = .square(
                    side: try container.decode(Double.self, forKey: .side),
                    label: try container.decodeIfPresent(String.self, forKey: .label))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .circle(let radius):
                try container.encode(Kind.circle, forKey: .kind)
                try container.encode(radius, forKey: .radius)
            case .square(let side, let label):
                try container.encode(Kind.square, forKey: .kind)
                try container.encode(side, forKey: .side)
                try container.encodeIfPresent(label, forKey: .label)
            }
        }
    }

    struct Nested: Codable {
        var width = 1.0
        var height = 2.0
        var tags = ["a"]
        var point: (Double, Double) = (1, 2)

        private enum CodingKeys: CodingKey { case size, tags, point }
        private enum SizeKeys: CodingKey { case width, height }

        init() {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let size = try container.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
            width = try size.decode(Double.self, forKey: .width)
            height = try size.decode(Double.self, forKey: .height)
            var list = try container.nestedUnkeyedContainer(forKey: .tags)
            tags = []
            while !list.isAtEnd { tags.append(try list.decode(String.self)) }
            var pair = try container.nestedUnkeyedContainer(forKey: .point)
            point = (try pair.decode(Double.self), try pair.decode(Double.self))
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var size = container.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
            try size.encode(width, forKey: .width)
            try size.encode(height, forKey: .height)
            try container.encode(tags, forKey: .tags)
            try container.encode([point.0, point.1], forKey: .point)
        }
    }

    struct Identifier: RawRepresentable, Codable {
        var rawValue = "a"
    }

    struct Wrapping: Codable {
        var identifier = Identifier()
        var choice: OneOf2<Int, String> = .v1(1)
        var numbers: OneOf2<Int, Double> = .v2(1.5)
        var people: OneOf3<Address, [Address], Bool> = .v2([])
        @Indirect var boxed: Address? = nil
        var three: Nullable<Int> = .null
    }

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

// MARK: Families of variants

protocol Vehicle: Codable, Sendable {}

struct Car: Vehicle { var wheels = 4 }
struct Boat: Vehicle { var sails: Int? }
struct Plane: Vehicle { var wings = [1.5] }

enum Vehicles: JSONVariantFamily {
    static let variants = JSONVariants<any Vehicle>(tag: "type") {
        JSONVariant("car", Car.self, aliases: ["auto"])
        JSONVariant("boat", Boat.self)
    }
}

enum Parcel: JSONVariantEnum {
    case letter(Letter)
    case box(Box)
    case unknown(UnknownVariant)

    struct Letter: Codable { var words = 3 }
    struct Box: Codable { var contents: [Parcel] = [] }

    static let variants = JSONVariants<Parcel>(.pointer("/meta/kind"), unknown: .kept(as: Parcel.unknown)) {
        JSONVariant(1, Parcel.letter)
        JSONVariant(2, Parcel.box)
    }

    var payload: any Encodable {
        switch self {
        case .letter(let letter): letter
        case .box(let box): box
        case .unknown(let unknown): unknown
        }
    }
}

enum Message: JSONVariantEnum {
    case text(String)
    case number(Int)

    static let variants = JSONVariants<Message>(.adjacent(tag: "t", content: "c")) {
        JSONVariant("text", Message.text)
        JSONVariant("number", Message.number)
    }

    var payload: any Encodable {
        switch self {
        case .text(let text): text
        case .number(let number): number
        }
    }
}

enum Outcome: JSONVariantEnum {
    case done(Int)
    case failed(String)

    static let variants = JSONVariants<Outcome>(.external) {
        JSONVariant("done", Outcome.done)
        JSONVariant("failed", Outcome.failed)
    }

    var payload: any Encodable {
        switch self {
        case .done(let number): number
        case .failed(let text): text
        }
    }
}

struct Fleet: Codable {
    @Polymorphic<Vehicles>.Value var flagship: (any Vehicle)? = Boat()
    @Polymorphic<Vehicles>.Value var vehicles: [any Vehicle] = [Car(), Boat(sails: 2)]
    @Polymorphic<Vehicles>.Value var byPort: [String: [any Vehicle]] = ["a": [Car()]]
    @Lossy var names = ["a"]
    @Lossy var captain: String? = "Ann"
    var parcels: [Parcel] = [.letter(.init()), .box(.init(contents: [.letter(.init())]))]
    var messages: [Message] = [.text("a"), .number(1)]
    var outcome: Outcome = .failed("late")
}
