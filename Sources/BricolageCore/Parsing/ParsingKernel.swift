internal import BricolageKernel

/// How text becomes a tape: in one pass, or in two of which a kernel does the first.
///
/// All kernels give the same tape and the same errors. The fastest one that the processor can run is used, unless a
/// comparison of kernels asks for another.
@_spi(Kernels)
public enum ParsingKernel: String, Sendable, CaseIterable {
    /// One pass in Swift, on every platform.
    case swift
    /// Two passes, the first with 64 bytes at a time (x86-64 with AVX-512 and VBMI2).
    case avx512
    /// Two passes, the first with 32 bytes at a time (x86-64 with AVX2).
    case avx2
    /// Two passes, the first with 16 bytes at a time (64-bit Arm).
    case neon

    /// The kernels that this build has and this processor can run, `swift` first.
    public static let available: [ParsingKernel] = allCases.filter(\.isSupported)

    /// The kernel for all but small documents.
    public static let fastest: ParsingKernel = available.count > 1 ? available[1] : .swift

    /// The kernel for a text of `count` bytes: two passes take longer to start, so short texts are parsed in one.
    @inline(__always)
    static func fastest(for count: Int) -> ParsingKernel { count < 256 ? .swift : fastest }

    /// The kernel's name in C; nil for `swift`.
    var instructionSet: BricolageInstructionSet? {
        switch self {
        case .swift: nil
        case .avx512: BRICOLAGE_KERNEL_AVX512
        case .avx2: BRICOLAGE_KERNEL_AVX2
        case .neon: BRICOLAGE_KERNEL_NEON
        }
    }

    private var isSupported: Bool {
        guard let instructionSet else { return true }
        return bricolage_kernel_is_supported(instructionSet)
    }
}
