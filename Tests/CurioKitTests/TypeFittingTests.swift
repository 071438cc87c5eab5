internal import BricolageCore
internal import BricolageSchema
internal import BricolageWriting
internal import CurioKit
internal import Testing

/// What coverage says of documents that `FeatureTests` has none of.
@Suite struct TypeFittingTests {
    @Test func aNullThatNoBranchKeepsIsLostInTheFirst() throws {
        let schema: JSON = [
            "anyOf": [
                ["type": "object", "properties": ["a": ["type": "string"], "b": ["type": "integer"]]],
                ["type": "object", "properties": ["a": ["type": "string"]]],
            ]
        ]
        let source = SchemaSource(path: "s.json", document: try JSONDocument(schema))
        let fit = try TypeFitting(source, loader: nil).fit(JSONDocument(parsing: #"{"a": null, "b": 1}"#))
        #expect(fit.refusal == nil)
        #expect(fit.lost.map(\.pointer.description) == ["/a"])
        #expect(fit.untyped.isEmpty)
    }
}
