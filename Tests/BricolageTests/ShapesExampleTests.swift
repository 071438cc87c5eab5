import Bricolage
import Foundation
import ShapeModels
import Testing
import TriangleModels

/// The worked example in Examples/Shapes.
@Suite struct ShapesExampleTests {
    private let text = """
        {"background":{"type":"square","side":100.0},\
        "shapes":[{"type":"circle","radius":1.0},{"type":"star","points":5,"spin":0.10},{"type":"triangle","base":3.0,\
        "height":4.0}],\
        "byKey":{"dot":{"type":"circle","radius":0.5}}}
        """

    /// A decoder and an encoder that know triangles.
    private func coders() throws -> (JSON.Decoder, JSON.Encoder) {
        var variants = JSONVariantRegistry()
        try variants.registerTriangles()
        var coders = (JSON.Decoder(), JSON.Encoder())
        coders.0.variants = variants
        coders.1.variants = variants
        return coders
    }

    @Test func singleArrayAndDictionary() throws {
        let drawing = Drawing(
            background: Square(side: 100), shapes: [Circle(radius: 1), Square(side: 2)],
            byKey: ["dot": Circle(radius: 0.5)])
        let decoded = try JSON.decode(Drawing.self, from: JSON.encode(drawing))
        #expect(decoded.shapes.first as? Circle == Circle(radius: 1))
        #expect(decoded.background as? Square == Square(side: 100) && decoded.byKey["dot"]?.area == .pi / 4)
        #expect(decoded.area == drawing.area)
    }

    @Test func anotherModuleAddsTriangles() throws {
        let (decoder, encoder) = try coders()
        let bytes = try encoder.encode(Drawing(shapes: [Triangle(base: 3, height: 4)]))
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"shapes":[{"type":"triangle","base":3.0,"height":4.0}],"byKey":{}}"#)
        #expect(try decoder.decode(Drawing.self, from: bytes).shapes.first as? Triangle == Triangle(base: 3, height: 4))
        // Without the registry, triangles are unknown.
        #expect(throws: (any Error).self) { try JSON.encode(Drawing(shapes: [Triangle(base: 3, height: 4)])) }
        #expect(throws: DecodingIssues.self) { try JSON.decode(Drawing.self, from: bytes) }
    }

    @Test func anUnknownShapeIsAnError() throws {
        let (decoder, _) = try coders()
        let error = #expect(throws: DecodingIssues.self) { try decoder.decode(Drawing.self, from: text) }
        let issue = try #require(error?.issues.first)
        #expect(issue.kind == .unknownCase && issue.pointer == "/shapes/1/type" && issue.location?.line == 1)
        #expect(
            issue.message
                == #"expected one of the tags "circle", "square", "triangle", found the string "star""#)
    }

    @Test func orItIsKeptAndWrittenAsItWas() throws {
        var (decoder, encoder) = try coders()
        decoder.variants.setUnknownTags(.kept { $0 }, in: Shapes.self)
        let drawing = try decoder.decode(Drawing.self, from: text)
        let star = try #require(drawing.shapes[1] as? UnknownVariant)
        #expect(star.tag == "star" && star.json["points"] == 5)
        #expect(try encoder.encodeToString(drawing) == text)
    }

    @Test func orItIsLeftOutAndReported() throws {
        var (decoder, _) = try coders()
        decoder.variants.setUnknownTags(.dropped, in: Shapes.self)
        let (drawing, dropped) = try decoder.decodeReportingDrops(Drawing.self, from: text)
        #expect(drawing.shapes.count == 2 && drawing.shapes[1] is Triangle)
        #expect(dropped.map(\.pointer) == ["/shapes/1/type"])
        #expect(drawing.omissions == dropped)
    }

    @Test func foundationsCodersTakeTheSameRegistry() throws {
        let (decoder, _) = try coders()
        let foundation = (JSONDecoder(), JSONEncoder())
        foundation.0.userInfo[.jsonVariants] = decoder.variants
        foundation.1.userInfo[.jsonVariants] = decoder.variants
        let drawing = Drawing(shapes: [Triangle(base: 3, height: 4), Circle(radius: 1)])
        let decoded = try foundation.0.decode(Drawing.self, from: foundation.1.encode(drawing))
        #expect(decoded.shapes.first as? Triangle == Triangle(base: 3, height: 4) && decoded.area == drawing.area)
        #expect(throws: (any Error).self) { try foundation.0.decode(Drawing.self, from: Data(text.utf8)) }
        var dropping = decoder.variants
        dropping.setUnknownTags(.dropped, in: Shapes.self)
        foundation.0.userInfo[.jsonVariants] = dropping
        let kept = try foundation.0.decode(Drawing.self, from: Data(text.utf8))
        #expect(kept.shapes.count == 2 && kept.omissions.map(\.pointer) == ["/shapes/1/type"])
    }
}
