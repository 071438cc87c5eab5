internal import BricolageCore

/// The walk over a value that is written on one line, with unsorted members, and is known not to exceed the depth
/// limit.
///
///     {"a":1,"b":[2,3],"c":           each value is followed by a comma, which the bracket of its container replaces
///                    ▲     ▲ end
///                    └ end of the inner container: the comma after 3 became this bracket
///
/// Nobody else writes meanwhile, so `place` and `levels` need no updates: the end of the text stays in a register, and
/// only the remaining contents of the open containers are stored.
extension JSONOutput {
    /// Whether a container can be written this way.
    ///
    /// The height of a container may leave out an innermost container that is empty.
    @inline(__always)
    func canWalkCompactly(_ value: UnsafePointer<JSON>) -> Bool {
        guard !isIndented, !sortsKeys else { return false }
        let (levels, isTooHigh) = depth.addingReportingOverflow(value.lend { ContainerStorage.height(of: $0) })
        return levels < uncheckedDepth && !isTooHigh
    }

    /// Writes a container and everything in it.
    @inline(never)
    mutating func walkCompactly(_ value: UnsafePointer<JSON>) {
        guard var end = beginValue() else { return }
        guard var inner = OpenContainer(value) else { return }
        if inner.isEmpty {
            end.append(inner.brackets)
            return endValue(end)
        }
        var outer = OpenContainers()
        end.append(inner.opening)
        while true {
            if let child = inner.isObject ? writeMembers(of: &inner, &end) : writeElements(of: &inner, &end) {
                makeRoom(at: &end)
                end.append(child.opening)
                outer.append(inner)
                inner = child
            } else {
                makeRoom(at: &end)
                end.retreat(1)
                end.append(inner.closing)
                guard let last = outer.popLast() else { break }
                inner = last
                end.append(UInt8(ascii: ","))
            }
        }
        endValue(end)
    }

    /// Writes the remaining elements of an array, up to the next non-empty array or object among them, which is
    /// returned.
    @inline(__always)
    private mutating func writeElements(of open: inout OpenContainer, _ end: inout OutputCursor) -> OpenContainer? {
        var element = open.next.assumingMemoryBound(to: JSON.self)
        let last = open.end.assumingMemoryBound(to: JSON.self)
        while element < last {
            makeRoom(at: &end)
            guard let after = element.lend(to: { appendingScalar($0, at: end) }) else {
                if let child = begin(element, &end) {
                    open.next = UnsafeRawPointer(element + 1)
                    return child
                }
                element += 1
                continue
            }
            end = after
            end.append(UInt8(ascii: ","))
            element += 1
        }
        return nil
    }

    /// Writes the remaining members of an object, up to the next one whose value is a non-empty array or object, which
    /// is returned.
    @inline(__always)
    private mutating func writeMembers(of open: inout OpenContainer, _ end: inout OutputCursor) -> OpenContainer? {
        var member = open.next.assumingMemoryBound(to: ObjectStorage.Member.self)
        let last = open.end.assumingMemoryBound(to: ObjectStorage.Member.self)
        while member < last {
            member.key.lend { end = appendingQuoted($0, at: end) }
            end.append(UInt8(ascii: ":"))
            guard let after = member.value.lend(to: { appendingScalar($0, at: end) }) else {
                if let child = begin(member.value, &end) {
                    open.next = UnsafeRawPointer(member + 1)
                    return child
                }
                member += 1
                continue
            }
            end = after
            end.append(UInt8(ascii: ","))
            member += 1
        }
        return nil
    }

    /// Returns a container that has contents; writes an empty one, and returns nil.
    @inline(__always)
    private mutating func begin(_ value: UnsafePointer<JSON>, _ end: inout OutputCursor) -> OpenContainer? {
        guard let container = OpenContainer(value) else { return nil }
        if !container.isEmpty { return container }
        end.append(container.brackets)
        end.append(UInt8(ascii: ","))
        return nil
    }

    /// Writes a scalar, for which room is reserved if it is short; nil for arrays and objects.
    @inline(__always)
    private mutating func appendingScalar(_ value: JSON, at cursor: OutputCursor) -> OutputCursor? {
        var end = cursor
        switch value {
        case .string(let value): return appendingQuoted(value, at: cursor)
        case .number(let value): return appending(value, at: cursor)
        case .bool(let value): end.append(value)
        case .null: end.appendNull()
        case .array, .object: return nil
        }
        return end
    }

    /// Makes room for a short value at the end of the text.
    @inline(__always)
    private mutating func makeRoom(at end: inout OutputCursor) {
        if !buffer.hasRoom(for: 0, at: end) { end = grown(at: end) }
    }

    @inline(never)
    private mutating func grown(at end: OutputCursor) -> OutputCursor {
        buffer.end = end
        buffer.reserve()
        return buffer.end
    }
}

extension OpenContainer {
    @inline(__always)
    fileprivate var isEmpty: Bool { next == end }

    @inline(__always)
    fileprivate var opening: UInt8 { isObject ? UInt8(ascii: "{") : UInt8(ascii: "[") }

    @inline(__always)
    fileprivate var closing: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    /// Both brackets.
    @inline(__always)
    fileprivate var brackets: (UInt8, UInt8) { (opening, closing) }
}

extension OutputCursor {
    @inline(__always)
    fileprivate mutating func append(_ brackets: (UInt8, UInt8)) { append(brackets.0, brackets.1) }
}
