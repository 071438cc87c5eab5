/// A JSON Pointer: the path from the root of a document to one of its values (RFC 6901).
///
/// A pointer is a list of reference tokens. Whether a token such as `0` names a member or an element depends on the
/// value that it is applied to (section 4).
public struct JSONPointer: Sendable, Hashable {
    /// The reference tokens from the root on, unescaped.
    public var tokens: [String]

    /// Creates a pointer from unescaped tokens.
    public init(tokens: [String]) {
        self.tokens = tokens
    }

    /// The pointer to the whole document.
    public static let root = JSONPointer(tokens: [])

    /// Whether this is the pointer to the whole document.
    public var isRoot: Bool { tokens.isEmpty }

    /// The pointer to the containing value, or nil for the root.
    public var parent: JSONPointer? {
        isRoot ? nil : JSONPointer(tokens: Array(tokens.dropLast()))
    }

    /// The pointer to a member of the value at this pointer.
    public func appending(_ key: String) -> JSONPointer {
        JSONPointer(tokens: tokens + [key])
    }

    /// The pointer to an element of the value at this pointer.
    public func appending(_ index: Int) -> JSONPointer {
        JSONPointer(tokens: tokens + [String(index)])
    }

    /// This pointer followed by another one.
    public func appending(_ other: JSONPointer) -> JSONPointer {
        JSONPointer(tokens: tokens + other.tokens)
    }

    /// Pointers are equal if their tokens have the same bytes: JSON keys are not normalised.
    public static func == (lhs: JSONPointer, rhs: JSONPointer) -> Bool {
        lhs.tokens.elementsEqual(rhs.tokens) { ExactText.equal($0, $1) }
    }

    /// Feeds the bytes of the tokens to the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(tokens.count)
        for token in tokens {
            ExactText.hash(token, into: &hasher)
        }
    }
}

extension JSONPointer {
    /// The index that a token means for an array, or nil: digits without a leading zero (RFC 6901, section 4).
    package static func arrayIndex(_ token: String) -> Int? {
        let digits = token.utf8
        guard let first = digits.first, digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
            return nil
        }
        guard digits.count == 1 || first != UInt8(ascii: "0") else { return nil }
        return Int(token)
    }
}
