import BricolageCore
import BricolageFields
import BricolageModeling

/// A type that contains itself, to be read and written on stacks of any size.
protocol RecursiveShape: Codable, Sendable {
    /// A value that contains no other value of the type.
    static var innermost: Self { get }

    /// A value that contains the given one, one level deeper.
    static func around(_ value: Self) -> Self

    /// The text before and after an inner value, and the text of `innermost`.
    static var text: (open: String, innermost: String, close: String) { get }

    /// The largest number of levels that tests ask for.
    static var deepest: Int { get }
}

extension RecursiveShape {
    static var deepest: Int { 100_000 }

    /// The JSON text of values nested to the given number of levels.
    static func text(levels: Int) -> String {
        String(repeating: text.open, count: levels) + text.innermost + String(repeating: text.close, count: levels)
    }

    /// Values nested to the given number of levels.
    static func value(levels: Int) -> Self { (0..<levels).reduce(innermost) { value, _ in around(value) } }
}

// MARK: With a coder

struct StructShape: RecursiveShape {
    var next: [StructShape]

    static var innermost: StructShape { StructShape(next: []) }
    static func around(_ value: StructShape) -> StructShape { StructShape(next: [value]) }
    static var text: (open: String, innermost: String, close: String) { (#"{"next":["#, #"{"next":[]}"#, "]}") }
}

class ParentShape: Codable {
    let name: String

    init() { name = "" }
}

final class ClassShape: ParentShape, RecursiveShape, @unchecked Sendable {
    let next: ClassShape?

    init(next: ClassShape?) {
        self.next = next
        super.init()
    }

    private enum CodingKeys: CodingKey { case next }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        next = try container.decodeIfPresent(ClassShape.self, forKey: .next)
        try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try super.encode(to: container.superEncoder())
        try container.encodeIfPresent(next, forKey: .next)
    }

    static var innermost: ClassShape { ClassShape(next: nil) }
    static func around(_ value: ClassShape) -> ClassShape { ClassShape(next: value) }
    static var text: (open: String, innermost: String, close: String) {
        (#"{"super":{"name":""},"next":"#, #"{"super":{"name":""}}"#, "}")
    }
}

struct DictionaryShape: RecursiveShape {
    var members: [String: DictionaryShape]

    init(_ members: [String: DictionaryShape]) { self.members = members }

    init(from decoder: any Decoder) throws {
        members = try decoder.singleValueContainer().decode([String: DictionaryShape].self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(members)
    }

    static var innermost: DictionaryShape { DictionaryShape([:]) }
    static func around(_ value: DictionaryShape) -> DictionaryShape { DictionaryShape(["a": value]) }
    static var text: (open: String, innermost: String, close: String) { (#"{"a":"#, "{}", "}") }
}

/// Tries one type after the other, and becomes null if none of them can be read.
indirect enum ProbingShape: RecursiveShape {
    case null
    case integer(Int)
    case string(String)
    case array([ProbingShape])
    case object([String: ProbingShape])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([ProbingShape].self) {
            self = .array(value)
        } else if let value = try? container.decode([String: ProbingShape].self) {
            self = .object(value)
        } else {
            self = .null
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .integer(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    static var innermost: ProbingShape { .integer(1) }
    static func around(_ value: ProbingShape) -> ProbingShape { .array([value]) }
    static var text: (open: String, innermost: String, close: String) { ("[", "1", "]") }
}

struct UnionShape: RecursiveShape {
    @Indirect var next: OneOf<Int>.Or<UnionShape>?

    init(next: OneOf<Int>.Or<UnionShape>?) { self.next = next }

    static var innermost: UnionShape { UnionShape(next: .v1(1)) }
    static func around(_ value: UnionShape) -> UnionShape { UnionShape(next: .v2(value)) }
    static var text: (open: String, innermost: String, close: String) { (#"{"next":"#, #"{"next":1}"#, "}") }
}

/// Reads itself with nested containers, and never asks the coder for a value of a type.
struct NestedContainerShape: RecursiveShape {
    var levels = 0

    private enum CodingKeys: CodingKey { case a }

    private init(levels: Int) { self.levels = levels }

    init(from decoder: any Decoder) throws {
        try self.init(decoder.container(keyedBy: CodingKeys.self))
    }

    private init(_ container: KeyedDecodingContainer<CodingKeys>) throws {
        guard container.contains(.a) else { return }
        levels = try Self(container.nestedContainer(keyedBy: CodingKeys.self, forKey: .a)).levels + 1
    }

    /// Requests nested containers in a loop.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        for _ in 0..<levels { container = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .a) }
    }

    static var innermost: NestedContainerShape { NestedContainerShape(levels: 0) }
    static func around(_ value: NestedContainerShape) -> NestedContainerShape {
        NestedContainerShape(levels: value.levels + 1)
    }
    /// Each container keeps the path that leads to it.
    static var deepest: Int { 2_000 }
    static var text: (open: String, innermost: String, close: String) { (#"{"a":"#, "{}", "}") }
}

/// Hands the decoder of an element to its own initialiser.
struct SuperDecoderShape: RecursiveShape {
    var next: [SuperDecoderShape] = []

    init(next: [SuperDecoderShape]) { self.next = next }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { next.append(try SuperDecoderShape(from: container.superDecoder())) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in next { try container.encode(value) }
    }

    static var innermost: SuperDecoderShape { SuperDecoderShape(next: []) }
    static func around(_ value: SuperDecoderShape) -> SuperDecoderShape { SuperDecoderShape(next: [value]) }
    static var text: (open: String, innermost: String, close: String) { ("[", "[]", "]") }
}
