import BricolageCore
import Testing

/// A type's own error is reported where it was thrown, whatever was caught before.
@Suite struct OwnErrorPlacesTests {
    enum Complaint: Error { case negative }

    final class Objection: Error {}

    struct Part: Decodable {
        init(from decoder: any Decoder) throws {
            if try decoder.singleValueContainer().decode(Int.self) < 0 { throw Complaint.negative }
        }
    }

    struct ObjectingPart: Decodable {
        init(from decoder: any Decoder) throws {
            if try decoder.singleValueContainer().decode(Int.self) < 0 { throw Objection() }
        }
    }

    enum CodingKeys: CodingKey { case part, total }

    /// How a type reads its part.
    protocol Way {
        static func read<T: Decodable>(_ type: T.Type, of decoder: any Decoder) throws
    }

    enum Keyed: Way {
        static func read<T: Decodable>(_ type: T.Type, of decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: CodingKeys.self).decode(type, forKey: .part)
        }
    }

    enum KeyedIfPresent: Way {
        static func read<T: Decodable>(_ type: T.Type, of decoder: any Decoder) throws {
            _ = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(type, forKey: .part)
        }
    }

    enum Unkeyed: Way {
        static func read<T: Decodable>(_ type: T.Type, of decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            _ = try elements.decode(type)
        }
    }

    enum Single: Way {
        static func read<T: Decodable>(_ type: T.Type, of decoder: any Decoder) throws {
            _ = try decoder.singleValueContainer().decode(type)
        }
    }

    enum NestedKeyed: Way {
        static func read<T: Decodable>(_ type: T.Type, of decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .part)
            _ = try inner.decode(type, forKey: .part)
        }
    }

    enum NestedUnkeyed: Way {
        static func read<T: Decodable>(_ type: T.Type, of decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            var elements = try container.nestedUnkeyedContainer(forKey: .part)
            _ = try elements.decode(type)
        }
    }

    enum SuperDecoder: Way {
        static func read<T: Decodable>(_ type: T.Type, of decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = try container.superDecoder(forKey: .part).singleValueContainer().decode(type)
        }
    }

    /// What a type does with the error of its part.
    protocol Manner {
        static func caught(_ body: () throws -> Void) throws
    }

    enum OptionalTry: Manner {
        static func caught(_ body: () throws -> Void) throws { try? body() }
    }

    enum DoCatch: Manner {
        static func caught(_ body: () throws -> Void) throws { do { try body() } catch is Complaint {} }
    }

    enum Kept: Manner {
        static func caught(_ body: () throws -> Void) throws { do { try body() } catch { throw error } }
    }

    enum Replaced: Manner {
        static func caught(_ body: () throws -> Void) throws {
            do { try body() } catch { throw Complaint.negative }
        }
    }

    /// Throws the same error about itself unless the error of its part is thrown on.
    struct Whole<Chosen: Way, Used: Manner>: Decodable {
        init(from decoder: any Decoder) throws {
            try Used.caught { try Chosen.read(Part.self, of: decoder) }
            throw Complaint.negative
        }
    }

    private func firstPlace<T: Decodable>(_ type: T.Type, in text: String) throws -> String? {
        var decoder = JSON.Decoder()
        decoder.reporting = .first
        let issues = try decoder.decodingIssues(of: [T].self, in: "[\(text)]").issues
        #expect(issues.count == 1)
        #expect(issues.first?.underlying is Complaint)
        return issues.first?.pointer.description
    }

    private func check<Chosen: Way>(_ way: Chosen.Type, _ text: String, _ part: String) throws {
        #expect(try firstPlace(Whole<Chosen, OptionalTry>.self, in: text) == "/0")
        #expect(try firstPlace(Whole<Chosen, DoCatch>.self, in: text) == "/0")
        #expect(try firstPlace(Whole<Chosen, Replaced>.self, in: text) == "/0")
        #expect(try firstPlace(Whole<Chosen, Kept>.self, in: text) == part)
        // The same one level further out, where the error of the whole leaves another value.
        #expect(try firstPlace([Whole<Chosen, OptionalTry>].self, in: "[\(text)]") == "/0/0")
        let entry = try firstPlace([String: Whole<Chosen, Kept>].self, in: #"{"a":\#(text)}"#)
        #expect(entry == "/0/a" + part.dropFirst(2))
    }

    @Test func whateverContainerItWasReadFrom() throws {
        try check(Keyed.self, #"{"part":-1}"#, "/0/part")
        try check(KeyedIfPresent.self, #"{"part":-1}"#, "/0/part")
        try check(Unkeyed.self, "[-1]", "/0/0")
        try check(Single.self, "-1", "/0")
        try check(NestedKeyed.self, #"{"part":{"part":-1}}"#, "/0/part/part")
        try check(NestedUnkeyed.self, #"{"part":[-1]}"#, "/0/part/0")
        try check(SuperDecoder.self, #"{"part":-1}"#, "/0/part")
    }

    /// Ignores any error of its part and later throws an error about itself.
    struct Row<Piece: Decodable>: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = try? container.decode(Piece.self, forKey: .part)
            if try container.decode(Int.self, forKey: .total) < 0 {
                if Piece.self == ObjectingPart.self { throw Objection() }
                throw Complaint.negative
            }
        }
    }

    @Test(arguments: [JSON.Decoder.IssueReporting.first, .all])
    func somethingElseWasReadBehindThePart(_ reporting: JSON.Decoder.IssueReporting) throws {
        var decoder = JSON.Decoder()
        decoder.reporting = reporting
        func places<T: Decodable>(_ type: T.Type) throws -> [String] {
            try [
                #"[{"part":-1,"total":-1}]"#, #"[{"part":-1,"total":1},{"part":1,"total":-1}]"#,
                #"[{"part":-1,"total":1},{"part":-1,"total":-1}]"#,
            ].map { text in
                try decoder.decodingIssues(of: [T].self, in: text).issues.map(\.pointer.description)
                    .joined(separator: " ")
            }
        }
        #expect(try places(Row<Part>.self) == ["/0", "/1", "/1"])
        #expect(try places(Row<ObjectingPart>.self) == ["/0", "/1", "/1"])
    }

    /// Requires numbers and null in turn, and throws errors of the standard library, which name the next element.
    struct Turns: Decodable {
        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            while !elements.isAtEnd {
                if try elements.decodeNil() {
                    throw DecodingError.dataCorruptedError(in: elements, debugDescription: "null is too early")
                }
                if try elements.decode(Int.self) < 0 {
                    throw DecodingError.dataCorruptedError(in: elements, debugDescription: "negative")
                }
                guard try elements.decodeNil() else {
                    throw DecodingError.dataCorruptedError(in: elements, debugDescription: "no null")
                }
            }
        }
    }

    @Test func elementsThatWereReadOrOnlyLookedAt() throws {
        func place(_ text: String) throws -> String? {
            try JSON.Decoder().decodingIssues(of: Turns.self, in: text).issues.first.map {
                "\($0.pointer) \($0.message)"
            }
        }
        #expect(try place("[1, null, 2, null]") == nil)
        #expect(try place("[1, null, -2, null]") == "/2 negative")
        #expect(try place("[1, null, 2, 3]") == "/3 no null")
        #expect(try place("[1, null, null, 3]") == "/2 null is too early")
        #expect(try place("[1, null, null]") == "/2 null is too early")
    }

    private func places<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        try JSON.Decoder().decodingIssues(of: type, in: text).issues.map { "\($0.pointer) \($0.message)" }
    }

    /// Requires two numbers, and throws an error that names the array itself if there are more or fewer.
    struct Pair: Decodable {
        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            var numbers: [Int] = []
            while !elements.isAtEnd { numbers.append(try elements.decode(Int.self)) }
            guard numbers.count == 2 else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "a pair is wanted"))
            }
        }
    }

    /// The position of the array was once mistaken for that of one of its elements.
    @Test func anArrayAtThePositionBehindItsLastElement() throws {
        #expect(try places([Pair].self, "[[1, 2], [3]]") == ["/1 a pair is wanted"])
        #expect(try places([Pair].self, "[[1]]") == ["/0 a pair is wanted"])
        #expect(
            try places([Pair].self, "[[1, 2], [3, 4], [5], [6, 7, 8]]") == [
                "/2 a pair is wanted", "/3 a pair is wanted",
            ])
        #expect(try places([String: [Pair]].self, #"{"x": [[1, 2], [3]]}"#) == ["/x/1 a pair is wanted"])
    }

    /// Requires two numbers, and throws an error of the standard library that names the element after them.
    struct NoMore: Decodable {
        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            _ = try (elements.decode(Int.self), elements.decode(Int.self))
            guard elements.isAtEnd else {
                throw DecodingError.dataCorruptedError(in: elements, debugDescription: "nothing is wanted here")
            }
        }
    }

    /// The error was once moved to the previous element, as if it were about an element that had been read.
    @Test func anElementTooMany() throws {
        #expect(try places(NoMore.self, "[1, 2, 3]") == ["/2 nothing is wanted here"])
        #expect(try places([String: NoMore].self, #"{"k": [1, 2, 3]}"#) == ["/k/2 nothing is wanted here"])
    }

    /// Throws errors about a number and an object that it has read by other methods than `decode`.
    struct Steps: Decodable {
        init(from decoder: any Decoder) throws {
            var elements = try decoder.unkeyedContainer()
            if let number = try elements.decodeIfPresent(Int.self), number < 0 {
                throw DecodingError.dataCorruptedError(in: elements, debugDescription: "negative")
            }
            let object = try elements.nestedContainer(keyedBy: CodingKeys.self)
            if object.allKeys.isEmpty {
                throw DecodingError.dataCorruptedError(in: elements, debugDescription: "empty")
            }
        }
    }

    /// Only elements that were read by `decode` were once known to have been read.
    @Test func elementsThatWereReadInOtherWays() throws {
        #expect(try places(Steps.self, #"[-1, {"part": 1}, 3]"#) == ["/0 negative"])
        #expect(try places(Steps.self, "[1, {}, 3]") == ["/1 empty"])
    }

    /// Throws an error that names a member, after everything was read.
    struct Positive: Decodable {
        private enum CodingKeys: CodingKey { case number }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard try container.decode(Int.self, forKey: .number) > 0 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .number, in: container, debugDescription: "not positive")
            }
        }
    }

    @Test func aMemberOfAnElement() throws {
        let text = #"[{"number": 1}, {"number": -1}, {"number": -2}]"#
        #expect(try places([Positive].self, text) == ["/1/number not positive", "/2/number not positive"])
    }
}
