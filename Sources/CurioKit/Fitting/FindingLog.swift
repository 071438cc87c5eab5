internal import BricolageCore

/// A record of what becomes of values, in lists that share their beginnings.
///
///     cells     0 untyped a    1 lost b    2 untyped c    3 list 1
///     before    none           0           none           2
///     lists     none; 0 is a; 1 is a, b; 2 is c; 3 is c, a, b
///
/// A list is the index of its last cell. Cells never change, so that returning to an earlier list and appending a whole
/// list take constant time.
struct FindingLog {
    /// A list of the log.
    struct List {
        fileprivate var last = -1
        /// How many values are read and not written again.
        fileprivate var lostCount = 0
    }

    private enum Item {
        case untyped(JSONDocument.Node)
        case lost(JSONDocument.Node)
        case list(last: Int)
    }

    private var cells: [(item: Item, previous: Int)] = []
    /// The list that grows.
    var current = List()

    /// Notes a value that is kept as JSON.
    mutating func appendUntyped(_ node: JSONDocument.Node) { append(.untyped(node)) }

    /// Notes a value that is read and not written again.
    mutating func appendLost(_ node: JSONDocument.Node) {
        append(.lost(node))
        current.lostCount += 1
    }

    /// Notes all values of a list.
    mutating func append(_ list: List) {
        guard list.last >= 0 else { return }
        append(.list(last: list.last))
        current.lostCount += list.lostCount
    }

    /// Whether values were noted as lost since the current list was an earlier one.
    func hasLosses(since list: List) -> Bool { current.lostCount > list.lostCount }

    private mutating func append(_ item: Item) {
        cells.append((item, current.last))
        current.last = cells.count - 1
    }

    /// The values of the current list in the order in which they were noted.
    var fit: TypeFit {
        var fit = TypeFit()
        var pending = [current.last]
        while var cell = pending.popLast() {
            while cell >= 0 {
                let (item, previous) = cells[cell]
                cell = previous
                switch item {
                case .untyped(let node): fit.untyped.append(node)
                case .lost(let node): fit.lost.append(node)
                case .list(let last):
                    pending.append(previous)
                    cell = last
                }
            }
        }
        fit.untyped.reverse()
        fit.lost.reverse()
        return fit
    }
}
