internal import BricolageCore
internal import BricolageSchema

/// A rule that does not follow, before its location is determined.
struct FoundChange: Hashable {
    /// A keyword of a schema; the schema itself if it does not have the keyword.
    struct Part: Hashable {
        let schema: JSONSchema
        let keyword: String?

        init(_ schema: JSONSchema, _ keyword: String? = nil) {
            self.schema = schema
            self.keyword = keyword.flatMap { schema[$0] == nil ? nil : $0 }
        }

        var index: Int { (keyword.flatMap { schema[$0] } ?? schema.node).index }
    }

    /// Schemas of an old and a new choice that correspond to each other.
    struct Branch: Hashable {
        /// The schema of the old choice that holds; nil where none is known to.
        var old: JSONSchema?
        /// The schema of the new choice; nil where none corresponds to the old one.
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

    /// The parts that are in old files.
    var oldParts: [Part] { [old] + [branch?.old].compactMap { $0.map { Part($0) } } }
    /// The parts that are in new files.
    var newParts: [Part] { [new] + [branch?.new, branch?.rival].compactMap { $0.map { Part($0) } } }

    /// Each change once, however many values it concerns, with the pointers to the other values.
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
