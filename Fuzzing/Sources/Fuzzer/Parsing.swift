import Bricolage

/// Parses any bytes.
///
/// What is accepted must survive writing and parsing again; what is refused must be refused inside the text.
func checkParsing(_ text: [UInt8]) {
    let options = JSONParsingOptions(duplicateKeys: .keep)
    do {
        let document = try JSONDocument(parsing: text, options: options)
        let value = document.json
        let written = try JSON(parsing: value.description, options: options)
        precondition(written == value, "writing changed the value")
        precondition(written.hashValue == value.hashValue, "equal values have different hashes")
        visit(document.root)
    } catch {
        precondition(0...text.count ~= error.location.offset, "the place is outside of the text")
    }
}

/// Asks every node for everything it can tell.
private func visit(_ root: JSONDocument.Node) {
    var pending = [root]
    while let node = pending.popLast() {
        precondition(node.integer(Int64.self) == node.number?.integer(Int64.self), "two answers for one integer")
        precondition(node.double?.bitPattern == node.json.double?.bitPattern, "two answers for one double")
        for element in node.elements { pending.append(element) }
        for member in node.members { pending.append(member.value) }
    }
}
