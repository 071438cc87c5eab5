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
        let schema = DescribedSchema(of: type)
        #expect(schema.gaps == [])
        guard var json = schema.json.object else { return schema.json }
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

    @Test func soAreTheMembersThatTooManyOthersDecide() {
        let schema = DescribedSchema(of: ManyOldNames.self)
        #expect(schema.gaps.map(\.reason) == ["too many members decide which others it reads"])
        #expect(schema.json["required"] == nil && schema.json["properties"]?.count == 12)
    }
}

/// More of what decides: questions without requests, refused cases, and combinations.
@Suite struct DecidingQuestionsTests {
    private enum Keys: CodingKey, CaseIterable { case kind, first, second, third }
    private enum Kind: String, Decodable { case one, two, three }

    private func schema<T: Decodable>(of type: T.Type) -> JSON {
        let schema = DescribedSchema(of: type)
        #expect(schema.gaps == [])
        return schema.json
    }

    private struct OnlyAsked: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            if box.contains(.first) { _ = try box.decode(Int.self, forKey: .second) }
        }
    }

    private struct Optionality: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            if try box.decode(Bool.self, forKey: .kind) {
                _ = try box.decode(Int.self, forKey: .first)
            } else {
                _ = try box.decodeIfPresent(Int.self, forKey: .first)
            }
        }
    }

    private struct ByType: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            if (try? box.decode(Int.self, forKey: .first)) != nil {
                _ = try box.decode(Int.self, forKey: .second)
            } else {
                _ = try box.decode(String.self, forKey: .first)
            }
        }
    }

    @Test func aMemberMayBeAskedForWithoutARequest() {
        let branches = schema(of: OnlyAsked.self)["oneOf"]?.array ?? []
        #expect(branches.map { $0["required"] } == [["first", "second"], nil])
        #expect(branches.last?["properties"]?["first"] == false)
    }

    @Test func aCaseMayDecideWhetherAMemberIsRequired() {
        let branches = schema(of: Optionality.self)["oneOf"]?.array ?? []
        #expect(branches.map { $0["required"] } == [["kind"], ["kind", "first"]])
    }

    @Test func theTypeOfAMemberMayDecide() {
        let branches = schema(of: ByType.self)["oneOf"]?.array ?? []
        #expect(branches.map { $0["properties"]?["first"]?["type"] } == ["integer", "string"])
        #expect(branches.map { $0["required"] } == [["first", "second"], ["first"]])
    }

    private struct Listed: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            for key in box.allKeys { _ = try box.decode(Int.self, forKey: key) }
        }
    }

    private struct OneKind: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            guard try box.decode(Kind.self, forKey: .kind) == .two else {
                throw DecodingError.dataCorruptedError(forKey: .kind, in: box, debugDescription: "another kind")
            }
        }
    }

    private struct OneOfTwo: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            let first = try box.decodeIfPresent(Int.self, forKey: .first)
            if try box.decodeIfPresent(Int.self, forKey: .second) == nil, first == nil {
                throw DecodingError.dataCorruptedError(forKey: .first, in: box, debugDescription: "neither")
            }
        }
    }

    private struct InSuper: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            _ = try box.superDecoder().container(keyedBy: Keys.self).decode(Int.self, forKey: .first)
        }
    }

    @Test func knownKeysThatAreListedMayBeAbsent() {
        let listed = schema(of: Listed.self)
        #expect(listed["required"] == nil && listed["properties"]?.count == 4)
    }

    @Test func aCaseThatIsRefusedIsNotListed() {
        #expect(schema(of: OneKind.self)["properties"]?["kind"] == ["const": "two"])
    }

    @Test func oneOfSeveralOptionalMembersMayBeNeeded() {
        let needed = schema(of: OneOfTwo.self)["anyOf"]
        #expect(
            needed == [
                ["properties": ["first": ["type": "integer"]], "required": ["first"]],
                ["properties": ["second": ["type": "integer"]], "required": ["second"]],
            ])
    }

    @Test func theMemberOfTheSuperclassIsRequired() {
        #expect(schema(of: InSuper.self)["required"] == ["super"])
    }

    private struct Elements: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            while !list.isAtEnd {
                if try list.decodeNil() { continue }
                if (try? list.decode(Int.self)) == nil { _ = try list.decode(String.self) }
            }
        }
    }

    private struct First: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            if (try? list.decode(Int.self)) == nil { _ = try list.decode(String.self) }
            _ = try list.decode(Bool.self)
        }
    }

    @Test func elementsHaveAllTypesThatAreTriedInTurnAndMayBeNull() {
        let types: JSON = [["type": "integer"], ["type": "string"]]
        #expect(
            schema(of: Elements.self)["items"]?["oneOf"] == [["type": "integer"], ["type": "string"], ["type": "null"]])
        #expect(schema(of: First.self)["prefixItems"] == [["oneOf": types], ["type": "boolean"]])
    }

    private struct Position: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            _ = try (list.decode(Double.self), list.decode(Double.self))
            if !list.isAtEnd { _ = try list.decode(Double.self) }
        }
    }

    private struct Pair: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            var list = try box.nestedUnkeyedContainer(forKey: .first)
            _ = try (list.decode(String.self), list.decode(Int.self))
            guard list.isAtEnd else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "more than a pair")
            }
        }
    }

    private struct Triples: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            while !list.isAtEnd { _ = try (list.decode(Int.self), list.decode(Int.self), list.decode(Int.self)) }
        }
    }

    private struct Maybe: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            if try !list.decodeNil() { _ = try list.decode(Int.self) }
            _ = try list.decode(Bool.self)
        }
    }

    private struct Matrix: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            for _ in 0..<6 { _ = try list.decode(Double.self) }
            guard list.isAtEnd else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "more than six numbers")
            }
        }
    }

    // Of loops that read several elements each time, the first length was once called the largest.
    @Test func elementsThatAreReadTogetherHaveNoLargestLength() {
        let triples = schema(of: Triples.self)
        #expect(triples["items"] == ["type": "integer"] && triples["maxItems"] == nil && triples["minItems"] == nil)
    }

    @Test func theFirstElementOfATupleMayBeNull() {
        let null: JSON = ["type": ["integer", "null"]]
        #expect(schema(of: Maybe.self)["prefixItems"] == [null, ["type": "boolean"]])
    }

    @Test func longTuplesHaveAllTheirElements() {
        let matrix = schema(of: Matrix.self)
        #expect(matrix["prefixItems"]?.count == 6 && matrix["minItems"] == 6 && matrix["items"] == false)
    }

    @Test func arraysHaveTheLengthsThatAreRead() {
        let position = schema(of: Position.self)
        #expect(position["minItems"] == 2 && position["items"] == ["type": "number"] && position["maxItems"] == nil)
        let pair = schema(of: Pair.self)["properties"]?["first"]
        #expect(pair?["prefixItems"] == [["type": "string"], ["type": "integer"]])
        #expect(pair?["minItems"] == 2 && pair?["items"] == false)
    }

    private struct Message: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            let method = try box.decodeIfPresent(String.self, forKey: .first)
            if try box.decodeIfPresent(Point.self, forKey: .second) == nil, method == nil {
                throw DecodingError.dataCorruptedError(forKey: .first, in: box, debugDescription: "no message")
            }
        }
    }

    @Test func whatIsRequiredOnlyWithoutAnotherMemberIsAGap() {
        let described = DescribedSchema(of: Message.self)
        #expect(described.gaps.map(\.reason) == ["combinations of others decide which members it reads"])
        #expect(described.json["required"] == nil)
    }

    private struct Point: Decodable { var x: Int }
    private struct Text: Decodable { var text: String }

    private struct AnyOfTwo: Decodable {
        init(from decoder: any Decoder) throws {
            let point = try? decoder.singleValueContainer().decode(Point.self)
            let text = try? decoder.singleValueContainer().decode(Text.self)
            if point == nil, text == nil {
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "neither"))
            }
        }
    }

    @Test func oneOfSeveralRequestsForTheWholeMayBeEnough() {
        #expect(schema(of: AnyOfTwo.self)["anyOf"] == [["$ref": "#/$defs/Point"], ["$ref": "#/$defs/Text"]])
    }

    private struct TogetherOrNot: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            guard box.contains(.first) || box.contains(.second) else { return }
            _ = try box.decode(Int.self, forKey: .first)
            _ = try box.decode(Int.self, forKey: .second)
        }
    }

    @Test func membersThatMayBeAbsentOnlyTogetherAreAGap() {
        let reasons = DescribedSchema(of: TogetherOrNot.self).gaps.map(\.reason)
        #expect(reasons == ["combinations of others decide which members it reads"])
    }

    private struct ManyTags: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            for number in 1...5 {
                if try box.decode(Kind.self, forKey: JSONCodingKey("kind\(number)")) == .two {
                    _ = try box.decode(Int.self, forKey: JSONCodingKey("value\(number)"))
                }
            }
        }
    }

    @Test func manyTagsAreAGapAtOnce() {
        let reasons = DescribedSchema(of: ManyTags.self).gaps.map(\.reason)
        #expect(reasons == ["too many members decide which others it reads"])
    }

    private enum Lenient: String, Decodable {
        case one, two

        init(from decoder: any Decoder) throws {
            self = Lenient(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .two
        }
    }

    private enum InAnObject: String, Decodable {
        case one, two

        init(from decoder: any Decoder) throws {
            let word = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .kind)
            self = InAnObject(rawValue: word) ?? .one
        }
    }

    @Test func anEnumerationIsWhatItsInitialiserReads() {
        let lenient = schema(of: Lenient.self)["anyOf"]
        #expect(lenient == [["type": "string", "enum": ["one", "two"]], ["type": "string"]])
        #expect(schema(of: InAnObject.self)["required"] == ["kind"])
        #expect(schema(of: Kind.self)["enum"] == ["one", "two", "three"])
    }

    private struct Together: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: Keys.self)
            let isNeeded = try box.decode(Bool.self, forKey: .first)
            if try box.decode(Bool.self, forKey: .second), isNeeded { _ = try box.decode(Int.self, forKey: .third) }
        }
    }

    @Test func valuesThatDecideOnlyTogetherAreAGap() {
        #expect(
            DescribedSchema(of: Together.self).gaps.map(\.reason) == [
                "values that were not found decide which members it reads"
            ])
    }
}

