/// Why a reference cannot be resolved.
public enum ReferenceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The registry has no schema with the address, and no loader found one.
    case unreachable(String)
    /// A loader found a file that cannot be used.
    case unusable(String, reason: String)
    /// The file has no value at the pointer.
    case noSuchPlace(String, in: String)
    /// The file has no anchor with the name.
    case noSuchAnchor(String, in: String)

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .unreachable(let address): "no schema is known at \"\(address)\""
        case .unusable(let address, let reason): "the schema at \"\(address)\" cannot be used: \(reason)"
        case .noSuchPlace(let pointer, let file): "there is nothing at \"\(pointer)\"\(Self.place(file))"
        case .noSuchAnchor(let name, let file): "there is no anchor \"\(name)\"\(Self.place(file))\(Self.hint(name))"
        }
    }

    private static func place(_ file: String) -> String { file.isEmpty ? "" : " in \"\(file)\"" }

    /// No anchor has a slash, so this is probably a pointer without its first slash.
    private static func hint(_ anchor: String) -> String {
        anchor.contains("/") ? "; did you mean \"#/\(anchor)\"?" : ""
    }
}
