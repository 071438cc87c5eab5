import Bricolage
import BricolageInference
import BricolageValidation
import TestSupport
import Testing

/// The laws of shapes, and their bounds.
@Suite struct ShapeTests {
    /// Documents that share keys, tags and texts, and run into every bound now and then.
    private static func documents(_ seed: UInt64) throws -> [JSONDocument] {
        var generator = SeededGenerator(seed: seed)
        var random = JSONTextGenerator(seed: seed)
        return try (0..<12).map { _ in
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: try JSONDocument(parsing: random.text())
            case 1:
                try JSONDocument(
                    parsing: #"{"type": "t\#(Int.random(in: 0..<40, using: &generator))", "a": [1, {"b": "x"}]}"#)
            case 2:
                try JSONDocument(parsing: #"{"a": "\#(Int.random(in: 0..<60, using: &generator))", "d": "2024-01-01"}"#)
            case 3:
                // Enough different keys for a map, in one document or in two.
                try JSONDocument(
                    parsing: "{"
                        + (0..<700).map { #""k\#(Int.random(in: 0..<4000, using: &generator))-\#($0)": {"v": \#($0)}"# }
                        .joined(separator: ",") + "}")
            case 4:
                try JSONDocument(
                    parsing: "["
                        + (0..<50).map { #"{"kind": "k\#(($0 * 7 + Int(seed)) % 45)", "m\#($0)": "\#($0)"}"# }
                        .joined(separator: ",") + "]")
            default: try JSONDocument(parsing: #"{"z": null, "a": 1.5, "a": true}"#)
            }
        }
    }

    private static func shape(_ documents: some Sequence<JSONDocument>) -> Shape {
        var shape = Shape()
        for document in documents { shape.add(document) }
        return shape
    }

    @Test("merging is associative and commutative, and adding is merging", arguments: 1..<25 as Range<UInt64>)
    func laws(seed: UInt64) throws {
        let documents = try Self.documents(seed)
        let (a, b, c) = (Self.shape(documents[..<4]), Self.shape(documents[4..<8]), Self.shape(documents[8...]))
        #expect(a.merged(with: b) == b.merged(with: a))
        #expect(a.merged(with: b).merged(with: c) == a.merged(with: b.merged(with: c)))
        #expect(a.merged(with: Shape()) == a && Shape().merged(with: a) == a)
        let whole = Self.shape(documents)
        #expect(whole == a.merged(with: b).merged(with: c))
        #expect(whole == Self.shape(documents.reversed()))
        #expect(whole.documentCount == 12)
        #expect(a != whole)
        for options in [InferenceOptions.cautious, .asSeen] {
            let reversed = Self.shape(documents.reversed())
            #expect(whole.schema(options).serializedBytes() == reversed.schema(options).serializedBytes())
        }
    }

    /// Objects of many keys within each other: a tree that no summary can hold.
    private static func tree(_ width: Int, _ depth: Int, _ generator: inout SeededGenerator) -> String {
        guard depth > 0 else { return #""\#(Int.random(in: 0..<10_000, using: &generator))""# }
        let members = (0..<width).map { _ in
            #""k\#(Int.random(in: 0..<60, using: &generator))": "# + tree(width, depth - 1, &generator)
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    @Test func aShapeIsBoundedWhateverTheDocumentsHold() throws {
        var generator = SeededGenerator(seed: 1)
        var documents: [JSONDocument] = []
        var shape = Shape()
        for _ in 0..<40 {
            let document = try JSONDocument(parsing: Self.tree(8, 4, &generator))
            documents.append(document)
            shape.add(document)
            #expect(shape.size <= Shape.maximumSize)
        }
        // A merged shape is bounded like a shape to which documents were added one by one.
        let merged = Self.shape(documents[..<20]).merged(with: Self.shape(documents[20...]))
        #expect(merged.size <= Shape.maximumSize)
        for schema in [shape.schema(), merged.schema()] {
            let compiled = try CompiledSchema(JSONDocument(parsing: schema.serializedBytes()))
            for document in documents { #expect(compiled.isValid(document)) }
        }
    }

    /// Objects used to be told apart by their tags however narrow the shape was, and the tags of each level multiply.
    @Test func aShapeIsBoundedWhateverTagsItsObjectsHave() throws {
        var generator = SeededGenerator(seed: 3)
        func object(_ depth: Int) -> String {
            let tag = #""type": "t\#(Int.random(in: 0..<30, using: &generator))""#
            return depth == 0 ? "{\(tag)}" : #"{\#(tag), "x": \#(object(depth - 1))}"#
        }
        var shape = Shape()
        for number in 0..<12_000 {
            shape.add(try JSONDocument(parsing: object(8)))
            if number.isMultiple(of: 1_000) { #expect(shape.size <= Shape.maximumSize) }
        }
        #expect(shape.size <= Shape.maximumSize)
    }

    @Test func aMergedShapeIsBoundedEvenIfOnlyTextsAreNew() throws {
        func shape(_ texts: Range<Int>) throws -> Shape {
            let list = "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
            let object = "{" + (0..<1000).map { "\"\($0)x\": \(list)" }.joined(separator: ",") + "}"
            return Shape(try JSONDocument(parsing: #"{"a": \#(object), "b": \#(object), "c": \#(object)}"#))
        }
        #expect(try shape(0..<22).merged(with: shape(22..<44)).size <= Shape.maximumSize)
    }

    @Test func aMillionKeysAreAMap() throws {
        let text = "{" + (0..<1_000_000).map { "\"\($0)x\":\($0)" }.joined(separator: ",") + "}"
        let shape = Shape(try JSONDocument(parsing: text))
        #expect(shape.size < 10)
        #expect(shape.schema(.asSeen)["additionalProperties"] == ["type": "integer"])
    }

    @Test func deepDocumentsCostNoStack() throws {
        let text = String(repeating: #"{"a":["#, count: 100_000) + String(repeating: "]}", count: 100_000)
        let (size, isValid) = try onSmallStack {
            let document = try JSONDocument(parsing: text)
            let shape = Shape(document).merged(with: Shape(document))
            let schema = try CompiledSchema(JSONDocument(parsing: shape.schema().serializedBytes()))
            return (shape.size, schema.isValid(document))
        }
        #expect(size <= 2 * Shape.maximumDepth && isValid)
    }

    @Test("looks as deep as maximumDepth, and no deeper", arguments: [0, 1])
    func depth(beyond: Int) throws {
        let levels = Shape.maximumDepth + beyond
        let text = String(repeating: "[", count: levels) + "1" + String(repeating: "]", count: levels)
        var schema = Shape(try JSONDocument(parsing: text)).schema(.asSeen)
        for _ in 0..<Shape.maximumDepth { schema = try #require(schema["items"]) }
        #expect(schema == (beyond == 0 ? ["type": "integer"] : ["type": "array"]))
    }

    @Test func costIsLinearInTheDocuments() throws {
        let documents = { (count: Int) in
            try (0..<count).map {
                try JSONDocument(parsing: #"{"id": \#($0), "k\#($0 % 3000)": ["a", {"b": \#($0)}]}"#)
            }
        }
        let growth = try growth(from: documents(4000), to: documents(16000)) { _ = Self.shape($0) }
        #expect(growth < 8)
    }

    @Test func numbersBeyondIntAreMergedLikeOthers() throws {
        let (small, large) = (try JSONDocument(parsing: "1"), try JSONDocument(parsing: "18446744073709551615"))
        var added = Shape(small)
        added.add(large)
        #expect(Shape(small).merged(with: Shape(large)) == added)
        #expect(Shape(large).merged(with: Shape(small)) == added)
    }
}
