import BricolageCore
import Testing

/// Valid keys of dictionaries were once reported as invalid if a value elsewhere was invalid.
@Suite struct DictionaryKeysTests {
    private enum Level: Int, Decodable, CodingKeyRepresentable { case low = -1, high = 1 }
    private enum Name: String, Decodable, CodingKeyRepresentable { case firstName, lastName }

    private struct Number: RawRepresentable, Decodable, Hashable, CodingKeyRepresentable {
        var rawValue: Int
    }

    /// Removes the first character of each key.
    private static let plainKeys = JSON.Decoder.KeyDecodingStrategy.custom { path in
        JSONCodingKey(String(path.last?.stringValue.dropFirst() ?? ""))
    }

    private func pointers<T: Decodable>(
        _ type: T.Type, _ text: String, _ strategy: JSON.Decoder.KeyDecodingStrategy = .useDefaultKeys
    ) throws -> [String] {
        let decoder = JSON.Decoder(keyDecodingStrategy: strategy)
        return try decoder.decodingIssues(of: type, in: text).issues.map { "\($0.pointer)" }
    }

    @Test func keysThatAreNumbersAreGoodBesideAFault() throws {
        #expect(try pointers([[Level: Int]].self, #"[false, {"-1": 1, "1": 2}]"#) == ["/0"])
        #expect(try pointers([[Number: Int]].self, #"[false, {"-3": 1}]"#) == ["/0"])
        #expect(try pointers([Level: Int].self, #"{"-1": "x", "1": 2, "7": 3}"#) == ["/-1", "/7"])
    }

    @Test func keysAreConvertedAsTheirContainerConvertsThem() throws {
        let names = #"{"first_name": 1, "last_name": "x", "middle_name": 2}"#
        #expect(try pointers([Name: Int].self, names, .convertFromSnakeCase) == ["/last_name", "/middle_name"])
        #expect(try pointers([[Int: Int]].self, #"[false, {"_1": 1}]"#, Self.plainKeys) == ["/0"])
        #expect(try pointers([Int: Int].self, #"{"_1": "x", "1": 2}"#, Self.plainKeys) == ["/_1", "/1"])
    }

    /// The keys of dictionaries with keys of type `String` are data.
    @Test func keysThatAreTextStayAsTheyAre() throws {
        let text = #"{"a_b": "x", "aB": "y"}"#
        #expect(try pointers([String: Int].self, text, .convertFromSnakeCase) == ["/a_b", "/aB"])
    }

    @Test func ofSeveralThatAreConvertedToOneTheLastCounts() throws {
        let text = #"{"first_name": "x", "firstName": 1, "last_name": true}"#
        #expect(try pointers([Name: Int].self, text, .convertFromSnakeCase) == ["/last_name"])
    }

    /// The odd number of elements was once not reported, and keys were reported as invalid values instead.
    @Test func anElementWithoutAPartnerIsToldInPlaceOfWhatItShifts() throws {
        let name = JSON.Decoder().decodingIssues(of: [Raw: Int].self, in: try JSONDocument(parsing: #"[1, "b", 2]"#))
        #expect(name.issues.map { "\($0.pointer)" } == [""])
        guard case .dataCorrupted = name.decodingError else {
            Issue.record("\(name)")
            return
        }
        #expect(try pointers([[Raw: Int]].self, #"[["a", 1, 2], ["a", "x"], ["a", 1]]"#) == ["/0", "/1/1"])
    }

    private enum Raw: String, Decodable { case a, b }
}
