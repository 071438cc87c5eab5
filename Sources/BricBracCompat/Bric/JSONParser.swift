internal import BricolageCore
internal import BricolageWriting

/// Where the vocabulary keeps the options of parsing, and its formatter.
///
/// BricBrac's parser of single characters and its events are not here; Bricolage reads streams value by value.
public enum JSONParser {
    /// What is accepted besides JSON.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The options as bits.
        public let rawValue: Int

        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A comma after the last element or member.
        public static let AllowTrailingCommas = Options(rawValue: 1 << 1)
        /// Numbers that begin with zeros, such as `007`.
        public static let AllowLeadingZeros = Options(rawValue: 1 << 2)
        /// Anything after the value.
        public static let AllowTrailingContent = Options(rawValue: 1 << 3)
        /// Tabs in strings.
        public static let AllowTabsInStrings = Options(rawValue: 1 << 4)
        /// Ends of lines in strings.
        public static let AllowNewlinesInStrings = Options(rawValue: 1 << 5)

        /// Nothing but JSON.
        public static let Strict: Options = []
        /// Everything.
        public static let Lenient: Options = [
            .AllowTrailingCommas, .AllowLeadingZeros, .AllowTrailingContent, .AllowTabsInStrings,
            .AllowNewlinesInStrings,
        ]
        /// Trailing commas.
        public static let CocoaCompat: Options = [.AllowTrailingCommas]
        /// Nothing but JSON.
        public static let Default = Strict
    }
}

extension JSONParser {
    /// Lays JSON text out anew: with so many spaces a level, on one line for 0, as it is for nil.
    ///
    /// Numbers, duplicate members and the order of members stay as they are.
    public static func formatJSON(_ json: String, indent: Int? = nil) throws -> String {
        let value = try ParseError.refining {
            try JSON(parsing: json, options: JSONParsingOptions(maximumDepth: 512, duplicateKeys: .keep))
        }
        guard let indent else { return json }
        return TextLayout(spacer: TextLayout.spaces(indent), colon: " : ").text(of: value)
    }

    /// Lays JSON text out anew, and writes it to a stream.
    public static func processJSON(
        _ source: [UnicodeScalar], out stream: inout some TextOutputStream, indent: Int? = nil
    ) throws {
        stream.write(try formatJSON(String(String.UnicodeScalarView(source)), indent: indent))
    }
}
