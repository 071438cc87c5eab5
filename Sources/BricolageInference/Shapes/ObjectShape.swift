internal import BricolageCore

/// All objects at a place, distinguished by their tags as long as these are few.
///
///     {"type": "circle", "radius": 1}     type = circle ─ Record: type, radius
///     {"type": "square", "side": 2}       type = square ─ Record: type, side
///     {"side": 3}                         plain         ─ Record: side
struct ObjectShape: Sendable, Equatable {
    private(set) var plain = Record()
    private(set) var tagged: [Tag: Record] = [:]
    /// Whether there were too many tags, so that all objects are plain.
    private(set) var isMixed = false

    /// The largest number of tags that are distinguished.
    static let maximumTags = 32

    var count: Int { records.reduce(0) { $0 + $1.count } }

    /// The objects of each tag, and those without one.
    var records: [Record] { [plain] + tagged.values }

    mutating func add(_ object: JSONDocument.Node, level: Int, _ bounds: inout ShapeBounds) {
        guard !isMixed, let tag = Tag(of: object) else { return plain.add(object, level: level, &bounds) }
        tagged[tag, default: Record()].add(object, level: level, &bounds)
        mixIfNeeded(&bounds)
    }

    mutating func merge(_ other: ObjectShape, _ bounds: inout ShapeBounds) {
        plain.merge(other.plain, &bounds)
        isMixed = isMixed || other.isMixed
        for (tag, record) in other.tagged { tagged[tag, default: Record()].merge(record, &bounds) }
        mixIfNeeded(&bounds)
    }

    private mutating func mixIfNeeded(_ bounds: inout ShapeBounds) {
        guard isMixed || tagged.count > min(Self.maximumTags, bounds.width) else { return }
        isMixed = true
        mix(&bounds)
    }

    /// Merges all objects, whatever their tags.
    mutating func mix(_ bounds: inout ShapeBounds) {
        bounds.withinDocuments { bounds in
            for record in tagged.values { plain.merge(record, &bounds) }
        }
        tagged = [:]
    }

    /// Merges the values of all members if no object has a tag and the objects are a map.
    mutating func makeMap(where isMap: (Record) -> Bool, _ bounds: inout ShapeBounds) {
        if tagged.isEmpty, isMap(plain) { plain.becomeMap(&bounds) }
    }

    /// Passes the value of each member to a closure that may change it, in an order independent of that of the
    /// documents.
    mutating func eachValue(_ body: (ExactKey?, inout ValueShape) -> Void) {
        plain.eachValue(body)
        for tag in tagged.keys.sorted() { tagged[tag]?.eachValue(body) }
    }

    var size: Int { records.reduce(0) { $0 + $1.size } }

    mutating func narrow(_ bounds: inout ShapeBounds) {
        mixIfNeeded(&bounds)
        plain.narrow(&bounds)
        for tag in tagged.keys { tagged[tag]?.narrow(&bounds) }
    }
}
