import Bricolage

/// Changes values in every possible way, and the same values made of Swift's own types.
///
/// After each change, all values must have the same text, including earlier copies, which share memory.
func checkChanges(_ input: [UInt8]) {
    var choices = Choices(input)
    let first = choices.value(depth: 3)
    var values = [Twin(json: first.json, plain: first)]
    while !choices.isEmpty {
        let place = choices.number(below: values.count)
        if values.count < 6, choices.happens(onceIn: 6) { values.append(values[place]) }
        if choices.happens(onceIn: 40) { values.remove(at: place) }
        if values.isEmpty { return }
        let index = choices.number(below: values.count)
        values[index].change(&choices)
        let text = values[index].plain.text()
        if text.utf8.count > 20_000 { return }
        precondition(values[index].json.description == text, "\(values[index].json) instead of \(text)")
    }
    for twin in values {
        precondition(twin.json.description == twin.plain.text(), "\(twin.json) instead of \(twin.plain.text())")
        for again in [twin.plain.json, twin.plain.turnedAround.json] {
            precondition(twin.json == again, "equal values are not: \(again)")
            precondition(twin.json.hashValue == again.hashValue, "equal values have different hashes: \(again)")
        }
        checkKeys(twin.json, twin.plain)
    }
}

/// Each key must give the last of its members, and each object must know whether it has duplicate keys.
private func checkKeys(_ json: JSON, _ plain: PlainValue) {
    switch plain {
    case .array(let elements):
        for (index, element) in elements.enumerated() { checkKeys(json[index] ?? .null, element) }
    case .object(let members):
        precondition(json.object?.hasDuplicateKeys == plain.hasDuplicateKeys, "duplicate keys in \(json)")
        for member in members.reversed() where plain.hasDuplicateKeys {
            let last = members.last { $0.key.unicodeScalars.elementsEqual(member.key.unicodeScalars) }
            precondition(json[member.key]?.description == last?.value.text(), "\(member.key) in \(json)")
        }
        for member in members where !plain.hasDuplicateKeys { checkKeys(json[member.key] ?? .null, member.value) }
    default: break
    }
}

private struct Twin {
    var json: JSON
    var plain: PlainValue

    mutating func change(_ choices: inout Choices) {
        let depth = choices.number(below: 4)
        json.change(&plain, &choices, depth: depth)
    }
}

extension JSON {
    /// Changes the value, or one at any depth inside it.
    fileprivate mutating func change(_ plain: inout PlainValue, _ choices: inout Choices, depth: Int) {
        switch plain {
        case .array(var elements) where depth > 0 && !elements.isEmpty:
            let index = choices.number(below: elements.count)
            // A copy that exists during the change shares the memory.
            let copy = choices.happens(onceIn: 4) ? self : .null
            if choices.happens(onceIn: 2) {
                self[index]?.change(&elements[index], &choices, depth: depth - 1)
            } else {
                array?[index].change(&elements[index], &choices, depth: depth - 1)
            }
            withExtendedLifetime(copy) {}
            plain = .array(elements)
        case .object(var members) where depth > 0 && !members.isEmpty:
            let key = choices.element(of: members.map(\.key))
            // The last member of a key counts.
            let last = members.lastIndex { $0.key.unicodeScalars.elementsEqual(key.unicodeScalars) } ?? 0
            if choices.happens(onceIn: 2) {
                self[key]?.change(&members[last].value, &choices, depth: depth - 1)
            } else {
                object?[key]?.change(&members[last].value, &choices, depth: depth - 1)
            }
            plain = .object(members)
        case .array(var elements):
            changeElements(&self, &elements, &choices)
            plain = .array(elements)
        case .object(var members):
            changeMembers(&self, &members, &choices)
            plain = .object(members)
        default:
            plain = choices.value(depth: 2)
            self = plain.json
        }
    }
}

private func changeElements(_ json: inout JSON, _ elements: inout [PlainValue], _ choices: inout Choices) {
    let new = choices.value(depth: 1)
    let index = choices.number(below: elements.count + 1)
    switch choices.number(below: 8) {
    case 0:
        json.array?.append(new.json)
        elements.append(new)
    case 1:
        json.array?.insert(new.json, at: index)
        elements.insert(new, at: index)
    case 2 where index < elements.count:
        json[index] = nil
        elements.remove(at: index)
    case 3 where index < elements.count:
        json[index] = new.json
        elements[index] = new
    case 4:
        let end = min(elements.count, index + choices.number(below: 4))
        let added = Array(repeating: new, count: choices.number(below: 5))
        json.array?.replaceSubrange(index..<end, with: added.map(\.json))
        elements.replaceSubrange(index..<end, with: added)
    case 5 where !elements.isEmpty:
        json.array?.removeLast()
        elements.removeLast()
    case 6:
        let gap = choices.number(below: 3)
        json[elements.count + gap] = new.json
        elements += Array(repeating: .null, count: gap) + [new]
    default:
        json.array?.removeAll { $0.isNull }
        elements.removeAll { if case .null = $0 { true } else { false } }
    }
}

private func changeMembers(
    _ json: inout JSON, _ members: inout [(key: String, value: PlainValue)], _ choices: inout Choices
) {
    struct Interruption: Error {}
    let new = choices.value(depth: 1)
    let key = members.isEmpty || choices.happens(onceIn: 2) ? choices.string() : choices.element(of: members.map(\.key))
    func isKey(_ other: String) -> Bool { other.unicodeScalars.elementsEqual(key.unicodeScalars) }
    let place = members.lastIndex { isKey($0.key) }
    precondition((json[key] == nil) == (place == nil), "\(key) in \(json)")
    switch choices.number(below: 8) {
    case 0, 1:
        json[key] = new.json
        if let place { members[place].value = new } else { members.append((key, new)) }
    case 2:
        json.object?.append(key: key, value: new.json)
        members.append((key, new))
    case 3:
        json[key] = nil
        members.removeAll { isKey($0.key) }
    case 4:
        let old = json.object?.updateValue(new.json, forKey: key)
        precondition(old == place.map { members[$0].value.json }, "\(key) in \(json)")
        if let place { members[place].value = new } else { members.append((key, new)) }
    case 5:
        let old = json.object?.removeValue(forKey: key)
        precondition(old == place.map { members[$0].value.json }, "\(key) in \(json)")
        members.removeAll { isKey($0.key) }
    case 6:
        let count = 60 + choices.number(below: 10)
        for number in 0..<count {
            json.object?.append(key: "more \(number)", value: .null)
            members.append(("more \(number)", .null))
        }
    default:
        // The condition may throw at any member; nothing may change then.
        let last = choices.happens(onceIn: 2) ? choices.number(below: members.count + 1) : members.count
        let bits = choices.byte()
        var position = 0
        try? json.object?.removeAll { _, _ in
            if position == last { throw Interruption() }
            position += 1
            return bits >> (position % 8) & 1 == 1
        }
        if last < members.count { return }
        members = members.enumerated().filter { bits >> (($0.offset + 1) % 8) & 1 == 0 }.map(\.element)
    }
}
