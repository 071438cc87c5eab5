import BricolageCore
import Testing

/// Errors that a type catches, and another one that ends its decoding: the report is about the latter.
@Suite struct LeftBehindTests {
    private func issues<T: Decodable>(_ type: T.Type, _ text: String) throws -> [String] {
        try JSON.Decoder().decodingIssues(of: type, in: text).issues.map { "\($0.pointer) \($0.kind.name)" }
    }

    private enum Keys: CodingKey { case title, name, origin, id, list, base }

    private struct Nested: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try? container.decode(Int.self, forKey: .title)
            _ = try container.nestedContainer(keyedBy: Keys.self, forKey: .origin).decode(Int.self, forKey: .id)
        }
    }

    private struct Listed: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            var list = try container.nestedUnkeyedContainer(forKey: .list)
            while !list.isAtEnd { if (try? list.decode(Int.self)) == nil { _ = try? list.decode(JSON.self) } }
            _ = try container.decode(Int.self, forKey: .id)
        }
    }

    private struct Keyed: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: JSONCodingKey.self)
            for key in container.allKeys { _ = try? container.decode(Int.self, forKey: key) }
            _ = try container.decode(Int.self, forKey: JSONCodingKey("id"))
        }
    }

    private struct Based: Decodable {
        struct Base: Decodable { var id: Int }

        init(from decoder: any Decoder) throws {
            _ = try? decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .name)
            _ = try Base(from: decoder)
        }
    }

    private struct Asking: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            _ = try? container.decode(Int.self, forKey: .title)
            _ = container.contains(.list)
            _ = try container.decodeIfPresent(Int.self, forKey: .origin)
            _ = try container.decode(Int.self, forKey: .id)
        }
    }

    /// The member that could not be read was blamed, and what had ended the decoding became a note without a place.
    @Test func aMissingMemberReplacesOnlyTheOneThatWasTriedJustBefore() throws {
        #expect(try issues(Nested.self, #"{"title":"x","origin":{}}"#) == ["/origin missing-key"])
        #expect(try issues(Listed.self, #"{"list":[1,"x"]}"#) == [" missing-key"])
        #expect(try issues(Keyed.self, #"{"a":1,"b":"x"}"#) == [" missing-key"])
        #expect(try issues(Based.self, #"{"name":1}"#) == [" missing-key"])
        #expect(try issues(Asking.self, #"{"title":"x"}"#) == [" missing-key"])
    }

    private struct Unknown: Error {}

    private struct Kind: Decodable {
        init(from decoder: any Decoder) throws {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "bad", underlyingError: Unknown()))
        }
    }

    private struct Bare: Decodable {
        init(from decoder: any Decoder) throws {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "bad"))
        }
    }

    private struct Looking<Part: Decodable>: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            do {
                _ = try container.decode(Part.self, forKey: .title)
            } catch DecodingError.dataCorrupted(let context)
                where context.underlyingError == nil || context.underlyingError is Unknown
            {}
            _ = try container.decode(Int.self, forKey: .id)
        }
    }

    private struct Rethrowing: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            do {
                _ = try container.decode(Kind.self, forKey: .title)
            } catch let error as DecodingError {
                throw error
            }
        }
    }

    /// The code of a type saw another error within its error than the one that it had put there.
    @Test func theErrorsOfATypeKeepWhatTheyHold() throws {
        let text = #"{"title":"x","id":"x"}"#
        #expect(try issues(Looking<Kind>.self, text) == ["/id wrong-kind"])
        #expect(try issues(Looking<Bare>.self, text) == ["/id wrong-kind"])
        let issue = try #require(try JSON.Decoder().decodingIssues(of: Rethrowing.self, in: text).issues.first)
        #expect(issue.pointer.description == "/title" && issue.message == "bad")
    }

    /// A type that keeps an error, as it is or after a cast, and throws it at the end.
    private struct Late<Cast>: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            var kept: (any Error)?
            do {
                _ = try container.decode(Kind.self, forKey: .title)
            } catch let error as DecodingError where Cast.self == DecodingError.self {
                kept = error
            } catch {
                kept = error
            }
            _ = try container.decode(Int.self, forKey: .id)
            if let kept { throw kept }
        }
    }

    @Test func anErrorThatIsThrownLateAfterACastIsTheSame() throws {
        func words<T: Decodable>(_ type: T.Type) throws -> [String] {
            try JSON.Decoder().decodingIssues(of: type, in: #"{"title":"x","id":1}"#).issues.map {
                "\($0.pointer) \($0.message) \($0.notes)"
            }
        }
        #expect(try words(Late<any Error>.self) == ["/title bad []"])
        #expect(try words(Late<DecodingError>.self) == ["/title bad []"])
    }

    private struct Super: Decodable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            do {
                _ = try container.superDecoder(forKey: .base).container(keyedBy: Keys.self)
            } catch DecodingError.valueNotFound(let type, _) where type == [String: Any].self {}
            do {
                _ = try container.superDecoder(forKey: .base).unkeyedContainer()
            } catch DecodingError.valueNotFound(let type, _) where type == [Any].self {}
            _ = try container.decode(Int.self, forKey: .id)
        }
    }

    /// It was the type of the keys.
    @Test func theErrorOfAnAbsentContainerNamesTheSameTypeAsFoundation() throws {
        #expect(try issues(Super.self, #"{"id":"x"}"#) == ["/id wrong-kind"])
    }
}
