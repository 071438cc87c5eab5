import BricolageCore

// Families in the manner of public packages: superclasses, registries, tags, states given by the members that are
// present.

extension DecodedShape {
    static let families = [
        DecodedShape(
            "superclass by super", Vehicle.Truck.self, #"{"axles":3,"load":7.5,"super":{"plate":"B-1","wheels":6}}"#),
        DecodedShape(
            "superclass by itself", Shelf.Bookshelf.self, #"{"width":2,"height":1.5,"books":["a","b"],"sorted":true}"#),
        DecodedShape(
            "a fallback case", [Job].self,
            #"[{"state":"done","id":1},{"state":"paused","id":2},{"id":3,"state":"running"}]"#),
        DecodedShape(
            "a registry of closures", [Registered].self,
            #"[{"type":"text","body":"a"},{"type":"image","width":3,"height":4},{"type":"text","body":"b"}]"#),
        DecodedShape(
            "geometry", [Geometry].self,
            #"[{"type":"Point","coordinates":[1,2]},{"type":"LineString","coordinates":[[1,2],[3,4]]},{"type":"Polygon","coordinates":[[[0,0],[1,0],[0,0]]]}]"#
        ),
        DecodedShape(
            "a page of anything", Page<Job>.self, #"{"items":[{"state":"done","id":1}],"page":{"next":"x","size":10}}"#),
        DecodedShape(
            "a base in the same object", [Member].self,
            #"[{"created":1,"updated":2,"name":"a","roles":["x"]},{"created":3,"name":"b","roles":[]}]"#),
        DecodedShape(
            "state by what is there", [Upload].self, #"[{"url":"u","size":3},{"error":"e","code":4},{"progress":0.5}]"#),
    ]
}

private class Vehicle: Decodable {
    let plate: String, wheels: Int

    final class Truck: Vehicle {
        private enum CodingKeys: CodingKey { case axles, load }
        let axles: Int, load: Double

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            axles = try container.decode(Int.self, forKey: .axles)
            load = try container.decode(Double.self, forKey: .load)
            try super.init(from: container.superDecoder())
        }
    }
}

private class Shelf: Decodable {
    let width: Double, height: Double

    final class Bookshelf: Shelf {
        private enum CodingKeys: CodingKey { case books, sorted }
        let books: [String], sorted: Bool

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            books = try container.decode([String].self, forKey: .books)
            sorted = try container.decodeIfPresent(Bool.self, forKey: .sorted) ?? false
            try super.init(from: decoder)
        }
    }
}

private struct Stamps: Decodable { var created: Int, updated: Int? }

private struct Member: Decodable {
    private enum CodingKeys: CodingKey { case name, roles }
    var stamps: Stamps, name: String, roles: [String]

    init(from decoder: any Decoder) throws {
        stamps = try Stamps(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        roles = try container.decode([String].self, forKey: .roles)
    }
}

private protocol Block: Decodable {}
private struct TextBlock: Block { var body: String }
private struct ImageBlock: Block { var width: Int, height: Int }

private struct Registered: Decodable {
    private enum CodingKeys: CodingKey { case type }
    private static let makers: [String: @Sendable (any Decoder) throws -> any Block] = [
        "text": { try TextBlock(from: $0) }, "image": { try ImageBlock(from: $0) },
    ]
    var block: any Block

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        guard let make = Self.makers[type] else {
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: container, debugDescription: "no block is a \(type)")
        }
        block = try make(decoder)
    }
}

private enum Geometry: Decodable {
    case point([Double]), line([[Double]]), polygon([[[Double]]])
    private enum CodingKeys: CodingKey { case type, coordinates }
    private enum Kind: String, Decodable { case Point, LineString, Polygon }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .Point: self = .point(try container.decode([Double].self, forKey: .coordinates))
        case .LineString: self = .line(try container.decode([[Double]].self, forKey: .coordinates))
        case .Polygon: self = .polygon(try container.decode([[[Double]]].self, forKey: .coordinates))
        }
    }
}

private struct Job: Decodable {
    enum State: String, Decodable {
        case running, done, unknown

        init(from decoder: any Decoder) throws {
            self = State(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .unknown
        }
    }
    var id: Int, state: State
}

private enum Upload: Decodable {
    case done(url: String, size: Int), failed(String, Int), running(Double)
    private enum CodingKeys: CodingKey { case url, size, error, code, progress }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let url = try container.decodeIfPresent(String.self, forKey: .url) {
            self = .done(url: url, size: try container.decode(Int.self, forKey: .size))
        } else if container.contains(.error) {
            self = .failed(
                try container.decode(String.self, forKey: .error), try container.decode(Int.self, forKey: .code))
        } else {
            self = .running(try container.decode(Double.self, forKey: .progress))
        }
    }
}

private struct Page<Item: Decodable>: Decodable {
    struct Position: Decodable { var next: String?, size: Int }
    private enum CodingKeys: CodingKey { case items, page }
    var items: [Item], page: Position

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        page = try container.decode(Position.self, forKey: .page)
        items = try container.decode([Item].self, forKey: .items)
    }
}
