extension DocumentStorage {
    /// The most strings that are new forms, and the most others.
    private static let mostExamples = 24
    /// The most parts of a document that are looked at, and how many values each has.
    private static let mostParts = 250
    private static let partLength = 8

    /// Some short strings of the document: one of each form first, such as `1.2` for all versions, then others.
    ///
    /// Of a large document parts are looked at that lie evenly in it.
    var exampleStrings: [String] {
        var forms: Set<String> = []
        var firsts: [String] = []
        var others: [String] = []
        let distance = max(Self.partLength, tapeCount / Self.mostParts)
        for part in stride(from: 0, to: tapeCount, by: distance) {
            for index in part..<min(part + Self.partLength, tapeCount) {
                let node = tape[index]
                guard node.tag.kind == .string, node.length > 0, node.length <= 64 else { continue }
                let text = string(index)
                if firsts.count < Self.mostExamples, forms.insert(text.form).inserted {
                    firsts.append(text)
                } else if others.count < Self.mostExamples, !firsts.contains(text), !others.contains(text) {
                    others.append(text)
                }
            }
        }
        return firsts + others
    }
}

extension String {
    /// What strings of one form have in common: `1.10` and `22.3` are `9.9`, `beef` and `feed` are `a`, `b33f` is `x`.
    fileprivate var form: String {
        var form: [UInt8] = []
        for byte in utf8 {
            let kind: UInt8 =
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt8(ascii: "9")
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
                    UInt8(ascii: "a")
                default: byte
                }
            guard let last = form.last, last.isWord, kind.isWord else {
                form.append(kind)
                continue
            }
            if last != kind { form[form.count - 1] = UInt8(ascii: "x") }
        }
        return String(decoding: form, as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether a run of letters and digits has one byte for all of it.
    fileprivate var isWord: Bool {
        self == UInt8(ascii: "9") || self == UInt8(ascii: "a") || self == UInt8(ascii: "x")
    }
}
