@_spi(Parts) import BricolageCore

/// Reads arrays in parts of a few bytes, from memory that ends with the text.
///
/// If that succeeds, the whole must give the same value. If the whole gives a value, so must the parts, unless trailing
/// commas are allowed.
func checkParts(_ input: [UInt8]) {
    var choices = Choices(input)
    let partSize = Int(choices.byte())
    let options = JSONParsingOptions(
        maximumDepth: choices.number(below: 16),
        duplicateKeys: choices.element(of: JSONParsingOptions.DuplicateKeys.allCases),
        allowsTrailingCommas: choices.happens(onceIn: 4))
    let decoder = JSON.Decoder(parsing: options)
    let rest = Array(input.dropFirst(3))
    let values = choices.list { $0.value(depth: 3).text() }
    let records = choices.list { $0.record(depth: 1) }
    for text in [rest, Array(values.utf8), Array(records.utf8), choices.spoilt(values)] {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
        defer { copy.deallocate() }
        _ = copy.initialize(from: text)
        let exact = UnsafeBufferPointer(copy)
        check(JSON.self, exact, decoder, partSize)
        check(Int.self, exact, decoder, partSize)
        check(Double.self, exact, decoder, partSize)
        check([Double].self, exact, decoder, partSize)
        check(String?.self, exact, decoder, partSize)
        check(DirectRecord.self, exact, decoder, partSize)
    }
}

private func check<Element: JSONReadable & Decodable & Equatable>(
    _: Element.Type, _ text: UnsafeBufferPointer<UInt8>, _ decoder: JSON.Decoder, _ partSize: Int
) {
    let parts = decoder.readInParts([Element].self, text, partSize: partSize)
    guard let document = try? JSONDocument(parsing: Array(text), options: decoder.parsing) else {
        precondition(parts == nil, "parts of what is no JSON: \(String(decoding: text, as: UTF8.self))")
        return
    }
    let whole = try? decoder.decode([Element].self, from: document)
    let mayGiveUp = decoder.parsing.allowsTrailingCommas && parts == nil
    precondition(
        parts == whole || mayGiveUp, "\(Element.self) in parts of \(partSize): \(String(decoding: text, as: UTF8.self))"
    )
}
