import BricolageModeling
import BricolageWriting
import Testing

/// Values that describe themselves by their JSON.
@Suite struct PrintableTests {
    private struct Prices: JSONPrintable, JSONWritableValue {
        var values: [Double]

        func write(json: inout JSONOutput) { values.write(json: &json) }
    }

    @Test func theDescriptionIsJSONOnOneLine() {
        #expect("\(Prices(values: [0.5, 2.5]))" == "[0.5,2.5]")
        #expect("\(Prices(values: []))" == "[]")
    }

    @Test func whatCannotBeWrittenIsDescribedByTheError() {
        #expect("\(Prices(values: [.nan]))".hasPrefix("Prices: "))
    }
}
