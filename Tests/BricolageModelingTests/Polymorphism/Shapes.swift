import BricolageCore
import BricolageFields
import BricolageModeling
import BricolageWriting

// The family that the tests of this folder are about.

protocol Shape: Codable, Sendable {
    var area: Double { get }
}

struct Circle: Shape, Hashable {
    var radius: Double
    var area: Double { 3 * radius * radius }
}

struct Square: Shape, Hashable {
    var side: Double
    var area: Double { side * side }
}

/// A shape that the family does not declare, as if it were from another module.
struct Triangle: Shape, JSONModel, GuessableDecodable, Hashable {
    var base: Double
    var height: Double
    var area: Double { base * height / 2 }

    init(base: Double, height: Double) { (self.base, self.height) = (base, height) }

    init(fields: inout JSONFields) throws {
        base = try fields["base"]
        height = try fields["height"]
    }

    func write(fields: inout JSONOutput) {
        fields["base"] = base
        fields["height"] = height
    }
}

extension UnknownVariant: Shape {
    var area: Double { 0 }
}

enum Shapes: JSONVariantFamily {
    static let variants = JSONVariants<any Shape>(tag: "type") {
        JSONVariant("circle", Circle.self)
        JSONVariant("square", Square.self, aliases: ["rect", 4])
    }
}

/// The same as a closed enumeration.
enum ClosedShape: JSONVariantEnum, Hashable {
    case circle(Circle)
    case square(Square)
    case unknown(UnknownVariant)

    static let variants = JSONVariants<ClosedShape>(tag: "type", unknown: .kept(as: ClosedShape.unknown)) {
        JSONVariant("circle", ClosedShape.circle)
        JSONVariant("square", ClosedShape.square, aliases: ["rect"])
    }

    var payload: any Encodable {
        switch self {
        case .circle(let circle): circle
        case .square(let square): square
        case .unknown(let unknown): unknown
        }
    }
}

extension [any Shape] {
    /// The shapes as values that can be compared.
    ///
    /// Shapes that cannot be compared are missing.
    var plain: [AnyHashable] { compactMap { ($0 as? any Hashable).map { AnyHashable($0) } } }
}
