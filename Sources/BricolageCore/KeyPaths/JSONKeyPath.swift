/// A place in a document in dotted spelling: `response.avatars[0]`.
///
///     response.avatars[0]        a member of a member, and its first element
///     ['a.b']["c]d"].e           keys with dots, brackets, quotes or nothing in them stand in quotes
///                                (the empty text is the whole document)
///     /response/avatars/0        a JSON Pointer, which begins with a slash
///
/// A key path is a `JSONPointer` that is easier to read and write, and leads to the same places: the two convert into
/// each other without loss. As in a pointer, a number means an element where it meets an array and a member where it
/// meets an object (RFC 6901, section 4).
public struct JSONKeyPath: Sendable, Hashable {
    /// The same place as a JSON Pointer.
    public var pointer: JSONPointer

    /// Spells a pointer with dots.
    public init(_ pointer: JSONPointer) {
        self.pointer = pointer
    }

    /// Creates a key path from keys and indices, without any escaping.
    public init(tokens: [String]) {
        pointer = JSONPointer(tokens: tokens)
    }

    /// The path to the whole document.
    public static let root = JSONKeyPath(.root)

    /// The keys and indices from the root on, without any escaping.
    public var tokens: [String] {
        get { pointer.tokens }
        set { pointer.tokens = newValue }
    }

    /// The path to a member of the value that this path names.
    public func appending(_ key: String) -> JSONKeyPath { JSONKeyPath(pointer.appending(key)) }

    /// The path to an element of the value that this path names.
    public func appending(_ index: Int) -> JSONKeyPath { JSONKeyPath(pointer.appending(index)) }

    /// The path that follows `other` from where this one ends.
    public func appending(_ other: JSONKeyPath) -> JSONKeyPath { JSONKeyPath(pointer.appending(other.pointer)) }
}

extension JSONKeyPath: ExpressibleByStringLiteral {
    /// Reads a key path literal.
    ///
    /// A literal is written by a programmer, so a malformed one is taken as one key rather than refused.
    public init(stringLiteral value: String) {
        self = (try? JSONKeyPath(value)) ?? JSONKeyPath(tokens: [value])
    }
}

extension JSONKeyPath: CustomStringConvertible {
    /// The path in its one canonical spelling, which reads back as an equal path.
    ///
    /// Numbers stand in brackets; keys that need quotes stand in single ones, so that the text fits into a literal.
    public var description: String {
        var text = ""
        for token in tokens {
            if JSONPointer.arrayIndex(token) != nil {
                text += "[\(token)]"
            } else if JSONKeyPathScanner.isPlain(token) {
                text += text.isEmpty ? token : "." + token
            } else {
                text += "['\(JSONKeyPathScanner.escaped(token))']"
            }
        }
        return text
    }
}

extension JSONKeyPath: Codable {
    /// Reads the text of a key path.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(container.decode(String.self))
        } catch let error as JSONKeyPathError {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: error.summary)
        }
    }

    /// Writes the text of the key path.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
