internal import BricolageFields
internal import Testing

/// Keys that generated types recognize by their characters.
@Suite struct KeyShapeTests {
    @Test func aKeyHasAsManyCharactersAsItsShape() {
        #expect(JSONFields.isKey("v1", of: "v"..."v", "0"..."9"))
        #expect(!JSONFields.isKey("v", of: "v"..."v", "0"..."9"))
        #expect(!JSONFields.isKey("v12", of: "v"..."v", "0"..."9"))
        #expect(!JSONFields.isKey("w1", of: "v"..."v", "0"..."9"))
    }

    @Test func aKeyMayHoldItsShapeAnywhere() {
        #expect(JSONFields.isKey("av12", holding: "v"..."v", "0"..."9"))
        #expect(!JSONFields.isKey("12v", holding: "v"..."v", "0"..."9"))
    }
}
