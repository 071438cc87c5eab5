public import BricolageCore

extension JSON {
    /// The value at a pointer (RFC 6901, section 4).
    ///
    /// Reading returns nil if it leads nowhere. Assigning nil removes the value; removing the root makes it `null`.
    /// Assigning a value creates missing objects on the path and, in arrays, the element after the last one (also spelt
    /// `-`). Scalars in the way, and arrays that a token does not index, are replaced by objects; `set(_:at:)` throws
    /// for such an array instead. Existing values can be changed in place, without a copy.
    public subscript(pointer pointer: JSONPointer) -> JSON? {
        get {
            var value = self
            for token in pointer.tokens {
                guard let next = value.child(token) else { return nil }
                value = next
            }
            return value
        }
        _modify {
            let tokens = pointer.tokens
            var value: JSON?
            guard leads(tokens) else {
                defer { if let value { change(at: tokens[...], .set(value)) } }
                yield &value
                return
            }
            // The value is taken out of its containers meanwhile, so that it is uniquely referenced.
            var (parents, taken) = takeValue(at: tokens[...])
            value = consume taken
            defer {
                putBack(value ?? .null, into: &parents)
                if value == nil { remove(tokens[...]) }
            }
            yield &value
        }
    }

    /// Sets the value at a pointer, creating missing objects on the path; scalars in the way are replaced by objects.
    ///
    /// - Throws: `JSONPointerError` if a token does not index the array that it meets; then nothing changes.
    public mutating func set(_ value: JSON, at pointer: JSONPointer) throws(JSONPointerError) {
        try checkIndices(pointer.tokens)
        change(at: pointer.tokens[...], .set(value))
    }

    /// Throws for the first token that does not index the array it meets.
    ///
    /// This is separate from the assignment, which must hold the only reference to what it changes.
    private func checkIndices(_ tokens: [String]) throws(JSONPointerError) {
        var current: JSON? = self
        for (depth, token) in tokens.enumerated() {
            if case .array(let elements)? = current, Self.position(token, in: elements) == nil {
                let array = JSONPointer(tokens: Swift.Array(tokens[..<depth]))
                throw JSONPointerError(
                    .noSuchIndex(token, at: array), in: JSONPointer(tokens: tokens).description,
                    at: array.description.utf8.count + 1)
            }
            current = current?.child(token)
        }
    }

    private func child(_ token: String) -> JSON? {
        switch self {
        case .object(let members): members[token]
        case .array: JSONPointer.arrayIndex(token).flatMap { self[$0] }
        default: nil
        }
    }

    /// The index that a token means for an assignment: an element, or the place after the last one.
    private static func position(_ token: String, in elements: Array) -> Int? {
        if token == "-" { return elements.count }
        return JSONPointer.arrayIndex(token).flatMap { $0 <= elements.count ? $0 : nil }
    }

    private enum Change {
        case set(JSON)
        case removeChild(String)
    }

    /// Whether there is a value at a pointer.
    private func leads(_ tokens: [String]) -> Bool {
        var value: JSON? = self
        for token in tokens {
            value = value?.child(token)
            if value == nil { return false }
        }
        return true
    }

    /// Changes the value at a pointer, creating what is missing on the path.
    @inline(never)
    private mutating func change(at tokens: ArraySlice<String>, _ change: Change) {
        var (parents, current) = takeValue(at: tokens)
        switch change {
        case .set(let value): current = value
        case .removeChild(let token): current.removeChild(token)
        }
        putBack(current, into: &parents)
    }

    /// The container from which a value was taken, and the token of the value in it.
    private typealias Parent = (parent: JSON, token: String)

    /// Takes out the value at a pointer, creating what is missing on the path; `putBack` puts it there again.
    ///
    /// Each child is taken out of its parent on the way down, so that uniquely referenced storage is not copied. There
    /// is no recursion: a pointer may be as long as a document is deep.
    private mutating func takeValue(at tokens: ArraySlice<String>) -> (parents: [Parent], value: JSON) {
        var parents: [Parent] = []
        var current = self
        self = .null
        for token in tokens {
            var child = JSON.null
            if case .array(var elements) = current, let position = Self.position(token, in: elements) {
                current = .null
                if position == elements.count { elements.append(.null) }
                swap(&child, &elements[position])
                parents.append((.array(elements), String(position)))
            } else {
                var members = current.object ?? [:]
                current = .null
                child = members.updateValue(.null, forKey: token) ?? .null
                parents.append((.object(members), token))
            }
            current = child
        }
        return (parents, current)
    }

    /// Puts a value back where it was taken out, from the innermost container to the outermost.
    private mutating func putBack(_ value: JSON, into parents: inout [Parent]) {
        var current = value
        while case (var parent, let token)? = parents.popLast() {
            if case .array(var elements) = parent, let position = Int(token) {
                parent = .null
                elements[position] = current
                current = .array(elements)
            } else if case .object(var members) = parent {
                parent = .null
                members[token] = current
                current = .object(members)
            }
        }
        self = current
    }

    private mutating func remove(_ tokens: ArraySlice<String>) {
        guard let last = tokens.last else {
            self = .null
            return
        }
        let parent = tokens.dropLast()
        guard self[pointer: JSONPointer(tokens: Swift.Array(parent))]?.child(last) != nil else { return }
        change(at: parent, .removeChild(last))
    }

    private mutating func removeChild(_ token: String) {
        if case .array = self {
            if let position = JSONPointer.arrayIndex(token) { self[position] = nil }
        } else {
            self[token] = nil
        }
    }
}
