import Bricolage

// Families of variants, one for each way of tagging.

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

enum Rides: JSONVariantFamily {
    static let variants = JSONVariants<any Vehicle>(.parent("by")) {
        JSONVariant("car", Car.self, aliases: ["auto"])
        JSONVariant("boat", Boat.self)
    }
}

/// A property whose tag is beside it.
struct Trip: Codable {
    var length = 3.5
    @Polymorphic<Rides>.Value var vehicle: any Vehicle = Car()
}

/// The same for a property that may be absent.
struct Ferry: Codable {
    @Polymorphic<Rides>.Value var vehicle: (any Vehicle)? = Boat()
}

enum Untold: JSONVariantFamily {
    static let variants = JSONVariants<any Vehicle>(.untagged) {
        JSONVariant(Car.self)
        JSONVariant(Plane.self)
    }
}

struct Depot: Codable {
    @Polymorphic<Untold>.Value var vehicles: [any Vehicle] = [Car(), Plane()]
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
