/// A string format that can have a separate type, and the properties of that type.
///
/// Everything that the generator does with a format is in `table`, so another format is one more row, and one more word
/// in `curio.schema.json`.
public struct TypedFormat: Sendable {
    /// Its name on the command line: the usual value of `format`.
    public let name: String
    /// The values of `format` that mean it.
    let formats: Set<String>
    /// The values of `contentEncoding` that mean it.
    var encodings: Set<String> = []
    /// The type, which keeps the text.
    let typeName: String
    /// The size of a value in bytes.
    let size: Int
    /// The name of a union branch that has the type.
    let noun: String
    /// Whether the type refuses every text that is not of the format.
    var isExact = true

    /// All formats that can have a type.
    public static let table = [
        TypedFormat(
            name: "date-time", formats: ["date-time"], typeName: "DateTimeText", size: 24, noun: "dateTime"),
        TypedFormat(name: "date", formats: ["date"], typeName: "CalendarDateText", size: 40, noun: "date"),
        TypedFormat(name: "uuid", formats: ["uuid"], typeName: "UUIDText", size: 32, noun: "uuid"),
        TypedFormat(
            name: "uri", formats: ["uri", "uri-reference", "iri", "iri-reference"], typeName: "URIText", size: 24,
            noun: "uri", isExact: false),
        TypedFormat(
            name: "byte", formats: ["byte"], encodings: ["base64"], typeName: "Base64Text", size: 32, noun: "bytes"),
    ]
}

extension TypedFormat {
    /// The formats with these names, where `all` means every one, and the first unknown name.
    public static func named(_ names: some Sequence<some StringProtocol>) -> (formats: Set<Self>, unknown: String?) {
        var formats: Set<Self> = []
        var unknown: String?
        for name in names {
            let found = table.filter { $0.name == name || name == "all" }
            formats.formUnion(found)
            if found.isEmpty { unknown = unknown ?? String(name) }
        }
        return (formats, unknown)
    }
}

extension TypedFormat: Hashable {
    /// Whether both are the same row.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
