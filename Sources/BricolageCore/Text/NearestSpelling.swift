/// The word of a list that a misspelt one was probably meant to be.
///
/// Counts insertions, deletions, replacements and swaps of neighbours, up to a third of the word and never more than
/// `mostEdits`: a long word in which a whole part differs is a different word. Words beyond `longestWord` bytes and
/// candidates beyond `candidateLimit` are not looked at, so that the cost of one search is bounded whatever the
/// document holds.
package enum NearestSpelling {
    static let mostEdits = 3
    static let longestWord = 48
    static let candidateLimit = 256

    /// The nearest candidate, the first of equally near ones; nil when none is close.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package static func find(_ word: String, among candidates: some Sequence<String>) -> String? {
        let word = Swift.Array(word.utf8.prefix(longestWord + 1))
        guard word.count > 1, word.count <= longestWord else { return nil }
        var limit = max(1, min(word.count / 3, mostEdits))
        var nearest: String?
        for candidate in candidates.prefix(candidateLimit) {
            guard abs(candidate.utf8.count - word.count) <= limit,
                let distance = distance(word, Swift.Array(candidate.utf8), limit: limit), distance > 0
            else { continue }
            nearest = candidate
            limit = distance - 1
            if limit == 0 { break }
        }
        return nearest
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
                let isEqual = lowercased(left[row - 1]) == lowercased(right[column - 1])
                var cost = min(above[column - 1] + (isEqual ? 0 : 1), above[column] + 1, current[column - 1] + 1)
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    cost = min(cost, twoAbove[column - 2] + 1)
                }
                current.append(cost)
            }
            guard current.contains(where: { $0 <= limit }) else { return nil }
            twoAbove = above
            above = current
        }
        // Words that differ in case only are one edit apart.
        let distance = above[right.count] == 0 && left != right ? 1 : above[right.count]
        return distance <= limit ? distance : nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
