internal import BricolageCore
internal import BricolageSchema

extension KeywordRule {
    /// `contentEncoding` and `contentMediaType`, if they are asserted: base64 and JSON (draft 7, Validation 8).
    static let content = KeywordRule(
        "contentEncoding", "contentMediaType", in: .content, of: .draft7 ... .v1
    ) { block in
        guard block.compiler.options.assertsContent else { return }
        let encoding = block.value("contentEncoding")
        let type = block.value("contentMediaType")
        let isBase64 = encoding?.string == "base64"
        let isJSON = type?.string == "application/json" && (encoding == nil || isBase64)
        guard let node = isBase64 ? encoding : type, isBase64 || isJSON else { return }
        block.add(.content, for: .string, at: node, isBase64 ? 1 : 0, isJSON ? 1 : 0)
    }
}

extension Evaluator {
    /// Whether a string is base64 if `first` is 1, and whether its content is JSON if `second` is 1.
    mutating func hasContent(_ step: Instruction, _ index: Int) -> Bool {
        withText(index) { text in
            guard step.first == 1 else { return Self.isJSON(Array(text)) }
            guard let decoded = Base64.decode(text) else { return false }
            return step.second == 0 || Self.isJSON(decoded)
        }
    }

    private static func isJSON(_ bytes: [UInt8]) -> Bool { (try? JSONDocument(parsing: bytes)) != nil }
}
