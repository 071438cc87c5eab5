/// Gives the members of one type names that differ.
///
/// A key that is its own name keeps it; of the others that want the same name the first in the order of bytes gets it,
/// and the rest are numbered. So the names depend on which keys there are, not on their order in the schema.
enum MemberNames {
    static func names(for keys: [String], reserved: Set<String>) -> [String] {
        var wishes = keys.map(Identifier.member)
        for position in wishes.indices where reserved.contains(wishes[position]) { wishes[position] += "Value" }
        let order = keys.indices.sorted { left, right in
            let isExact = (wishes[left] == keys[left], wishes[right] == keys[right])
            if isExact.0 != isExact.1 { return isExact.0 }
            let keys = (Array(keys[left].utf8), Array(keys[right].utf8))
            return keys.0 == keys.1 ? left < right : keys.0.lexicographicallyPrecedes(keys.1)
        }
        var names = wishes
        var taken = reserved
        let wished = Set(wishes)
        var next: [String: Int] = [:]
        for position in order {
            let wish = wishes[position]
            if taken.insert(wish).inserted { continue }
            var number = next[wish] ?? 2
            while taken.contains("\(wish)\(number)") || wished.contains("\(wish)\(number)") { number += 1 }
            next[wish] = number + 1
            names[position] = "\(wish)\(number)"
            taken.insert(names[position])
        }
        return names
    }
}
