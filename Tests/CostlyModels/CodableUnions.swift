package import Bricolage

// Unions that are read by the standard library's protocols, written in the usual ways.

/// Two objects that contain a union of both.
package struct CodableAlternatives: Decodable {
    package struct Plus: Decodable {
        @Indirect package var arg: OneOf<Plus>.Or<Minus>?
        package var plus: Int?
    }

    package struct Minus: Decodable {
        @Indirect package var arg: OneOf<Plus>.Or<Minus>?
        package var minus: Int
    }

    package var arg: OneOf<Plus>.Or<Minus>?
}

/// No union, but as deep.
package final class Recursive: Decodable {
    package let arg: Recursive?
    package let next: [Recursive]?
    package let minus: Int?
    package let other: [String: Recursive]?
}

/// Any value, determined by trying each type.
package indirect enum AnyValue: Decodable, Counted {
    package static let count = ReadCount()
    case null, bool(Bool), number(Double), string(String), array([AnyValue]), object([String: AnyValue])

    package init(from decoder: any Decoder) throws {
        Self.count.add()
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([AnyValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: AnyValue].self))
        }
    }
}

/// A value or something that contains values: a list, an object with any members, or a pair, which is such an object,
/// too.
package indirect enum Expression: Decodable, Counted {
    package static let count = ReadCount()
    case value(Int), list([Expression]), named([String: Expression]), pair(Pair)

    package struct Pair: Decodable { package var left: Expression, right: Expression }

    package init(from decoder: any Decoder) throws {
        Self.count.add()
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .value(value)
        } else if let list = try? container.decode([Expression].self) {
            self = .list(list)
        } else if let pair = try? container.decode(Pair.self) {
            self = .pair(pair)
        } else {
            self = .named(try container.decode([String: Expression].self))
        }
    }
}

/// One of six types, each of which knows a member of its own.
package struct SixOptions: Decodable, Counted {
    package static let count = ReadCount()

    package struct Option<Kind>: Decodable {
        package var value: Int

        package init(from decoder: any Decoder) throws {
            SixOptions.count.add()
            value = try decoder.container(keyedBy: JSONCodingKey.self).decode(
                Int.self, forKey: JSONCodingKey("\(Kind.self)"))
        }
    }

    package init(from decoder: any Decoder) throws {
        Self.count.add()
        let container = try decoder.singleValueContainer()
        if (try? container.decode(Option<Int8>.self)) != nil { return }
        if (try? container.decode(Option<Int16>.self)) != nil { return }
        if (try? container.decode(Option<Int32>.self)) != nil { return }
        if (try? container.decode(Option<Int64>.self)) != nil { return }
        if (try? container.decode(Option<UInt8>.self)) != nil { return }
        _ = try container.decode(Option<UInt16>.self)
    }
}

/// A value whose type is determined by a tag with sixteen cases.
package struct TaggedValue: Decodable, Counted {
    package static let count = ReadCount()

    private enum Kind: String, Decodable { case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p }
    private enum CodingKeys: CodingKey { case kind, content }

    package init(from decoder: any Decoder) throws {
        Self.count.add()
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .a: _ = try container.decode(Int.self, forKey: .content)
        default: _ = try container.decode(String.self, forKey: .content)
        }
    }
}
