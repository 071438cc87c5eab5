extension JSONOutput {
    /// How much text there is.
    var offset: Int { buffer.count }

    /// How many bytes stand between two values of the innermost container.
    var separatorCount: Int { 1 + leadCount }

    /// How many bytes stand between a bracket or comma and the value behind it.
    private var leadCount: Int { isIndented ? 1 + indentation(levels: depth) : 0 }

    /// Puts the elements of the innermost array in the order of their texts.
    ///
    /// - Parameters:
    ///   - start: The offset behind the bracket of the array.
    ///   - ends: The offsets behind its elements, which are all that was written since.
    mutating func sortElements(from start: Int, ends: [Int]) {
        guard error == nil, ends.count > 1 else { return }
        let elements = elements(from: start, ends: ends)
        reorder(elements, as: TextOrder.positions(of: elements, in: text))
    }

    /// Where the elements of the innermost array stand.
    func elements(from start: Int, ends: [Int]) -> [Range<Int>] {
        var begin = start + leadCount
        return ends.map { end in
            defer { begin = end + separatorCount }
            return begin..<max(begin, end)
        }
    }

    /// Writes parts of the text anew in the given order, and moves the places of texts to be inserted with them.
    ///
    /// What the order leaves out is gone. Between any two parts stands what stands between the first two.
    mutating func reorder(_ parts: [Range<Int>], as order: [Int]) {
        guard let head = parts.first, parts.count > 1, order != Swift.Array(parts.indices) else { return }
        let separator = Swift.Array(buffer.bytes[head.upperBound..<parts[1].lowerBound])
        var rewritten: [UInt8] = []
        rewritten.reserveCapacity(buffer.count - head.lowerBound)
        let untouched = insertions.prefix { $0.offset <= head.lowerBound }
        let insertionsOfParts = self.insertions(in: parts)
        var moved: [JSONOutputDetails.Insertion] = []
        for index in order {
            if !rewritten.isEmpty { rewritten += separator }
            let shift = head.lowerBound + rewritten.count - parts[index].lowerBound
            for insertion in insertionsOfParts.isEmpty ? [] : insertionsOfParts[index] {
                moved.append(.init(offset: insertion.offset + shift, segment: insertion.segment))
            }
            rewritten += buffer.bytes[parts[index]]
        }
        if !insertionsOfParts.isEmpty { details?.insertions = untouched + moved }
        buffer.replaceTail(from: head.lowerBound, with: rewritten)
    }

    /// The places of texts to be inserted in each of the last parts of the text; none at all where no part has any.
    private func insertions(in parts: [Range<Int>]) -> [ArraySlice<JSONOutputDetails.Insertion>] {
        guard let head = parts.first else { return [] }
        var remaining = insertions.drop { $0.offset <= head.lowerBound }
        guard !remaining.isEmpty else { return [] }
        return parts.map { part in
            let own = remaining.prefix { $0.offset <= part.upperBound }
            remaining = remaining.dropFirst(own.count)
            return own
        }
    }
}
