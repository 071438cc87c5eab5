import Bricolage

/// Writes values in every layout.
///
/// The text must be that of the simple reference writer, and reading it must give the same value. Outputs that get any
/// calls in any order must return an error or valid JSON.
func checkWriting(_ input: [UInt8]) {
    var choices = Choices(input)
    let formattings = [
        .compact, JSONFormatting(sortsKeys: true), .pretty,
        JSONFormatting(
            indentation: choices.happens(onceIn: 2) ? .tab : .spaces(choices.number(below: 65)),
            sortsKeys: choices.happens(onceIn: 2), escapesSlashes: choices.happens(onceIn: 2),
            escapesNonASCII: choices.happens(onceIn: 2)),
        JSONFormatting(escapesSlashes: choices.happens(onceIn: 2), escapesNonASCII: true),
    ]
    let value = choices.value().nested(in: choices.happens(onceIn: 16) ? Int(choices.byte()) : 0)
    let json = value.json
    for formatting in formattings {
        let text = json.serialized(formatting)
        precondition(text == value.text(formatting), "written otherwise: \(text)")
        let read = try? JSON(parsing: text, options: JSONParsingOptions(duplicateKeys: .keep))
        precondition(read == json, "read otherwise: \(text)")
        checkOutput(choices, formatting)
    }
}

/// Makes calls to an output, most of which are correct.
private func checkOutput(_ choices: Choices, _ formatting: JSONFormatting) {
    var choices = choices
    var output = JSONOutput(formatting: formatting)
    var open: [Bool] = []
    while !choices.isEmpty {
        if open.last == true, !choices.happens(onceIn: 32) {
            choices.happens(onceIn: 2) ? output.key("plain") : output.key(choices.string())
        }
        switch choices.number(below: 12) {
        case 0, 1:
            output.beginArray()
            open.append(false)
        case 2, 3:
            output.beginObject()
            open.append(true)
        case 4: output.write(choices.double())
        case 5: output.write(choices.string())
        case 6: output.write(Int(choices.integer()))
        case 7: output.write(choices.value(depth: 2).json)
        case 8: output.writeNull()
        case 9 where choices.happens(onceIn: 8): output.endObject()
        case 10 where choices.happens(onceIn: 8): output.endArray()
        default:
            if open.last == true { output.write(true) }
            if let isObject = open.popLast() { isObject ? output.endObject() : output.endArray() }
        }
    }
    for isObject in open.reversed() {
        if isObject { output.endObject() } else { output.endArray() }
    }
    guard let text = try? output.finish() else { return }
    let options = JSONParsingOptions(duplicateKeys: .keep)
    precondition((try? JSON(parsing: text, options: options)) != nil, String(decoding: text, as: UTF8.self))
}
