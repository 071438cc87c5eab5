package import BricolageCore

extension JSONSchema {
    /// What was probably meant by a value that a keyword of this schema does not allow: a clause that follows the
    /// complaint and begins with a semicolon; empty if nothing is more likely than the rest.
    ///
    /// - Parameters:
    ///   - value: The value of the keyword, or an element of a list there.
    ///   - keyword: The keyword.
    package func advice(on value: JSONDocument.Node, of keyword: String) -> String {
        switch (keyword, value.kind) {
        case ("type", .string): Self.adviceOnType(value.string ?? "")
        // In YAML, `type: null` has no string.
        case ("type", .null): "; the name of the type is the string \"null\""
        case ("required", .bool):
            "; since draft 4, \"required\" lists keys and is part of the schema of the object"
        case ("exclusiveMinimum", .bool), ("exclusiveMaximum", .bool):
            "; since draft 6, it is the bound itself and replaces \"\(Self.inclusive(keyword))\""
        case ("exclusiveMinimum", .number), ("exclusiveMaximum", .number):
            "; before draft 6, it is a boolean beside \"\(Self.inclusive(keyword))\", which is the bound"
        case ("items", .array): "; since 2020-12, a list of schemas is \"prefixItems\""
        case ("enum", .null), ("enum", .bool), ("enum", .number), ("enum", .string):
            dialect > .draft4 ? "; use \"const\" for a single value" : ""
        default: ""
        }
    }

    private static func inclusive(_ keyword: String) -> String {
        keyword == "exclusiveMinimum" ? "minimum" : "maximum"
    }

    private static func adviceOnType(_ name: String) -> String {
        let word = name.lowercased()
        if let type = typesElsewhere[word] { return NearestSpelling.question(type) }
        if let format = formats[word] { return "; did you mean \"string\", with the format \"\(format)\"?" }
        if word == "any" { return "; without \"type\", values of all types are valid" }
        return NearestSpelling.question(NearestSpelling.find(name, among: types))
    }

    private static let types = ["array", "boolean", "integer", "null", "number", "object", "string"]

    /// What other languages call the types, in small letters.
    private static let typesElsewhere = [
        "int": "integer", "int32": "integer", "int64": "integer", "long": "integer", "short": "integer",
        "float": "number", "double": "number", "decimal": "number", "real": "number", "numeric": "number",
        "str": "string", "text": "string", "bool": "boolean", "none": "null", "nil": "null", "undefined": "null",
        "list": "array", "tuple": "array", "set": "array", "dict": "object", "dictionary": "object", "map": "object",
        "mapping": "object",
    ]

    /// Words for texts of one form, with the formats that JSON Schema has for them.
    private static let formats = [
        "date": "date", "time": "time", "date-time": "date-time", "datetime": "date-time", "timestamp": "date-time",
        "uuid": "uuid", "guid": "uuid", "uri": "uri", "url": "uri", "email": "email", "ipv4": "ipv4", "ipv6": "ipv6",
    ]
}
