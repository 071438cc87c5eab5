import Bricolage
import BricolageSchema
import Testing

/// Initialisers that request members or elements until one is missing, which placeholders never are.
@Suite(.timeLimit(.minutes(5))) struct EndlessRequestsTests {
    private struct Numbered: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            var number = 1
            while try box.decodeIfPresent(String.self, forKey: JSONCodingKey("item\(number)")) != nil { number += 1 }
        }
    }

    private struct Asked: Decodable {
        init(from decoder: any Decoder) throws {
            let box = try decoder.container(keyedBy: JSONCodingKey.self)
            var number = 1
            while box.contains(JSONCodingKey("item\(number)")) { number += 1 }
        }
    }

    private struct Elements: Decodable {
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            while (try? list.decode(Int.self)) != nil {}
        }
    }

    private struct Nested: Decodable {
        init(from decoder: any Decoder) throws {
            var box = try decoder.container(keyedBy: JSONCodingKey.self)
            let next = JSONCodingKey("next")
            while let inner = try? box.nestedContainer(keyedBy: JSONCodingKey.self, forKey: next) { box = inner }
        }
    }

    private func gaps<T: Decodable>(of type: T.Type) -> [String] { DescribedSchema(of: type).gaps.map(\.reason) }

    @Test func theyAreAGap() {
        let endless = ["it requests members or elements without end"]
        #expect(gaps(of: Numbered.self) == endless)
        #expect(gaps(of: Asked.self) == endless)
        #expect(gaps(of: Elements.self) == endless)
        #expect(gaps(of: Nested.self) == endless)
    }

    private struct Owner<T: Decodable>: Decodable {
        var count: Int
        var items: T
    }

    private func places<T: Decodable>(of issuesOf: T.Type) throws -> [String] {
        var decoder = JSON.Decoder()
        decoder.reporting = .guessing
        let issues = try decoder.decodingIssues(of: Owner<T>.self, in: "{}")
        return issues.issues.map { "\($0.pointer)" }
    }

    @Test func noPlaceholderIsMadeOfThemForDiagnosis() throws {
        #expect(try places(of: Numbered.self).count == 2)
        #expect(try places(of: Asked.self).count == 2)
    }
}
