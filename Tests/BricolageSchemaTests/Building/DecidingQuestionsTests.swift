import Bricolage
import BricolageSchema
import Testing

/// More of what decides: questions without requests, refused cases, and combinations.
@Suite struct DecidingQuestionsTests {
    private enum Keys: CodingKey, CaseIterable { case kind, first, second, third }
    private enum Kind: String, Decodable { case one, two, three }

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
        let branches = completeSchema(of: OnlyAsked.self)["oneOf"]?.array ?? []
        #expect(branches.map { $0["required"] } == [["first", "second"], nil])
        #expect(branches.last?["properties"]?["first"] == false)
    }

    @Test func aCaseMayDecideWhetherAMemberIsRequired() {
        let branches = completeSchema(of: Optionality.self)["oneOf"]?.array ?? []
        #expect(branches.map { $0["required"] } == [["kind"], ["kind", "first"]])
    }

    @Test func theTypeOfAMemberMayDecide() {
        let branches = completeSchema(of: ByType.self)["oneOf"]?.array ?? []
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
        let listed = completeSchema(of: Listed.self)
        #expect(listed["required"] == nil && listed["properties"]?.count == 4)
    }

    @Test func aCaseThatIsRefusedIsNotListed() {
        #expect(completeSchema(of: OneKind.self)["properties"]?["kind"] == ["const": "two"])
    }

    @Test func oneOfSeveralOptionalMembersMayBeNeeded() {
        let needed = completeSchema(of: OneOfTwo.self)["anyOf"]
        #expect(
            needed == [
                ["properties": ["first": ["type": "integer"]], "required": ["first"]],
                ["properties": ["second": ["type": "integer"]], "required": ["second"]],
            ])
    }

    @Test func theMemberOfTheSuperclassIsRequired() {
        #expect(completeSchema(of: InSuper.self)["required"] == ["super"])
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
            completeSchema(of: Elements.self)["items"]?["oneOf"] == [
                ["type": "integer"], ["type": "string"], ["type": "null"],
            ])
        #expect(completeSchema(of: First.self)["prefixItems"] == [["oneOf": types], ["type": "boolean"]])
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
        let triples = completeSchema(of: Triples.self)
        #expect(triples["items"] == ["type": "integer"] && triples["maxItems"] == nil && triples["minItems"] == nil)
    }

    @Test func theFirstElementOfATupleMayBeNull() {
        let null: JSON = ["type": ["integer", "null"]]
        #expect(completeSchema(of: Maybe.self)["prefixItems"] == [null, ["type": "boolean"]])
    }

    @Test func longTuplesHaveAllTheirElements() {
        let matrix = completeSchema(of: Matrix.self)
        #expect(matrix["prefixItems"]?.count == 6 && matrix["minItems"] == 6 && matrix["items"] == false)
    }

    @Test func arraysHaveTheLengthsThatAreRead() {
        let position = completeSchema(of: Position.self)
        #expect(position["minItems"] == 2 && position["items"] == ["type": "number"] && position["maxItems"] == nil)
        let pair = completeSchema(of: Pair.self)["properties"]?["first"]
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
        #expect(completeSchema(of: AnyOfTwo.self)["anyOf"] == [["$ref": "#/$defs/Point"], ["$ref": "#/$defs/Text"]])
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
        let lenient = completeSchema(of: Lenient.self)["anyOf"]
        #expect(lenient == [["type": "string", "enum": ["one", "two"]], ["type": "string"]])
        #expect(completeSchema(of: InAnObject.self)["required"] == ["kind"])
        #expect(completeSchema(of: Kind.self)["enum"] == ["one", "two", "three"])
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
