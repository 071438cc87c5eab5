internal import BricolageCore
internal import BricolageSchema

/// The values that `enum` or `const` lists, with what is asked of them again and again.
struct ListedValues {
    let all: [JSON]
    let set: Set<JSON>
    let kinds: Set<SampleKind>

    init(_ values: [JSON]) {
        all = values
        set = Set(values)
        kinds = Set(values.map(SampleKind.init(of:)))
    }

    /// What a schema lists; nil where it lists nothing.
    init?(of schema: JSONSchema) {
        let constant = schema.active("const").map { ListedValues([$0.json]) }
        let list = schema.active("enum").flatMap { $0.kind == .array ? ListedValues($0.elements.map(\.json)) : nil }
        guard let found = constant.map({ list?.common(with: $0) ?? $0 }) ?? list else { return nil }
        self = found
    }

    /// Those that another list has, too.
    func common(with other: ListedValues) -> ListedValues { ListedValues(all.filter(other.set.contains)) }

    /// Those of some kinds.
    func of(_ allowed: Set<SampleKind>) -> ListedValues {
        kinds.isSubset(of: allowed) ? self : ListedValues(all.filter { allowed.contains(SampleKind(of: $0)) })
    }
}
