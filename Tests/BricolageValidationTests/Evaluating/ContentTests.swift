import BricolageValidation
import Testing

@Suite struct ContentTests {
    private static let options: ValidationOptions = {
        var options = ValidationOptions()
        options.assertsContent = true
        return options
    }()

    @Test(
        "base64 consists of whole groups of four characters, padded at the end",
        arguments: [
            ("", true), ("QQ==", true), ("QUI=", true), ("QUJD", true), ("QUJDQQ==", true), ("+/+/", true),
            ("=", false), ("==", false), ("====", false), ("Q===", false), ("QQ=", false), ("QQ==QUJD", false),
            ("QQ=Q", false), ("QUJ", false), ("QU-_", false), ("QUJ\\n", false),
        ])
    func encoding(text: String, expected: Bool) throws {
        #expect(
            try isValid("\"\(text)\"", by: #"{"contentEncoding": "base64"}"#, Self.options) == expected)
    }

    @Test(
        "base64 must encode JSON if the media type says so",
        arguments: [
            ("e30=", true), ("MTI=", true), ("MTIz", true), ("fQ==", false), ("", false),
            ("ImFhY/CfmIAi", true), ("ImFhY+KCrCI=", true),
        ])
    func encodedDocument(text: String, expected: Bool) throws {
        let schema = #"{"contentEncoding": "base64", "contentMediaType": "application/json"}"#
        #expect(try isValid("\"\(text)\"", by: schema, Self.options) == expected)
    }

    @Test func contentIsAssertedOnlyWhereAsked() throws {
        #expect(try isValid(#""=""#, by: #"{"contentEncoding": "base64"}"#))
    }
}
