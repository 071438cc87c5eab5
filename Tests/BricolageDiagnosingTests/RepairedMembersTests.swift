import BricolageCore
import TestSupport
import Testing

/// Code that continues after a fault finds its members consistent with what it has received, and placeholders are
/// values made by the code of their types.
@Suite struct RepairedMembersTests {
    private enum Keys: CodingKey { case first, second, size }

    private func issues<T: Decodable>(of type: T.Type, _ text: String) throws -> [String] {
        var decoder = JSON.Decoder()
        decoder.parsing.duplicateKeys = .keep
        return try decoder.decodingIssues(of: type, in: text).issues.map { "\($0.pointer) \($0.kind.name)" }
    }

    private static func refusal(_ decoder: any Decoder) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "refused"))
    }

    private struct Asking: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try container.decode(String.self, forKey: .first)
            guard container.contains(.first), try !container.decodeNil(forKey: .first) else {
                throw refusal(decoder)
            }
            _ = try container.decode(Int.self, forKey: .size)
        }
    }

    @Test func whatWasHandedOutIsThere() throws {
        #expect(try issues(of: Asking.self, #"{"size":"x"}"#) == [" missing-key", "/size wrong-kind"])
    }

    private struct AskingBeside: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let first = try container.nestedContainer(keyedBy: Keys.self, forKey: .first)
            let second = try container.nestedContainer(keyedBy: Keys.self, forKey: .second)
            _ = try first.decode(Int.self, forKey: .size)
            if second.contains(.size) { throw refusal(decoder) }
            _ = try container.decode(Int.self, forKey: .size)
        }
    }

    @Test func whatWasHandedOutForOneObjectIsNotInAnother() throws {
        #expect(
            try issues(of: AskingBeside.self, #"{"first":{},"second":{},"size":"x"}"#)
                == ["/first missing-key", "/size wrong-kind"])
    }

    private struct Listing: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            let names = container.allKeys.map(\.stringValue)
            guard Set(names).count == names.count else { throw refusal(decoder) }
            for name in names { _ = try container.decode(Int.self, forKey: JSONCodingKey(name)) }
        }
    }

    @Test func keysThatStandTwiceAreListedOnce() throws {
        #expect(try issues(of: Listing.self, #"{"a":1,"b":2,"a":3,"c":"x"}"#) == ["/c wrong-kind"])
    }

    /// Accepts only large numbers.
    private struct Loud: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            guard try decoder.singleValueContainer().decode(Int8.self) > 100 else { throw refusal(decoder) }
        }
    }

    /// Needs a `Second`, or else a number.
    private struct First: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            if (try? container.decode(Second.self, forKey: .second)) == nil {
                _ = try container.decode(Int.self, forKey: .size)
            }
        }
    }

    private struct Second: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: Keys.self).decode(First.self, forKey: .first)
        }
    }

    private struct Both<A: Decodable, B: Decodable>: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try container.decode(A.self, forKey: .first)
            _ = try container.decode(B.self, forKey: .second)
            _ = try container.decode(Int.self, forKey: .size)
        }
    }

    @Test func numbersThatAreTooLargeForTheirTypeAreItsLargest() throws {
        #expect(
            try issues(of: Both<Loud, Int>.self, #"{"second":1,"size":"x"}"#) == [" missing-key", "/size wrong-kind"])
    }

    private struct Agreed: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            guard try decoder.singleValueContainer().decode(Bool.self) else { throw refusal(decoder) }
        }
    }

    private struct Dated: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let date = try decoder.singleValueContainer().decode(String.self)
            guard date.split(separator: "-").count == 3 else { throw refusal(decoder) }
        }
    }

    private struct Chosen: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self).allKeys
            guard keys == [.second] else { throw refusal(decoder) }
        }
    }

    @Test func otherAnswersAreTriedForATypeThatRefusesTheFirst() throws {
        let text = #"{"second":1,"size":"x"}"#
        #expect(try issues(of: Both<Agreed, Int>.self, text) == [" missing-key", "/size wrong-kind"])
        #expect(try issues(of: Both<Dated, Int>.self, text) == [" missing-key", "/size wrong-kind"])
        #expect(try issues(of: Both<Chosen, Int>.self, text) == [" missing-key", "/size wrong-kind"])
    }

    /// That a `Second` could not be made inside a `First` says nothing about it elsewhere.
    @Test func whatFailedInsideOfItselfIsTriedAgain() throws {
        #expect(
            try issues(of: Both<First, Second>.self, #"{"size":"x"}"#)
                == [" missing-key", " missing-key", "/size wrong-kind"])
    }

    /// Asks a decoder for a decoder, and so on without end.
    private struct Endless: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try Endless(from: container.superDecoder(forKey: .first))
        }
    }

    @Test func decodersWithinDecodersEnd() throws {
        let issues = try onSmallStack {
            try JSON.Decoder().decodingIssues(of: Both<Int, Endless>.self, in: #"{"first":1,"size":"x"}"#)
        }
        #expect(issues.issues.first?.kind == .missing(key: "second"))
    }

    /// Takes elements until there are none.
    private struct Insatiable: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            while (try? elements.decode(Int.self)) != nil {}
        }
    }

    @Test func elementsThatAreTakenWithoutAskingEnd() throws {
        #expect(
            try issues(of: Both<Insatiable, Int>.self, #"{"second":1,"size":"x"}"#)
                == [" missing-key", "/size wrong-kind"])
    }

    /// Skips an element.
    private struct Skipping: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            _ = try elements.superDecoder()
            guard elements.currentIndex == 1 else { throw refusal(decoder) }
        }
    }

    @Test func elementsMayBeSkipped() throws {
        #expect(
            try issues(of: Both<Skipping, Int>.self, #"{"second":1,"size":"x"}"#)
                == [" missing-key", "/size wrong-kind"])
    }

    /// Does not advance past an element that it cannot read.
    private struct Stubborn: GuessableDecodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try container.decode(Int.self, forKey: .size)
            var elements = try container.nestedUnkeyedContainer(forKey: .first)
            while !elements.isAtEnd { _ = try? elements.decode(Int.self) }
        }
    }

    @Test func loopsThatWouldNotEndAreEnded() throws {
        let issues = try JSON.Decoder().decodingIssues(of: Stubborn.self, in: #"{"first":["x"]}"#)
        #expect(issues.issues.first?.kind == .missing(key: "size"))
    }
}
