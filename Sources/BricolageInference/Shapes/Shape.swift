public import BricolageCore

/// A summary of documents: which kinds of values and which strings occur where, and how often.
///
///     Shape ─ ValueShape                                     the whole document
///               ├ TextShape    formats of all texts; the texts, while they are few
///               ├ NumberShape  with a fraction or without
///               ├ ArrayShape ─ ValueShape                    all elements together
///               └ ObjectShape ─ Record, by tag ─ Member, by key ─ ValueShape
///
/// The shapes of parts of the documents can be merged into the shape of all, whatever the parts and the order:
///
///     var shape = Shape()
///     for document in documents { shape.add(document) }
///     let schema = shape.schema()
///
/// Its memory is bounded, however many documents there are. Beyond its limits a shape becomes coarser: many different
/// strings are not listed, an object with more than `maximumMembers` different keys is a map, and values more than
/// `maximumDepth` levels deep are ignored. These bounds depend on the documents alone. A shape that would still exceed
/// `maximumSize` treats narrower objects as maps and distinguishes fewer tags; how much narrower may depend on the
/// order. Such documents have a hundred thousand different places.
public struct Shape: Sendable {
    /// The most different keys of an object that is described member by member.
    public static let maximumMembers = 1024
    /// The deepest nesting of arrays and objects that is examined.
    public static let maximumDepth = 64
    /// The most places and listed strings of a shape.
    public static let maximumSize = 100_000

    private(set) var root = ValueShape()
    private var bounds = ShapeBounds(width: Shape.maximumMembers)

    /// The shape of no documents: merged with any other shape, it changes nothing.
    public init() {}

    /// The shape of one document.
    public init(_ document: JSONDocument) {
        add(document)
    }

    /// The number of documents.
    public var documentCount: Int { root.count }
}

extension Shape {
    /// Adds a document.
    ///
    /// Linear in the document.
    public mutating func add(_ document: JSONDocument) {
        bounds.document = root.count
        root.add(document.root, level: 0, &bounds)
        narrowIfNeeded()
    }

    /// Adds all documents of another shape.
    public mutating func merge(_ other: Shape) {
        narrow(to: other.bounds.width)
        bounds.document = root.count
        root.merge(other.root, &bounds)
        bounds.size += other.bounds.size
        narrowIfNeeded()
    }

    /// The shape of the documents of both.
    public func merged(with other: Shape) -> Shape {
        var merged = self
        merged.merge(other)
        return merged
    }
}

extension Shape {
    /// How many places and listed texts there are.
    package var size: Int { root.size }

    /// The size to which a shape is narrowed: determining the size takes time linear in the shape, so it is not
    /// repeated before an eighth of the maximum has been added.
    private static let settledSize = maximumSize / 8 * 7

    private mutating func narrowIfNeeded() {
        guard bounds.size > Self.maximumSize else { return }
        // Places counted when they were added may have become part of a map since.
        bounds.size = root.size
        while bounds.size > Self.settledSize, bounds.width > 0 {
            narrow(to: bounds.width / 2)
            bounds.size = root.size
        }
    }

    private mutating func narrow(to width: Int) {
        guard width < bounds.width else { return }
        bounds.width = width
        root.narrow(&bounds)
    }
}

extension Shape: Equatable {
    /// Whether both shapes have the same content.
    public static func == (lhs: Shape, rhs: Shape) -> Bool {
        lhs.root == rhs.root && lhs.bounds.width == rhs.bounds.width
    }
}

/// How large a shape may become, and how large it is.
struct ShapeBounds: Sendable {
    /// The most members of an object that is described member by member.
    var width: Int
    /// An upper bound of the number of places and listed texts.
    var size = 0
    /// The number of the document being added, or of the first of those being merged.
    var document = 0

    /// Merges values that have been added before, so that their documents keep their numbers.
    mutating func withinDocuments<Result>(_ body: (inout ShapeBounds) -> Result) -> Result {
        let current = document
        document = 0
        defer { document = current }
        return body(&self)
    }
}
