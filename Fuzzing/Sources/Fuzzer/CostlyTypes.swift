import Bricolage

/// Types that contain themselves, and may be one of several.
enum CostlyTypes {
    static var all: [any Decodable.Type] {
        [
            Generated.self, HandWritten.self, Alternatives.self, Overlapping.self, Elements.self,
            CodableAlternatives.self, Recursive.self, Probing.self, DirectRecord.self, PlainRecord.self,
            [String: Recursive].self, OneOf<[Int]>.Or<[Double]>.self, JSON.self,
        ]
    }

    struct Add<Union: JSONReadable>: JSONReadableObject {
        @Indirect var arg: Union?
        var plus: Int?

        init(fields: inout JSONFields) throws {
            arg = try fields["arg"]
            plus = try fields["plus"]
            try fields.rejectRest()
        }
    }

    struct Negate<Union: JSONReadable>: JSONReadableObject {
        @Indirect var arg: Union?
        var minus: Int?

        init(fields: inout JSONFields) throws {
            arg = try fields["arg"]
            minus = try fields["minus"]
            try fields.rejectRest()
        }
    }

    /// As Curio writes it.
    enum Generated: JSONReadableValue {
        case add(Add<Self>)
        case negate(Negate<Self>)
        case integer(Int)
        case elements([Generated])

        init(json: JSONDocument.Node) throws {
            switch json.kind {
            case .object:
                var failures: [any Error] = []
                do {
                    self = .add(try json.read())
                    return
                } catch { failures.append(error) }
                do {
                    self = .negate(try json.read())
                    return
                } catch { failures.append(error) }
                throw json.failure("one of Add, Negate", candidates: failures)
            case .number: self = .integer(try json.read())
            case .array: self = .elements(try json.read())
            default: throw json.failure("an object, an array or a number")
            }
        }
    }

    enum HandWritten: JSONReadableValue {
        case elements([HandWritten])
        case members([String: HandWritten])
        case add(Add<Self>)
        case negate(Negate<Self>)
        case integer(Int)

        init(json: JSONDocument.Node) throws {
            if let negate: Negate<Self> = try? json.read() {
                self = .negate(negate)
            } else if let add: Add<Self> = try? json.read() {
                self = .add(add)
            } else if let elements: [HandWritten] = try? json.read() {
                self = .elements(elements)
            } else if let members: [String: HandWritten] = try? json.read() {
                self = .members(members)
            } else {
                self = .integer(try json.read())
            }
        }
    }

    struct Alternatives: JSONReadableValue {
        @Indirect var value: OneOf<Add<Self>>.Or<Negate<Self>>.Or<Int>.Or<[Alternatives]>

        init(json: JSONDocument.Node) throws { value = try json.read() }
    }

    struct Overlapping: JSONReadableValue {
        @Indirect var value: AnyOf<Add<Self>, Negate<Self>, Int, [Overlapping]>

        init(json: JSONDocument.Node) throws { value = try json.read() }
    }

    /// Elements that may be the union, or arrays of it.
    enum Elements: JSONReadableValue {
        case many([Elements])
        case wrapped([OneOrMany<Elements>])
        case integer(Int)

        init(json: JSONDocument.Node) throws {
            if let value: [Elements] = try? json.read() {
                self = .many(value)
            } else if let value: [OneOrMany<Elements>] = try? json.read() {
                self = .wrapped(value)
            } else {
                self = .integer(try json.read())
            }
        }
    }

    struct CodableAlternatives: Decodable {
        struct Plus: Decodable {
            @Indirect var arg: OneOf<Plus>.Or<Minus>?
            var plus: Int?
        }

        struct Minus: Decodable {
            @Indirect var arg: OneOf<Plus>.Or<Minus>?
            var minus: Int
        }

        var arg: OneOf<Plus>.Or<Minus>?
    }

    final class Recursive: Decodable {
        let arg: Recursive?
        let next: [Recursive]?
        let minus: Int?
        let other: [String: Recursive]?
    }

    indirect enum Probing: Decodable {
        case integer(Int)
        case string(String)
        case elements([Probing])
        case members([String: Probing])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let value = try? container.decode(Int.self) {
                self = .integer(value)
            } else if let value = try? container.decode(String.self) {
                self = .string(value)
            } else if let value = try? container.decode([Probing].self) {
                self = .elements(value)
            } else {
                self = .members(try container.decode([String: Probing].self))
            }
        }
    }
}
