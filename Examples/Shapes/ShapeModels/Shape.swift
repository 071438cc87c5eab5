public import Bricolage

/// Something with an area.
public protocol Shape: Codable, Sendable {
    /// How much of the plane it covers.
    var area: Double { get }
}

/// Round.
public struct Circle: Shape, Hashable {
    /// Half the width.
    public var radius: Double

    /// Creates a circle.
    public init(radius: Double) { self.radius = radius }

    /// Three and a bit times the square of the radius.
    public var area: Double { radius * radius * .pi }
}

/// With four equal sides.
public struct Square: Shape, Hashable {
    /// The length of each side.
    public var side: Double

    /// Creates a square.
    public init(side: Double) { self.side = side }

    /// The square of the side.
    public var area: Double { side * side }
}

/// An unknown shape covers nothing, and is written as it was read.
extension UnknownVariant: Shape {
    /// Nothing.
    public var area: Double { 0 }
}

/// The known shapes, distinguished by their `type`; other modules may add to them.
public enum Shapes: JSONVariantFamily {
    /// Circles and squares.
    public static let variants = JSONVariants<any Shape>(tag: "type") {
        JSONVariant("circle", Circle.self)
        JSONVariant("square", Square.self, aliases: ["rect"])
    }
}
