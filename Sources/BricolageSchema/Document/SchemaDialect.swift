/// A version of JSON Schema that determines the meaning of a schema document.
public enum SchemaDialect: String, Sendable, Hashable, CaseIterable {
    /// Draft 3, of 2010.
    case draft3 = "draft-03"
    /// Draft 4, of 2013, which OpenAPI 3.0 follows; draft 5 is the same.
    case draft4 = "draft-04"
    /// Draft 6, of 2017.
    case draft6 = "draft-06"
    /// Draft 7, of 2018.
    case draft7 = "draft-07"
    /// Draft 2019-09.
    case draft2019 = "2019-09"
    /// Draft 2020-12, which OpenAPI 3.1 follows.
    case draft2020 = "2020-12"
    /// The version after 2020-12, whose name is final but which is not published yet.
    case v1 = "v1"

    /// The dialect of a `$schema` value; nil for identifiers that are not published.
    ///
    /// Anything after the version is ignored, so vocabularies and hyper-schemas belong to their dialect.
    public init?(identifier: String) {
        guard let start = Self.prefixes.first(where: identifier.hasPrefix)?.count else { return nil }
        let version = identifier.dropFirst(start)
        // Draft 5 changed no keyword of draft 4, and was not meant to be used under its own name.
        if version.hasPrefix("draft-05/") {
            self = .draft4
            return
        }
        let known = Self.allCases.first { dialect in
            version.hasPrefix(dialect.path) && !(version.dropFirst(dialect.path.count).first?.isNumber ?? false)
        }
        guard let known else { return nil }
        self = known
    }

    private static let prefixes = ["http://", "https://"].map { $0 + "json-schema.org/" }

    /// The beginning of the addresses of its metaschemas, after the host.
    private var path: String {
        switch self {
        case .draft3, .draft4, .draft6, .draft7: rawValue + "/"
        case .draft2019, .draft2020: "draft/" + rawValue + "/"
        case .v1: rawValue
        }
    }

    /// The keyword that gives a schema its address.
    package var identifierKeyword: String { self <= .draft4 ? "id" : "$id" }

    /// Whether the keywords beside a `$ref` mean nothing (drafts 3 to 7).
    package var ignoresReferenceSiblings: Bool { self < .draft2019 }
}

extension SchemaDialect: Comparable {
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether one dialect was published before the other.
    public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
