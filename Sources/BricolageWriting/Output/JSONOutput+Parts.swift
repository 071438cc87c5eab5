extension JSONOutput {
    /// The text so far.
    var text: UnsafeBufferPointer<UInt8> { buffer.bytes }

    /// An output with the same options, for a value that is written separately and inserted here later.
    package func makePart() -> JSONOutput {
        var part = JSONOutput(formatting: formatting, outerDepth: outerDepth + depth, capacity: 64)
        part.dropsRepeatedKeys = dropsRepeatedKeys
        part.maximumDepth = remainingDepth
        if let texts = details?.nonFiniteTexts { part.makeDetails().nonFiniteTexts = texts }
        if !userInfo.isEmpty { part.makeDetails().userInfo = userInfo }
        return part
    }

    /// How many levels of nesting the next value may have.
    package var remainingDepth: Int { maximumDepth == .max ? .max : max(0, maximumDepth - depth) }

    /// Returns the text of a part; an error in it becomes an error of this output.
    package mutating func takeText(of part: consuming JSONOutput) -> [UInt8] {
        do {
            return try part.finish()
        } catch {
            fail(error.reason)
            return []
        }
    }

    /// Reserves the place of a value that is written to a segment and inserted later.
    mutating func writePlace(ofSegment segment: Int) {
        guard let end = beginValue() else { return }
        buffer.end = end
        makeDetails().insertions.append(.init(offset: buffer.count, segment: segment))
        endValue()
    }

    /// The places of the values that are written to segments, in the order of the text.
    var insertions: [JSONOutputDetails.Insertion] { details?.insertions ?? [] }

    /// How many insertions at the end of the list are of segments with at least this number.
    func insertionCount(from segment: Int) -> Int {
        guard let details else { return 0 }
        var count = 0
        while count < details.insertions.count,
            details.insertions[details.insertions.count - 1 - count].segment >= segment
        {
            count += 1
        }
        return count
    }

    /// Inserts the texts of all segments with at least this number at their places.
    @inline(__always)
    mutating func insertTexts(from segment: Int, _ text: (Int) -> UnsafeBufferPointer<UInt8>) {
        let count = insertionCount(from: segment)
        guard count > 0, let details else { return }
        var source = buffer.count
        buffer.appendGap(details.insertions.suffix(count).reduce(0) { $0 + text($1.segment).count })
        var target = buffer.count
        // From the end, so that each part of the text is moved once.
        for _ in 0..<count {
            let place = details.insertions.removeLast()
            let text = text(place.segment)
            target -= source - place.offset
            buffer.move(place.offset..<source, to: target)
            source = place.offset
            target -= text.count
            buffer.replace(from: target, with: text)
        }
    }
}

extension JSONOutput {
    /// A place in the output to return to.
    struct Mark {
        fileprivate(set) var count: Int
        fileprivate var place: OutputPlace
        fileprivate var depth: Int
        fileprivate var trackedDepth: Int
        fileprivate var keys: Int
        fileprivate var object: WrittenKeys.Object
        fileprivate var details: Details?

        struct Details {
            var hasError = false
            var insertions = 0
        }

        /// How many insertions precede this place.
        var insertionCount: Int { details?.insertions ?? 0 }
    }

    /// The current place.
    @inline(__always)
    var mark: Mark {
        Mark(
            count: buffer.count, place: place, depth: depth, trackedDepth: trackedDepth, keys: writtenKeys.count,
            object: writtenKeys.object,
            details: details.map { .init(hasError: $0.error != nil, insertions: $0.insertions.count) })
    }

    /// Removes everything written after a place, and errors since then; the containers open there must still be open.
    @inline(never)
    mutating func rollBack(to mark: Mark) {
        buffer.truncate(to: mark.count)
        while depth > mark.depth { levels.close() }
        trackedDepth = mark.trackedDepth
        writtenKeys.rollBack(to: mark.keys, mark.object)
        place = mark.place
        guard let details else { return }
        let before = mark.details ?? Mark.Details()
        if !before.hasError { details.error = nil }
        details.insertions.removeLast(max(0, details.insertions.count - before.insertions))
        details.keyIndexes.removeAll { $0.count > mark.keys }
    }
}
