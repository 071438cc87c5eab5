@_spi(Kernels) import BricolageCore

/// Parses any bytes with everything that this processor has.
///
/// Tapes and errors must be those of the one pass, also where the text lies at another place of its blocks.
func checkKernels(_ text: [UInt8]) {
    for offset in [0, 61] {
        let moved = [UInt8](repeating: 0x20, count: offset) + text
        let expected = Outcome(moved, .swift)
        for kernel in ParsingKernel.available where kernel != .swift {
            precondition(Outcome(moved, kernel) == expected, "\(kernel) differs from the one pass")
        }
    }
}

private enum Outcome: Equatable {
    case document(depth: Int, tape: [UInt32])
    case failure(JSONSyntaxError)

    init(_ text: [UInt8], _ kernel: ParsingKernel) {
        var parser = JSONDocument.Parser(options: JSONParsingOptions(maximumDepth: 100), kernel: kernel)
        do throws(JSONSyntaxError) {
            let document = try parser.parse(text)
            self = .document(depth: document.depth, tape: document.tapeContents)
        } catch {
            self = .failure(error)
        }
    }
}
