import BricolageCore
import BricolageModeling
import BricolageWriting
import Testing

@Suite struct PolymorphicTests {
    struct Drawing: Codable {
        @Polymorphic<Shapes>.Value var shapes: [any Shape]
        @Polymorphic<Shapes>.Value var byName: [String: any Shape]
        @Polymorphic<Shapes>.Value var background: (any Shape)?
        @Polymorphic<Shapes>.Value var first: any Shape
    }

    @Test func smoke() throws {
        let text = """
            {"shapes":[{"type":"circle","radius":1},{"side":2,"type":"rect"}],"byName":{"a":{"type":"circle","radius":2}},\
            "first":{"type":4,"side":5}}
            """
        let drawing = try JSON.decode(Drawing.self, from: text)
        #expect(drawing.shapes.plain == [Circle(radius: 1), Square(side: 2)])
        #expect(drawing.byName["a"]?.area == 12 && drawing.background == nil && drawing.first.area == 25)
        let written = try JSON.Encoder().encodeToString(drawing)
        #expect(
            written
                == #"{"shapes":[{"type":"circle","radius":1.0},{"type":"square","side":2.0}],"byName":{"a":{"type":"circle","radius":2.0}},"first":{"type":"square","side":5.0}}"#
        )
    }
}
