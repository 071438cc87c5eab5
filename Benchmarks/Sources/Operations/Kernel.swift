@_spi(Kernels) internal import BricolageCore
internal import Foundation

/// Which parser a document is parsed with.
public enum Kernel {
    /// Those that this build and processor have, the one pass in Swift first.
    public static let available: [String] = ParsingKernel.available.map(\.rawValue)

    /// The one that `compare` asks for through `BRICOLAGE_KERNEL`; nil for the one that users get.
    static let wanted: ParsingKernel? = ProcessInfo.processInfo.environment["BRICOLAGE_KERNEL"]
        .flatMap { name in ParsingKernel.available.first { $0.rawValue == name } }

    /// A parser that is used again for each document, as those of others are.
    static var parser: JSONDocument.Parser {
        wanted.map { JSONDocument.Parser(kernel: $0) } ?? JSONDocument.Parser()
    }
}
