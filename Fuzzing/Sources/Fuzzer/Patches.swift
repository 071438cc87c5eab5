import Bricolage
import BricolageQuery

/// Applies JSON Patches and JSON Merge Patches, and finds those between two values.
///
/// An operation must give what the simple reference gives, or fail where that fails; then nothing changes. The patch
/// between two values must make one of the other, and be the same after it was written and read.
func checkPatches(_ input: [UInt8]) {
    var choices = Choices(input)
    let old = choices.value(depth: 3)
    var new = old
    for _ in 0..<8 where !choices.isEmpty { checkOperations(&new, &choices) }
    if choices.happens(onceIn: 4) { new = choices.value(depth: 3) }
    checkDifference(old, new)
    // A merge patch names members by their keys, and reading a value keeps the last of the members with one key.
    if old.containsDuplicateKeys || new.containsDuplicateKeys { return }
    checkRewriting(JSONPatch(from: old.json, to: new.json))
    checkMerging(old, new)
}

private func checkOperations(_ value: inout PlainValue, _ choices: inout Choices) {
    let operations = (0...choices.number(below: 3)).map { _ in choices.operation(on: value) }
    var json = value.json
    let result = Result { () throws(JSONPatchError) in
        try json.apply(JSONPatch(operations.map(\.operation)))
    }
    var changed = value
    for (index, operation) in operations.enumerated() {
        guard let next = changed.changed(by: operation) else {
            guard case .failure(let error) = result else { preconditionFailure("\(operation) fits \(changed.text())") }
            precondition(error.index == index, "\(error) instead of operation \(index)")
            precondition(json.description == value.text(), "a patch that fails changes \(value.text())")
            return
        }
        changed = next
    }
    precondition(json.description == changed.text(), "\(json) instead of \(changed.text()) after \(operations)")
    if changed.text().utf8.count < 20_000 { value = changed }
}

private func checkDifference(_ old: PlainValue, _ new: PlainValue) {
    let patch = JSONPatch(from: old.json, to: new.json)
    var json = old.json
    try? json.apply(patch)
    precondition(json == new.json, "\(json) instead of \(new.text())")
    precondition(patch.operations.isEmpty == (old.json == new.json), "\(patch)")
}

private func checkRewriting(_ patch: JSONPatch) {
    let read = try? JSON.decode(JSONPatch.self, from: JSON.encode(patch))
    precondition(read == patch, "\(String(describing: read)) instead of \(patch)")
}

private func checkMerging(_ old: PlainValue, _ new: PlainValue) {
    var json = old.json
    json.apply(mergePatch: new.json)
    precondition(json == old.merged(with: new).json, "\(json) instead of \(old.merged(with: new).text())")
    let patch = JSON.mergePatch(from: old.json, to: new.json)
    precondition((patch != nil) == old.canBecome(new), "\(patch ?? .null) makes \(new.text()) of \(old.text())")
    guard let patch else { return }
    json = old.json
    json.apply(mergePatch: patch)
    precondition(json == new.json, "\(json) instead of \(new.text())")
}

extension PlainOperation {
    fileprivate var operation: JSONPatch.Operation {
        switch self {
        case .add(let path, let value): .add(value.json, at: JSONPointer(tokens: path))
        case .remove(let path): .remove(at: JSONPointer(tokens: path))
        case .replace(let path, let value): .replace(at: JSONPointer(tokens: path), with: value.json)
        case .move(let source, let target): .move(from: JSONPointer(tokens: source), to: JSONPointer(tokens: target))
        case .copy(let source, let target): .copy(from: JSONPointer(tokens: source), to: JSONPointer(tokens: target))
        case .test(let path, let value): .test(at: JSONPointer(tokens: path), equals: value.json)
        }
    }
}

extension Choices {
    fileprivate mutating func operation(on value: PlainValue) -> PlainOperation {
        let place = path(in: value)
        switch number(below: 7) {
        case 0: return .remove(place)
        case 1: return .replace(place, self.value(depth: 1))
        case 2: return .move(place, path(in: value))
        case 3: return .copy(place, path(in: value))
        case 4: return .test(place, happens(onceIn: 4) ? self.value(depth: 1) : value.at(place)?.turnedAround ?? .null)
        default: return .add(place, self.value(depth: 1))
        }
    }

    /// A path to a value, or to a place beside one.
    private mutating func path(in value: PlainValue) -> [String] {
        var path: [String] = []
        var value = value
        while !happens(onceIn: 4) {
            switch value {
            case .array(let elements):
                let index = Int(word() % UInt64(elements.count + 1))
                path.append(happens(onceIn: 8) ? element(of: ["-", "00", "01", "-1", ""]) : String(index))
            case .object(let members):
                let isOther = members.isEmpty || happens(onceIn: 4)
                path.append(isOther ? element(of: ["", "-", "0", "~1", "k"]) : element(of: members.map(\.key)))
            default: return path
            }
            guard let next = value.at([path[path.count - 1]]) else { return path }
            value = next
        }
        return path
    }
}
