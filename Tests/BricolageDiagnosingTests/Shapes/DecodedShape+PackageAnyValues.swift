import BricolageCore

// Values of more than one kind in the manner of public packages: type-erased, either or, one or several.

extension DecodedShape {
    static let anyValues = [
        DecodedShape(
            "type-erased", Event.self,
            #"{"name":"open","properties":{"count":2,"tags":["a",null,true],"nested":{"ratio":0.5}},"at":12}"#),
        DecodedShape(
            "an identifier of two kinds", [Ticket].self,
            #"[{"id":7,"parent":"T-1","title":"a"},{"id":"T-2","title":"b","parent":3},{"id":1,"title":"c"}]"#),
        DecodedShape("left or right", [Choice].self, #"[{"value":1,"note":"a"},{"value":{"label":"x"},"note":"b"}]"#),
        DecodedShape("one or many", [Recipients].self, #"[{"to":"a","subject":"s"},{"to":["a","b"],"subject":"t"}]"#),
        DecodedShape("truth in any form", [Flag].self, #"[{"on":true,"id":1},{"on":"yes","id":2},{"on":0,"id":3}]"#),
    ]
}

private struct AnyDecodable: Decodable {
    let value: Any

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = Int?.none as Any
        } else if let bool = try? container.decode(Bool.self) {
            value = bool
        } else if let integer = try? container.decode(Int.self) {
            value = integer
        } else if let double = try? container.decode(Double.self) {
            value = double
        } else if let text = try? container.decode(String.self) {
            value = text
        } else if let list = try? container.decode([AnyDecodable].self) {
            value = list.map(\.value)
        } else if let members = try? container.decode([String: AnyDecodable].self) {
            value = members.mapValues(\.value)
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "this value cannot be decoded")
        }
    }
}

private struct Event: Decodable {
    var name: String
    var properties: [String: AnyDecodable]
    var at: Int
}

private enum Identifier: Decodable {
    case number(Int), text(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
            return
        }
        if let text = try? container.decode(String.self) {
            self = .text(text)
            return
        }
        throw DecodingError.typeMismatch(
            Identifier.self, .init(codingPath: decoder.codingPath, debugDescription: "neither a number nor a text"))
    }
}

private struct Ticket: Decodable {
    var id: Identifier, title: String, parent: Identifier?
}

private enum Either<Left: Decodable, Right: Decodable>: Decodable {
    case left(Left), right(Right)

    init(from decoder: any Decoder) throws {
        do {
            self = .left(try Left(from: decoder))
        } catch {
            self = .right(try Right(from: decoder))
        }
    }
}

private struct Choice: Decodable {
    struct Label: Decodable { var label: String }
    var value: Either<Int, Label>, note: String
}

private enum OneOrSeveral<Element: Decodable>: Decodable {
    case one(Element), several([Element])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let several = try? container.decode([Element].self) {
            self = .several(several)
        } else {
            self = .one(try container.decode(Element.self))
        }
    }
}

private struct Recipients: Decodable {
    var to: OneOrSeveral<String>, subject: String
}

private struct Flag: Decodable {
    private enum CodingKeys: CodingKey { case on, id }
    var on: Bool, id: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        if let bool = try? container.decode(Bool.self, forKey: .on) {
            on = bool
        } else if let number = try? container.decode(Int.self, forKey: .on) {
            on = number != 0
        } else {
            switch try container.decode(String.self, forKey: .on).lowercased() {
            case "yes", "true": on = true
            case "no", "false": on = false
            default:
                throw DecodingError.dataCorruptedError(
                    forKey: .on, in: container, debugDescription: "neither yes nor no")
            }
        }
    }
}
