@_spi(Kernels) import BricolageCore
import Testing

/// Parses the same text in one pass and with each kernel of this processor, over and over in the same memory.
struct KernelComparison {
    private var reference: JSONDocument.Parser
    private var others: [(kernel: ParsingKernel, parser: JSONDocument.Parser)]
    /// How many texts were compared, and how many of them are JSON.
    private(set) var compared = 0
    private(set) var accepted = 0

    init(options: JSONParsingOptions = .document) {
        reference = JSONDocument.Parser(options: options, kernel: .swift)
        others = ParsingKernel.available.filter { $0 != .swift }
            .map { ($0, JSONDocument.Parser(options: options, kernel: $0)) }
    }

    /// A tape or an error.
    private enum Outcome: Equatable {
        case document(depth: Int, tape: [UInt32])
        case failure(JSONSyntaxError)

        init(_ text: [UInt8], _ parser: inout JSONDocument.Parser) {
            do throws(JSONSyntaxError) {
                let document = try parser.parse(text)
                self = .document(depth: document.depth, tape: document.tapeContents)
            } catch {
                self = .failure(error)
            }
        }
    }

    /// Records an issue for each kernel whose tape or error differs from that of the single pass.
    mutating func compare(_ text: [UInt8]) {
        compared += 1
        let expected = Outcome(text, &reference)
        if case .document = expected { accepted += 1 }
        for position in others.indices where Outcome(text, &others[position].parser) != expected {
            let beginning = String(decoding: text.prefix(300), as: UTF8.self)
            Issue.record("\(others[position].kernel) differs on \(text.count) bytes: \(beginning)")
        }
    }

    mutating func compare(_ text: String) { compare([UInt8](text.utf8)) }
}
