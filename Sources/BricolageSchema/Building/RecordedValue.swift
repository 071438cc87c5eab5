internal import BricolageCore

/// What the initialiser of a type has asked of one value.
///
///     let box = try decoder.container(keyedBy: Keys.self)          object
///     name = try box.decode(String.self, forKey: .name)              name ▸ required ▸ {"type": "string"}
///     age = try box.decodeIfPresent(Int.self, forKey: .age)          age  ▸ optional ▸ {"type": "integer"}
///     var list = try box.nestedUnkeyedContainer(forKey: .list)       list ▸ required ▸ a value of its own
///
/// Requests of one kind come together, as those of a class and its superclass do, which share a value.
final class RecordedValue {
    /// The keys that lead here from the value that the type is made of.
    let path: [String]
    private(set) var object: RecordedObject?
    private(set) var array: RecordedArray?
    /// The types that the whole value was decoded as.
    private(set) var fragments: [JSON.Object] = []
    /// Whether somebody has asked whether the value is null.
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

    /// Every member that was asked for here and below, each with its path.
    var members: [RecordedMember] {
        let below = (object?.members ?? []).flatMap { [$0] + ($0.contents.value?.members ?? []) }
        return below + (array?.elements ?? []).flatMap { $0.value?.members ?? [] }
    }
}

/// What a member or an element is: a type, or a value that the initialiser itself looks into.
enum RecordedContents {
    case fragment(JSON.Object)
    case value(RecordedValue)

    var value: RecordedValue? { if case .value(let value) = self { value } else { nil } }
}

/// The members that were asked for.
final class RecordedObject {
    let path: [String]
    private(set) var members: [RecordedMember] = []
    /// What members of any name are, if they were asked for.
    var anyMember: RecordedContents?
    /// The members of which somebody has asked whether they are null, often before asking for the member.
    var keysAskedForNull: Set<String> = []
    /// How many keys the type knows, if it has asked which of them are there.
    var listedKeyCount: Int?
    /// Whether members that were not asked for are refused.
    var closes = false
    /// Whether the keys that it listed may be any.
    var listsAnyKey = false

    init(path: [String]) { self.path = path }

    /// The member of a name, which is from now on one that was asked for.
    func member(_ key: String, name: String, _ contents: @autoclosure () -> RecordedContents) -> RecordedMember {
        if let known = members.first(where: { ExactText.equal($0.key, key) }) { return known }
        let member = RecordedMember(key: key, name: name, path: path + [key], contents: contents())
        member.owner = self
        members.append(member)
        return member
    }
}

/// A member that was asked for.
final class RecordedMember {
    let key: String
    /// The key as documents have it.
    let name: String
    let path: [String]
    let contents: RecordedContents
    /// Whether it was asked for in a way that takes its absence, or found to be missed by nobody.
    var isOptional = false
    /// Whether null was found to be taken.
    var allowsNull = false
    fileprivate weak var owner: RecordedObject?
    /// The only value that it may have, where the type compares it with one.
    var constant: JSON?
    /// The values of an enumeration, which may decide what else is asked for.
    var choices: [(value: Any, json: JSON)] = []

    init(key: String, name: String, path: [String], contents: RecordedContents) {
        self.key = key
        self.name = name
        self.path = path
        self.contents = contents
    }

    /// Whether somebody has asked whether it is null.
    var isAskedForNull: Bool { owner?.keysAskedForNull.contains(key) == true }
}

/// The elements that were asked for.
final class RecordedArray {
    let path: [String]
    private(set) var elements: [RecordedContents] = []
    /// Whether somebody has asked how many there are, so that there may be any number.
    var asksForCount = false

    init(path: [String]) { self.path = path }

    func append(_ element: RecordedContents) { elements.append(element) }
}
