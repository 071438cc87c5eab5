/// An operation of a JSON Patch on values made of Swift's own types (RFC 6902, section 4).
enum PlainOperation {
    case add([String], PlainValue)
    case remove([String])
    case replace([String], PlainValue)
    case move([String], [String])
    case copy([String], [String])
    case test([String], PlainValue)
}

extension PlainValue {
    /// The value after an operation; nil if it does not fit.
    func changed(by operation: PlainOperation) -> PlainValue? {
        switch operation {
        case .add(let path, let value): return adding(value, at: path[...])
        case .remove(let path): return path.isEmpty ? .null : removing(path[...])
        case .replace(let path, let value): return at(path) == nil ? nil : replacing(path[...], with: value)
        case .test(let path, let value): return at(path).flatMap { $0.isEqual(to: value) ? self : nil }
        case .copy(let source, let target): return at(source).flatMap { adding($0, at: target[...]) }
        case .move(let source, let target):
            guard let value = at(source) else { return nil }
            let isBelow = target.count >= source.count && zip(source, target).allSatisfy { PlainValue.same($0, $1) }
            if isBelow { return target.count == source.count ? self : nil }
            return removing(source[...])?.adding(value, at: target[...])
        }
    }

    /// The value at a path; nil if there is none.
    func at(_ path: [String]) -> PlainValue? {
        path.reduce(self) { value, token in
            guard let value else { return nil }
            guard case .array(let elements) = value else { return value[token] }
            return Self.index(token, below: elements.count).map { elements[$0] }
        }
    }

    private static func index(_ token: String, below limit: Int) -> Int? {
        (0..<limit).first { String($0) == token }
    }

    /// The value with the one at a path changed by a function, which gets the value around it and the last token.
    private func changing(
        _ path: ArraySlice<String>, _ change: (PlainValue, String) -> PlainValue?
    ) -> PlainValue? {
        guard let token = path.first else { return nil }
        if path.count == 1 { return change(self, token) }
        guard let inner = at([token])?.changing(path.dropFirst(), change) else { return nil }
        return replacing([token], with: inner)
    }

    private func replacing(_ path: ArraySlice<String>, with value: PlainValue) -> PlainValue? {
        if path.isEmpty { return value }
        return changing(path) { parent, token in
            switch parent {
            case .array(var elements):
                guard let index = Self.index(token, below: elements.count) else { return nil }
                elements[index] = value
                return .array(elements)
            case .object(var members):
                guard let last = members.lastIndex(where: { Self.same($0.key, token) }) else { return nil }
                members[last].value = value
                return .object(members)
            default: return nil
            }
        }
    }

    private func removing(_ path: ArraySlice<String>) -> PlainValue? {
        changing(path) { parent, token in
            switch parent {
            case .array(var elements):
                guard let index = Self.index(token, below: elements.count) else { return nil }
                elements.remove(at: index)
                return .array(elements)
            case .object(let members):
                let kept = members.filter { !Self.same($0.key, token) }
                return kept.count == members.count ? nil : .object(kept)
            default: return nil
            }
        }
    }

    private func adding(_ value: PlainValue, at path: ArraySlice<String>) -> PlainValue? {
        if path.isEmpty { return value }
        return changing(path) { parent, token in
            switch parent {
            case .array(var elements):
                let end = token == "-" ? elements.count : nil
                guard let index = end ?? Self.index(token, below: elements.count + 1) else { return nil }
                elements.insert(value, at: index)
                return .array(elements)
            case .object(let members):
                return parent[token] == nil
                    ? .object(members + [(token, value)]) : parent.replacing([token], with: value)
            default: return nil
            }
        }
    }
}

// MARK: Merge patches

extension PlainValue {
    /// The value after a JSON Merge Patch (RFC 7396, section 2).
    func merged(with patch: PlainValue) -> PlainValue {
        guard case .object(let changes) = patch else { return patch }
        var members: [(key: String, value: PlainValue)] = []
        if case .object(let own) = self { members = own }
        for change in changes {
            let place = members.firstIndex { Self.same($0.key, change.key) }
            if case .null = change.value {
                if let place { members.remove(at: place) }
            } else if let place {
                members[place].value = members[place].value.merged(with: change.value)
            } else {
                members.append((change.key, PlainValue.null.merged(with: change.value)))
            }
        }
        return .object(members)
    }

    /// Whether some merge patch makes another value of this one: none can set a member to null.
    func canBecome(_ new: PlainValue) -> Bool {
        guard case .object(let members) = new else { return true }
        return members.allSatisfy { member in
            let former = self[member.key]
            if case .null = member.value { return former.map { $0.isEqual(to: .null) } ?? false }
            return (former ?? .null).canBecome(member.value)
        }
    }
}
