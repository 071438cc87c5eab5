@_spi(Kernels) import BricolageCore

/// Parses any bytes, and texts that are JSON or nearly so, with every kernel of this processor.
///
/// Tapes and errors must be those of the single pass, also if the text begins at another place of its blocks.
func checkKernels(_ input: [UInt8]) {
    var choices = Choices(input)
    let made = choices.value().nested(in: choices.number(below: 12)).text()
    for text in [input, choices.happens(onceIn: 2) ? choices.spoilt(made) : Array(made.utf8)] {
        for offset in [0, 61] {
            check([UInt8](repeating: 0x20, count: offset) + text, allowsTrailingCommas: choices.happens(onceIn: 2))
        }
    }
}

private func check(_ text: [UInt8], allowsTrailingCommas: Bool) {
    let options = JSONParsingOptions(maximumDepth: 12, allowsTrailingCommas: allowsTrailingCommas)
    let expected = Outcome(text, options, .swift)
    for kernel in ParsingKernel.available where kernel != .swift {
        precondition(Outcome(text, options, kernel) == expected, "\(kernel) differs from the one pass")
    }
}

private enum Outcome: Equatable {
    case document(depth: Int, tape: [UInt32])
    case failure(JSONSyntaxError)

    init(_ text: [UInt8], _ options: JSONParsingOptions, _ kernel: ParsingKernel) {
        var parser = JSONDocument.Parser(options: options, kernel: kernel)
        do throws(JSONSyntaxError) {
            let document = try parser.parse(text)
            self = .document(depth: document.depth, tape: document.tapeContents)
        } catch {
            self = .failure(error)
        }
    }
}
