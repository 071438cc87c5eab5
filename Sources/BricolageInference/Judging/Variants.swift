internal import BricolageCore

/// Objects that a tag tells apart, and that are worth telling apart.
struct Variants {
    /// The objects of one tag.
    struct Variant {
        let tag: Tag
        let record: Record
    }

    /// The variants, by their tags.
    let all: [Variant]

    /// Tells objects apart where all of them have the same tag, each of its values was there often enough, and what has
    /// one tag differs from what has another; nil elsewhere.
    init?(_ shape: ObjectShape, _ options: InferenceOptions) {
        guard shape.plain.count == 0, shape.tagged.count > 1, let name = shape.tagged.keys.first?.name,
            shape.tagged.keys.allSatisfy({ $0.name == name }),
            shape.tagged.values.allSatisfy({ $0.count >= options.objectsPerTag }),
            !shape.tagged.values.contains(where: { MapJudgement($0).isMap }), Self.differ(Array(shape.tagged.values))
        else { return nil }
        all = shape.tagged.map { Variant(tag: $0.key, record: $0.value) }
            .sorted { $0.tag < $1.tag }
    }

    /// Whether the records share so few members that one record of all would be mostly empty: less than three quarters
    /// of what it has would be there on average.
    ///
    /// Where each of them is of one object, the tags can be names as well, and each must have a member that no other has.
    private static func differ(_ records: [Record]) -> Bool {
        var owners: [ExactKey: Int] = [:]
        for member in records.flatMap(\.members.all) { owners[member.key, default: 0] += 1 }
        guard owners.values.reduce(0, +) * 4 <= owners.count * records.count * 3 else { return false }
        return records.contains { $0.count > 1 }
            || records.allSatisfy { $0.members.all.contains { owners[$0.key] == 1 } }
    }
}
