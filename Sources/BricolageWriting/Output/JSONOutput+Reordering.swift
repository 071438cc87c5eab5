extension JSONOutput {
    /// The length of the text so far, in bytes.
    var offset: Int { buffer.count }

    /// How many bytes separate two elements or members of the innermost container.
    var separatorCount: Int { 1 + leadCount }

    /// How many bytes are between a bracket or comma and the element or member after it.
    private var leadCount: Int { isIndented ? 1 + indentation(levels: depth) : 0 }

    /// Sorts the elements of the innermost array by their texts.
    ///
    /// - Parameters:
    ///   - start: The offset after the opening bracket of the array.
    ///   - ends: The offset after each of its elements; nothing else was written since `start`.
    mutating func sortElements(from start: Int, ends: [Int]) {
        guard error == nil, ends.count > 1 else { return }
        let elements = elements(from: start, ends: ends)
        reorder(elements, as: TextOrder.positions(of: elements, in: text))
    }

    /// The ranges of the elements of the innermost array.
    func elements(from start: Int, ends: [Int]) -> [Range<Int>] {
        var begin = start + leadCount
        return ends.map { end in
            defer { begin = end + separatorCount }
            return begin..<max(begin, end)
        }
    }

    /// Rewrites parts of the text in the given order, and moves their insertions with them.
    ///
    /// Parts that are missing in `order` are removed. The bytes between the first two parts separate all parts.
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

    /// The insertions in each of the given parts, which are the last ones of the text; empty if no part has any.
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
