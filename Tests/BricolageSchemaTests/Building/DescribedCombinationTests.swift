import Bricolage
import BricolageSchema
import Foundation
import Testing

/// Values that are of several types at once.
@Suite struct DescribedCombinationTests {
    struct Named: Codable { var name: String }
    struct Dated: Codable { var year: Int }
    struct Tree: Codable { var parts: [AnyOf<Tree, Named>]; var whole: AllOf<Named, Dated>? }

    private func judged<T: Decodable>(_ type: T.Type, _ texts: [String]) throws -> PythonValidation.Case {
        PythonValidation.Case(
            name: "\(T.self)", schema: DescribedSchema(of: T.self).json,
            documents: try texts.map { (try JSON(parsing: $0), (try? JSON.decode(T.self, from: $0)) != nil) })
    }

    private static let texts = [
        #"{"name": "a", "year": 1}"#, #"{"name": "a"}"#, #"{"year": 1}"#, "{}", #"{"name": 1, "year": 1}"#,
        #"{"name": 1, "year": "1"}"#, "1", "null",
    ]

    @Test func allOfTypesIsAllOf() throws {
        let schema = DescribedSchema(of: AllOf<Named, Dated>.self)
        #expect(schema.isComplete)
        #expect(schema.json["allOf"] == [["$ref": "#/$defs/Named"], ["$ref": "#/$defs/Dated"]])
        let judged = try judged(AllOf<Named, Dated>.self, Self.texts)
        #expect(judged.documents.map(\.isValid) == [true, false, false, false, false, false, false, false])
        #expect(try SecondOpinions.complaints([judged]) == "")
    }

    /// The schema used to be `oneOf`, which refuses documents that match both types.
    @Test func anyOfTypesIsAnyOfAndAcceptsWhatItWrites() throws {
        let schema = DescribedSchema(of: AnyOf<Named, Dated>.self)
        #expect(schema.isComplete)
        #expect(schema.json["anyOf"] == [["$ref": "#/$defs/Named"], ["$ref": "#/$defs/Dated"]])
        var judged = try judged(AnyOf<Named, Dated>.self, Self.texts)
        #expect(judged.documents.map(\.isValid) == [true, true, true, false, true, false, false, false])
        for value in [
            AnyOf<Named, Dated>(Named(name: "a"), Dated(year: 1)), AnyOf(nil, Dated(year: 1)),
            AnyOf(Named(name: "a"), nil),
        ] {
            judged.documents.append((try JSON.Encoder().encodeToJSON(value), true))
        }
        #expect(try SecondOpinions.complaints([judged]) == "")
    }

    @Test func combinationsMayBeOptionalNestedAndRecursive() throws {
        let texts = [
            #"{"parts": []}"#, #"{"parts": [{"name": "a"}, {"parts": []}], "whole": null}"#,
            #"{"parts": [{}]}"#, #"{"parts": [], "whole": {"name": "a", "year": 1}}"#,
            #"{"parts": [], "whole": {"name": "a"}}"#,
        ]
        let tree = try judged(Tree.self, texts)
        #expect(tree.documents.map(\.isValid) == [true, true, false, true, false])
        let optional = try judged(Optional<AnyOf<Named, Dated>>.self, Self.texts)
        #expect(optional.documents.map(\.isValid).last == true)
        #expect(optional.schema["anyOf"]?.count == 3)
        let mixed = try judged(
            AnyOf<String, [Dated], AllOf<Named, Dated>>.self, Self.texts + [#""a""#, #"[{"year": 1}]"#])
        #expect(mixed.documents.filter(\.isValid).count == 3)
        let same = try judged(AnyOf<Int, Int>.self, ["1", "1.5"])
        #expect(same.schema["type"] == "integer")
        #expect(try SecondOpinions.complaints([tree, optional, mixed, same]) == "")
    }
}
