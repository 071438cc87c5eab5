import BricolageCore
import Testing

/// An error that names its place by a coding path is reported there, even if the text has other keys than the type.
@Suite struct ThrownPlacesTests {
    private enum Medium: String { case film, series }

    /// Throws an error about one of its members, named by the key that the type knows.
    private struct Credit: Decodable {
        var medium: Medium

        enum CodingKeys: CodingKey { case mediaType }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let medium = Medium(rawValue: try container.decode(String.self, forKey: .mediaType)) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .mediaType, in: container, debugDescription: "no medium")
            }
            self.medium = medium
        }
    }

    private struct Person: Decodable { var knownFor: [String: [Credit]] }

    private func places<T: Decodable>(
        of type: T.Type, in text: String, _ strategy: JSON.Decoder.KeyDecodingStrategy
    ) throws -> [[String]] {
        try [JSON.Decoder.IssueReporting.first, .all].map { reporting in
            var decoder = JSON.Decoder(keyDecodingStrategy: strategy)
            decoder.reporting = reporting
            return try decoder.decodingIssues(of: type, in: text).issues.map(\.pointer.description)
        }
    }

    @Test func convertedKeysAreFollowedToTheMember() throws {
        let root = try places(of: Credit.self, in: #"{"id":1,"media_type":"x"}"#, .convertFromSnakeCase)
        #expect(root == [["/media_type"], ["/media_type"]])
        let text = #"{"known_for":{"top_two":[{"media_type":"film"},{"media_type":"x"}]}}"#
        let nested = try places(of: Person.self, in: text, .convertFromSnakeCase)
        #expect(nested == [["/known_for/top_two/1/media_type"], ["/known_for/top_two/1/media_type"]])
    }

    @Test func aFunctionThatConvertsKeysIsGivenTheWholePath() throws {
        let strategy = JSON.Decoder.KeyDecodingStrategy.custom { path in
            let prefix = String(repeating: "_", count: path.count)
            return JSONCodingKey(String((path.last?.stringValue ?? "").dropFirst(prefix.count)))
        }
        let text = #"{"_knownFor":{"a":[{"____mediaType":"film"},{"mediaType":1,"____mediaType":"x"}]}}"#
        let found = try places(of: Person.self, in: text, strategy)
        #expect(found == [["/_knownFor/a/1/____mediaType"], ["/_knownFor/a/1/____mediaType"]])
    }

    /// Throws an error about a value two dictionaries below it.
    private struct Table: Decodable {
        init(from decoder: any Decoder) throws {
            _ = try [String: [String: Int]](from: decoder)
            let path = decoder.codingPath + [JSONCodingKey("first_row"), JSONCodingKey("second_cell")]
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "too small"))
        }
    }

    @Test func keysOfDictionariesAreFollowedAsTheyAre() throws {
        let text = #"{"first_row":{"second_cell":1}}"#
        for strategy in [JSON.Decoder.KeyDecodingStrategy.useDefaultKeys, .convertFromSnakeCase] {
            let found = try places(of: Table.self, in: text, strategy)
            #expect(found == [["/first_row/second_cell"], ["/first_row/second_cell"]])
        }
    }

    /// Throws an error about a value that does not exist.
    private struct Lost: Decodable {
        init(from decoder: any Decoder) throws {
            let path = decoder.codingPath + [JSONCodingKey("absent"), JSONCodingKey("first")]
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "gone"))
        }
    }

    @Test func aPathIsFollowedAsFarAsItLeads() throws {
        let found = try places(of: Lost.self, in: #"{"first":1}"#, .convertFromSnakeCase)
        #expect(found == [[""], [""]])
    }

    /// Catches the error of its part and then throws one about another member, or about the same one.
    private struct Row: Decodable {
        struct Part: Decodable {
            init(from decoder: any Decoder) throws {
                if try decoder.singleValueContainer().decode(Int.self) < 0 {
                    throw DecodingError.dataCorrupted(
                        .init(codingPath: decoder.codingPath, debugDescription: "less than nothing"))
                }
            }
        }

        private enum CodingKeys: CodingKey { case part, total }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            _ = try? container.decode(Part.self, forKey: .part)
            let total = try container.decode(Int.self, forKey: .total)
            if total < 0 {
                throw DecodingError.dataCorruptedError(forKey: .total, in: container, debugDescription: "too little")
            }
            if total == 0 {
                throw DecodingError.dataCorruptedError(forKey: .part, in: container, debugDescription: "no part")
            }
        }
    }

    @Test func whatACaughtErrorWasAboutIsNotBlamedForTheNext() throws {
        func places(_ text: String) throws -> [[String]] { try self.places(of: [Row].self, in: text, .useDefaultKeys) }
        #expect(try places(#"[{"part":-1,"total":-1}]"#) == [["/0/total"], ["/0/total"]])
        #expect(try places(#"[{"part":-1,"total":1},{"part":1,"total":-1}]"#) == [["/1/total"], ["/1/total"]])
        #expect(try places(#"[{"part":-1,"total":1},{"part":1,"total":0}]"#) == [["/1/part"], ["/1/part"]])
        #expect(try places(#"[{"part":1,"total":-1},{"part":-1,"total":0}]"#).last == ["/0/total", "/1/part"])
    }

    /// Throws an error about the member `kind` although it has a known case.
    private struct Item: Decodable {
        enum Kind: String, Decodable { case one, two }
        private enum CodingKeys: CodingKey { case kind, size }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let kind = try container.decode(Kind.self, forKey: .kind)
            if case .one = kind { return }
            if try container.decode(Int.self, forKey: .size) < 0 {
                throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "not of size")
            }
        }
    }

    @Test func aCaseThatDoesNotExistIsNotBlamedForTheNextValue() throws {
        let other = #"{"kind":"other","size":1}"#
        let text = #"[{"kind":"one"},\#(other),\#(other),\#(other),{"kind":"two","size":-1},{"kind":"two","size":2}]"#
        let found = try places(of: [Item].self, in: text, .useDefaultKeys)
        #expect(found == [["/1/kind"], ["/1/kind", "/2/kind", "/3/kind", "/4/kind"]])
    }
}
