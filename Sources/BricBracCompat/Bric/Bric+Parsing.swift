internal import BricolageCore

extension Bric {
    /// Parses JSON text of at most 512 levels; a number that a `Double` cannot hold is an error.
    ///
    /// - Throws: `ParseError`.
    public static func parse(_ string: String, options: JSONParser.Options = .Strict) throws -> Bric {
        try read(string, options) { try Bric(json: $0.root) }
    }

    /// Parses JSON text of at most 512 levels; a number that a `Double` cannot hold is an error.
    ///
    /// - Throws: `ParseError`.
    public static func parse(_ scalars: [UnicodeScalar], options: JSONParser.Options = .Strict) throws -> Bric {
        try parse(String(String.UnicodeScalarView(scalars)), options: options)
    }

    /// Throws `ParseError` unless the text is JSON; numbers may be of any size.
    public static func validate(_ string: String, options: JSONParser.Options = .Strict) throws {
        try read(string, options) { _ in }
    }

    /// Throws `ParseError` unless the text is JSON; numbers may be of any size.
    public static func validate(_ scalars: [UnicodeScalar], options: JSONParser.Options = .Strict) throws {
        try validate(String(String.UnicodeScalarView(scalars)), options: options)
    }

    private static func read<Value>(
        _ text: String, _ options: JSONParser.Options, _ make: (JSONDocument) throws -> Value
    ) throws -> Value {
        var parsing = JSONParsingOptions.coding
        parsing.allowsTrailingCommas = options.contains(.AllowTrailingCommas)
        guard !options.subtracting(.AllowTrailingCommas).isEmpty else {
            return try ParseError.refining { try make(JSONDocument(parsing: text, options: parsing)) }
        }
        let lenient = LenientText(text, options)
        return try ParseError.refining(lenient.original) {
            try make(JSONDocument(parsing: lenient.bytes, options: parsing))
        }
    }
}
