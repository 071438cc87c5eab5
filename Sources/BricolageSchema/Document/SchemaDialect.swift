/// A published version of JSON Schema, as far as it changes what a schema document means.
public enum SchemaDialect: String, Sendable, Hashable, CaseIterable {
    case draft4 = "draft-04"
    case draft6 = "draft-06"
    case draft7 = "draft-07"
    case draft2019 = "2019-09"
    case draft2020 = "2020-12"

    /// The dialect that a `$schema` value names; nil for identifiers that are not one of the published ones.
    public init?(identifier: String) {
        guard let match = Self.allCases.first(where: { identifier.contains($0.rawValue) }) else {
            // Draft 5 changed no keyword of draft 4, and no text of it was meant to be used under its own name.
            guard identifier.contains("draft-05") || identifier.contains("draft-03") else { return nil }
            self = .draft4
            return
        }
        self = match
    }

    /// The keyword that gives a schema its address.
    public var identifierKeyword: String { self == .draft4 ? "id" : "$id" }

    /// Whether the keywords beside a `$ref` mean nothing (drafts 4 to 7).
    public var ignoresReferenceSiblings: Bool { self < .draft2019 }
}

extension SchemaDialect: Comparable {
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether one dialect was published before the other.
    public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
