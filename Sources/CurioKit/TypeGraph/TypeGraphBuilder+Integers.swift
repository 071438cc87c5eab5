internal import BricolageCore
internal import BricolageSchema

extension TypeGraphBuilder {
    /// The type of integers, with a note at each bound that allows some which the type refuses.
    ///
    /// Authors mean `Int` by a bound that JavaScript has rounded to 9223372036854776000, or that stands for none.
    mutating func integer(of parts: [SchemaPart]) -> TypeExpression {
        let bounds = IntegerBounds(parts)
        for use in bounds.beyondInt {
            guard let place = use.schema[use.keyword] else { continue }
            let message = "\(use.keyword) allows integers beyond 64 bits, which the type, Int, refuses"
            diagnostics.add(.note, .uncheckedRule, message, keyword: use.keyword, at: place, in: use.schema)
            diagnostics.check([use])
        }
        return bounds.type
    }
}
