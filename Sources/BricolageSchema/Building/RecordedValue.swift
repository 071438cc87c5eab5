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

/// The members that were requested.
final class RecordedObject {
    let path: [String]
    private(set) var members: [RecordedMember] = []
    /// What stands for members of any name, if they were requested.
    private(set) var anyMember: RecordedMember?
    /// The members for which the initialiser has asked if they are null, often before requesting them.
    var keysAskedForNull: Set<String> = []
    /// How many keys the type knows, if it has asked which of them are present.
    var listedKeyCount: Int?
    /// Whether members that were not requested are refused.
    var closes = false
    /// Whether the type has listed the keys, and their names may be any.
    var listsAnyKey = false

    init(path: [String]) { self.path = path }

    /// The members, with what stands for those of any name.
    var allMembers: [RecordedMember] { members + (anyMember.map { [$0] } ?? []) }

    /// What stands for members of any name, under a key, recorded as requested if it was not yet.
    func requestAnyMember(_ key: String) -> RecordedMember {
        if let anyMember { return anyMember }
        let member = RecordedMember(key: key, name: key, path: path + [key], standsForOthers: true)
        member.owner = self
        anyMember = member
        return member
    }

    /// The member with a key, recorded as requested if it was not yet.
    func member(_ key: String, name: String) -> RecordedMember {
        if let known = members.first(where: { ExactText.equal($0.key, key) }) { return known }
        let member = RecordedMember(key: key, name: name, path: path + [key])
        adopt(member)
        return member
    }

    /// Adds a member that another run has requested.
    func adopt(_ member: RecordedMember) {
        member.owner = self
        members.append(member)
    }
}

/// A member that was requested.
final class RecordedMember {
    let key: String
    /// The key in documents.
    let name: String
    let path: [String]
    /// Whether it stands for members of any name or for all elements of an array.
    let standsForOthers: Bool
    /// What the first request that was not refused has asked for.
    var contents = RecordedContents.fragment([:])
    /// What later requests have asked for in runs that refused the first ones.
    var alternatives: [RecordedContents] = []
    /// How many requests there were in one run.
    private(set) var requestCount = 0
    /// Whether the initialiser has asked if it is there.
    var isAskedForPresence = false
    /// Whether it was requested as optional, or a run has succeeded without it.
    var isOptional = false
    /// Whether it was requested as optional, or a run has succeeded with null for it.
    var allowsNull = false
    fileprivate weak var owner: RecordedObject?
    /// The only value that it may have, if the type compares it with a constant.
    var constant: JSON?
    /// The values of an enumeration, which may decide which other members are requested.
    var choices: [Choice] = []

    typealias Choice = (value: Any, json: JSON)

    init(key: String, name: String, path: [String], standsForOthers: Bool = false) {
        self.key = key
        self.name = name
        self.path = path
        self.standsForOthers = standsForOthers
        isOptional = standsForOthers
    }

    /// Records a request; later ones than the first that is not refused leave the contents as they are.
    func request(_ contents: @autoclosure () -> RecordedContents, after refusals: Int) {
        requestCount += 1
        if requestCount <= refusals + 1 { self.contents = contents() }
    }

    /// Whether a run has requested it as optional, which for scalars are two questions and a request.
    var isRequestedAsOptional: Bool { isOptional || isAskedForPresence && isAskedForNull }

    /// Whether the initialiser has asked if this element is null.
    var isElementAskedForNull = false

    /// Whether it is the first element of an array.
    var isElement: Bool { standsForOthers && owner == nil }

    /// Whether the initialiser has asked if it is null.
    var isAskedForNull: Bool { isElementAskedForNull || owner?.keysAskedForNull.contains(key) == true }
}

/// The elements that were requested.
final class RecordedArray {
    let path: [String]
    private(set) var elements: [RecordedContents] = []
    /// How many elements there are at least and at most, if the initialiser has asked for the count.
    var leastCount = 0
    var mostCount: Int?
    /// The first element, on which alternatives are tried for all of them.
    private(set) var first: RecordedMember?
    /// Whether the initialiser has asked for the count or the end, so that there may be any number of elements.
    var asksForCount = false

    init(path: [String]) { self.path = path }

    /// The element at an index that is requested next; nil for others than the first.
    func element(_ index: Int) -> RecordedMember? {
        guard index == 0 else { return nil }
        let element = first ?? RecordedMember(key: "[0]", name: "[0]", path: path + ["[0]"], standsForOthers: true)
        first = element
        return element
    }

    func append(_ element: RecordedContents) { elements.append(element) }
}
