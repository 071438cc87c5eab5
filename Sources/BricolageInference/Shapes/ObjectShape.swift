internal import BricolageCore

/// All objects at a place, told apart by their tags as long as these are few.
///
///     {"type": "circle", "radius": 1}     type = circle ─ Record: type, radius
///     {"type": "square", "side": 2}       type = square ─ Record: type, side
///     {"side": 3}                         plain         ─ Record: side
struct ObjectShape: Sendable, Equatable {
    private(set) var plain = Record()
    private(set) var tagged: [Tag: Record] = [:]
    /// Whether there were too many tags, so that all objects are plain.
    private(set) var isMixed = false

    /// The most tags that objects are told apart by.
    static let maximumTags = 32

    var count: Int { tagged.values.reduce(plain.count) { $0 + $1.count } }

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
        guard isMixed || tagged.count > Self.maximumTags else { return }
        isMixed = true
        for record in tagged.values { plain.merge(record, &bounds) }
        tagged = [:]
    }

    /// All objects together.
    func mixed(_ bounds: inout ShapeBounds) -> Record {
        tagged.values.reduce(into: plain) { $0.merge($1, &bounds) }
    }

    var size: Int { tagged.values.reduce(plain.size) { $0 + $1.size } }

    mutating func narrow(_ bounds: inout ShapeBounds) {
        plain.narrow(&bounds)
        for tag in tagged.keys { tagged[tag]?.narrow(&bounds) }
    }
}
