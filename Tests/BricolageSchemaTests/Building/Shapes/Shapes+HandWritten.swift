import Bricolage

// Types with an initialiser written by hand, and types that wrap others.

extension Shapes {
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

    /// Cases that the first version of the recording pass got wrong.
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
        var depth: Double?
        var tags = ["a"]
        var point: (Double, Double) = (1, 2)

        private enum CodingKeys: CodingKey { case size, tags, point }
        private enum SizeKeys: CodingKey { case width, height, depth }

        init() {}

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let size = try container.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
            width = try size.decode(Double.self, forKey: .width)
            height = try size.decode(Double.self, forKey: .height)
            depth = try size.decodeIfPresent(Double.self, forKey: .depth)
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
            try size.encodeIfPresent(depth, forKey: .depth)
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
}
