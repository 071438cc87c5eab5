import BricolageCore
import BricolageFields
import BricolageModeling
import BricolageWriting

// Types that read and write themselves.

struct ModelShape: RecursiveShape, JSONModel {
    @Indirect var parent: ModelShape?

    init(parent: ModelShape?) { self.parent = parent }

    init(fields: inout JSONFields) throws { parent = try fields["parent"] }

    func write(fields: inout JSONOutput) { fields["parent"] = parent }

    static var innermost: ModelShape { ModelShape(parent: nil) }
    static func around(_ value: ModelShape) -> ModelShape { ModelShape(parent: value) }
    static var text: (open: String, innermost: String, close: String) { (#"{"parent":"#, "{}", "}") }
}

struct ModelArrayShape: RecursiveShape, JSONModel {
    var next: [ModelArrayShape]

    init(next: [ModelArrayShape]) { self.next = next }

    init(fields: inout JSONFields) throws { next = try fields["next"] }

    func write(fields: inout JSONOutput) { fields["next"] = next }

    static var innermost: ModelArrayShape { ModelArrayShape(next: []) }
    static func around(_ value: ModelArrayShape) -> ModelArrayShape { ModelArrayShape(next: [value]) }
    static var text: (open: String, innermost: String, close: String) { (#"{"next":["#, #"{"next":[]}"#, "]}") }
}

struct ModelMapShape: RecursiveShape, JSONModel {
    var members: [String: ModelMapShape]

    init(members: [String: ModelMapShape]) { self.members = members }

    init(fields: inout JSONFields) throws { members = try fields.rest() }

    func write(fields: inout JSONOutput) { fields.rest(members) }

    static var innermost: ModelMapShape { ModelMapShape(members: [:]) }
    static func around(_ value: ModelMapShape) -> ModelMapShape { ModelMapShape(members: ["a": value]) }
    static var text: (open: String, innermost: String, close: String) { (#"{"a":"#, "{}", "}") }
}

/// One of several types, as Curio writes it.
indirect enum ChoiceShape: RecursiveShape, JSONChoice {
    case number(Int)
    case list([ChoiceShape])
    case members([String: ChoiceShape])

    init(json: JSONDocument.Node) throws {
        switch json.kind {
        case .number: self = .number(try json.read())
        case .array: self = .list(try json.read())
        default: self = .members(try json.read())
        }
    }

    func write(json: inout JSONOutput) {
        switch self {
        case .number(let value): value.write(json: &json)
        case .list(let value): value.write(json: &json)
        case .members(let value): value.write(json: &json)
        }
    }

    static var innermost: ChoiceShape { .number(1) }
    static func around(_ value: ChoiceShape) -> ChoiceShape { .members(["a": .list([value])]) }
    static var text: (open: String, innermost: String, close: String) { (#"{"a":["#, "1", "]}") }
}

/// A choice that falls back to `JSON` if the value cannot be read as a list.
indirect enum FallbackShape: RecursiveShape, JSONChoice {
    case list([FallbackShape])
    case other(JSON)

    init(json: JSONDocument.Node) throws {
        if let list: [FallbackShape] = try? json.read() { self = .list(list) } else { self = .other(try json.read()) }
    }

    func write(json: inout JSONOutput) {
        switch self {
        case .list(let value): value.write(json: &json)
        case .other(let value): value.write(json: &json)
        }
    }

    static var innermost: FallbackShape { .other(1) }
    static func around(_ value: FallbackShape) -> FallbackShape { .list([value]) }
    static var text: (open: String, innermost: String, close: String) { ("[", "1", "]") }
}

struct DirectUnionShape: RecursiveShape, JSONModel {
    @Indirect var next: OneOf<Int>.Or<DirectUnionShape>?

    init(next: OneOf<Int>.Or<DirectUnionShape>?) { self.next = next }

    init(fields: inout JSONFields) throws { next = try fields["next"] }

    func write(fields: inout JSONOutput) { fields["next"] = next }

    static var innermost: DirectUnionShape { DirectUnionShape(next: .v1(1)) }
    static func around(_ value: DirectUnionShape) -> DirectUnionShape { DirectUnionShape(next: .v2(value)) }
    static var text: (open: String, innermost: String, close: String) { (#"{"next":"#, #"{"next":1}"#, "}") }
}

/// A set has no order of its own, so each element is written by itself.
struct SetShape: RecursiveShape, JSONModel, Hashable {
    var elements: Set<SetShape>
    /// Hashing all levels would recurse.
    var level: Int

    static func == (lhs: SetShape, rhs: SetShape) -> Bool { lhs.level == rhs.level }

    func hash(into hasher: inout Hasher) { hasher.combine(level) }

    init(elements: Set<SetShape>) {
        self.elements = elements
        level = (elements.first?.level ?? 0) + 1
    }

    init(fields: inout JSONFields) throws { self.init(elements: try fields["a"]) }

    func write(fields: inout JSONOutput) { fields["a"] = elements }

    static var innermost: SetShape { SetShape(elements: []) }
    static func around(_ value: SetShape) -> SetShape { SetShape(elements: [value]) }
    static var text: (open: String, innermost: String, close: String) { (#"{"a":["#, #"{"a":[]}"#, "]}") }
}

/// A tuple, written element by element.
indirect enum TupleShape: RecursiveShape, JSONChoice {
    case end
    case pair(TupleShape)

    init(json: JSONDocument.Node) throws {
        guard json.kind == .array else { throw json.failure("an array") }
        if let element = json[0] { self = .pair(try element.read()) } else { self = .end }
    }

    func write(json: inout JSONOutput) {
        guard json.beginArray() else { return }
        if case .pair(let value) = self { value.write(json: &json) }
        json.endArray()
    }

    static var innermost: TupleShape { .end }
    static func around(_ value: TupleShape) -> TupleShape { .pair(value) }
    static var text: (open: String, innermost: String, close: String) { ("[", "[]", "]") }
}
