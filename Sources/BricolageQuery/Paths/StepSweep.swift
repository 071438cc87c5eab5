internal import BricolageCore

/// Finds the steps to many values, and their locations, in one sweep over a document.
///
///     container   [ root ][ "menu" ][ 3 ]      the way to the value that was asked for last
///     child       [  12  ][   40   ][ 51 ]     where the sweep is in each
///     step        [  0   ][   7    ][ 8  ]     its number, once a value was asked for behind it
///
/// The values must be asked for in ascending order; the same one may be asked for again. A sweep is linear in the
/// document up to the last value, and makes each step once.
struct StepSweep {
    /// The steps that were found.
    private(set) var steps: [PathStep] = []
    private let storage: DocumentStorage
    private var open: [Open] = []
    private var reached = SourceLocation(offset: 0, line: 1, column: 1)

    private struct Open {
        let container: Int
        /// The child that the sweep has reached.
        var child: Int
        var position = 0
        var step: Int?
    }

    init(_ storage: DocumentStorage) {
        storage.part?.wantWhole()
        self.storage = storage
    }

    /// The location of a value.
    mutating func location(of index: Int) -> SourceLocation {
        let source = unsafe UnsafeBufferPointer(start: storage.source, count: Int(node(index).offset))
        reached = unsafe reached.advanced(over: UnsafeBufferPointer(rebasing: source[reached.offset...]))
        return reached
    }

    /// The number of the last step to a value; nil for the root.
    mutating func step(to index: Int) -> Int? {
        while let last = open.last, index >= Int(node(last.container).next) { open.removeLast() }
        var container = 0
        if let last = open.indices.last {
            advance(last, to: index)
            container = open[last].child
        }
        while container < index {
            open.append(Open(container: container, child: container + (isObject(container) ? 2 : 1)))
            advance(open.count - 1, to: index)
            container = open[open.count - 1].child
        }
        return number(of: open.count - 1)
    }

    private func node(_ index: Int) -> TapeNode { JSONDocument.Node(storage: storage, index: index).tapeNode }

    private func isObject(_ index: Int) -> Bool { node(index).tag == .object }

    /// Moves on to the child that is, or contains, a value.
    private mutating func advance(_ level: Int, to index: Int) {
        let keyed = isObject(open[level].container) ? 1 : 0
        while Int(node(open[level].child).next) <= index {
            open[level].child = Int(node(open[level].child).next) + keyed
            open[level].position += 1
            open[level].step = nil
        }
    }

    /// The number of the step at a level, which is made together with those before it if there is none yet.
    private mutating func number(of level: Int) -> Int? {
        guard level >= 0 else { return nil }
        var outer = level
        while outer >= 0, open[outer].step == nil { outer -= 1 }
        for level in outer + 1..<level + 1 {
            let child: PathStep.Child =
                isObject(open[level].container) ? .key(open[level].child - 1) : .element(open[level].position)
            steps.append(PathStep(outer: level > 0 ? open[level - 1].step : nil, child: child))
            open[level].step = steps.count - 1
        }
        return open[level].step
    }
}
