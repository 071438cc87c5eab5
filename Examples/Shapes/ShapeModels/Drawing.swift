public import Bricolage

/// Shapes of all types, in all kinds of places.
public struct Drawing: Codable, Sendable {
    /// Behind everything else.
    @Polymorphic<Shapes>.Value public var background: (any Shape)?
    /// From the back to the front.
    @Polymorphic<Shapes>.Value public var shapes: [any Shape]
    /// Shapes to be used again.
    @Polymorphic<Shapes>.Value public var byKey: [String: any Shape]

    /// Creates a drawing.
    public init(background: (any Shape)? = nil, shapes: [any Shape], byKey: [String: any Shape] = [:]) {
        self.background = background
        self.shapes = shapes
        self.byKey = byKey
    }

    /// How much all shapes cover together.
    public var area: Double {
        shapes.reduce(0) { $0 + $1.area } + byKey.values.reduce(0) { $0 + $1.area } + (background?.area ?? 0)
    }

    /// The shapes that were left out when the drawing was read.
    public var omissions: [DecodingIssue] { $shapes + $byKey + $background }
}
