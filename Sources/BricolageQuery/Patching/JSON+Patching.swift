public import BricolageCore
internal import BricolagePointers

extension JSON {
    /// Makes the changes of a JSON Patch, all or none (RFC 6902, section 5).
    ///
    ///     add      parent exists             object: set      array: insert
    ///     remove, replace, test              the value exists
    ///     move     remove + add              copy             add
    ///
    /// Containers on the way to a change are copied once, unless nobody else holds them; the rest is shared.
    ///
    /// Each operation is linear in its pointers; in arrays also in the elements behind its place, and when it removes a
    /// member, in the members of the object. Where operations add to and remove from the same array or object one after
    /// the other, as in every patch that `init(from:to:)` finds, the second and each later one is linear only in the
    /// distance from the place of the one before it, unless it adds a member that one of them has removed.
    ///
    /// - Parameter mostCopied: How many values the `copy` operations may copy. Copies share memory, but a patch of a
    ///   few lines that copies a document into itself again and again makes a value too large to be written.
    /// - Throws: The first operation that does not fit; then nothing changes.
    public mutating func apply(_ patch: JSONPatch, mostCopied: Int = 1_000_000) throws(JSONPatchError) {
        var changed = self
        var copies = 0
        var rest = patch.operations[...]
        while !rest.isEmpty {
            let run = PatchRun(rest)
            if let (index, reason) = changed.perform(run, &copies, mostCopied) {
                throw JSONPatchError(reason: reason, operation: patch.operations[index], index: index)
            }
            rest = rest.dropFirst(run.changes.count)
        }
        self = changed
    }

    /// Makes the changes of a run; returns the first that does not fit.
    private mutating func perform(
        _ run: PatchRun, _ copies: inout Int, _ mostCopied: Int
    ) -> PatchRun.Failure? {
        if let container = run.container, run.changes.count > 1 {
            switch self[pointer: container]?.kind {
            case .array: return self[pointer: container]?.array?.make(run) ?? nil
            case .object: return self[pointer: container]?.object?.make(run) ?? nil
            default: break  // The first change does not fit.
            }
        }
        for (index, operation) in zip(run.changes.indices, run.changes) {
            if let reason = perform(operation, &copies, mostCopied) { return (index, reason) }
        }
        return nil
    }

    /// Makes a change; returns why it does not fit.
    private mutating func perform(
        _ operation: JSONPatch.Operation, _ copies: inout Int, _ mostCopied: Int
    ) -> JSONPatchError.Reason? {
        switch operation {
        case .add(let value, let pointer): return add(value, at: pointer)
        case .remove(let pointer):
            guard self[pointer: pointer] != nil else { return .nothing(at: pointer) }
            self[pointer: pointer] = nil
        case .replace(let pointer, let value):
            guard self[pointer: pointer] != nil else { return .nothing(at: pointer) }
            self[pointer: pointer] = value
        case .move(let source, let target):
            guard let value = self[pointer: source] else { return .nothing(at: source) }
            if source == target { return nil }
            if source.isAbove(target) { return .movedIntoItself }
            self[pointer: source] = nil
            return add(value, at: target)
        case .copy(let source, let target):
            guard let value = self[pointer: source] else { return .nothing(at: source) }
            guard let count = value.valueCount(upTo: mostCopied - copies) else { return .copyLimit(mostCopied) }
            copies += count
            return add(value, at: target)
        case .test(let pointer, let value):
            guard let found = self[pointer: pointer] else { return .nothing(at: pointer) }
            if found != value { return .unequal(found) }
        }
        return nil
    }

    private mutating func add(_ value: JSON, at pointer: JSONPointer) -> JSONPatchError.Reason? {
        guard let parent = pointer.parent, let token = pointer.tokens.last else {
            self = value
            return nil
        }
        switch self[pointer: parent]?.kind {
        case nil: return .nothing(at: parent)
        case .object: self[pointer: pointer] = value
        case .array:
            let count = self[pointer: parent]?.count ?? 0
            guard let position = token == "-" ? count : JSONPointer.arrayIndex(token), position <= count else {
                return .noSuchIndex(token, at: parent)
            }
            self[pointer: parent]?.array?.replaceSubrange(position..<position, with: [value])
        default: return .notAContainer(at: parent)
        }
        return nil
    }

    /// How many values there are in this one, itself included; nil if there are more than a limit.
    private func valueCount(upTo limit: Int) -> Int? {
        var count = 0
        var pending = [self]
        while let value = pending.popLast() {
            count += 1
            guard count + pending.count + value.count <= limit else { return nil }
            switch value {
            case .array(let elements): pending += elements
            case .object(let members): pending += members.values
            default: break
            }
        }
        return count
    }
}

extension JSONPointer {
    /// Whether a pointer leads to something inside the value at this one.
    fileprivate func isAbove(_ other: JSONPointer) -> Bool {
        tokens.count < other.tokens.count
            && JSONPointer(tokens: Array(other.tokens.prefix(tokens.count))) == self
    }
}
