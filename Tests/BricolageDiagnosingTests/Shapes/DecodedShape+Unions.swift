import BricolageCore

// Values of several types.

extension DecodedShape {
    static let unions = [
        DecodedShape(
            "number or text", [Quantity].self,
            #"[{"amount":1,"of":"a"},{"amount":"some","of":"b"},{"amount":3,"of":"c"}]"#),
        DecodedShape(
            "tag as text, same object", [Animal].self,
            #"[{"type":"dog","name":"a","tricks":3},{"type":"cat","name":"b","lives":9},{"type":"dog","name":"c","tricks":1}]"#
        ),
        DecodedShape(
            "tag as enumeration", [Vehicle].self,
            #"[{"kind":"car","doors":5,"plate":"x"},{"kind":"bike","gears":21},{"kind":"car","doors":3,"plate":"y"}]"#),
        DecodedShape(
            "tag beside the content", [Event].self,
            #"[{"type":"click","data":{"x":1,"y":2}},{"type":"key","data":{"code":"a"}},{"type":"click","data":{"x":3,"y":4}}]"#
        ),
        DecodedShape(
            "one type after the other", [Attachment].self,
            #"[{"url":"u","width":3,"height":4},{"text":"t","language":"en"},{"url":"v","width":1,"height":1}]"#),
        DecodedShape("either of two", [Either<Song2, Int>].self, #"[{"title":"a","year":1},5,{"title":"b","year":2}]"#),
        DecodedShape(
            "coordinates by the tag", [Geometry].self,
            #"[{"type":"Point","coordinates":[1,2]},{"type":"LineString","coordinates":[[1,2],[3,4]]},{"type":"Point","coordinates":[5,6]}]"#
        ),
        DecodedShape(
            "true or 1", [Flags].self, #"[{"hot":true,"cold":0,"name":"a"},{"hot":1,"cold":false,"name":"b"}]"#),
        DecodedShape(
            "the key is the tag", [Command].self,
            #"[{"move":{"to":"a","speed":2}},{"say":"hello"},{"move":{"to":"b","speed":1}}]"#),
    ]
}

private enum Amount: Decodable {
    case count(Int)
    case words(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let count = try? container.decode(Int.self) {
            self = .count(count)
        } else if let words = try? container.decode(String.self) {
            self = .words(words)
        } else {
            throw decoder.corrupted("neither a number nor a text")
        }
    }
}

private struct Quantity: Decodable {
    var amount: Amount
    var of: String
}

private enum Animal: Decodable {
    case dog(Dog)
    case cat(Cat)

    struct Dog: Decodable {
        var name: String
        var tricks: Int
    }
    struct Cat: Decodable {
        var name: String
        var lives: Int
    }
    enum CodingKeys: CodingKey { case type }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .type) {
        case "dog": self = .dog(try Dog(from: decoder))
        case "cat": self = .cat(try Cat(from: decoder))
        default:
            throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown animal")
        }
    }
}

private enum Vehicle: Decodable {
    case car(doors: Int, plate: String)
    case bike(gears: Int)

    enum Kind: String, Decodable { case car, bike }
    enum CodingKeys: CodingKey { case kind, doors, plate, gears }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .car:
            self = .car(
                doors: try container.decode(Int.self, forKey: .doors),
                plate: try container.decode(String.self, forKey: .plate))
        case .bike: self = .bike(gears: try container.decode(Int.self, forKey: .gears))
        }
    }
}

private struct Event: Decodable {
    struct Click: Decodable {
        var x: Int
        var y: Int
    }
    struct Key: Decodable { var code: String }
    enum Kind: String, Decodable, CaseIterable { case click, key }

    var content: Any

    enum CodingKeys: CodingKey { case type, data }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .click: content = try container.decode(Click.self, forKey: .data)
        case .key: content = try container.decode(Key.self, forKey: .data)
        }
    }
}

private enum Attachment: Decodable {
    case image(Image)
    case note(Note)

    struct Image: Decodable {
        var url: String
        var width: Int
        var height: Int
    }
    struct Note: Decodable {
        var text: String
        var language: String
    }

    init(from decoder: any Decoder) throws {
        do {
            self = .image(try Image(from: decoder))
        } catch {
            self = .note(try Note(from: decoder))
        }
    }
}

private struct Song2: Decodable {
    var title: String
    var year: Int
}

private enum Either<Left: Decodable, Right: Decodable>: Decodable {
    case left(Left)
    case right(Right)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let left = try? container.decode(Left.self) {
            self = .left(left)
            return
        }
        if let right = try? container.decode(Right.self) {
            self = .right(right)
            return
        }
        throw Refusal(reason: "neither \(Left.self) nor \(Right.self)")
    }
}

private enum Geometry: Decodable {
    case point([Double])
    case line([[Double]])

    enum CodingKeys: CodingKey { case type, coordinates }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        switch type {
        case "Point": self = .point(try container.decode([Double].self, forKey: .coordinates))
        case "LineString": self = .line(try container.decode([[Double]].self, forKey: .coordinates))
        default: throw Refusal(reason: "unknown geometry \(type)")
        }
    }
}

private struct Flag: Decodable {
    var isOn: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            isOn = try container.decode(Bool.self)
        } catch DecodingError.typeMismatch {
            isOn = try container.decode(Int.self) != 0
        }
    }
}

private struct Flags: Decodable {
    var hot: Flag
    var cold: Flag
    var name: String
}

private enum Command: Decodable {
    case move(Move)
    case say(String)

    struct Move: Decodable {
        var to: String
        var speed: Double
    }
    enum CodingKeys: CodingKey { case move, say }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let move = try container.decodeIfPresent(Move.self, forKey: .move) {
            self = .move(move)
        } else {
            self = .say(try container.decode(String.self, forKey: .say))
        }
    }
}
