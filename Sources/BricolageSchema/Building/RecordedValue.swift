internal import BricolageCore

/// The requests of an initialiser for one value.
///
///     let box = try decoder.container(keyedBy: Keys.self)          object
///     name = try box.decode(String.self, forKey: .name)              name ▸ required ▸ {"type": "string"}
///     age = try box.decodeIfPresent(Int.self, forKey: .age)          age  ▸ optional ▸ {"type": "integer"}
///     var list = try box.nestedUnkeyedContainer(forKey: .list)       list ▸ required ▸ a value of its own
///
/// Requests of one kind are merged: a class and its superclass, for example, read the same value.
final class RecordedValue {
    /// The keys that lead here from the value that the type is read from.
    let path: [String]
    private(set) var object: RecordedObject?
    private(set) var array: RecordedArray?
    /// The schemas of the types that the whole value was decoded as.
    private(set) var fragments: [JSON.Object] = []
    /// Whether the initialiser has asked if the value is null.
    var asksForNull = false

    init(path: [String] = []) { self.path = path }

    func requestObject() -> RecordedObject {
        let requested = object ?? RecordedObject(path: path)
        object = requested
        return requested
    }

    func requestArray() -> RecordedArray {
        let requested = array ?? RecordedArray(path: path)
        array = requested
        return requested
    }

    func request(_ fragment: JSON.Object) {
        if !fragments.contains(fragment) { fragments.append(fragment) }
    }

    /// All arrays that were requested here and below, except for those in elements.
    var arrays: [RecordedArray] {
        (array.map { [$0] } ?? []) + (object?.allMembers ?? []).flatMap { $0.contents.value?.arrays ?? [] }
    }

    /// The object that has members at a path; nil if no object was requested there.
    func object(at path: some Sequence<String>) -> RecordedObject? {
        var value: RecordedValue? = self
        for key in path { value = value?.object?.members.first { ExactText.equal($0.key, key) }?.contents.value }
        return value?.object
    }

    /// All members that were requested here and below, each with its path.
    var members: [RecordedMember] {
        let below = (object?.allMembers ?? []).flatMap { [$0] + ($0.contents.value?.members ?? []) }
        let first = array?.first.map { [$0] } ?? []
        return below + first + (array?.elements ?? []).flatMap { $0.value?.members ?? [] }
    }
}

/// The contents of a member or an element: the schema of a type, or a value that the initialiser itself examines.
enum RecordedContents {
    case fragment(JSON.Object)
    case value(RecordedValue)

    var value: RecordedValue? { if case .value(let value) = self { value } else { nil } }
}
