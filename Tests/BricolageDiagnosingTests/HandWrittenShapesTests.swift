import BricolageCore
import TestSupport
import Testing

/// What is reported about spoilt documents of types with a hand-written `init(from:)`.
///
/// Prints tables: `swift test --filter HandWrittenShapesTests`.
@Suite struct HandWrittenShapesTests {
    private static let groups = [
        (name: "known", shapes: DecodedShape.known), (name: "unseen", shapes: DecodedShape.unseen),
        (name: "latest", shapes: DecodedShape.latest), (name: "further", shapes: DecodedShape.further),
    ]

    @Test func thereAreEnoughShapes() {
        #expect(Self.groups.map { $0.shapes.count >= 10 }.allSatisfy { $0 })
        #expect(DecodedShape.known.count >= 30)
    }

    /// Faults after the first one of a hand-written initialiser are not found, and none is made up.
    @Test func byDefaultWhatIsReportedIsTrue() {
        let total = measure("default", .all)
        #expect(total.foundShare >= 0.72)
        #expect(total.observed.falseShare < 0.001)
        #expect(total.declared.falseShare < 0.05)
        #expect(total.misleading == 0)
    }

    @Test func guessingFindsMoreAndMakesUpLittle() {
        let total = measure("guessing", .guessing)
        #expect(total.foundShare >= 0.93)
        #expect(total.falseShare < 0.02)
    }

    private func measure(_ level: String, _ reporting: JSON.Decoder.IssueReporting) -> FaultTally {
        var total = FaultTally()
        for group in Self.groups {
            var sum = FaultTally()
            var lines = ["shape" + String(repeating: " ", count: 29) + FaultTally.head]
            for shape in group.shapes {
                let tally = shape.measure(reporting, 60, 7)
                let name = shape.name + String(repeating: " ", count: max(0, 28 - shape.name.count))
                lines.append("shape \(name)\(tally.row)")
                #expect(tally.documents > 0, "\(shape.name) has no usable document")
                #expect(tally.silent == 0, "\(shape.name): nothing was reported")
                sum += tally
            }
            lines.append("\(group.shapes.count) \(group.name) shapes, \(level) level: \(sum.row)")
            lines.append("figures of shapes: \(group.name) \(level) \(sum.figures)")
            print(lines.joined(separator: "\n"))
            total += sum
        }
        return total
    }
}
