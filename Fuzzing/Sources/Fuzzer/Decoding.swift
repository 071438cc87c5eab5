import Bricolage

/// Decodes a type that reads itself and the same type with synthesized `Codable`.
///
/// Both must give the same value or refuse it, with issues located where their values begin. Both must write the same
/// text, which must give the same value again. The text that `JSON` writes, without superfluous escapes, must also give
/// that value.
func checkDecoding(_ input: [UInt8]) {
    var choices = Choices(input)
    let duplicates = choices.element(of: JSONParsingOptions.DuplicateKeys.allCases)
    let decoder = JSON.Decoder(parsing: JSONParsingOptions(maximumDepth: 40, duplicateKeys: duplicates))
    let record = choices.record()
    check(Array(record.utf8), decoder, DirectRecord.self, PlainRecord.self, PlainRecord.init)
    let records = "[" + record + "," + choices.list { $0.record() }.dropFirst()
    check(Array(records.utf8), decoder, [DirectRecord].self, [PlainRecord].self) { $0.map(PlainRecord.init) }
    check(Array(input.dropFirst()), decoder, DirectRecord.self, PlainRecord.self, PlainRecord.init)
}

private func check<Direct: Codable & Equatable, Plain: Codable & Equatable>(
    _ text: [UInt8], _ decoder: JSON.Decoder, _: Direct.Type, _: Plain.Type, _ plain: (Direct) -> Plain
) {
    let direct = attempt(Direct.self, text, decoder)
    let compiled = attempt(Plain.self, text, decoder)
    precondition(direct.map(plain) == compiled, "decoded otherwise: \(String(decoding: text, as: UTF8.self))")
    if let rewritten = try? JSON(parsing: text, options: decoder.parsing).description {
        let again = attempt(Direct.self, Array(rewritten.utf8), decoder)
        precondition(again == direct, "decoded otherwise when rewritten: \(String(decoding: text, as: UTF8.self))")
    }
    guard let direct, let compiled else { return }
    for formatting in [JSONFormatting.compact, .pretty, JSONFormatting(sortsKeys: true, escapesNonASCII: true)] {
        guard let written = try? JSON.encode(direct, formatting: formatting) else {
            preconditionFailure("cannot be encoded: \(String(decoding: text, as: UTF8.self))")
        }
        precondition(
            (try? JSON.encode(compiled, formatting: formatting)) == written,
            "encoded otherwise: \(String(decoding: written, as: UTF8.self))")
        precondition(
            attempt(Direct.self, written, decoder) == direct,
            "decoded otherwise again: \(String(decoding: written, as: UTF8.self))")
    }
}

/// The value; nil if there are issues, each of which must be located where the value at its pointer begins.
private func attempt<T: Decodable>(_ type: T.Type, _ text: [UInt8], _ decoder: JSON.Decoder) -> T? {
    do {
        return try decoder.decode(type, from: text)
    } catch let error as DecodingIssues {
        precondition(!error.issues.isEmpty && !error.description.isEmpty, "nothing is wrong")
        let document = try? JSONDocument(parsing: text, options: decoder.parsing)
        for issue in error.issues {
            precondition(issue.location == document?.location(at: issue.pointer), "a wrong place: \(issue)")
        }
    } catch {
        precondition(error is JSONSyntaxError, "an error of another kind: \(error)")
    }
    return nil
}
