@_spi(Kernels) internal import BricolageCore
internal import Foundation

/// The parser for a document.
public enum Kernel {
    /// The parsers that this build and processor support, beginning with the single pass in Swift.
    public static let available: [String] = ParsingKernel.available.map(\.rawValue)

    /// The parser that `compare` requests with `BRICOLAGE_KERNEL`; nil for the default.
    static let wanted: ParsingKernel? = ProcessInfo.processInfo.environment["BRICOLAGE_KERNEL"]
        .flatMap { name in ParsingKernel.available.first { $0.rawValue == name } }

    /// A parser that is reused for each document, as those of the competitors are.
    static var parser: JSONDocument.Parser {
        wanted.map { JSONDocument.Parser(kernel: $0) } ?? JSONDocument.Parser()
    }
}
