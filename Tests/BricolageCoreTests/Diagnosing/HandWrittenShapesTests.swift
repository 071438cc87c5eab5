import BricolageCore
import TestSupport
import Testing

/// What is reported of types with a hand-written `init(from:)` when their documents are spoilt.
///
/// Prints a table: `swift test --filter HandWrittenShapesTests`.
@Suite struct HandWrittenShapesTests {
    /// Nothing of the code behind a first fault is run: what is found there, declarations have told.
    @Test func nothingIsInventedByDefault() {
        let known = measure(DecodedShape.known, "known")
        #expect(DecodedShape.known.count >= 30)
        #expect(known.foundShare >= 0.79)
        let unseen = measure(DecodedShape.unseen, "unseen")
        #expect(DecodedShape.unseen.count >= 10)
        #expect(unseen.foundShare >= 0.61)
        let latest = measure(DecodedShape.latest, "latest")
        #expect(DecodedShape.latest.count >= 10)
        #expect(latest.foundShare >= 0.56)
        var total = known
        total += unseen
        total += latest
        #expect(total.foundShare >= 0.72)
        #expect(total.falseShare < 0.01)
    }

    @Test func mostFaultsAreFoundByGuessing() {
        var total = measure(DecodedShape.known, "known, guessing", .guessing)
        total += measure(DecodedShape.unseen, "unseen, guessing", .guessing)
        total += measure(DecodedShape.latest, "latest, guessing", .guessing)
        #expect(total.foundShare >= 0.93)
        #expect(total.falseShare < 0.03)
    }

    private func measure(
        _ shapes: [DecodedShape], _ group: String, _ reporting: JSON.Decoder.IssueReporting = .all
    ) -> FaultTally {
        var total = FaultTally()
        var lines = ["shape" + String(repeating: " ", count: 29) + FaultTally.head]
        for shape in shapes {
            let tally = shape.measure(reporting, 60, 7)
            let name = shape.name + String(repeating: " ", count: max(0, 28 - shape.name.count))
            lines.append("shape \(name)\(tally.row)")
            #expect(tally.documents > 0, "\(shape.name) has no usable document")
            #expect(tally.silent == 0, "\(shape.name): nothing was reported")
            total += tally
        }
        lines.append("\(shapes.count) \(group) shapes: \(total.row)")
        lines.append("figures of shapes: \(group.filter { $0 != " " }) \(total.figures)")
        print(lines.joined(separator: "\n"))
        return total
    }
}
