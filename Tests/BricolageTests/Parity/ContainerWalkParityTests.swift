import Bricolage
import Foundation
import Testing

/// All requests to decoding containers, for members that are present, null, missing and of other kinds.
@Suite struct ContainerWalkParityTests {
    /// Makes every request and keeps a record of the answers and errors.
    private struct Walk: Codable {
        var record: [String] = []

        init(from decoder: any Decoder) throws {
            guard let container = try? decoder.container(keyedBy: JSONCodingKey.self) else {
                askAboutValue(decoder)
                return
            }
            note("keys", container.allKeys.map(\.stringValue).sorted(), container.codingPath)
            for key in ["aB", "text", "list", "object", "nothing", "missing", "number"] {
                ask(container, JSONCodingKey(key))
            }
            attempt("super") { try container.superDecoder().singleValueContainer().decodeNil() }
            attempt("super's keys") { try container.superDecoder().container(keyedBy: JSONCodingKey.self).allKeys }
        }

        func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }

        private mutating func note(_ question: String, _ answer: Any, _ path: [any CodingKey] = []) {
            record.append("\(question) at \(path.map(\.stringValue)): \(answer)")
        }

        private mutating func attempt<T>(_ question: String, _ ask: () throws -> T) {
            do {
                note(question, try ask())
            } catch {
                note(question, FaultSummary(error))
            }
        }

        private mutating func askAboutValue(_ decoder: any Decoder) {
            attempt("keyed") { try decoder.container(keyedBy: JSONCodingKey.self).allKeys.count }
            attempt("unkeyed") { try decoder.unkeyedContainer().count }
            attempt("nil") { try decoder.singleValueContainer().decodeNil() }
            attempt("integer") { try decoder.singleValueContainer().decode(Int.self) }
            attempt("optional") { try decoder.singleValueContainer().decode(Int?.self) }
            attempt("list") { try decoder.singleValueContainer().decode([Int].self) }
        }

        private mutating func ask(_ container: KeyedDecodingContainer<JSONCodingKey>, _ key: JSONCodingKey) {
            note("contains", container.contains(key))
            attempt("nil") { try container.decodeNil(forKey: key) }
            attempt("integer") { try container.decode(Int.self, forKey: key) }
            attempt("optional") { try container.decode(Int?.self, forKey: key) }
            attempt("integer?") { try container.decodeIfPresent(Int.self, forKey: key) }
            attempt("double?") { try container.decodeIfPresent(Double.self, forKey: key) }
            attempt("text") { try container.decode(String.self, forKey: key) }
            attempt("list?") { try container.decodeIfPresent([Int].self, forKey: key) }
            attempt("identifier") { try container.decode(UUID.self, forKey: key) }
            attempt("table") { try container.decode([String: Int].self, forKey: key).sorted { $0.key < $1.key } }
            attempt("object") {
                let nested = try container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                return try nested.decode(Int.self, forKey: "missing")
            }
            attempt("superclass") { try Int(from: container.superDecoder(forKey: key)) }
            attempt("superclass's nil") { try container.superDecoder(forKey: key).singleValueContainer().decodeNil() }
            do {
                var list = try container.nestedUnkeyedContainer(forKey: key)
                ask(&list)
            } catch {
                note("elements", FaultSummary(error))
            }
        }

        /// Requests each element in several ways, until one succeeds.
        private mutating func ask(_ list: inout any UnkeyedDecodingContainer) {
            note("count", list.count ?? -1, list.codingPath)
            while !list.isAtEnd {
                let index = list.currentIndex
                attempt("element \(index)") { try list.decode(Double.self) }
                if list.currentIndex == index { attempt("text") { try list.decode(String.self) } }
                if list.currentIndex == index { attempt("nil") { try list.decodeNil() } }
                if list.currentIndex == index {
                    attempt("object") { try list.nestedContainer(keyedBy: JSONCodingKey.self).codingPath.count }
                }
                if list.currentIndex == index { attempt("list") { try list.nestedUnkeyedContainer().count } }
                if list.currentIndex == index { attempt("super") { try list.superDecoder().codingPath.count } }
            }
            attempt("behind the end") { try list.decode(Int.self) }
            attempt("nil behind the end") { try list.decodeNil() }
            attempt("perhaps behind the end") { try list.decodeIfPresent(Int.self) }
        }
    }

    @Test(arguments: ParityStrategy.allCases)
    func answersAreEqual(strategy: ParityStrategy) {
        let members = #""text":"x","list":[1,"a",null,{},[],7],"object":{"x_y":1,"_zz":3},"nothing":null,"number":1.0"#
        for text in ["{\"aB\":1,\(members)}", "{\"a_b\":1,\(members)}", "{}", #"{"super":{"a":1},"aB":"x"}"#] {
            strategy.expectEqualReading(of: Walk.self, from: Data(text.utf8))
            strategy.expectEqualReading(of: [String: Walk].self, from: Data("{\"some_key\":\(text)}".utf8))
        }
        strategy.expectEqualReading(of: [Walk].self, from: Data(#"[1,"x",null,true,[1],[],{}]"#.utf8))
        strategy.expectEqualReading(of: Walk.self, from: Data("null".utf8))
    }
}
