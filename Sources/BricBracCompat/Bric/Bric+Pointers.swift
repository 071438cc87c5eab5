internal import BricolageCore
internal import BricolagePointers

extension Bric {
    /// The value that a pointer leads to.
    ///
    /// - Throws: `BricReferenceError`.
    public func find(_ pointer: Pointer) throws -> Bric {
        var value = self
        for (depth, step) in pointer.enumerated() {
            let place = { JSONPointer(tokens: pointer.prefix(depth + 1).map(\.description)).description }
            switch (value, step) {
            case (.arr(let elements), .index(let index)) where elements.indices.contains(index): value = elements[index]
            case (.arr, _): throw BricReferenceError.arrayIndexNotFound(place())
            case (.obj(let members), .key(let key)):
                guard let member = members[key] else { throw BricReferenceError.objectKeyNotFound(place()) }
                value = member
            case (.obj, _): throw BricReferenceError.objectKeyNotFound(place())
            default: throw BricReferenceError.referenceToNonObject(place())
            }
        }
        return value
    }

    /// The value that the text of a JSON Pointer (RFC 6901) leads to; the first slash may be missing.
    ///
    /// - Throws: `BricReferenceError`.
    public func reference(_ pointer: String) throws -> Bric {
        let text = pointer.isEmpty || pointer.hasPrefix("/") ? pointer : "/" + pointer
        guard let tokens = try? JSONPointer(text).tokens else { throw BricReferenceError.invalidReferenceURI(pointer) }
        var value = self
        for (depth, token) in tokens.enumerated() {
            let place = { JSONPointer(tokens: Array(tokens[...depth])).description }
            switch value {
            case .arr(let elements):
                guard let index = JSONPointer.arrayIndex(token), index < elements.count else {
                    throw BricReferenceError.arrayIndexNotFound(place())
                }
                value = elements[index]
            case .obj(let members):
                guard let member = members[token] else { throw BricReferenceError.objectKeyNotFound(place()) }
                value = member
            default: throw BricReferenceError.referenceToNonObject(place())
            }
        }
        return value
    }

    /// What every `$ref` of this document refers to; references to other documents are errors.
    public func resolve() throws -> [String: Bric] {
        try resolve { address in
            guard address.isEmpty else { throw BricReferenceError.unresolvableReferenceRoot(address) }
            return self
        }
    }

    /// What every `$ref` refers to, added to what is known, with a function that knows other documents.
    public func resolve(
        _ known: [String: Bric] = [:], resolver: (String) throws -> Bric
    ) throws -> [String: Bric] {
        var found = known
        var unseen = [self]
        while let value = unseen.popLast() {
            switch value {
            case .arr(let elements): unseen += elements.reversed()
            case .obj(let members):
                if case .str(let reference)? = members["$ref"] {
                    let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                    guard parts.count == 2 else { throw BricReferenceError.unresolvableReferenceRoot(reference) }
                    found[reference] = try resolver(parts[0]).reference(parts[1])
                }
                unseen += Bric.sortedMembers(members).map(\.value).reversed()
            default: continue
            }
        }
        return found
    }
}
