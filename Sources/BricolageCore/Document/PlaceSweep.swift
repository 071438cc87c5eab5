/// Finds pointers and locations of many values in one sweep over a document.
///
///     container   [ root ][ "lines" ][ 3 ]      the path to the last value that was requested
///     child       [  12  ][   40    ][ 51 ]     where the sweep is in each
///
/// The values must be requested in ascending order; keys may be among them, and have the pointers of their members. A
/// sweep is linear in the document up to the last value.
package struct PlaceSweep {
    private let storage: DocumentStorage
    private var steps: [Step] = []
    private var reached = SourceLocation(offset: 0, line: 1, column: 1)

    private struct Step {
        var container: Int
        /// The value inside the container that the sweep has reached.
        var value: Int
        var position = 0
    }

    package init(_ storage: DocumentStorage) {
        storage.part?.wantWhole()
        self.storage = storage
    }

    /// The pointer and the location of a value.
    package mutating func place(of index: Int) -> (pointer: JSONPointer, location: SourceLocation) {
        descend(to: index)
        return (pointer(), location(of: index))
    }

    /// The pointer to the last value that was requested.
    ///
    /// If `named` is given, the keys of all members but those with these values are `*`.
    func pointer(naming named: Set<Int>? = nil) -> JSONPointer {
        JSONPointer(
            tokens: steps.map { step in
                guard let key = key(of: step) else { return String(step.position) }
                return named?.contains(step.value) == false ? "*" : storage.string(key)
            })
    }

    /// The location of a value.
    package mutating func location(of index: Int) -> SourceLocation {
        let source = UnsafeBufferPointer(start: storage.source, count: Int(storage.tape[index].offset))
        reached = reached.advanced(over: UnsafeBufferPointer(rebasing: source[reached.offset...]))
        return reached
    }

    /// A step to the last value that was requested: the key, if it leads to a member, and the position inside the
    /// container; nil behind the last step.
    package func child(at level: Int) -> (key: Int?, position: Int)? {
        level < steps.count ? (key(of: steps[level]), steps[level].position) : nil
    }

    private func key(of step: Step) -> Int? {
        storage.tape[step.container].tag == .object ? step.value - 1 : nil
    }

    /// Moves on to a value; the result is how many steps to the last one lead to it as well.
    @discardableResult
    package mutating func descend(to index: Int) -> Int {
        while let last = steps.last, index >= Int(storage.tape[last.container].next) || index <= last.container {
            steps.removeLast()
        }
        var container = 0
        var kept = steps.count
        if var step = steps.popLast() {
            let value = step.value
            advance(&step, to: index)
            steps.append(step)
            container = step.value
            if container != value { kept -= 1 }
        }
        // A key comes before the value that the sweep reaches.
        while container < index, storage.tape[container].tag.isContainer {
            var step = Step(container: container, value: firstValue(of: container))
            advance(&step, to: index)
            steps.append(step)
            container = step.value
        }
        return kept
    }

    private func firstValue(of container: Int) -> Int {
        container + (storage.tape[container].tag == .object ? 2 : 1)
    }

    private func advance(_ step: inout Step, to index: Int) {
        let keyed = storage.tape[step.container].tag == .object ? 1 : 0
        while Int(storage.tape[step.value].next) <= index {
            step.value = Int(storage.tape[step.value].next) + keyed
            step.position += 1
        }
    }
}
