internal import BricolageCore

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
    /// The object that has it; nil for an element.
    weak var owner: RecordedObject?
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
