import Bricolage
import BricolageSchema
import Testing

/// Initialisers written by hand: what their schemas say about null, absence and nested values.
@Suite struct StudiedInitialisersTests {
    private enum Keys: CodingKey { case value, other }

    // MARK: Null

    private struct NullIsNothing: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() { return }
            _ = try container.decode(Int.self)
        }
    }

    private struct NullIsAnError: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "nothing")
            }
            _ = try container.decode(Int.self)
        }
    }

    @Test func aValueMayBeNullWhereTheInitialiserTakesIt() {
        #expect(completeSchema(of: NullIsNothing.self)["type"] == ["integer", "null"])
        #expect(completeSchema(of: NullIsAnError.self)["type"] == "integer")
    }

    private struct NullMembers: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            if try !container.decodeNil(forKey: .value) { _ = try container.decode(Int.self, forKey: .value) }
            if try container.decodeNil(forKey: .other) {
                throw DecodingError.dataCorruptedError(forKey: .other, in: container, debugDescription: "nothing")
            }
            _ = try container.decode(String.self, forKey: .other)
        }
    }

    /// Asks whether a value is null and ignores the answer.
    private struct Heedless: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try container.decodeNil(forKey: .value)
            _ = try container.decode(Int.self, forKey: .value)
            _ = try container.decodeNil(forKey: .other)
            _ = try container.decode(String?.self, forKey: .other)
        }
    }

    @Test func soMayAMember() {
        let members = completeSchema(of: NullMembers.self)["properties"]
        #expect(members?["value"]?["type"] == ["integer", "null"])
        #expect(members?["other"]?["type"] == "string")
        let heedless = completeSchema(of: Heedless.self)["properties"]
        #expect(heedless?["value"]?["type"] == "integer")
        #expect(heedless?["other"]?["type"] == ["string", "null"])
    }

    // MARK: Absence

    private struct Inherited: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let value = try container.superDecoder(forKey: .value).singleValueContainer()
            if !value.decodeNil() { _ = try value.decode(Int.self) }
            _ = try container.superDecoder(forKey: .other).singleValueContainer().decode(String.self)
        }
    }

    @Test func theDecoderOfAnAbsentMemberHasNull() {
        let schema = completeSchema(of: Inherited.self)
        #expect(schema["required"] == ["other"])
        #expect(schema["properties"]?["value"]?["type"].map { "\($0)".contains("integer") } == true)
    }

    private struct Demanding: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            guard try container.decodeIfPresent([Int].self, forKey: .value) != nil else {
                throw DecodingError.dataCorruptedError(forKey: .value, in: container, debugDescription: "no value")
            }
        }
    }

    @Test func whatIsAskedForAsOptionalIsGivenWhereItIsNeeded() {
        #expect(completeSchema(of: Demanding.self)["properties"]?["value"] != nil)
    }

    /// Reads a version unless the value is true, and refuses most texts as a version.
    private struct Versioned: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            if try container.decodeIfPresent(Bool.self, forKey: .value) == true { return }
            guard let version = try container.decodeIfPresent(String.self, forKey: .other) else { return }
            guard version.split(separator: ".").count == 3, version.allSatisfy({ $0 == "." || $0.isNumber }) else {
                throw DecodingError.dataCorruptedError(forKey: .other, in: container, debugDescription: "no version")
            }
        }
    }

    @Test func whatIsReadBecauseOfAnAnswerMayNeedACertainText() {
        let ways = completeSchema(of: Versioned.self)["oneOf"]?.array.map(Array.init) ?? []
        #expect(
            ways.map { $0["properties"]?["value"] } == [["const": false], ["const": true], ["type": "null"]], "\(ways)")
        #expect(ways.map { $0["properties"]?["other"] != nil } == [true, false, true], "\(ways)")
    }

    // MARK: Nesting

    private struct Path: Decodable {
        init(from decoder: any Decoder) throws {
            var points = try decoder.container(keyedBy: Keys.self).nestedUnkeyedContainer(forKey: .value)
            while !points.isAtEnd {
                var point = try points.nestedUnkeyedContainer()
                while !point.isAtEnd { _ = try point.decode(Double.self) }
            }
        }
    }

    @Test func listsWithinListsAreListsOfLists() {
        let points = completeSchema(of: Path.self)["properties"]?["value"]
        #expect(points?["type"] == "array")
        #expect(points?["items"]?["type"] == "array")
        #expect(points?["items"]?["items"]?["type"] == "number")
    }

    // MARK: Names

    private struct Level2: Decodable { var size: Int }

    private struct Box<Content: Decodable>: Decodable { var content: Content }

    private struct Shelf: Decodable { var top, bottom: Box<Level2> }

    @Test func namesOfGenericTypesKeepTheirDigits() {
        let names = completeSchema(of: Shelf.self)["$defs"]?.object.map { Array($0.keys) } ?? []
        #expect(names.contains { $0.hasSuffix("Box_Level2") }, "\(names)")
    }

    // MARK: Classes

    private class Person: Decodable {
        let name: String
    }

    private final class Employee: Person {
        let salary: Int

        private enum Keys: CodingKey { case salary }

        required init(from decoder: any Decoder) throws {
            salary = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .salary)
            try super.init(from: decoder)
        }
    }

    private struct Staff: Decodable {
        let person: Person

        init(from decoder: any Decoder) throws {
            person = try decoder.singleValueContainer().decode(Employee.self as Person.Type)
        }
    }

    // The value is read as the class; the schema used to describe its superclass.
    @Test func aClassThatIsAskedForAsItsSuperclassIsDescribed() {
        let described = completeSchema(of: Employee.self)
        #expect(described["required"] == ["salary", "name"])
        #expect(completeSchema(of: Employee.self as Person.Type) == described)
        #expect(completeSchema(of: Staff.self)["required"] == described["required"])
    }
}
