@_spi(Kernels) import BricolageCore
import Testing

/// Escapes that are halves of a surrogate pair, for every kernel that finds the structure of a text.
@Suite struct SurrogateTests {
    @Test(arguments: [
        #"\udc00\udc00"#, #"\udfff\udfff"#, #"\udc00"#, #"\ud800\ud800"#, #"\ud800\udbff"#, #"\ud800\ue000"#,
        #"\ud800"#,
        #"\udbff "#, #"\ud800x\udc00"#, #"\ud800\n\udc00"#, #"\ud800\\udc00"#, #"\udbff\u0041"#,
    ])
    func aloneAreRefusedAtTheirPlace(escapes: String) {
        for kernel in ParsingKernel.available {
            for text in ["\"\(escapes)\"", "[\"x\", \"\(escapes)\"]" + String(repeating: " ", count: 300)] {
                var parser = JSONDocument.Parser(kernel: kernel)
                let error = #expect(throws: JSONSyntaxError.self) { _ = try parser.parse(text) }
                #expect(error?.reason == .loneSurrogate, "\(kernel): \(text)")
                #expect(error?.location.offset == (text.hasPrefix("[") ? 7 : 1))
            }
        }
    }

    @Test(arguments: [
        (#"\ud800\udc00"#, "\u{10000}"), (#"\udbff\udfff"#, "\u{10FFFF}"), (#"\uD83D\uDE00"#, "😀"),
        (#"\ud800\udfff"#, "\u{103FF}"), (#"\ud7ff\ue000"#, "\u{D7FF}\u{E000}"),
    ])
    func togetherAreOneCharacter(escapes: String, text: String) throws {
        for kernel in ParsingKernel.available {
            var parser = JSONDocument.Parser(kernel: kernel)
            #expect(try parser.parse("[\"\(escapes)\"]").root[0]?.string == text)
        }
    }
}
