import Bricolage

/// Parses any bytes.
///
/// The verdict, the value and the location of an error must be those of the simple reference reader. Accepted text must
/// survive writing and parsing.
func checkParsing(_ text: [UInt8]) {
    for allowsTrailingCommas in [false, true] { checkParsing(text, allowsTrailingCommas) }
}

private func checkParsing(_ text: [UInt8], _ allowsTrailingCommas: Bool) {
    let depth = 20
    let options = JSONParsingOptions(
        maximumDepth: depth, duplicateKeys: .keep, allowsTrailingCommas: allowsTrailingCommas)
    let expected = Result { () throws(PlainReader.Failure) in
        try PlainReader.read(text, maximumDepth: depth, allowsTrailingCommas: allowsTrailingCommas)
    }
    do throws(JSONSyntaxError) {
        let document = try JSONDocument(parsing: text, options: options)
        let value = document.json
        guard case .success(let plain) = expected else { preconditionFailure("accepted: \(value)") }
        precondition(value.description == plain.text(), "\(value) instead of \(plain.text())")
        let written = try? JSON(parsing: value.serialized(JSONFormatting(escapesNonASCII: true)), options: options)
        precondition(written == value, "writing changed the value")
        precondition(written?.hashValue == value.hashValue, "equal values have different hashes")
        visit(document.root)
    } catch {
        guard case .failure(let failure) = expected else { preconditionFailure("refused: \(error)") }
        check(error, failure, text)
    }
}

/// The location must be that of the reference reader, with the line and column that follow from the text before it.
private func check(_ error: JSONSyntaxError, _ failure: PlainReader.Failure, _ text: [UInt8]) {
    precondition(error.location.offset == failure.offset, "at \(error.location.offset) instead of \(failure): \(error)")
    let isTooDeep = if case .depthLimit = error.reason { true } else { false }
    precondition(isTooDeep == (failure == .tooDeep(at: failure.offset)), "\(failure) is told as \(error)")
    let lines = text.prefix(failure.offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
    precondition(
        error.location.line == lines.count && error.location.column == column,
        "at \(error.location) instead of \(lines.count):\(column)")
}

/// Calls everything that each node offers.
private func visit(_ root: JSONDocument.Node) {
    var pending = [root]
    while let node = pending.popLast() {
        precondition(node.integer(Int64.self) == node.number?.integer(Int64.self), "two answers for one integer")
        precondition(node.double?.bitPattern == node.json.double?.bitPattern, "two answers for one double")
        for element in node.elements { pending.append(element) }
        for member in node.members { pending.append(member.value) }
    }
}
