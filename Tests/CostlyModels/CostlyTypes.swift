internal import Bricolage

/// Types that contain themselves, and may be one of several.
package enum CostlyTypes {
    package static let all: [any (Decodable & SendableMetatype).Type] = [
        GeneratedUnion.self, HandWrittenUnion.self, AlternativesUnion.self, OverlappingUnion.self, ArrayUnion.self,
        CodableAlternatives.self, Recursive.self, AnyValue.self, Expression.self, SixOptions.self, DirectRow.self,
        Row.self, [String: Recursive].self, OneOf<[Int]>.Or<[Double]>.self, JSON.self,
    ]
}
