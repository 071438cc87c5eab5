import BricolageCore
import BricolageFields
import BricolageModeling
import BricolageWriting
import Foundation
import Testing

private struct Named: Codable, Hashable { var name: String }
private struct Dated: Codable, Hashable { var year: Int }

private struct DirectNamed: JSONModel, Hashable {
    var name: String
    init(fields: inout JSONFields) throws { name = try fields["name"] }
    func write(fields: inout JSONOutput) { fields["name"] = name }
}

private struct DirectDated: JSONModel, Hashable {
    var year: Int
    init(fields: inout JSONFields) throws { year = try fields["year"] }
    func write(fields: inout JSONOutput) { fields["year"] = year }
}

@Suite struct OneOrManyTests {
    @Test func whichOfTheTwoSurvives() throws {
        for (text, elements) in [("\"a\"", ["a"]), (#"["a"]"#, ["a"]), ("[]", []), (#"["a","b"]"#, ["a", "b"])] {
            let value = try JSON.decode(OneOrMany<String>.self, from: text)
            #expect(value.elements == elements)
            #expect(try JSON.Encoder().encodeToString(value) == text)
            #expect(try JSONDocument(parsing: text).root.read(OneOrMany<String>.self) == value)
            #expect(try JSONDecoder().decode(OneOrMany<String>.self, from: Data(text.utf8)) == value)
        }
        #expect(["a"] as OneOrMany == .many(["a"]))
    }

    @Test func arraysOfArrays() throws {
        #expect(try JSON.decode(OneOrMany<[Int]>.self, from: "[1,2]") == .one([1, 2]))
        #expect(try JSON.decode(OneOrMany<[Int]>.self, from: "[[1],[2]]") == .many([[1], [2]]))
        #expect(throws: DecodingIssues.self) { try JSON.decode(OneOrMany<Int>.self, from: "\"a\"") }
    }
}

@Suite struct AllOfAndAnyOfTests {
    @Test func allOfReadsEachAndWritesOneObject() throws {
        let text = #"{"name":"a","year":2026}"#
        let value = try JSON.decode(AllOf<Named, Dated>.self, from: text)
        let expected = AllOf(Named(name: "a"), Dated(year: 2026))
        #expect(value == expected && value.hashValue == expected.hashValue)
        #expect(try JSON.Encoder().encodeToString(value) == text)
        #expect(try JSONDecoder().decode(AllOf<Named, Dated>.self, from: JSONEncoder().encode(value)) == value)
        let direct = try JSONDocument(parsing: text).root.read(AllOf<DirectNamed, DirectDated>.self)
        #expect(direct.values.0.name == "a" && direct.values.1.year == 2026)
        var output = JSONOutput()
        direct.write(json: &output)
        #expect(try output.finishString() == text)
        let error = #expect(throws: DecodingIssues.self) {
            try JSON.decode(AllOf<Named, Dated>.self, from: #"{"name":"a"}"#)
        }
        #expect(error?.issues.first?.kind == .missing(key: "year"))
    }

    @Test func anyOfKeepsWhatCanBeRead() throws {
        for text in [#"{"name":"a","year":2026}"#, #"{"name":"a"}"#, #"{"year":2026}"#] {
            let value = try JSON.decode(AnyOf<Named, Dated>.self, from: text)
            #expect((value.values.0 != nil) == text.contains("name"))
            #expect((value.values.1 != nil) == text.contains("year"))
            #expect(try JSON.Encoder().encodeToString(value) == text)
            #expect(try JSONDecoder().decode(AnyOf<Named, Dated>.self, from: JSONEncoder().encode(value)) == value)
            let direct = try JSONDocument(parsing: text).root.read(AnyOf<DirectNamed, DirectDated>.self)
            var output = JSONOutput()
            direct.write(json: &output)
            #expect(try output.finishString() == text)
        }
        let document = try JSONDocument(parsing: #"{"nome":1}"#)
        let error = #expect(throws: JSONReadingError.self) {
            try document.root.read(AnyOf<DirectNamed, DirectDated>.self)
        }
        #expect(error?.issue.notes.count == 2)
        #expect(throws: DecodingIssues.self) { try JSON.decode(AnyOf<Named, Dated>.self, from: "{}") }
    }

    @Test func scalarsAreWrittenOnce() throws {
        let value = try JSON.decode(AllOf<Int, Double>.self, from: "2")
        #expect(value.values == (2, 2))
        #expect(try JSON.Encoder().encodeToString(value) == "2")
        #expect(try String(decoding: JSONEncoder().encode([value]), as: UTF8.self) == "[2]")
        var output = JSONOutput()
        value.write(json: &output)
        #expect(try output.finishString() == "2")
    }
}
