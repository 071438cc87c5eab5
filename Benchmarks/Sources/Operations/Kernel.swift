/// Which parser a document is parsed with.
public enum Kernel: String, Sendable {
    /// One pass in Swift, on every platform.
    case swift

    /// Those that this build and processor have.
    ///
    /// `compare` asks for one through `BRICOLAGE_KERNEL`.
    public static let available: [Kernel] = [.swift]
}
