/// A path through nested dictionaries, written with dots: `"address.city"`.
///
/// In files that import this module, it hides the type of the same name in Swift, which then is `Swift.KeyPath`. With
/// `private typealias KeyPath = Swift.KeyPath` in a file, or without `private` in a module, that one is `KeyPath`
/// again, and this one `JSEN.KeyPath`.
public struct KeyPath: Hashable, Sendable {
    /// The keys, from the outermost dictionary to the innermost.
    public var segments: [String]

    /// Creates a path from keys, which may contain dots.
    public init(segments: [String]) {
        self.segments = segments
    }

    /// Creates a path from keys with dots between them; the empty text is the empty path.
    public init(_ string: String) {
        let keys = string.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
        segments = string.isEmpty ? [] : keys.map { String($0) }
    }

    /// Whether the path has no keys.
    public var isEmpty: Bool { segments.isEmpty }

    /// The keys with dots between them.
    public var path: String { segments.joined(separator: ".") }

    /// The first key, and the path of the others; nil if there is none.
    public func headAndTail() -> (head: String, tail: KeyPath)? {
        segments.first.map { ($0, KeyPath(segments: Array(segments.dropFirst()))) }
    }

    /// The keys of one path, then those of the other.
    public static func + (lhs: KeyPath, rhs: KeyPath) -> KeyPath {
        KeyPath(segments: lhs.segments + rhs.segments)
    }
}

extension KeyPath: ExpressibleByStringLiteral {
    /// Creates a path from keys with dots between them.
    public init(stringLiteral value: String) { self.init(value) }
}

extension KeyPath: CustomStringConvertible {
    /// The keys with dots between them.
    public var description: String { path }
}

extension JSEN {
    /// The type of key paths, for files in which `KeyPath` is that of Swift.
    public typealias KeyPath = JSENCompat.KeyPath
}

extension KeyPath {
    /// Whether objects that are missing on the way to a value are created when the value is set.
    ///
    /// They are not if a key is empty, as in `"a..b"`, nor beyond the depth that could be read again.
    var canCreateObjects: Bool { !segments.contains("") && segments.count <= JSEN.depthLimit }
}
