import BricolageCore
import Testing

@Suite struct CodingKeyTests {
    /// Keys that are equal as strings in Swift but different in JSON were once equal.
    @Test func keysAreEqualByTheirCodePoints() {
        let (one, two) = (JSONCodingKey("\u{E9}"), JSONCodingKey("e\u{301}"))
        #expect(one != two)
        #expect(Set([one, two, JSONCodingKey("\u{E9}")]).count == 2)
        #expect(one.stringValue.unicodeScalars.count == 1)
        #expect(two.stringValue.unicodeScalars.count == 2)
    }

    @Test func elementsAreNoMembers() {
        #expect(JSONCodingKey(intValue: 1) != JSONCodingKey("Index 1"))
        #expect(JSONCodingKey(intValue: 1).stringValue == "Index 1")
        #expect(JSONCodingKey("1").intValue == nil)
    }
}
