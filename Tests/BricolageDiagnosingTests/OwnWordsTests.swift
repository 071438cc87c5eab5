import BricolageCore
import Testing

/// A type's own words are reported, whatever its code has caught before.
@Suite struct OwnWordsTests {
    private struct Complaint: Error, CustomStringConvertible {
        var description: String
        var cause: (any Error)?

        init(_ description: String, cause: (any Error)? = nil) {
            self.description = description
            self.cause = cause
        }
    }

    private enum Keys: CodingKey { case x, y, id, when, note }

    /// The place, the message and the notes of the only issue, which includes the error at which decoding stops.
    private func issue<T: Decodable>(_ type: T.Type, _ text: String) throws -> String {
        let all = try JSON.Decoder().decodingIssues(of: type, in: text).issues
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let first = try #require(try decoder.decodingIssues(of: type, in: text).issues.first)
        let issue = try #require(all.first)
        #expect(all.count == 1)
        #expect((issue.notes + [issue.message]).contains { $0.hasSuffix(first.message) })
        return ([(issue.pointer.isRoot ? "" : "\(issue.pointer) ") + issue.message] + issue.notes)
            .joined(separator: "; ")
    }

    private struct Positive: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let y = try container.decode(Int.self, forKey: .y)
            _ = (try? container.decode(Int.self, forKey: .x)) ?? 0
            guard y > 0 else { throw Complaint("y must be positive") }
        }
    }

    @Test func aValueThatWasToleratedIsNotBlamed() throws {
        #expect(try issue(Positive.self, #"{"y":-1,"x":1}"#) == "y must be positive")
        #expect(
            try issue(Positive.self, #"{"y":-1}"#) == #"y must be positive; as Int: missing "x": expected an integer"#)
        #expect(
            try issue(Positive.self, #"{"y":-1,"x":"bad"}"#)
                == #"y must be positive; as Int: expected an integer, found the string "bad""#)
    }

    private struct Identifier: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            if (try? container.decode(String.self, forKey: .id)) != nil { return }
            if (try? container.decode(Int.self, forKey: .id)) != nil { return }
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "id must be a text or a number"))
        }
    }

    @Test func aMemberThatWasTriedAsSeveralTypesIsToldOfInTheWordsOfTheType() throws {
        #expect(
            try issue(Identifier.self, #"{"id":true}"#)
                == "id must be a text or a number; as String: expected a string, found true; "
                + "as Int: expected an integer, found true")
    }

    private struct Dated: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let when = try container.decode(String.self, forKey: .when)
            _ = try? container.decodeIfPresent(String.self, forKey: .note)
            guard when.count == 10 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .when, in: container, debugDescription: "ten characters are needed")
            }
        }
    }

    @Test func anErrorThatNamesAnotherMemberIsNoTranslation() throws {
        #expect(
            try issue(Dated.self, #"{"when":"soon","note":5}"#)
                == "/when ten characters are needed; as Optional<String>: expected a string, found the number 5")
    }

    /// Replaces each error that it catches with another one, in one of several ways.
    private struct Translating<Way: Translation>: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try container.decode(Int.self, forKey: .y)
            do { _ = try container.decode(Int.self, forKey: .x) } catch {
                throw Way.translated(error, container)
            }
        }
    }

    private protocol Translation {
        static func translated(_ error: any Error, _ container: KeyedDecodingContainer<Keys>) -> any Error
    }

    private enum Carrying: Translation {
        static func translated(_ error: any Error, _ container: KeyedDecodingContainer<Keys>) -> any Error {
            Complaint("no x", cause: error)
        }
    }

    private enum CarryingInACase: Translation {
        enum Failure: Error, CustomStringConvertible {
            case unreadable(key: String, cause: any Error)
            var description: String { "no x" }
        }

        static func translated(_ error: any Error, _ container: KeyedDecodingContainer<Keys>) -> any Error {
            Failure.unreadable(key: "x", cause: error)
        }
    }

    private enum OfTheSamePlace: Translation {
        static func translated(_ error: any Error, _ container: KeyedDecodingContainer<Keys>) -> any Error {
            DecodingError.dataCorruptedError(forKey: .x, in: container, debugDescription: "no x")
        }
    }

    private enum OfTheMemberBefore: Translation {
        static func translated(_ error: any Error, _ container: KeyedDecodingContainer<Keys>) -> any Error {
            DecodingError.dataCorruptedError(forKey: .y, in: container, debugDescription: "no x")
        }
    }

    @Test func aTranslationKeepsThePlaceAndIsQuoted() throws {
        func check<Way: Translation>(_ way: Way.Type) throws {
            let missing = try issue(Translating<Way>.self, #"{"y":1}"#)
            #expect(missing == #"missing "x": expected an integer; as Translating<\#(way)>: no x"#)
            let wrong = try issue(Translating<Way>.self, #"{"y":1,"x":true}"#)
            #expect(wrong == "/x expected an integer, found true; as Translating<\(way)>: no x")
        }
        try check(Carrying.self)
        try check(CarryingInACase.self)
        try check(OfTheSamePlace.self)
        #expect(
            try issue(Translating<OfTheMemberBefore>.self, #"{"y":1,"x":true}"#)
                == "/y no x; as Int: expected an integer, found true")
        #expect(
            try issue(Translating<OfTheMemberBefore>.self, #"{"y":1}"#)
                == #"/y no x; as Int: missing "x": expected an integer"#)
    }

    private struct NumberText: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if (try? container.decode(Int.self)) != nil { return }
            let text = try container.decode(String.self)
            guard Int(text) != nil else { throw Complaint("text is no number") }
        }
    }

    @Test func whatATypeSaysOfAValueThatItHasReadIsTheMessage() throws {
        #expect(
            try issue(NumberText.self, #""x""#)
                == #"text is no number; as Int: expected an integer, found the string "x""#)
    }

    private struct Numbers: Decodable {
        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            while !elements.isAtEnd {
                if (try? elements.decode(Int.self)) != nil { return }
                _ = try? elements.decode(JSON.self)
            }
            throw Complaint("no number")
        }
    }

    @Test func ofManyValuesThatWereTriedAFewAreTold() throws {
        let text = "[" + Array(repeating: #""a""#, count: 1000).joined(separator: ",") + "]"
        let notes = try JSON.Decoder().decodingIssues(of: Numbers.self, in: text).issues.first?.notes
        #expect(notes?.count == 11)
        #expect(notes?.first == #"as Int: expected an integer, found the string "a""#)
        #expect(notes?.last == "or else: 990 more")
    }
}
