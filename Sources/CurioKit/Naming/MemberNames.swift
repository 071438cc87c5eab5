/// Gives the members of one type distinct names.
///
/// A key that is its own name keeps it; of the other keys that would have the same name, the one with the fewest symbols
/// gets it, or else the first in the order of bytes. The names of the rest describe how their keys are spelled, or have
/// numbers if that does not distinguish them. So the names depend on which keys there are, not on their order in the
/// schema.
///
///     error   Error             ERROR            error-    e r r o r
///     error   capitalizedError  uppercaseError   errorDash eSpaceRSpaceRSpaceOSpaceR
enum MemberNames {
    /// - Parameter given: The names that the configuration gives keys; they take precedence over all others.
    static func names(for keys: [String], reserved: Set<String>, given: [String: String] = [:]) -> [String] {
        var wishes = keys.map { Identifier.member(given[$0] ?? $0) }
        for position in wishes.indices where reserved.contains(wishes[position]) { wishes[position] += "Value" }
        let symbols = keys.map { key in key.unicodeScalars.count { !Identifier.canContinue($0) } }
        let order = keys.indices.sorted { left, right in
            let isGiven = (given[keys[left]] != nil, given[keys[right]] != nil)
            if isGiven.0 != isGiven.1 { return isGiven.0 }
            let isExact = (wishes[left] == keys[left], wishes[right] == keys[right])
            if isExact.0 != isExact.1 { return isExact.0 }
            if symbols[left] != symbols[right] { return symbols[left] < symbols[right] }
            let keys = (keys[left].utf8, keys[right].utf8)
            return keys.0.elementsEqual(keys.1) ? left < right : keys.0.lexicographicallyPrecedes(keys.1)
        }
        var names = wishes
        var taken = reserved
        let wished = Set(wishes)
        let variants = Set(keys).reduce(into: [:]) { $0[$1.lowercased(), default: 0] += 1 }
        let distinct = keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        var next: [String: Int] = [:]
        for position in order {
            let wish = wishes[position]
            if taken.insert(wish).inserted { continue }
            let key = keys[position]
            // If two keys are equal, their spelling does not distinguish them.
            var spellings = distinct[key] == 1 ? Identifier.membersWithSymbols(key) : []
            if variants[key.lowercased(), default: 0] > 1 { spellings.insert(withCase(key, wish), at: 0) }
            if let free = spellings.first(where: { !taken.contains($0) && !wished.contains($0) }) {
                names[position] = free
            } else {
                var number = next[wish] ?? 2
                while taken.contains("\(wish)\(number)") || wished.contains("\(wish)\(number)") { number += 1 }
                next[wish] = number + 1
                names[position] = "\(wish)\(number)"
            }
            taken.insert(names[position])
        }
        return names
    }

    /// A name that describes which letters of a key are capitals.
    private static func withCase(_ key: String, _ name: String) -> String {
        let letters = key.unicodeScalars.filter(\.properties.isAlphabetic)
        let capitals = letters.filter(\.properties.isUppercase)
        let kind =
            if capitals.isEmpty {
                "lowercase"
            } else if capitals.count == letters.count {
                "uppercase"
            } else if capitals.count == 1, letters.first == capitals.first {
                "capitalized"
            } else {
                "mixedCase"
            }
        return kind + Identifier.raisingStart(name)
    }
}
