/// The layout of JSON text and its optional escapes.
public struct JSONFormatting: Sendable, Hashable {
    /// The indentation of each level of nesting.
    ///
    /// Indentation grows for 64 levels; deeper levels are indented like the 64th, because otherwise the size of the
    /// text would be quadratic in its depth.
    public enum Indentation: Sendable, Hashable {
        /// Everything on one line, without any space.
        case none
        /// One line for each value, indented by this many spaces a level (from 0 to 64).
        case spaces(Int)
        /// One line for each value, indented by one tab a level.
        case tab
    }

    /// The indentation of each level of nesting; `.none` puts everything on one line.
    public var indentation: Indentation

    /// Whether the members of every object are sorted by the UTF-8 bytes of their keys.
    ///
    /// Members with equal keys keep their order.
    public var sortsKeys: Bool

    /// Whether `/` is written as `\/`, so that the text can be used inside an HTML script element.
    public var escapesSlashes: Bool

    /// Whether characters outside ASCII are written as `\u` escapes.
    public var escapesNonASCII: Bool

    /// Creates a formatting; without arguments it is the compact one.
    public init(
        indentation: Indentation = .none,
        sortsKeys: Bool = false,
        escapesSlashes: Bool = false,
        escapesNonASCII: Bool = false
    ) {
        self.indentation = indentation
        self.sortsKeys = sortsKeys
        self.escapesSlashes = escapesSlashes
        self.escapesNonASCII = escapesNonASCII
    }

    /// Everything on one line, without optional escapes.
    public static let compact = JSONFormatting()

    /// One line for each value, indented by two spaces a level.
    public static let pretty = JSONFormatting(indentation: .spaces(2))
}

extension JSONFormatting.Indentation {
    /// The deepest level that is indented further than the level around it.
    static let deepestLevel = 64

    /// The byte that indents a line, and how often it is repeated for each level; `nil` when nothing is indented.
    var unit: (byte: UInt8, count: Int)? {
        switch self {
        case .none: nil
        case .spaces(let count): (0x20, min(max(0, count), 64))
        case .tab: (0x09, 1)
        }
    }
}
