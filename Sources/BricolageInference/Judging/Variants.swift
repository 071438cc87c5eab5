internal import BricolageCore

/// Objects that a tag distinguishes, if distinguishing them is worthwhile.
struct Variants {
    /// The objects of one tag.
    struct Variant {
        let tag: Tag
        let record: Record
    }

    /// The variants, by their tags.
    let all: [Variant]

    /// Distinguishes objects if all have a tag with the same key, each of its values occurs often enough and has no
    /// map, and objects with different tags differ; nil otherwise.
    init?(_ shape: ObjectShape, _ options: InferenceOptions) {
        guard shape.plain.count == 0, shape.tagged.count > 1, let name = shape.tagged.keys.first?.name,
            shape.tagged.keys.allSatisfy({ $0.name == name }),
            shape.tagged.values.allSatisfy({ $0.count >= options.objectsPerTag }),
            !shape.tagged.values.contains(where: { MapJudgement($0).isMap }), Self.differ(Array(shape.tagged.values))
        else { return nil }
        all = shape.tagged.map { Variant(tag: $0.key, record: $0.value) }
            .sorted { $0.tag < $1.tag }
    }

    /// Whether the records share so few members that in one common record at most three quarters of the members would
    /// be present on average.
    ///
    /// If each record is of one object, the tags may be names, so each record must also have a member that no other
    /// has.
    private static func differ(_ records: [Record]) -> Bool {
        var owners: [ExactKey: Int] = [:]
        for member in records.flatMap(\.members.all) { owners[member.key, default: 0] += 1 }
        guard owners.values.reduce(0, +) * 4 <= owners.count * records.count * 3 else { return false }
        return records.contains { $0.count > 1 }
            || records.allSatisfy { $0.members.all.contains { owners[$0.key] == 1 } }
    }
}
