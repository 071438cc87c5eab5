internal import BricolageCore
internal import BricolageSchema

/// Something that does not follow, before anybody has worked out where it stands.
struct FoundChange: Hashable {
    /// A keyword of a schema that has it, or the schema.
    struct Part: Hashable {
        let schema: JSONSchema
        let keyword: String?

        init(_ schema: JSONSchema, _ keyword: String? = nil) {
            self.schema = schema
            self.keyword = keyword.flatMap { schema[$0] == nil ? nil : $0 }
        }

        var index: Int { (keyword.flatMap { schema[$0] } ?? schema.node).index }
    }

    /// Schemas of two choices, of which one stands for the other.
    struct Branch: Hashable {
        /// The schema of the old choice that holds; nil where none is known to.
        var old: JSONSchema?
        /// The schema of the new choice; nil where none stands for the old one.
        var new: JSONSchema?
        /// Another schema of a new `oneOf` that may hold as well.
        var rival: JSONSchema?
        /// Whether no other schema of the new choice accepts the value.
        var isOnlyOne: Bool
    }

    var old: Part
    var new: Part
    var pointer: JSONPointer
    var message: String
    var isCertain: Bool
    /// The innermost branch that the new part is in.
    var branch: Branch?

    /// What stands in the old files.
    var oldParts: [Part] { [old] + [branch?.old].compactMap { $0.map { Part($0) } } }
    /// What stands in the new files.
    var newParts: [Part] { [new] + [branch?.new, branch?.rival].compactMap { $0.map { Part($0) } } }

    /// Each change once, whatever number of values it is about, with the pointers to the other values.
    static func merged(_ changes: [Self]) -> [(change: Self, otherPointers: [JSONPointer])] {
        struct Sign: Hashable {
            var old: Part
            var new: Part
            var message: String
        }
        var merged: [(change: Self, otherPointers: [JSONPointer])] = []
        var places: [Sign: Int] = [:]
        var seen: Set<[Int]> = []
        var pointers: [JSONPointer: Int] = [:]
        for change in changes {
            let pointer = pointers[change.pointer] ?? pointers.count
            pointers[change.pointer] = pointer
            let sign = Sign(old: change.old, new: change.new, message: change.message)
            if let place = places[sign] {
                merged[place].change.isCertain = merged[place].change.isCertain || change.isCertain
                if seen.insert([place, pointer]).inserted { merged[place].otherPointers.append(change.pointer) }
            } else {
                places[sign] = merged.count
                seen.insert([merged.count, pointer])
                merged.append((change, []))
            }
        }
        return merged
    }
}
