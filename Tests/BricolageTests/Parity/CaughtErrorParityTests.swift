import Bricolage
import Foundation
import Testing

/// The paths of errors that code catches to try something else: each path is that of the error's own place, whatever
/// failed before, and never changes.
@Suite struct CaughtErrorParityTests {
    /// Tries one type after the other, for its own value and for the values inside it, and keeps every error.
    private struct Tried: Decodable {
        enum CodingKeys: String, CodingKey {
            case first, second
        }

        enum OtherKeys: String, CodingKey {
            case first, second = "other"
        }

        private(set) var errors: [DecodingError] = []

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            attempt { try value.decode(Bool.self) }
            attempt { try value.decode(Int.self) }
            attempt { try value.decode(Double.self) }
            attempt { try value.decode(String.self) }
            attempt { try value.decode([Tried].self) }
            attempt { try value.decode([String: Tried].self) }
            attempt { try Members<CodingKeys>(from: decoder) }
            attempt { try Members<OtherKeys>(from: decoder) }
            attempt { try Elements(from: decoder) }
            attempt { try value.decode(Bool.self) }
        }

        private mutating func attempt<T>(_ body: () throws -> T) {
            do {
                switch try body() {
                case let tried as [Tried]: errors += tried.flatMap(\.errors)
                case let tried as [String: Tried]:
                    errors += tried.sorted { $0.key < $1.key }.flatMap(\.value.errors)
                case let inner as any Trying: errors += inner.errors
                default: break
                }
            } catch let error as DecodingError {
                errors.append(error)
            } catch {
                Issue.record(error)
            }
        }
    }

    private protocol Trying { var errors: [DecodingError] { get } }

    /// Reads the members as types that they do not have.
    private struct Members<Key: CodingKey>: Decodable, Trying {
        var errors: [DecodingError] = []

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
                for _ in 0..<2 {
                    do { _ = try container.decode(Bool.self, forKey: key) } catch let error as DecodingError {
                        errors.append(error)
                    }
                }
                errors += (try? container.decode(Tried.self, forKey: key).errors) ?? []
                if let nested = try? container.nestedUnkeyedContainer(forKey: key) { errors += Elements(nested).errors }
                if let outer = try? Elements(from: container.superDecoder(forKey: key)) { errors += outer.errors }
            }
        }
    }

    /// Reads the elements as types that they do not have.
    private struct Elements: Decodable, Trying {
        var errors: [DecodingError] = []

        init(from decoder: any Decoder) throws { self.init(try decoder.unkeyedContainer()) }

        init(_ container: any UnkeyedDecodingContainer) {
            var container = container
            while !container.isAtEnd {
                do { _ = try container.decode(UUID.self) } catch let error as DecodingError {
                    errors.append(error)
                } catch {}
                if (try? container.decode(Tried.self)) == nil { return }
            }
        }
    }

    private static let documents = [
        #"[1,"a",null,[2,["b"]],{"first":"c","second":[true,{"first":4}],"other":{"first":null,"x":"d"}}]"#,
        #"{"first":{"first":{"first":{"second":"deep"}},"second":"e"},"other":[[],{},[[15]]],"second":"f"}"#,
        #"[[[[["g",2],"h"],3],"i"],[["j"]],"k"]"#, #""l""#,
    ]

    @Test(arguments: documents, [false, true]) func pathsAreThoseOfFoundation(_ text: String, fromSnakeCase: Bool)
        throws
    {
        let theirs = JSONDecoder()
        var ours = JSON.Decoder()
        if fromSnakeCase {
            theirs.keyDecodingStrategy = .convertFromSnakeCase
            ours.keyDecodingStrategy = .convertFromSnakeCase
        }
        let expected = try theirs.decode(Tried.self, from: Data(text.utf8)).errors.map(Self.account)
        let found = try ours.decode(Tried.self, from: Data(text.utf8)).errors.map(Self.account)
        #expect(found.count == expected.count)
        for (position, (found, expected)) in zip(found, expected).enumerated() where found != expected {
            Issue.record("error \(position): \(found), Foundation's: \(expected)")
        }
        #expect(Set(found).count > 5 || text.count < 5)
    }

    /// Goes down through nested containers, and tries the members of each object at the bottom in a container of its own.
    private struct Deep: Decodable {
        private(set) var errors: [DecodingError] = []

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            while let inner = try? container.nestedUnkeyedContainer() { container = inner }
            while !container.isAtEnd {
                let object = try container.nestedContainer(keyedBy: Tried.CodingKeys.self)
                for key in [Tried.CodingKeys.first, .second] {
                    do { _ = try object.decode(Bool.self, forKey: key) } catch let error as DecodingError {
                        errors.append(error)
                    }
                }
            }
        }
    }

    @Test(arguments: [1, 15, 16, 17, 40]) func pathsInNestedContainersAreTheirOwn(depth: Int) throws {
        let objects = (0..<4).map { #"{"first":\#($0),"second":"a"}"# }.joined(separator: ",")
        let text = String(repeating: "[", count: depth) + objects + String(repeating: "]", count: depth)
        let expected = try JSONDecoder().decode(Deep.self, from: Data(text.utf8)).errors.map(Self.account)
        #expect(try JSON.decode(Deep.self, from: text).errors.map(Self.account) == expected)
        #expect(Set(expected).count == 8)
    }

    private static func account(_ error: DecodingError) -> String {
        switch error {
        case .typeMismatch(let type, let context): "\(type) at \(path(context))"
        // Foundation calls null a mismatch for Bool, and a missing value for every other type.
        case .valueNotFound(let type, let context): "\(type is Bool.Type ? "" : "no ")\(type) at \(path(context))"
        case .keyNotFound(let key, let context): "no member \(key.stringValue) at \(path(context))"
        case .dataCorrupted(let context): "corrupted at \(path(context))"
        @unknown default: "something else"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map { key in
            let type = key is Tried.CodingKeys ? "CodingKeys." : key is Tried.OtherKeys ? "OtherKeys." : ""
            return key.intValue.map { "[\($0)]" } ?? type + key.stringValue
        }
        .joined(separator: "/")
    }
}