/// Initialisers that request members or elements until one is missing, which placeholders never are.
@Suite(.timeLimit(.minutes(5))) struct EndlessRequestsTests {
    private struct Numbered: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            var number = 1
            while try box.decodeIfPresent(String.self, forKey: JSONCodingKey("item\(number)")) != nil { number += 1 }
        }
    }

    private struct Asked: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            var number = 1
            while box.contains(JSONCodingKey("item\(number)")) { number += 1 }
        }
    }

    private struct Elements: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            while (try? list.decode(Int.self)) != nil {}
        }
    }

    private struct Nested: Decodable {
        init(from decoder: any Decoder) throws {
            var box = try decoder.container(keyedBy: JSONCodingKey.self)
            let next = JSONCodingKey("next")
            while let inner = try? box.nestedContainer(keyedBy: JSONCodingKey.self, forKey: next) { box = inner }
        }
    }

    private func gaps<T: Decodable>(of type: T.Type) -> [String] { DescribedSchema(of: type).gaps.map(\.reason) }

    @Test func theyAreAGap() {
        let endless = ["it requests members or elements without end"]
        #expect(gaps(of: Numbered.self) == endless)
        #expect(gaps(of: Asked.self) == endless)
        #expect(gaps(of: Elements.self) == endless)
        #expect(gaps(of: Nested.self) == endless)
    }

    private struct Owner<T: Decodable>: Decodable {
        var count: Int
        var items: T
    }

    private func places<T: Decodable>(of issuesOf: T.Type) throws -> [String] {
        var decoder = JSON.Decoder()
        decoder.reporting = .guessing
        let issues = try decoder.decodingIssues(of: Owner<T>.self, in: "{}")
        return issues.issues.map { "\($0.pointer)" }
    }

    @Test func noPlaceholderIsMadeOfThemForDiagnosis() throws {
        #expect(try places(of: Numbered.self).count == 2)
        #expect(try places(of: Asked.self).count == 2)
    }
}
