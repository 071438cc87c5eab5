// The policy for assignments: what was assigned can be read back at the same place. A place that does not exist is
// created, and a value of another kind in its way is replaced. An assignment is never ignored.

extension JSON {
    /// The value of a member.
    ///
    /// Reading returns nil if there is no such member or the value is not an object. Assigning nil removes the member;
    /// assigning a value sets it, at the end of the object if the key is new. A value of another kind is replaced by an
    /// object with this one member. Constant time on average in large objects.
    public subscript(key: String) -> JSON? {
        get { if case .object(let members) = self { members[key] } else { nil } }
        _modify {
            guard case .object(var members) = self else {
                var value: JSON?
                defer { if let value { self = .object([key: value]) } }
                yield &value
                return
            }
            self = .null
            defer { self = .object(members) }
            yield &members[key]
        }
    }

    /// The value of an element.
    ///
    /// Reading returns nil outside the bounds and for a value that is not an array. Assigning nil removes the element
    /// if it exists. Assigning a value past the end fills the gap with nulls, so the index should come from the program
    /// and not from input. A value of another kind is replaced by an array.
    ///
    /// - Precondition: When a value is assigned, the index is not negative.
    public subscript(index: Int) -> JSON? {
        get {
            guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
            return elements[index]
        }
        _modify {
            guard case .array(var elements) = self, elements.indices.contains(index) else {
                var value: JSON?
                defer { if let value { extend(to: index, with: value) } }
                yield &value
                return
            }
            self = .null
            // Meanwhile the element is moved out of its array, so that it can be changed without being copied.
            var value: JSON? = elements.take(at: index)
            defer {
                if let value { elements[index] = value } else { elements.remove(at: index) }
                self = .array(elements)
            }
            yield &value
        }
    }

    /// Adds an element past the end, and fills a gap before it with nulls.
    private mutating func extend(to index: Int, with value: JSON) {
        precondition(index >= 0, "an array has no element at a negative index")
        var elements = array ?? []
        self = .null
        while elements.count < index { elements.append(.null) }
        elements.append(value)
        self = .array(elements)
    }
}
