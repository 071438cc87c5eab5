internal import BricolageCore

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
