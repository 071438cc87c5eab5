import Testing

@Suite struct LiteralTests {
    /// The generated text contains keys as literals.
    @Test(arguments: [
        (#"\""#, #"\""#), (#"\\"#, #"\\"#), (#"\n"#, #"\n"#), (#"\t"#, #"\t"#), (#"\r"#, #"\r"#), ("~", "~"),
        ("\u{7F}", #"\u{7F}"#), (#"\u0000"#, #"\u{0}"#), (#"\u001f"#, #"\u{1F}"#), (" ", " "), ("é", "é"), ("😀", "😀"),
        ("\u{A0}", #"\u{A0}"#), ("\u{202E}", #"\u{202E}"#), ("\u{2028}", #"\u{2028}"#), ("\u{301}", #"\u{301}"#),
        (#"\\(x)"#, #"\\(x)"#),
    ])
    func whatCannotBeSeenIsEscaped(inJSON: String, inSwift: String) throws {
        let text = try text(#"{"title": "T", "type": "object", "properties": {"a\#(inJSON)b": {"type": "string"}}}"#)
        #expect(text.contains("try fields[\"a\(inSwift)b\"]"), "\(inSwift)")
    }
}
