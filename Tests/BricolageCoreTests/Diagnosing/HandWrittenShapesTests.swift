import BricolageCore
import TestSupport
import Testing

/// What is reported of types with a hand-written `init(from:)` when their documents are spoilt.
///
/// Prints a table: `swift test --filter HandWrittenShapesTests`.
@Suite struct HandWrittenShapesTests {
    @Test func mostFaultsAreFoundAndFewAreInvented() {
        var total = FaultTally()
        print("shape", String(repeating: " ", count: 27), FaultTally.head)
        for shape in DecodedShape.all {
            let tally = shape.measure(60, 7)
            let name = shape.name + String(repeating: " ", count: max(0, 28 - shape.name.count))
            print("shape \(name)\(tally.row)")
            #expect(tally.documents > 0, "\(shape.name) has no usable document")
            #expect(tally.silent == 0, "\(shape.name): nothing was reported")
            total += tally
        }
        print("shapes of all kinds: \(DecodedShape.all.count)       \(total.row)")
        #expect(DecodedShape.all.count >= 30)
        #expect(total.foundShare >= 0.9)
        #expect(total.falseShare < 0.01)
    }
}
