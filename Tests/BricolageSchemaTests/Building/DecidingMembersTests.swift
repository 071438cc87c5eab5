import Bricolage
import BricolageSchema
import Testing

/// Initialisers in which one member decides which others are requested, or is requested as several types.
@Suite struct DecidingMembersTests {
    private enum Keys: CodingKey { case kind, first, second, third }
    private enum Kind: String, Decodable { case number, text, none }
    private struct Point: Decodable { var x: Int }
    private struct Size: Decodable { var width: Int }

    private func schema<T: Decodable>(of type: T.Type) -> JSON {
        guard var json = completeSchema(of: type).object else { return false }
        for keyword in ["$schema", "title", "$defs"] { json[keyword] = nil }
        return .object(json)
    }

    private func object(_ properties: JSON, required: [String]) -> JSON {
        let required = JSON.array(JSON.Array(required.map(JSON.string)))
        return required == []
            ? ["type": "object", "properties": properties]
            : ["type": "object", "properties": properties, "required": required]
    }

    // MARK: Presence

    private struct OldName: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            if box.contains(.first) {
                _ = try box.decode(String.self, forKey: .first)
            } else {
                _ = try box.decode(Int.self, forKey: .second)
            }
        }
    }

    private struct OldNames: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            _ =
                try box.decodeIfPresent(String.self, forKey: .first)
                ?? box.decodeIfPresent(String.self, forKey: .second) ?? box.decode(String.self, forKey: .third)
        }
    }

    private struct OptionalNames: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            _ =
                try box.decodeIfPresent(String.self, forKey: .first)
                ?? box.decodeIfPresent(String.self, forKey: .second)
        }
    }

    private struct NullDecides: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            let isNull = try box.decodeNil(forKey: .first)
            _ = try box.decode(Int.self, forKey: isNull ? .second : .first)
        }
    }

    private struct Tolerant: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            if (try? box.decode(Int.self, forKey: .first)) != nil { return }
            _ = try box.decode(Int.self, forKey: .second)
        }
    }

    private struct Nested: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            let inner = try box.nestedContainer(keyedBy: Keys.self, forKey: .third)
            _ = try inner.decode(Int.self, forKey: inner.contains(.first) ? .first : .second)
        }
    }

    @Test func aMemberThatIsReadWithoutAnotherOneIsRequiredThen() {
        #expect(
            schema(of: OldName.self)["oneOf"] == [
                object(["first": ["type": "string"]], required: ["first"]),
                object(["first": false, "second": ["type": "integer"]], required: ["second"]),
            ])
        #expect(
            schema(of: Nested.self)["anyOf"]?[1]?["properties"]?["third"]
                == object(["first": false, "second": ["type": "integer"]], required: ["second"]))
    }

    @Test func soIsTheLastOfSeveralNames() {
        let null: JSON = ["type": "null"]
        let text: JSON = ["type": "string"]
        #expect(
            schema(of: OldNames.self)["oneOf"] == [
                object(["first": text], required: ["first"]),
                object(["first": null, "second": text], required: ["second"]),
                object(["first": null, "second": null, "third": text], required: ["third"]),
            ])
    }

    @Test func namesOfWhichNoneIsRequiredAreMembersOfOneObject() {
        let text: JSON = ["type": ["string", "null"]]
        #expect(schema(of: OptionalNames.self) == object(["first": text, "second": text], required: []))
    }

    @Test func nullMayDecideToo() {
        #expect(
            schema(of: NullDecides.self)["oneOf"] == [
                object(["first": ["type": "integer"]], required: ["first"]),
                object(["first": ["type": "null"], "second": ["type": "integer"]], required: ["first", "second"]),
            ])
    }

    @Test func aValueThatIsReadLikeAnAbsentOneIsOfNoTypeThatIsRead() {
        #expect(
            schema(of: Tolerant.self)["oneOf"] == [
                object(["first": ["type": "integer"]], required: ["first"]),
                object(
                    ["first": ["not": ["type": "integer"]], "second": ["type": "integer"]], required: ["second"]),
            ])
    }

    // MARK: Values

    private struct ByKind: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            switch try box.decode(Kind.self, forKey: .kind) {
            case .number: _ = try box.decode(Int.self, forKey: .first)
            case .text, .none: _ = try box.decode(String.self, forKey: .first)
            }
        }
    }

    private struct ByOptionalKind: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            switch try box.decodeIfPresent(Kind.self, forKey: .kind) {
            case .number?: _ = try box.decode(Int.self, forKey: .first)
            default: _ = try box.decode(Int.self, forKey: .second)
            }
        }
    }

    private struct WholeByKind: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            switch try box.decode(Kind.self, forKey: .kind) {
            case .number: _ = try decoder.singleValueContainer().decode(Point.self)
            default: _ = try decoder.singleValueContainer().decode(Size.self)
            }
        }
    }

    private struct Switched: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            _ = try box.decode(Int.self, forKey: box.decode(Bool.self, forKey: .kind) ? .first : .second)
            _ = try box.decode(Int.self, forKey: box.contains(.third) ? .third : .first)
        }
    }

    @Test func aCaseMayDecideTheTypeOfAMember() {
        let branches = schema(of: ByKind.self)["oneOf"]?.array ?? []
        #expect(branches.map { $0["properties"]?["kind"]?["const"] } == ["number", "text", "none"])
        #expect(branches.map { $0["properties"]?["first"]?["type"] } == ["integer", "string", "string"])
    }

    @Test func theAbsenceOfATagIsACaseToo() {
        let branches = schema(of: ByOptionalKind.self)["oneOf"]?.array ?? []
        #expect(branches.map { $0["properties"]?["kind"]?["const"] } == ["number", "text", "none", nil])
        #expect(
            branches.last
                == object(
                    ["kind": ["type": "null"], "second": ["type": "integer"]], required: ["second"]))
    }

    @Test func aCaseMayDecideTheTypeOfTheWholeValue() {
        let branches = schema(of: WholeByKind.self)["anyOf"]?.array ?? []
        let references = ["Point", "Size", "Size"].map { ["$ref": .string("#/$defs/\($0)")] as JSON }
        #expect(branches.map { $0["allOf"]?[1] } == references)
    }

    @Test func severalMembersMayDecide() {
        let branches = schema(of: Switched.self)["oneOf"]?.array ?? []
        #expect(
            branches.map { $0["required"] } == [
                ["kind", "second", "third"], ["kind", "second", "first"], ["kind", "first"],
            ])
        #expect(branches.map { $0["properties"]?["third"]?["type"] } == ["integer", nil, "integer"])
    }

    // MARK: Types

    private struct Either: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            if (try? box.decode(Int.self, forKey: .first)) == nil { _ = try box.decode(String.self, forKey: .first) }
            if let inner = try? box.nestedContainer(keyedBy: Keys.self, forKey: .second) {
                _ = try inner.decode(Int.self, forKey: .third)
            } else {
                _ = try box.decode(Bool.self, forKey: .second)
            }
        }
    }

    private struct AnyNames: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            for key in box.allKeys where try !box.decodeNil(forKey: key) {
                if (try? box.decode(Int.self, forKey: key)) == nil { _ = try box.decode([String].self, forKey: key) }
            }
        }
    }

    @Test func aMemberHasAllTypesThatAreTriedInTurn() {
        let properties = schema(of: Either.self)["properties"]
        #expect(properties?["first"] == ["oneOf": [["type": "integer"], ["type": "string"]]])
        #expect(
            properties?["second"]?["oneOf"] == [
                object(["third": ["type": "integer"]], required: ["third"]), ["type": "boolean"],
            ])
    }

    @Test func soHaveMembersOfAnyName() {
        #expect(
            schema(of: AnyNames.self)["additionalProperties"]?["oneOf"] == [
                ["type": "integer"], ["type": "array", "items": ["type": "string"]], ["type": "null"],
            ])
    }

    // MARK: What cannot be found

    private struct ByVersion: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            let version = try box.decode(Int.self, forKey: .kind)
            _ = try box.decode(Int.self, forKey: version >= 2 ? .first : .second)
        }
    }

    private struct ManyOldNames: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            for number in 1...12 {
                _ =
                    try box.decodeIfPresent(String.self, forKey: JSONCodingKey("new\(number)"))
                    ?? box.decode(String.self, forKey: JSONCodingKey("old\(number)"))
            }
        }
    }

    private struct ManyNames: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            for number in 1...11 where try box.decodeIfPresent(Int.self, forKey: JSONCodingKey("n\(number)")) != nil {
                return
            }
            _ = try box.decode(Int.self, forKey: "n12")
        }
    }

    @Test func soAreLongChainsOfNames() {
        let schema = DescribedSchema(of: ManyNames.self)
        #expect(schema.gaps.map(\.reason) == ["too many members decide which others it reads"])
    }

    private struct NamesOneByOne: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            for number in 1...11 where box.contains(JSONCodingKey("n\(number)")) {
                _ = try box.decode(Int.self, forKey: JSONCodingKey("n\(number)"))
                return
            }
            _ = try box.decode(Int.self, forKey: "n12")
        }
    }

    @Test func soAreLongChainsOfRequiredNames() {
        let schema = DescribedSchema(of: NamesOneByOne.self)
        #expect(schema.gaps.map(\.reason) == ["too many members decide which others it reads"])
    }

    private struct NestedVersion: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            let inner = try box.nestedContainer(keyedBy: Keys.self, forKey: .third)
            let version = try inner.decode(Int.self, forKey: .kind)
            _ = try inner.decode(Int.self, forKey: version >= 2 ? .first : .second)
        }
    }

    @Test func neitherAreThoseOfNestedContainers() {
        let schema = DescribedSchema(of: NestedVersion.self)
        #expect(!schema.isComplete)
        #expect(schema.json["properties"]?["third"]?["required"] == nil)
    }

    @Test func membersThatDependOnUnknownValuesAreAGapAndNotRequired() {
        let schema = DescribedSchema(of: ByVersion.self)
        #expect(schema.gaps.map(\.reason) == ["values that were not found decide which members it reads"])
        #expect(schema.json["required"] == nil && schema.json["properties"]?["kind"] != nil)
    }

    private struct SinceVersion: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            if try box.decode(Int.self, forKey: .kind) >= 2 { _ = try box.decode(Int.self, forKey: .first) }
        }
    }

    @Test func soAreMembersThatAreReadOnlyForSomeValues() {
        let schema = DescribedSchema(of: SinceVersion.self)
        #expect(schema.gaps.map(\.reason) == ["values that were not found decide which members it reads"])
    }

    @Test func soAreTheMembersThatTooManyOthersDecide() {
        let schema = DescribedSchema(of: ManyOldNames.self)
        #expect(schema.gaps.map(\.reason) == ["too many members decide which others it reads"])
        #expect(schema.json["required"] == nil && schema.json["properties"]?.count == 12)
    }
}
