internal import BricolageCore
internal import BricolageSchema

/// The values that `enum` or `const` lists, with sets that are needed repeatedly.
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

    /// The values that another list has, too.
    func common(with other: ListedValues) -> ListedValues { ListedValues(all.filter(other.set.contains)) }

    /// The values of some kinds.
    func of(_ allowed: Set<SampleKind>) -> ListedValues {
        kinds.isSubset(of: allowed) ? self : ListedValues(all.filter { allowed.contains(SampleKind(of: $0)) })
    }
}
