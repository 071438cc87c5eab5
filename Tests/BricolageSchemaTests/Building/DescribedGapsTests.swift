import Bricolage
import BricolageSchema
import Testing

/// Types that a recording pass cannot see through: the gaps are reported.
@Suite struct DescribedGapsTests {
    /// No placeholder passes the check of its digits.
    struct AccountNumber: Decodable {
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            guard text.count == 22, text.hasPrefix("DE") else {
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not an account number"))
            }
        }
    }

    struct Payment: Decodable {
        var amount: Int
        var account: AccountNumber
        var reference: String
    }

    @Test func aTypeThatRefusesAllValuesIsAGapAndSoIsItsOwner() {
        let schema = DescribedSchema(of: Payment.self)
        #expect(schema.gaps.map(\.type) == ["AccountNumber", "Payment"])
        #expect(schema.gaps.first?.reason.hasPrefix("its initialiser refused every value that was tried: ") == true)
        #expect(schema.gaps.last?.reason == "no value of type AccountNumber could be created to continue")
        #expect(!schema.isComplete)
        #expect(schema.json.serialized().contains("incomplete: "))
    }

    struct Accounts: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            for key in container.allKeys { _ = try container.decode(AccountNumber.self, forKey: key) }
        }
    }

    @Test func membersOfAnyNameThatRefuseAllValuesAreAGapToo() {
        let schema = DescribedSchema(of: Accounts.self)
        #expect(schema.gaps.map(\.type) == ["AccountNumber", "Accounts"])
        #expect(schema.gaps.last?.reason == "members of any name are of an unknown type")
        #expect(schema.json["type"] == "object")
    }

    struct Careful: Decodable, UndiagnosedDecodable {
        init(from decoder: any Decoder) throws { preconditionFailure("must not be run") }
    }

    @Test func initialisersThatMustNotRunAreNotRun() {
        #expect(DescribedSchema(of: [Careful].self).gaps.map(\.type) == ["Careful"])
    }

    /// A type that is made of ever new types.
    struct Growing<T: Decodable>: Decodable {
        init(from decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: Keys.self).decode([Growing<[T]>].self, forKey: .next)
        }

        private enum Keys: CodingKey { case next }
    }

    @Test func endlessTypesEnd() {
        #expect(!DescribedSchema(of: Growing<Int>.self).isComplete)
    }

    enum Word: JSONReadableValue {
        case text(String)
        case count(Int)

        init(json: JSONDocument.Node) throws {
            if let count = json.int { self = .count(count) } else { self = .text(try json.read()) }
        }
    }

    @Test func typesThatReadNodesAreTriedWithEveryKind() {
        let schema = DescribedSchema(of: Word.self)
        #expect(schema.json["type"] == ["integer", "string"])
        #expect(schema.gaps.map(\.type) == ["Word"])
    }

    struct Counted: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            let count = try list.decode(Int.self)
            guard count == 12345 else {
                throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no"))
            }
        }
    }

    @Test func anInitialiserThatRefusesEverythingIsBounded() {
        #expect(DescribedSchema(of: [String: Counted].self).gaps.map(\.type) == ["Counted"])
    }

    struct Aged: Decodable, JSONSchemaDescribing {
        var age: Int

        static func describe(_ schema: inout JSONSchemaDescription) { schema["age"].minimum = 18 }
    }

    struct Spoken: Decodable {
        var word: Word
        var aged: Aged
    }

    @Test func aTypeThatDescribesItselfClosesNoGapOfAnother() {
        #expect(DescribedSchema(of: Spoken.self).gaps.map(\.type) == ["Word"])
    }
}
