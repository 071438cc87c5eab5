extension JSONOutput {
    /// The text so far.
    var text: UnsafeBufferPointer<UInt8> { buffer.bytes }

    /// An output with the same rules for a value that is written by itself and inserted here later.
    package func makePart() -> JSONOutput {
        var part = JSONOutput(formatting: formatting, outerDepth: outerDepth + depth, capacity: 64)
        part.dropsRepeatedKeys = dropsRepeatedKeys
        part.maximumDepth = maximumDepth == .max ? .max : max(0, maximumDepth - depth)
        if let texts = details?.nonFiniteTexts { part.makeDetails().nonFiniteTexts = texts }
        if !userInfo.isEmpty { part.makeDetails().userInfo = userInfo }
        return part
    }

    /// The text of a part; an error in it becomes an error of this output.
    package mutating func takeText(of part: consuming JSONOutput) -> [UInt8] {
        if let error = part.error { fail(error.reason) }
        return [UInt8](part.text)
    }

    /// Writes a value whose text is known to be JSON, laid out as it must be here.
    package mutating func writeText(_ text: [UInt8]) {
        guard beginValue() else { return }
        text.withUnsafeBufferPointer { buffer.append($0) }
        endValue()
    }

    /// Leaves a place for a value that is written elsewhere, to be inserted when everything is written.
    mutating func writePlace(ofSegment segment: Int) {
        guard beginValue() else { return }
        makeDetails().insertions.append(.init(offset: buffer.count, segment: segment))
        endValue()
    }

    /// The places of values that are written elsewhere, in the order of the text.
    var insertions: [JSONOutputDetails.Insertion] { details?.insertions ?? [] }
}

extension JSONOutput {
    /// A place in the output to return to.
    struct Mark {
        fileprivate var count: Int
        fileprivate var place: OutputPlace
        fileprivate var kinds: UInt64
        fileprivate var depth: Int
        fileprivate var trackedDepth: Int
        fileprivate var outerKinds: Int
        fileprivate var members: Int
        fileprivate var objects: Int
        fileprivate var insertions: Int
    }

    /// The place reached so far.
    var mark: Mark {
        Mark(
            count: buffer.count, place: place, kinds: kinds, depth: depth, trackedDepth: trackedDepth,
            outerKinds: outerKinds.count, members: details?.tracking.members.count ?? 0,
            objects: details?.tracking.objects.count ?? 0, insertions: details?.insertions.count ?? 0)
    }

    /// Forgets what was written after a place, errors included; the containers open there must still be open.
    mutating func rollBack(to mark: Mark) {
        buffer.truncate(to: mark.count)
        kinds = mark.kinds
        depth = mark.depth
        trackedDepth = mark.trackedDepth
        outerKinds.removeLast(max(0, outerKinds.count - mark.outerKinds))
        settlePlace()
        place = mark.place
        guard let details else { return }
        details.error = nil
        details.tracking.members.removeLast(max(0, details.tracking.members.count - mark.members))
        details.tracking.objects.removeLast(max(0, details.tracking.objects.count - mark.objects))
        details.insertions.removeLast(max(0, details.insertions.count - mark.insertions))
    }
}
