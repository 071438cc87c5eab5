internal import BricolageCore

/// Leaves out of a document what it does not need to be a witness.
///
///     {"a": [1, 2, {"b": true, "c": 9}], "d": {}}   ──▶   {"a": [{"c": 9}]}
///     {"child": {"child": {"child": {"c": 9}}}}      ──▶   {"c": 9}
///
/// All members or elements are left out first, then halves, then quarters, and so on, so that a large document with a
/// small fault soon becomes a small one. Of what is left, a container that can stand in the place of the one around it
/// does so, as in schemas that refer to themselves.
struct WitnessShortening {
    private let isWitness: (JSON) -> Bool
    /// How many more documents are tried.
    private var triesLeft = 600

    init(isWitness: @escaping (JSON) -> Bool) { self.isWitness = isWitness }

    /// A witness that is no longer than another one.
    mutating func shortened(_ witness: JSON) -> JSON { shortened(witness) { $0 } }

    /// A part of a witness, as short as it can be in its place.
    private mutating func shortened(_ part: JSON, in whole: (JSON) -> JSON) -> JSON {
        guard StackRoom.isLeft else { return part }
        switch part {
        case .array(let elements):
            var kept = Array(elements)
            leaveOut(of: &kept) { whole(.array(JSON.Array($0))) }
            if let inner = replacement(among: kept, in: whole) { return shortened(inner, in: whole) }
            for position in kept.indices {
                let others = kept
                kept[position] = shortened(kept[position]) { element in
                    var elements = others
                    elements[position] = element
                    return whole(.array(JSON.Array(elements)))
                }
            }
            return .array(JSON.Array(kept))
        case .object(let members):
            var kept = members.map { (key: $0.key, value: $0.value) }
            leaveOut(of: &kept) { whole(.object(JSON.Object($0))) }
            if let inner = replacement(among: kept.map(\.value), in: whole) { return shortened(inner, in: whole) }
            for position in kept.indices {
                let others = kept
                kept[position].value = shortened(kept[position].value) { value in
                    var members = others
                    members[position].value = value
                    return whole(.object(JSON.Object(members)))
                }
            }
            return .object(JSON.Object(kept))
        default: return part
        }
    }

    /// The first of the values inside a container that is a witness in the container's place.
    private mutating func replacement(among inner: [JSON], in whole: (JSON) -> JSON) -> JSON? {
        for value in inner where (value.object != nil || value.array != nil) && triesLeft > 0 {
            triesLeft -= 1
            if isWitness(whole(value)) { return value }
        }
        return nil
    }

    /// Leaves out what can be left out, many at a time first.
    private mutating func leaveOut<Part>(of parts: inout [Part], in whole: ([Part]) -> JSON) {
        var count = parts.count
        while count > 0 {
            var start = 0
            while start < parts.count, triesLeft > 0 {
                var fewer = parts
                fewer.removeSubrange(start..<min(start + count, parts.count))
                triesLeft -= 1
                if isWitness(whole(fewer)) { parts = fewer } else { start += count }
            }
            count /= 2
        }
    }
}
