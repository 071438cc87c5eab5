/// Numbers from 0 on, divided into classes that are only ever split.
///
///     order     4  1  6 │ 0  5 │ 2  3        the members of a class are adjacent, the marked ones first
///     class     0       │ 1    │ 2
///     start     0         3      5
///     count     3         2      2
///     marked    1         0      0           4 is marked
///
/// Marking a number takes constant time, and splitting a class takes time in proportion to its marked members. Each
/// number moves to a new class at most as often as the logarithm of their count, because the new class is the smaller
/// part.
struct Partition {
    private var order: [Int] = []
    private var position: [Int]
    /// The class of each number.
    private(set) var classes: [Int]
    private var start: [Int] = []
    private var count: [Int] = []
    private var marked: [Int] = []

    /// - Parameter classes: The class of each number, from 0 on.
    init(_ classes: [Int]) {
        self.classes = classes
        position = Array(repeating: 0, count: classes.count)
        var members: [[Int]] = Array(repeating: [], count: (classes.max() ?? -1) + 1)
        for (number, own) in classes.enumerated() { members[own].append(number) }
        for list in members {
            start.append(order.count)
            count.append(list.count)
            marked.append(0)
            order += list
        }
        for (place, number) in order.enumerated() { position[number] = place }
    }

    /// How many classes there are.
    var classCount: Int { start.count }

    func members(of own: Int) -> ArraySlice<Int> { order[start[own]..<start[own] + count[own]] }

    /// Marks a number, which must not be marked yet.
    ///
    /// - Returns: Its class, if it is the first marked number of the class.
    mutating func mark(_ number: Int) -> Int? {
        let own = classes[number]
        let (from, to) = (position[number], start[own] + marked[own])
        position[order[to]] = from
        position[number] = to
        order.swapAt(from, to)
        marked[own] += 1
        return marked[own] == 1 ? own : nil
    }

    /// Removes the marks of a class and, if not all members were marked, moves the smaller part to a new class.
    ///
    /// - Returns: The new class, if there is one.
    mutating func split(_ own: Int) -> Int? {
        let (size, total) = (marked[own], count[own])
        marked[own] = 0
        guard size < total else { return nil }
        let new = start.count
        if size <= total - size {
            start.append(start[own])
            count.append(size)
            start[own] += size
        } else {
            start.append(start[own] + size)
            count.append(total - size)
        }
        count[own] -= count[new]
        marked.append(0)
        for number in members(of: new) { classes[number] = new }
        return new
    }
}
