import BricolageCore
import BricolageValidation
import Testing

@Suite struct DurationTests {
    @Test("weeks cannot be combined with days", arguments: [("P2W", true), ("P1D", true), ("P1D2W", false)])
    func weeks(text: String, isValid: Bool) throws {
        var options = ValidationOptions()
        options.assertsFormats = true
        let schema = try CompiledSchema(JSONDocument(parsing: #"{"format": "duration"}"#), options: options)
        #expect(schema.isValid(JSON.string(text)) == isValid)
    }
}
