internal import BricolageCore

// The segments of nested containers and super encoders.

extension EncodingSegment {
    /// A segment for a nested container that is a member of the innermost scope.
    ///
    /// Continues the container that was encoded under this key before, if any.
    func makeNested(_ shape: Shape, path: EncodingWay, forKey key: String) -> EncodingSegment {
        let start = output.mark
        output.key(key)
        switch output.findEarlierMember() {
        case nil:
            let nested = makeNested(path: path)
            return nested.open(shape) ? nested : makeDetached(shape, path: path.keys)
        case .segment(let number):
            output.rollBack(to: start)
            let nested = session.segment(number)
            // A super encoder that has encoded nothing is an empty object.
            guard nested.isIdle, nested.shape != .nothing || nested.openObject(), nested.open(shape) else {
                return makeDetached(shape, path: path.keys)
            }
            return nested
        case .text(let range, let insertion):
            let value = session.value(of: self, from: range.lowerBound, to: range.upperBound, insertion: insertion)
            let nested = makeNested(path: path)
            guard let value, shape.holdsContents(of: value) else { return makeDetached(shape, path: path.keys) }
            nested.fill(with: value)
            return nested
        }
    }

    /// A segment for a super encoder that is a member of the innermost scope.
    ///
    /// A second request for the same key continues the first super encoder while somebody still holds that; any other
    /// value under the key is replaced.
    func makeSuper(path: EncodingWay, forKey key: String) -> EncodingSegment {
        let start = output.mark
        output.key(key)
        if case .segment(let number)? = output.findEarlierMember(), session.isHeld(number),
            session.segment(number).isIdle
        {
            output.rollBack(to: start)
            return session.segment(number)
        }
        return makeNested(path: path)
    }

    /// Opens the container of a shape, if it is one; false if the innermost scope is something else.
    func open(_ shape: Shape) -> Bool {
        switch shape {
        case .object: openObject()
        case .array: openArray()
        default: true
        }
    }

    /// A segment whose text will be inserted at the current place of this one.
    ///
    /// The caller has checked that a value is allowed here.
    func makeNested(path: EncodingWay) -> EncodingSegment {
        if self === session.sink { return self }
        guard output.outerDepth + output.depth < session.maximumDepth else {
            let error = JSONWritingError(reason: .tooDeep(limit: session.maximumDepth))
            return session.discard(invalid(JSON.null, error, path: path.keys))
        }
        guard StackRoom.isLeft else { return session.discard(invalid(JSON.null, .outOfStack, path: path.keys)) }
        let segment = session.makeSegment(path, outerDepth: output.outerDepth + output.depth, capacity: 64)
        output.writePlace(ofSegment: segment.number)
        return segment
    }

    /// A segment for a container that was requested where none is possible: the session ends with an error.
    func makeDetached(_ shape: Shape, path: [any CodingKey]) -> EncodingSegment {
        let words = "a container was asked for where another value was encoded"
        let sink = session.discard(misuse(words, JSON.null, path: path))
        _ = sink.open(shape)
        return sink
    }
}
