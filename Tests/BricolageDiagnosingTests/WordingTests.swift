import BricolageCore
import Testing

/// The messages of issues whose words depend on the value.
@Suite struct WordingTests {
    private func messages<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        JSON.decodingIssues(of: type, in: try JSONDocument(parsing: text)).issues.map(\.message)
    }

    @Test func boundsAreToldToIntegersOnly() throws {
        #expect(
            try messages([Int8].self, #"[1.5, 300, "1"]"#) == [
                "expected an integer, found the number 1.5",
                "expected an integer from -128 to 127, found the number 300",
                #"expected an integer, found the string "1""#,
            ])
    }

    private enum Color: String, Decodable, Hashable, CodingKeyRepresentable, CaseIterable { case red, green }

    @Test func aKeyThatIsNoneOfItsDictionaryIsToldAsAKey() throws {
        #expect(
            try messages([Color: Int].self, #"{"red": 1, "gren": 2}"#) == [
                #"unexpected "gren": expected a key that is one of "red", "green"; did you mean "green"?"#
            ])
        #expect(
            try messages([Int: Int].self, #"{"1": 1, "x": 2}"#) == [
                #"unexpected "x": expected a key that is an integer"#
            ])
    }

    private struct Pair: Decodable {
        init(from decoder: any Swift.Decoder) throws {
            var container = try decoder.unkeyedContainer()
            _ = (try container.decode(Int.self), try container.decode(Int.self))
        }
    }

    @Test func anArrayThatEndsTooSoonIsToldHowMuchIsWanted() throws {
        #expect(
            try messages(Pair.self, "[1]") == [
                "expected an array with at least 2 elements, found an array with 1 element"
            ])
    }

    private struct Version: Decodable {
        init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.singleValueContainer()
            let parts = try container.decode(String.self).split(separator: "~")
            if parts.count == 3, parts[2].hasPrefix("v") { return }
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a version")
        }
    }

    private struct Release: Decodable {
        var version: Version
        var size: Int
        var notes: [String]
        var earlier: [Version]
    }

    @Test func whatATypeRefusesInItsOwnWordsEndsNothing() throws {
        let text = #"{"version": "1", "size": "2", "notes": [], "earlier": ["0~9~v1"]}"#
        #expect(
            try messages(Release.self, text) == [
                "not a version", #"expected an integer, found the string "2", by the declaration of Release"#,
            ])
    }

    private final class Notes: @unchecked Sendable {
        static let key = CodingUserInfoKey(rawValue: "notes")
        var words: [String] = []
    }

    private struct Noting: Decodable {
        init(from decoder: any Swift.Decoder) throws {
            let notes = Notes.key.flatMap { decoder.userInfo[$0] } as? Notes
            let container = try decoder.singleValueContainer()
            for read in [{ _ = try container.decode(Bool.self) }, { _ = try container.decode(Int.self) }] {
                do { try read() } catch DecodingError.typeMismatch(_, let context) {
                    notes?.words.append(context.debugDescription)
                }
            }
            _ = try container.decode([Int].self)
        }
    }

    @Test func errorsThatATypeCatchesEachHaveTheirOwnWords() throws {
        let (notes, key) = (Notes(), try #require(Notes.key))
        _ = JSON.Decoder(userInfo: [key: notes]).decodingIssues(of: Noting.self, in: try JSONDocument(parsing: #""a""#))
        #expect(!notes.words.isEmpty)
        for (position, words) in notes.words.enumerated() {
            #expect(words.hasPrefix(position % 2 == 0 ? "expected a boolean" : "expected an integer"))
        }
    }

    private enum Priority: Int, Decodable, CaseIterable { case low = 1, high = 2 }
    private enum Status: UInt16, Decodable { case ok = 200, missing = 404 }
    private enum Many: Int, Decodable { case first = 5000, second }
    private enum Scattered: Int, Decodable { case near = 1, far = 5000 }
    private struct Name: RawRepresentable, Decodable { var rawValue: String }

    @Test func enumerationsOfIntegersListTheirCases() throws {
        #expect(try messages([Priority].self, "[3]") == ["expected one of 1, 2, found the number 3"])
        #expect(try messages([Status].self, "[500]") == ["expected one of 200, 404, found the number 500"])
        #expect(try messages([Status].self, #"["a"]"#) == [#"expected an integer, found the string "a""#])
        #expect(try messages([Scattered].self, "[2]") == ["expected an integer (Scattered), found the number 2"])
        #expect(try messages([Many].self, "[1]") == ["expected an integer (Many), found the number 1"])
        #expect(
            try messages([String: Priority].self, #"{"a": 3}"#) == ["expected one of 1, 2, found the number 3"])
    }

    @Test func aMissingMemberIsToldByItsKindBeforeItsType() throws {
        struct Holder: Decodable { var name: Name, priority: Priority, level: Int, parts: [Name], inner: Inner? }
        struct Inner: Decodable { var a: Name }
        #expect(
            try messages(Holder.self, "{}") == [
                #"missing "name": expected a string (Name)"#,
                #"missing "priority": expected one of 1, 2, by the declaration of Holder"#,
                #"missing "level": expected an integer, by the declaration of Holder"#,
                #"missing "parts": expected an array, by the declaration of Holder"#,
            ])
    }
}
