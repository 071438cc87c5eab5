public import Bricolage
public import ShapeModels

/// With three sides.
public struct Triangle: Shape, Hashable {
    /// The length of the lowest side.
    public var base: Double
    /// The distance from there to the opposite corner.
    public var height: Double

    /// Creates a triangle.
    public init(base: Double, height: Double) {
        self.base = base
        self.height = height
    }

    /// Half of the rectangle around it.
    public var area: Double { base * height / 2 }
}

extension JSONVariantRegistry {
    /// Adds triangles to the shapes that a coder knows.
    public mutating func registerTriangles() throws(JSONVariantError) {
        try register(Triangle.self, as: "triangle", in: Shapes.self)
    }
}
