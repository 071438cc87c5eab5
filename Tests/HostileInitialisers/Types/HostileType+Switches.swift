// swift-format-ignore-file: NeverForceUnwrap

// Switches whose last case is assumed to be unreachable for all documents.

extension HostileType {
    static var switches: [HostileType] {
        [
            HostileType(Event.self, #"{"type":"click","x":1,"y":2}"#, #"{"type":"key","code":"a"}"#),
            HostileType(Status.self, #"{"code":200,"body":"b"}"#, #"{"code":404}"#),
            HostileType(Direction.self, #"{"dx":0,"dy":1}"#, #"{"dx":-1,"dy":0}"#),
            HostileType(Migrated.self, #"{"version":1,"name":"n"}"#, #"{"version":2,"names":["n","m"]}"#),
            HostileType(Expression.self, #"{"op":"+","args":[1,{"op":"-","args":[2]}]}"#),
            HostileType(Command.self, #"["move",3,4]"#, #"["stop"]"#),
            HostileType(Consent.self, #"{"yes":true,"no":false,"reason":"r"}"#),
            HostileType(Sized.self, #"{"size":"m","count":2}"#),
            HostileType(Toggle.self, #"{"state":"on","since":5}"#, #"{"state":0,"since":5}"#),
            HostileType(Layer.self, #"{"kind":"group","children":[{"kind":"image","url":"u"}]}"#),
        ]
    }
}

private enum Event: Decodable {
    enum CodingKeys: CodingKey { case type, x, y, code }
    case click(Int, Int)
    case key(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(String.self, forKey: .type) {
        case "click":
            self = .click(try container.decode(Int.self, forKey: .x), try container.decode(Int.self, forKey: .y))
        case "key": self = .key(try container.decode(String.self, forKey: .code))
        case let type: preconditionFailure("no event \(type)")
        }
    }
}

private struct Status: Decodable {
    enum CodingKeys: CodingKey { case code, body }
    let body: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Int.self, forKey: .code) {
        case 200..<300: body = try container.decode(String.self, forKey: .body)
        case 400..<600: body = nil
        default: fatalError("no status")
        }
    }
}

private enum Direction: Decodable {
    enum CodingKeys: CodingKey { case dx, dy }
    case north, south, east, west

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let step = (try container.decode(Int.self, forKey: .dx), try container.decode(Int.self, forKey: .dy))
        switch step {
        case (0, 1): self = .north
        case (0, -1): self = .south
        case (1, 0): self = .east
        case (-1, 0): self = .west
        default: fatalError("no direction \(step)")
        }
    }
}

private struct Migrated: Decodable {
    enum CodingKeys: CodingKey { case version, name, names }
    let names: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let migrations: [Int: () throws -> [String]] = [
            1: { [try container.decode(String.self, forKey: .name)] },
            2: { try container.decode([String].self, forKey: .names) },
        ]
        names = try migrations[try container.decode(Int.self, forKey: .version)]!()
    }
}

private indirect enum Expression: Decodable {
    enum CodingKeys: CodingKey { case op, args }
    case number(Double)
    case sum([Expression])
    case negation(Expression)

    init(from decoder: any Decoder) throws {
        if let number = try? decoder.watchedValue().decode(Double.self) {
            self = .number(number)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let arguments = try container.decode([Expression].self, forKey: .args)
        switch try container.decode(String.self, forKey: .op) {
        case "+": self = .sum(arguments)
        case "-": self = .negation(arguments[0])
        default: fatalError("no operation")
        }
    }
}

private enum Command: Decodable {
    case move(Int, Int)
    case stop

    init(from decoder: any Decoder) throws {
        var elements = try decoder.watchedElements()
        switch try elements.decode(String.self) {
        case "move": self = .move(try elements.decode(Int.self), try elements.decode(Int.self))
        case "stop": self = .stop
        case let name: fatalError("no command \(name)")
        }
    }
}

private struct Consent: Decodable {
    enum CodingKeys: CodingKey { case yes, no, reason }
    let isYes: Bool
    let reason: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch (try container.decode(Bool.self, forKey: .yes), try container.decode(Bool.self, forKey: .no)) {
        case (true, false): isYes = true
        case (false, true): isYes = false
        case (true, true), (false, false): fatalError("yes and no")
        }
        reason = try container.decode(String.self, forKey: .reason)
    }
}

private struct Sized: Decodable {
    enum CodingKeys: CodingKey { case size, count }
    enum Size: Character { case s = "s", m = "m", l = "l" }
    let size: Size

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .size)
        guard text.count == 1, let size = Size(rawValue: Character(text)) else { preconditionFailure("no size") }
        self.size = size
        let count = try container.decode(Int.self, forKey: .count)
        precondition(count > 1)
    }
}

private struct Toggle: Decodable {
    enum CodingKeys: CodingKey { case state, since }
    let isOn: Bool

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try? container.decode(String.self, forKey: .state) {
            isOn = ["on": true, "off": false][text]!
        } else {
            isOn = [true, false][1 - (try container.decode(Int.self, forKey: .state))]
        }
        let since = try container.decode(Int.self, forKey: .since)
        precondition(since == 5)
    }
}

private struct Layer: Decodable {
    enum CodingKeys: CodingKey { case kind, children, url }
    enum Kind: String, Decodable { case group, image, mask }
    let children: [Layer]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .group: children = try container.decode([Layer].self, forKey: .children)
        case .image:
            children = []
            let url = try container.decode(String.self, forKey: .url)
            precondition(url == "u")
        case .mask: fatalError("masks are not sent")
        }
    }
}
