/// The word of a list that a misspelt one was probably meant to be.
///
/// Counts insertions, deletions, replacements and swaps of neighbours, up to a third of the word and never more than
/// `mostEdits`: a long word in which a whole part differs is a different word. Another digit is two edits, as `v2` is
/// hardly a misspelt `v3`. If no word is near, it is the only one that begins with the given one: `warn` was meant to be
/// `warning`. Words beyond `longestWord` bytes and candidates beyond `candidateLimit` are not looked at, so that the cost
/// of one search is bounded whatever the document holds.
package enum NearestSpelling {
    static let mostEdits = 3
    static let longestWord = 48
    static let candidateLimit = 256

    /// The nearest candidate, the first of equally near ones; nil when none is close.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package static func find(_ word: String, among candidates: some Sequence<String>) -> String? {
        let word = Swift.Array(word.utf8.prefix(longestWord + 1))
        guard !word.isEmpty, word.count <= longestWord else { return nil }
        // A single letter can only differ in case.
        var limit = word.count == 1 ? 0 : max(1, min(word.count / 3, mostEdits))
        var nearest: String?
        var longer: [String] = []
        for candidate in candidates.prefix(candidateLimit) {
            let letters = Swift.Array(candidate.utf8)
            if letters.count > word.count, word.count > 2, letters.starts(with: word) { longer.append(candidate) }
            guard abs(letters.count - word.count) <= limit,
                let distance = distance(word, letters, limit: limit), distance > 0
            else { continue }
            nearest = candidate
            limit = distance - 1
            if limit <= 0 { break }
        }
        return nearest ?? (longer.count == 1 ? longer[0] : nil)
    }

    /// The question after a complaint about a word, whether the nearest one was meant; empty if none is near.
    package static func question(_ nearest: String?) -> String {
        if let nearest { "; did you mean \"\(nearest)\"?" } else { "" }
    }

    /// The number of edits between two words, ignoring case except in swaps; nil if there are more than `limit`.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        var twoAbove: [Int] = []
        var above = Swift.Array(0...right.count)
        for row in 1...left.count {
            var current = [row]
            for column in 1..<(right.count + 1) {
                let (old, new) = (left[row - 1], right[column - 1])
                let replacement = isDigit(old) && isDigit(new) ? 2 : 1
                let isEqual = lowercased(old) == lowercased(new)
                var cost = min(
                    above[column - 1] + (isEqual ? 0 : replacement), above[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, twoAbove[column - 2] + 1)
                }
                current.append(cost)
            }
            guard current.contains(where: { $0 <= limit }) else { return nil }
            twoAbove = above
            above = current
        }
        let distance = above[right.count]
        // Words that differ in case only are one edit apart, which is always near.
        if distance == 0, left != right { return 1 }
        return distance <= limit ? distance : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
