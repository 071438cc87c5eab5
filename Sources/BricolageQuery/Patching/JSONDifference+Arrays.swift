internal import BricolageCore
internal import BricolageWriting

extension JSONDifference {
    /// Compares two arrays from the first element to the last.
    ///
    ///     [a, b, c, d]     b and d stay             remove /0
    ///     [b, x, d, e]     c and x make a pair      add /3
    ///
    /// What lies between two elements that stay is paired in order; what is left over is removed or added. If that
    /// would take more than twice the text of the new array, the array is replaced.
    mutating func compare(_ left: JSON.Array, _ right: JSON.Array, in pair: Pair) {
        let before = sides(left, old.places(inside: pair.old.place, count: left.count))
        let after = sides(right, new.places(inside: pair.new.place, count: right.count))
        let stays = staying(before, after) + [(before.count, after.count)]
        if textOfChanges(to: after, between: stays) > 2 * (Self.replacingText + new.sizes[pair.new.place]) {
            replace(pair)
            return
        }
        var (from, to) = (0, 0)
        for (nextFrom, nextTo) in stays {
            let (fewer, more) = (nextFrom - from, nextTo - to)
            let paired = min(fewer, more)
            for offset in 0..<paired {
                compare(before[from + offset], after[to + offset], at: String(to + offset), in: pair)
            }
            for _ in paired..<max(fewer, paired) { remove(at: String(to + paired), in: pair) }
            for index in to + paired..<nextTo { add(after[index].value, at: String(index), in: pair) }
            (from, to) = (nextFrom + 1, nextTo + 1)
        }
    }

    /// How many bytes the operations take that remove and add elements, apart from the pointer to the array.
    private func textOfChanges(to after: [Side], between stays: [(Int, Int)]) -> Int {
        var text = 0
        var (from, to) = (0, 0)
        for (nextFrom, nextTo) in stays {
            let paired = min(nextFrom - from, nextTo - to)
            text += (nextFrom - from - paired) * Self.removingText
            for side in after[to + paired..<nextTo] { text += Self.addingText + new.sizes[side.place] }
            (from, to) = (nextFrom + 1, nextTo + 1)
        }
        return text
    }

    private static var removingText: Int { #"{"op":"remove","path":"/0"},"#.utf8.count }
    private static var addingText: Int { #"{"op":"add","path":"/0","value":},"#.utf8.count }
    private static var replacingText: Int { #"{"op":"replace","path":"","value":},"#.utf8.count }

    private func sides(_ elements: JSON.Array, _ places: [Int]) -> [Side] {
        zip(elements, places).map { Side(value: $0, place: $1) }
    }

    /// The positions of equal elements that stay: those at both ends, and between them the longest series of elements
    /// that occur once in both arrays.
    private func staying(_ before: [Side], _ after: [Side]) -> [(Int, Int)] {
        let most = min(before.count, after.count)
        var first = 0
        while first < most, areEqual(before[first], after[first]) { first += 1 }
        var last = 0
        while last < most - first, areEqual(before[before.count - 1 - last], after[after.count - 1 - last]) {
            last += 1
        }
        let places = onlyPlaces(after[first..<after.count - last], new.hashes)
        var common: [(Int, Int)] = []
        for (hash, position) in onlyPlaces(before[first..<before.count - last], old.hashes) {
            if let other = places[hash], areEqual(before[position], after[other]) { common.append((position, other)) }
        }
        common.sort { $0.0 < $1.0 }
        return (0..<first).map { ($0, $0) } + longestRise(common)
            + (0..<last).reversed().map { (before.count - 1 - $0, after.count - 1 - $0) }
    }

    /// The positions of elements whose hash occurs once.
    private func onlyPlaces(_ sides: ArraySlice<Side>, _ hashes: [Int]) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        for side in sides { counts[hashes[side.place], default: 0] += 1 }
        var places: [Int: Int] = [:]
        for position in sides.indices where counts[hashes[sides[position].place]] == 1 {
            places[hashes[sides[position].place]] = position
        }
        return places
    }

    /// The longest series of pairs whose second numbers rise, as their first ones do.
    ///
    ///     5  1  2  9  3      ends of series of length 1, 2, …     1  2  3
    private func longestRise(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        var ends: [Int] = []
        var before: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            let length = ends.partitioningIndex { pairs[$0].1 > pair.1 }
            before.append(length == 0 ? nil : ends[length - 1])
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var rise: [(Int, Int)] = []
        var next = ends.last
        while let index = next {
            rise.append(pairs[index])
            next = before[index]
        }
        return rise.reversed()
    }
}
