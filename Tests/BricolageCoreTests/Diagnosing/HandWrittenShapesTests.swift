import BricolageCore
import TestSupport
import Testing

/// What is reported of types with a hand-written `init(from:)` when their documents are spoilt.
///
/// Prints a table: `swift test --filter HandWrittenShapesTests`.
@Suite struct HandWrittenShapesTests {
    @Test func mostFaultsAreFoundAndFewAreInvented() {
        let known = measure(DecodedShape.known, "known")
        #expect(DecodedShape.known.count >= 30)
        #expect(known.foundShare >= 0.95)
        #expect(known.falseShare < 0.01)
        let unseen = measure(DecodedShape.unseen, "unseen")
        #expect(DecodedShape.unseen.count >= 10)
        #expect(unseen.foundShare >= 0.9)
        #expect(unseen.falseShare < 0.01)
        // One of the latest takes another way where a member is absent: what is said of the rest is wrong then.
        let latest = measure(DecodedShape.latest, "latest")
        #expect(DecodedShape.latest.count >= 10)
        #expect(latest.foundShare >= 0.9)
        #expect(latest.falseShare < 0.015)
        var total = known
        total += unseen
        total += latest
        #expect(total.foundShare >= 0.9)
        #expect(total.falseShare < 0.01)
    }

    private func measure(_ shapes: [DecodedShape], _ group: String) -> FaultTally {
        var total = FaultTally()
        var lines = ["shape" + String(repeating: " ", count: 29) + FaultTally.head]
        for shape in shapes {
            let tally = shape.measure(60, 7)
            let name = shape.name + String(repeating: " ", count: max(0, 28 - shape.name.count))
            lines.append("shape \(name)\(tally.row)")
            #expect(tally.documents > 0, "\(shape.name) has no usable document")
            #expect(tally.silent == 0, "\(shape.name): nothing was reported")
            total += tally
        }
        lines.append("\(shapes.count) \(group) shapes: \(total.row)")
        lines.append("figures of shapes: \(group) \(total.figures)")
        print(lines.joined(separator: "\n"))
        return total
    }
}
