import BricolageCore

// Types that are read in several parts.

extension DecodedShape {
    static let inheritance = [
        DecodedShape(
            "a subclass, same decoder", [Manager].self,
            #"[{"name":"a","salary":5,"reports":["x"],"level":2},{"name":"b","salary":6,"reports":[],"level":3}]"#),
        DecodedShape(
            "a subclass, super decoder", [Sedan].self,
            #"[{"doors":4,"super":{"wheels":4,"maker":"m"}},{"doors":2,"super":{"wheels":3,"maker":"n"}}]"#),
        DecodedShape(
            "common fields in a struct", [Article].self,
            #"[{"id":1,"created":"d","title":"t","words":3},{"id":2,"created":"e","title":"u","words":4}]"#),
        DecodedShape(
            "a field of its own decoder", [Wrapped].self,
            #"[{"meta":{"id":1,"created":"d"},"size":3},{"meta":{"id":2,"created":"e"},"size":4}]"#),
    ]
}

private class Employee: Decodable {
    let name: String
    let salary: Double

    private enum CodingKeys: CodingKey { case name, salary }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        salary = try container.decode(Double.self, forKey: .salary)
    }
}

private final class Manager: Employee {
    let reports: [String]
    let level: Int

    private enum CodingKeys: CodingKey { case reports, level }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        reports = try container.decode([String].self, forKey: .reports)
        level = try container.decode(Int.self, forKey: .level)
        try super.init(from: decoder)
    }
}

private class Car: Decodable {
    let wheels: Int
    let maker: String

    private enum CodingKeys: CodingKey { case wheels, maker }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        wheels = try container.decode(Int.self, forKey: .wheels)
        maker = try container.decode(String.self, forKey: .maker)
    }
}

private final class Sedan: Car {
    let doors: Int

    private enum CodingKeys: CodingKey { case doors }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        doors = try container.decode(Int.self, forKey: .doors)
        try super.init(from: container.superDecoder())
    }
}

private struct Common: Decodable {
    var id: Int
    var created: String
}

private struct Article: Decodable {
    var common: Common
    var title: String
    var words: Int

    enum CodingKeys: CodingKey { case title, words }

    init(from decoder: any Decoder) throws {
        common = try Common(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        words = try container.decode(Int.self, forKey: .words)
    }
}

private struct Wrapped: Decodable {
    var common: Common
    var size: Int

    enum CodingKeys: CodingKey { case meta, size }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        common = try Common(from: container.superDecoder(forKey: .meta))
        size = try container.decode(Int.self, forKey: .size)
    }
}
