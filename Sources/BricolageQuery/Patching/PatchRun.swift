internal import BricolageCore
internal import BricolagePointers

/// Removals from one container, and additions to it, that follow each other in a patch.
///
///     remove /list/0     a run: the list is taken out of the value once
///     remove /list/0
///     add /list/7
///     replace /name      not part of it
struct PatchRun {
    let changes: ArraySlice<JSONPatch.Operation>
    /// The pointer to the container; nil if the first operation is of another kind, and the run is that one.
    let container: JSONPointer?

    /// A change that does not fit, by its position in the patch, and why.
    typealias Failure = (index: Int, reason: JSONPatchError.Reason)

    /// The run at the beginning of some operations.
    init(_ operations: ArraySlice<JSONPatch.Operation>) {
        let container = operations.first?.changedContainer
        self.container = container
        changes =
            container == nil ? operations.prefix(1) : operations.prefix { $0.changedContainer == container }
    }
}

extension JSONPatch.Operation {
    /// The pointer to the container to which an operation adds something, or from which it removes something.
    fileprivate var changedContainer: JSONPointer? {
        switch self {
        case .add(_, let pointer), .remove(let pointer): pointer.parent
        default: nil
        }
    }
}

extension JSON.Array {
    /// Makes the changes of a run, each of which takes time linear in the distance from the place of the one before it.
    ///
    ///     [a, b, c]     [f, e, d]     the elements up to the place of the last change are in the array,
    ///     array         behind        those behind it wait in reverse order
    mutating func make(_ run: PatchRun) -> PatchRun.Failure? {
        var behind: [JSON] = []
        defer { while let element = behind.popLast() { append(element) } }
        func moveEnd(to position: Int, of array: inout JSON.Array) {
            while array.count > position { behind.append(array.removeLast()) }
            while array.count < position, let element = behind.popLast() { array.append(element) }
        }
        for (index, change) in zip(run.changes.indices, run.changes) {
            let all = count + behind.count
            switch change {
            case .add(let value, let pointer):
                let token = pointer.tokens.last ?? ""
                guard let position = token == "-" ? all : JSONPointer.arrayIndex(token), position <= all else {
                    return (index, .noSuchIndex(token, at: pointer.parent ?? .root))
                }
                moveEnd(to: position, of: &self)
                append(value)
            case .remove(let pointer):
                guard let position = pointer.tokens.last.flatMap(JSONPointer.arrayIndex), position < all else {
                    return (index, .nothing(at: pointer))
                }
                moveEnd(to: position + 1, of: &self)
                removeLast()
            default: break
            }
        }
        return nil
    }
}

extension JSON.Object {
    /// Makes the changes of a run; what is removed is removed at once, unless it is added again in between.
    mutating func make(_ run: PatchRun) -> PatchRun.Failure? {
        var removed: Set<ExactKey> = []
        for (index, change) in zip(run.changes.indices, run.changes) {
            switch change {
            case .add(let value, let pointer):
                let key = pointer.tokens.last ?? ""
                if removed.contains(ExactKey(key)) { remove(&removed) }
                self[key] = value
            case .remove(let pointer):
                let key = pointer.tokens.last ?? ""
                guard self[key] != nil, removed.insert(ExactKey(key)).inserted else {
                    return (index, .nothing(at: pointer))
                }
            default: break
            }
        }
        remove(&removed)
        return nil
    }

    private mutating func remove(_ keys: inout Set<ExactKey>) {
        if !keys.isEmpty { removeAll { key, _ in keys.contains(ExactKey(key)) } }
        keys = []
    }
}
