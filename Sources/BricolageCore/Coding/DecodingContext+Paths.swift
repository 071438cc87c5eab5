/// The keys of coding paths, which are made on demand.
extension DecodingContext {
    /// How many keys lead to the value that is being decoded.
    var pathCount: Int { (outer?.count ?? 0) + steps.count }

    /// The last of these keys.
    var lastKey: (any CodingKey)? { steps.last.map { key(of: $0, after: neededPath(depth - 1)) } ?? outer?.lastKey }

    /// The keys that lead to the value of an error; code that tries several types causes several errors at one place.
    ///
    /// - Parameter step: A step from the end of the way; nil for the value at the end.
    func pathOfFailure(at step: DecodingStep?) -> [any CodingKey] {
        if let step, !isAtEnd(step) { return keys(to: step.index) }
        return path(depth, and: step?.leadsInside == true ? step : nil)
    }

    /// The keys that lead to a container.
    ///
    /// - Parameter depth: How many steps led there.
    func path(to container: Int, _ depth: Int) -> [any CodingKey] {
        leads(to: container, depth) ? path(depth) : keys(to: container)
    }

    /// The way to a member or element of a container, for a context that begins there.
    @inline(never)
    func way(to place: NestedPlace) -> CodingPath {
        let (container, depth) = (place.container, place.depth)
        let path = session.needsPaths ? path(to: container, depth) : []
        return way(to: container, depth, and: key(of: place.step, after: path))
    }

    /// The way to a member of a container that may not be there.
    @inline(never)
    func way(to container: Int, _ depth: Int, and key: some CodingKey) -> CodingPath {
        guard leads(to: container, depth) else { return CodingPath(CodingPath(keys(to: container)), .key(key)) }
        // Only one way leads to each place, so if a step is the same, all steps before it are.
        ways.removeLast(max(0, ways.count - depth))
        while let last = ways.last, !last.step.isSame(as: steps[ways.count - 1]) { ways.removeLast() }
        for index in ways.count..<depth {
            let key = self.key(of: steps[index], after: neededPath(index))
            ways.append((steps[index], CodingPath(ways.last?.way ?? outer, .key(key))))
        }
        return CodingPath(ways.last?.way ?? outer, .key(key))
    }

    /// The keys of the first steps, if the next key depends on them.
    private func neededPath(_ depth: Int) -> [any CodingKey] { session.needsPaths ? path(depth) : [] }

    /// The keys of the first steps, and of a further one.
    @inline(never)
    private func path(_ depth: Int, and step: DecodingStep? = nil) -> [any CodingKey] {
        var path = lastPath.take() ?? LastPath(outer: outer?.keys ?? [])
        path.lead(along: steps, depth, and: step) { key(of: $0, after: $1) }
        lastPath = path
        return path.keys
    }

    /// The keys that lead from the root to a value, found from the document alone.
    ///
    /// Keys of dictionaries are treated as keys of types here: only the way knew that they are data.
    func keys(to index: Int) -> [any CodingKey] {
        guard storage === session.storage else { return outer?.keys ?? [] }
        var path: [any CodingKey] = []
        for key in storage.codingPath(from: session.root.index, to: index) {
            if let position = key.intValue {
                path.append(JSONCodingKey(intValue: (path.isEmpty ? session.elementsBefore : 0) + position))
            } else {
                path.append(session.convertedKey(key.stringValue, after: path))
            }
        }
        return path
    }

    /// - Parameter path: The keys before this one, which may be left out if the session needs none.
    @inline(never)
    private func key(of step: DecodingStep, after path: [any CodingKey]) -> any CodingKey {
        if let position = step.elementPosition {
            // Only the elements of the root can be those of a part.
            let isInPart = session.elementsBefore > 0 && path.isEmpty
            return JSONCodingKey(intValue: isInPart ? session.elementsBefore + position : position)
        }
        let key = storage.string(step.index - 1)
        if step.isEntry { return JSONCodingKey(key) }
        let converted = session.convertedKey(key, after: path)
        return step.keyType.map { session.key(converted, ofType: $0) } ?? converted
    }
}
