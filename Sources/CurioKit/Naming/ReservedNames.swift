/// Names that already have a meaning.
enum ReservedNames {
    /// Words that need backticks where they are declared or used as names.
    static let keywords: Set<String> = [
        "Any", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Types that generated code uses, or that its readers expect to mean what they always do.
    static let types: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "Actor", "Array", "ArrayLiteralElement", "ArraySlice",
        "AllCases",
        "Base64Text", "Bool", "Bricolage", "BricolageCore", "CalendarDate", "CalendarDateText", "CaseIterable",
        "Character", "Codable", "CodingKey", "CodingKeys",
        "Collection", "Comparable", "ComparedAsJSON", "Data", "Date", "DateTimeText", "FormattedText", "Meant",
        "Decimal", "Decodable", "Decoder", "DecodingError", "Dictionary",
        "Double", "Element", "EmbeddedSchema", "Encodable", "Encoder", "EncodingError", "Equatable", "Error", "Float",
        "ExpressibleByBooleanLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
        "ExpressibleByStringLiteral",
        "Foundation",
        "GuessableDecodable",
        "Hashable", "Hasher", "ID", "Identifiable", "Indirect", "Int", "Int8", "Int16", "Int32", "Int64", "Iterator",
        "JSON", "JSONChoice", "JSONClosedEnum", "JSONConstraint", "JSONDecoder", "JSONDocument", "JSONEncoder",
        "JSONFields", "JSONModel",
        "JSONOpenEnum", "JSONOutput", "JSONPair", "JSONPointer", "JSONPrintable", "JSONReadable", "JSONReadableObject",
        "JSONReadableValue",
        "JSONReadingError", "JSONRecognition", "JSONWritable", "JSONWritableObject", "JSONWritableValue", "Never",
        "Nullable", "OneOf", "Optional", "Presumed", "Protocol", "RawRepresentable", "RawValue", "Result",
        "SchemaChecked", "Self", "Sendable",
        "Sequence", "Set",
        "StaticString", "String", "Substring", "Swift", "Task", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL",
        "UUID", "UUIDText", "URIText", "Unicode", "Void",
    ]

    /// Names that no nested type may have.
    ///
    /// People call nested types by the others, which belong to Swift and hide nothing elsewhere.
    static let nestedTypes = types.subtracting(["Element", "Error", "Result", "Task"])

    /// Members that every type has, or that cannot be spelled after a dot.
    static let members: Set<String> = ["init", "self", "Self", "Type", "Protocol", "hashValue"]

    /// Names that no case may have, because generated enumerations already use them.
    static let cases: Set<String> = members.union([
        "other", "rawValue", "allCases", "knownCases", "alternatives", "description", "recognize",
    ])

    /// A name as it is written as the label of a parameter, where hardly any word needs backticks; in a call, none does
    /// but `inout`.
    static func label(_ name: String) -> String {
        ["inout", "let", "var"].contains(name) ? spelled(name) : name
    }

    /// A name as it is written as the label of an argument.
    static func argument(_ name: String) -> String { name == "inout" ? spelled(name) : name }

    /// A name as it is written in a declaration.
    static func spelled(_ name: String) -> String { keywords.contains(name) ? "`" + name + "`" : name }
}
