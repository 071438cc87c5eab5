internal import BricolageCore
internal import BricolageWriting

/// The words of reports.
enum Words {
    /// How many values are listed before the rest is counted.
    static let longestList = 8

    /// Texts as in "a, b or c"; a long list ends with how many more there are.
    static func list(_ texts: [String], joinedBy last: String = "or") -> String {
        if texts.count > longestList {
            return texts.prefix(longestList).joined(separator: ", ") + " and \(texts.count - longestList) more"
        }
        guard let end = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + " \(last) \(end)"
    }

    /// A value in few words, as in "found …".
    static func found(_ node: JSONDocument.Node) -> String {
        switch node.kind {
        case .null: "null"
        case .bool: node.bool == true ? "true" : "false"
        case .number: shortened(node.number?.description ?? "a number")
        case .string: "the string " + shortened(JSON.string(node.string ?? "").serialized())
        case .array: node.count == 0 ? "an empty array" : "an array"
        case .object: node.count == 0 ? "an empty object" : "an object"
        }
    }

    /// The name of a member, by its key.
    static func name(_ key: JSONDocument.Node) -> String {
        "the name " + shortened(JSON.string(key.string ?? "").serialized())
    }

    /// A value of a schema as it is written, shortened.
    static func value(_ node: JSONDocument.Node) -> String { shortened(node.description) }

    /// A string of a schema as JSON, shortened.
    static func value(text: String) -> String { shortened(JSON.string(text).serialized()) }

    /// The kinds of a set, as in "expected a string or null", and other texts after them.
    static func kinds(_ kinds: KindSet, or others: String...) -> String {
        list(
            kinds.names.map { name in
                switch name {
                case "null": "null"
                case "array", "integer", "object": "an " + name
                default: "a " + name
                }
            } + others)
    }

    static func count(_ count: UInt32, _ thing: String) -> String { "\(count) \(thing)\(count == 1 ? "" : "s")" }

    private static func shortened(_ text: String) -> String {
        text.unicodeScalars.count <= 60
            ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(57))) + "..."
    }
}
